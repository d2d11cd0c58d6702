#!/usr/bin/env python3
"""Checks that code which must not compile does not, and that the compiler's first error says why.

Usage: check.py INCLUDE COMPILER...

Each .cpp file beside this script says in its first line what is to happen:
    // compiles
    // error: TEXT ... TEXT     the first line with "error:" has these texts in this order
"""

import pathlib
import subprocess
import sys


def first_error(compiler, include, source):
    """The first error line, or None if the file compiles."""
    run = subprocess.run([*compiler, "-std=c++20", "-fsyntax-only", "-I", include, source],
                         capture_output=True, text=True, errors="replace")
    if run.returncode == 0:
        return None
    return next((line for line in run.stderr.splitlines() if "error:" in line), "(no line with an error)")


def has_in_order(line, texts):
    where = 0
    for text in texts:
        where = line.find(text, where)
        if where < 0:
            return False
        where += len(text)
    return True


def fault(compiler, include, source):
    """What is wrong with one case, or None."""
    head = source.read_text(encoding="utf-8").splitlines()[0]
    error = first_error(compiler, include, source)
    if head == "// compiles":
        return error and f"must compile, but: {error}"
    kind, _, wanted = head.partition(": ")
    if kind != "// error" or not wanted:
        return "its first line says neither '// compiles' nor '// error: TEXT'"
    if error is None:
        return "compiles, but must not"
    message = error.partition("error:")[2]
    return None if has_in_order(message, wanted.split(" ... ")) else f"the first error lacks '{wanted}': {error}"


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    include, compiler = sys.argv[1], sys.argv[2:]
    sources = sorted(pathlib.Path(__file__).parent.glob("*.cpp"))
    faults = [(source.name, fault(compiler, include, source)) for source in sources]
    for name, what in faults:
        print(f"{name}: {what or 'ok'}")
    sys.exit(1 if not sources or any(what for _, what in faults) else 0)


if __name__ == "__main__":
    main()
