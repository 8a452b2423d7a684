"""Runs the benchmarks and writes `benchmarks/results.md`.

python -m benchmarks                all of them
python -m benchmarks pages scores   some of them
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from benchmarks.api import measure_api
from benchmarks.build import measure_real_site, measure_synthetic_sites
from benchmarks.demos import measure_demos
from benchmarks.engines import measure_engines
from benchmarks.floods import measure_floods
from benchmarks.icons import measure_icons
from benchmarks.loop import measure_loop
from benchmarks.next_page import measure_next_page
from benchmarks.pages import measure_pages
from benchmarks.results import Table, write_results
from benchmarks.sandbox import measure_sandbox
from benchmarks.scores import measure_heavy_pages, measure_scores
from benchmarks.search import measure_search
from benchmarks.server import measure_server
from benchmarks.tests import measure_tests
from benchmarks.writing import measure_writing

BENCHMARKS: dict[str, Callable[[], Table]] = {
    "site": measure_real_site,
    "synthetic": measure_synthetic_sites,
    "writing": measure_writing,
    "loop": measure_loop,
    "server": measure_server,
    "floods": measure_floods,
    "pages": measure_pages,
    "next": measure_next_page,
    "api": measure_api,
    "demos": measure_demos,
    "icons": measure_icons,
    "sandbox": measure_sandbox,
    "engines": measure_engines,
    "search": measure_search,
    "scores": measure_scores,
    "heavy": measure_heavy_pages,
    "tests": measure_tests,
}


def main(names: list[str]) -> int:
    """Run the named benchmarks, print their tables, and write them."""
    if unknown := [name for name in names if name not in BENCHMARKS]:
        print(f"There is no benchmark {unknown[0]}. There are: {', '.join(BENCHMARKS)}.")
        return 2
    with _shared_builds():
        for name in names or BENCHMARKS:
            print(f"Measuring: {name} ...", flush=True)
            table = BENCHMARKS[name]()
            print(table.markdown(), end="\n\n", flush=True)
            write_results([table])
    return 0


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
