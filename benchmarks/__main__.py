"""Runs the benchmarks and writes `benchmarks/results.md`.

python -m benchmarks                                   all of them
python -m benchmarks pages scores                      some of them
python -m benchmarks --against COMMIT site synthetic   these here and at a commit, in turns: ratios
"""

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.against import compare
from benchmarks.results import Table, write_results
from benchmarks.scale import FULL, Scale

BENCHMARKS: Final = {
    "site": "build:measure_real_site",
    "synthetic": "build:measure_synthetic_sites",
    "writing": "writing:measure_writing",
    "loop": "loop:measure_loop",
    "server": "server:measure_server",
    "floods": "floods:measure_floods",
    "pages": "pages:measure_pages",
    "next": "next_page:measure_next_page",
    "api": "api:measure_api",
    "demos": "demos:measure_demos",
    "icons": "icons:measure_icons",
    "sandbox": "sandbox:measure_sandbox",
    "drags": "drags:measure_drags",
    "engines": "engines:measure_engines",
    "search": "search:measure_search",
    "scores": "scores:measure_scores",
    "heavy": "scores:measure_heavy_pages",
    "tests": "tests:measure_tests",
}
"""Module and function of each, imported when it runs: the engine of another commit may lack what
another benchmark imports."""


def main(arguments: Sequence[str]) -> int:
    """Run the named benchmarks, print their tables, and write them."""
    options = _options(arguments)
    names = options.names or [*BENCHMARKS]
    if options.against:
        ratios = compare(options.against, names, options.rounds)
        print(ratios.markdown())
        write_results([ratios])
        return 0
    scale = Scale(smoke_dist=options.smoke) if options.smoke else FULL
    with _shared_builds():
        for name in names:
            print(f"Measuring: {name} ...", file=sys.stderr, flush=True)
            table = _benchmark(name)(scale)
            if options.json:
                print(msgspec.json.encode(table).decode(), flush=True)
                continue
            print(table.markdown(), end="\n\n", flush=True)
            if not scale.is_smoke:
                write_results([table])
    return 0


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(BENCHMARKS))
    parser.add_argument("--against", metavar="COMMIT", help="compare with a commit, in turns")
    parser.add_argument("--rounds", type=int, default=3, help="turns of a comparison")
    parser.add_argument(
        "--smoke", type=Path, metavar="DIST", help="only see that they run, with releases in DIST"
    )
    parser.add_argument("--json", action="store_true", help="print tables as JSON, write nothing")
    options = parser.parse_args(arguments)
    for name in options.names:
        if name not in BENCHMARKS:
            parser.error(f"there is no benchmark {name}; there are: {', '.join(BENCHMARKS)}")
    return options


def _benchmark(name: str) -> Callable[[Scale], Table]:
    module, _, function = BENCHMARKS[name].partition(":")
    measure: Callable[[Scale], Table] = getattr(import_module(f"benchmarks.{module}"), function)
    return measure


@contextmanager
def _shared_builds() -> Iterator[None]:
    """Keep what benchmarks of builds make until the last of all has ended: they remove nothing.

    For minutes after thousands of files were removed, ext4 takes up to twenty times as long to make
    one, since it passes over what they had: the builds of 1,000 pages took 13 s and not 7.
    """
    before = tempfile.tempdir
    with tempfile.TemporaryDirectory(prefix="showfloor-bench-") as folder:
        tempfile.tempdir = folder
        try:
            yield
        finally:
            tempfile.tempdir = before


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
