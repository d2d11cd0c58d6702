#!/usr/bin/env python3
"""Compiles every header of the library alone, for its syntax only.

usage: check.py INCLUDE_DIRECTORY COMPILER [ARGUMENT...]
"""
import concurrent.futures
import os
import pathlib
import subprocess
import sys


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    root, command = pathlib.Path(sys.argv[1]), sys.argv[2:]
    headers = sorted(path.relative_to(root).as_posix() for path in root.rglob("*.hpp"))
    if not headers:
        sys.exit(f"no headers under {root}")

    def compile_alone(header):
        return subprocess.run(
            [*command, "-std=c++20", f"-I{root}", "-fsyntax-only", "-x", "c++", "-"],
            input=f"#include <{header}>\n", capture_output=True, text=True)

    failed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for header, result in zip(headers, pool.map(compile_alone, headers)):
            if result.returncode != 0:
                failed += 1
                print(f"{header} does not compile alone:\n{result.stderr}")
    print(f"{len(headers) - failed} headers compile alone, {failed} do not")
    sys.exit(1 if failed else 0)


main()
