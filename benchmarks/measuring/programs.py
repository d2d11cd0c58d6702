"""Compiling the programs that measure, and running them on one core."""

import concurrent.futures
import dataclasses
import json
import os
import shutil
import subprocess
import sys

from measuring.positions import VARIANTS

BUILDS = {"native": ["-O3", "-march=native", "-DNDEBUG"], "portable": ["-O2", "-DNDEBUG"]}
LANGUAGE = ["-std=c++20"]


def progress(text):
    print(text, file=sys.stderr, flush=True)


def installed_compilers():
    found = [compiler for compiler in ("g++", "clang++") if shutil.which(compiler)]
    for compiler in sorted({"g++", "clang++"} - set(found)):
        progress(f"{compiler} is not installed: skipped")
    if not found:
        sys.exit("table: neither g++ nor clang++ is installed")
    return found


def first_line(command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()[0]


def has_google_benchmark(compiler):
    probe = [compiler, *LANGUAGE, "-fsyntax-only", "-x", "c++", "-"]
    return subprocess.run(probe, input="#include <benchmark/benchmark.h>\n", capture_output=True,
                          text=True).returncode == 0


@dataclasses.dataclass
class Workshop:
    """Where programs are built and how they are run."""

    sources: os.PathLike
    include: os.PathLike
    scratch: os.PathLike
    core: int

    def pinned(self, command):
        return ["taskset", "-c", str(self.core), *map(str, command)]

    def compile_command(self, compiler, flags, source, variant):
        about = [f"-DTABIA_VARIANT={variant}"] if variant else []
        return [compiler, *LANGUAGE, *flags, *about, "-I", str(self.include), "-c", str(self.sources / source)]

    def object_path(self, program, compiler, build, variant):
        return self.scratch / "-".join(filter(None, (program, variant, build, compiler)))

    def build(self, program, compiler, build, variant=None, libraries=()):
        target = self.object_path(program, compiler, build, variant)
        object_file = target.with_suffix(".o")
        command = self.compile_command(compiler, BUILDS[build], f"{program}.cpp", variant)
        subprocess.run([*command, "-o", str(object_file)], check=True)
        subprocess.run([compiler, str(object_file), "-o", str(target), *libraries], check=True)

    def build_all(self, compilers, with_costs):
        work = [("leaves", compiler, build, variant)
                for compiler in compilers for build in BUILDS for variant in VARIANTS]
        work += [("sizes", compilers[0], "portable")]
        if with_costs:
            libraries = ("-lbenchmark", "-lpthread")
            work += [("costs", compiler, "native", variant, libraries)
                     for compiler in compilers for variant in VARIANTS]
        with concurrent.futures.ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
            waiting = [pool.submit(self.build, *job) for job in work]
            try:
                for number, done in enumerate(concurrent.futures.as_completed(waiting), 1):
                    done.result()
                    progress(f"built {number} of {len(work)}")
            except subprocess.CalledProcessError:
                pool.shutdown(cancel_futures=True)
                raise

    def run(self, program, compiler, build, variant, *arguments):
        command = self.pinned([self.object_path(program, compiler, build, variant), *arguments])
        return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout

    def seconds_of_walk(self, compiler, build, mode, variant, position, at_least):
        """How long the leaves of a position take; a wrong count ends the run."""
        text = self.run("leaves", compiler, build, variant, mode, position.depth, at_least, position.fen)
        leaves, seconds = text.split()
        if int(leaves) != position.leaves:
            sys.exit(f"table: {variant}, {mode}, {build} by {compiler}: {leaves} leaves instead of {position.leaves} "
                     f"at depth {position.depth} of {position.fen}")
        return float(seconds)

    def nanoseconds_of_calls(self, compiler, variant, perft_file, at_least):
        """CPU time and allocations of each call; a call that must not allocate and does ends the run."""
        text = self.run("costs", compiler, "native", variant, perft_file, f"--benchmark_min_time={at_least}",
                        "--benchmark_format=json")
        return {run["name"]: (run["cpu_time"], run["allocations"]) for run in json.loads(text)["benchmarks"]}
