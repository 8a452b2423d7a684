"""The release of the tiny site, and builds and checks of sites that differ from it a little.

The site is built and checked once, and what was made stays between runs. A test that builds or
checks a changed copy begins with it: that takes a tenth of what it takes from nothing.
"""

import shutil
from pathlib import Path
from typing import Final

from filelock import FileLock

from showfloor.build import BuildPaths, build
from showfloor.check.site import check_site
from showfloor.frontend.node_programs import ADDRESS_FILE
from support.site.quick_compression import quick_compression
from support.site.tiny_site import TINY
from support.site.work_folder import WORK
from support.site.workplace import SilentReport

PLACE: Final = BuildPaths(site=TINY, dist=WORK / "tiny" / "dist", work=WORK / "tiny" / "work")
LOCK: Final = WORK / "tiny.lock"
"""Of several processes, one builds and the others find it done; nobody copies what is written."""


def tiny_release() -> Path:
    """Return the folder of releases of the tiny site."""
    with FileLock(LOCK):
        _build(PLACE)
    return PLACE.dist


def build_like_tiny(paths: BuildPaths) -> Path:
    """Build a site that is like the tiny one; return the folder of its releases."""
    if not paths.work.exists():
        copy_tiny_work(paths.work)
    _build(paths)
    return paths.dist


def copy_tiny_work(work: Path) -> Path:
    """Copy what builds and checks have made of the tiny site to `work`; return `work`."""
    with FileLock(LOCK):
        _build(PLACE)
        check_site(PLACE, SilentReport())
        # A server tries the address of the last one first: those of copies would meet there.
        shutil.copytree(PLACE.work, work, ignore=shutil.ignore_patterns(ADDRESS_FILE))
    return work


def _build(paths: BuildPaths) -> None:
    with quick_compression():
        build(paths, SilentReport())
