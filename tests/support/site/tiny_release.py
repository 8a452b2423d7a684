"""The release of the tiny site, and builds of sites that differ from it a little.

The site is built once, and stays between runs. A test that builds a changed copy begins with what
that build has cached, which takes half of the time of a build from nothing.
"""

import shutil
from pathlib import Path
from typing import Final

from filelock import FileLock

from showfloor.build import BuildPaths, build
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
        with FileLock(LOCK):
            _build(PLACE)
            shutil.copytree(PLACE.work, paths.work)
    _build(paths)
    return paths.dist


def _build(paths: BuildPaths) -> None:
    with quick_compression():
        build(paths, SilentReport())
