"""The folder in which tests compile and build the real site: what one made, the others take.

It stays between runs, so that only what changed is made again. Processes take turns: the second
finds that there is nothing to do.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from filelock import FileLock

from showfloor.build.build_paths import PROJECT, BuildPaths
from showfloor.build.cache import DiskCache

__all__ = ["REAL_SITE", "WORK", "kept_results", "real_workshop", "turn"]

REAL_SITE: Final = pytest.mark.xdist_group("real-site")
"""Marks tests that one worker runs, so that no other waits while it makes what they share."""

WORK: Final = PROJECT / ".showfloor" / "tests"


def real_workshop() -> BuildPaths:
    """Return the place where tests build the site of this repository."""
    return BuildPaths(site=PROJECT / "site", dist=WORK / "dist", work=WORK / "work")


def kept_results() -> DiskCache:
    """Open the cache of that place, which is safe for several processes."""
    work = real_workshop().work
    work.mkdir(parents=True, exist_ok=True)
    return DiskCache(work / "cache.db", say=pytest.fail)


@contextmanager
def turn(results: DiskCache) -> Iterator[None]:
    """Make what may be missing while no other process does the same."""
    with FileLock(WORK / "results.lock"):
        yield
        results.flush()
