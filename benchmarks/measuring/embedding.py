"""What a variant costs those who embed it: compile time, memory of the compiler, bytes."""

import os
import re
import subprocess

from measuring.positions import VARIANTS


def resources_of(command):
    """CPU seconds and peak memory in MB of a command and its children."""
    process = subprocess.Popen(command)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise subprocess.CalledProcessError(process.returncode, command)
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024 / 1e6


def compile_cost(workshop, compiler, variant):
    """The CPU seconds and the memory in MB of compiling a file that prints a variant's legal moves."""
    command = workshop.compile_command(compiler, ["-O2"], "legal_moves.cpp", variant)
    return resources_of(workshop.pinned([*command, "-o", os.devnull]))


def table_bytes(workshop, compiler, variant):
    """The bytes of the library's constants in a program that counts and lists leaves."""
    path = workshop.object_path("leaves", compiler, "native", variant).with_suffix(".o")
    text = subprocess.run(["nm", "--demangle", "--format=sysv", "--print-size", path], capture_output=True, text=True,
                          check=True).stdout
    # Name, value, class, type, size, line, section; a demangled name may itself have bars.
    symbols = re.findall(r"^(.*?) *\|(?:[^|\n]*\|){3}([0-9a-f]+)\|[^|\n]*\|\.rodata", text, re.MULTILINE)
    return sum(int(size, 16) for name, size in symbols if name.startswith("tabia::"))


def object_sizes(workshop, compiler):
    """The bytes of each variant's position and move list."""
    lines = workshop.run("sizes", compiler, "portable", None).splitlines()
    sizes = {name: (int(position), int(moves)) for name, position, moves in map(str.split, lines)}
    return {variant: sizes[variant] for variant in VARIANTS}
