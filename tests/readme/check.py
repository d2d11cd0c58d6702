#!/usr/bin/env python3
"""Holds the README to its word.

usage: check.py README INCLUDE_DIRECTORY COMPILER [ARGUMENT...] -- EXAMPLE...

Every ```cpp block with a `main` is compiled as printed and run; a ```text block that follows with nothing but prose
of at most one line between is what it must print. In every ```console block the commands that call one of the
examples in `build/examples/` (lines that begin with `$ `) must print the lines below them.
"""
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

EXAMPLES = "build/examples/"


def blocks(text):
    """The fenced blocks of the text: (language, line number of the fence, content, lines of prose before)."""
    found, prose, inside = [], 0, None
    for number, line in enumerate(text.splitlines(), 1):
        fence = re.fullmatch(r"```(\w*)", line)
        if inside is not None:
            if fence:
                found.append((inside[0], inside[1], "".join(inside[2]), inside[3]))
                inside, prose = None, 0
            else:
                inside[2].append(line + "\n")
        elif fence:
            inside = (fence[1], number, [], prose)
        elif line.strip():
            prose += 1
    return found


class Checks:
    def __init__(self):
        self.passed, self.failed = 0, 0

    def compare(self, what, wanted, got):
        if wanted == got:
            self.passed += 1
        else:
            self.failed += 1
            print(f"{what}:\n--- the README says\n{wanted}--- in fact\n{got}")


def check_program(checks, where, source, wanted, compile_command):
    with tempfile.TemporaryDirectory() as directory:
        program = pathlib.Path(directory, "program")
        built = subprocess.run([*compile_command, "-x", "c++", "-", "-o", program], input=source,
                               capture_output=True, text=True)
        checks.compare(f"{where}: compiling", "", built.stderr)
        if built.returncode == 0:
            ran = subprocess.run([program], capture_output=True, text=True, timeout=60)
            checks.compare(f"{where}: exit status", 0, ran.returncode)
            if wanted is not None:
                checks.compare(f"{where}: output", wanted, ran.stdout)


def check_console(checks, where, session, examples):
    for part in re.split(r"^\$ ", session, flags=re.MULTILINE)[1:]:
        command, _, wanted = part.partition("\n")
        words = shlex.split(command)
        if words[0].startswith(EXAMPLES):
            example = examples[words[0].removeprefix(EXAMPLES)]
            ran = subprocess.run([example, *words[1:]], capture_output=True, text=True, timeout=60)
            checks.compare(f"{where}: {command}", wanted, ran.stdout + ran.stderr)


def main():
    if len(sys.argv) < 6 or "--" not in sys.argv:
        sys.exit(__doc__)
    end = sys.argv.index("--")
    readme, include, *compiler = sys.argv[1:end]
    examples = {pathlib.Path(path).name: path for path in sys.argv[end + 1:]}
    compile_command = [*compiler, "-std=c++20", f"-I{include}"]
    found = blocks(pathlib.Path(readme).read_text(encoding="utf-8"))
    checks, programs = Checks(), 0
    for (language, line, content, _), (next_language, _, after, prose) in zip(found, [*found[1:], ("", 0, "", 0)]):
        where = f"block at line {line}"
        if language == "cpp" and "int main(" in content:
            programs += 1
            wanted = after if next_language == "text" and prose <= 1 else None
            check_program(checks, where, content, wanted, compile_command)
        elif language == "console":
            check_console(checks, where, content, examples)
    print(f"{programs} programs; {checks.passed} checks passed, {checks.failed} failed")
    sys.exit(1 if checks.failed or not programs else 0)


main()
