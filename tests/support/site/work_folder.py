"""The folder in which tests compile and build the real site: what one made, the others take.

It stays between runs, so that only what changed is made again. Processes take turns: the second
finds that there is nothing to do.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from filelock import FileLock

from showfloor.build import Report, build
from showfloor.build_paths import BuildPaths
from showfloor.cache.disk_cache import DiskCache
from showfloor.workspace import Inputs
from showfloor.workspace.inputs import build_inputs
from support.places import PROJECT
from support.site.quick_compression import quick_compression
from support.site.workplace import SilentReport

REAL_SITE: Final = pytest.mark.xdist_group("real-site")
"""Marks tests that one worker runs, so that no other waits while it makes what they share."""

WORK: Final = PROJECT / ".showfloor" / "tests"


WORKSHOP: Final = BuildPaths(
    site=PROJECT / "site", dist=WORK / "dist", work=WORK / "work", offline_hosts=("localhost",)
)
"""Where tests build the site of this repository. A test that reads it offline visits `localhost`;
all others visit 127.0.0.1, where no page is kept."""


def built_site(report: Report) -> Path:
    """Build the site of this repository, or what of it has changed; return where releases lie."""
    with quick_compression():
        build(WORKSHOP, report)
    return WORKSHOP.dist


def real_inputs(results: DiskCache) -> Inputs:
    """Return what compiling that site needs: what is read for tests, no build reads again."""
    return build_inputs(WORKSHOP, results)


def kept_results() -> DiskCache:
    """Open the cache of that place, which is safe for several processes."""
    WORKSHOP.work.mkdir(parents=True, exist_ok=True)
    return DiskCache(WORKSHOP.work / "cache.db", say=pytest.fail)


@contextmanager
def turn(results: DiskCache) -> Iterator[None]:
    """Make what may be missing while no other process does the same."""
    with FileLock(WORK / "results.lock"):
        yield
        results.flush()


if __name__ == "__main__":  # `make test` builds it early, beside what needs no site
    built_site(SilentReport(print))
