"""The last build, where nothing has changed since of all that a build looks at.

Each step of a build finds by itself what has changed, page by page. Most builds without a change
are known as a whole much sooner: every source file is as it was, and so are the tools around it.
Where anything differs, this says nothing, and the steps find out what it means.
"""

import os
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from showfloor.build.build_paths import BuildPaths
from showfloor.build.built_files import damaged_files, read_built
from showfloor.build.cache import DiskCache
from showfloor.build.commit import last_commit
from showfloor.build.licence import VARIABLE
from showfloor.build.look import Look, look
from showfloor.build.store import Store
from showfloor.fingerprint import folder_code, installed_python_packages, key_of
from showfloor.model.base import Model
from showfloor.model.cache import recalled
from showfloor.model.stamp import Stamp
from showfloor.node import node_version

__all__ = [
    "LastBuild",
    "StandingBuild",
    "last_build",
    "remember_build",
    "still_stands",
    "surroundings",
]

KIND: Final = "standing-build"
ENGINE: Final = Path(__file__).parents[1]
CODE: Final = ("src", "programs")
PACKAGE: Final = "package.json"


class StandingBuild(Model, frozen=True, kw_only=True):
    """What came of a build, and what it was made from."""

    surroundings: str
    stamps: dict[str, Stamp]
    release: str
    """Its digest."""
    files: int
    """How many of it a reader can ask for."""
    pages: int
    notices: tuple[str, ...]
    """What is told of the site by every build."""
    edits: int = 0
    """How many builds in a row, this one the last, have taken in an edit alone."""


class LastBuild(NamedTuple):
    """The last build, and the same files as they look now."""

    built: StandingBuild
    seen: Look


def last_build(paths: BuildPaths, cache: DiskCache, around: str) -> LastBuild | None:
    """Return the last build where nothing but the content of files may have changed since.

    `around` is what `surroundings` returns now.
    """
    last = recalled(cache.kind(KIND), _name(paths), StandingBuild)
    if last is None or last.surroundings != around or not _is_bundled(paths):
        return None
    seen = look(paths.site, last.stamps) or _scanned(paths.site, last.stamps)
    return LastBuild(last, seen) if seen else None


def still_stands(paths: BuildPaths, cache: DiskCache, store: Store, last: LastBuild) -> bool:
    """Tell whether the last build's release is served, whole, and what a build would make."""
    built, seen = last
    published = None if seen.edited else store.intact(built.release)
    if published is None:
        return False
    if published.looked_into:
        store.verified(built.release)
    if seen.stamps != built.stamps:  # now old enough not to be read again
        remember_build(paths, cache, msgspec.structs.replace(built, stamps=seen.stamps))
    return True


def remember_build(paths: BuildPaths, cache: DiskCache, last: StandingBuild) -> None:
    """Leave a build to the next one."""
    cache.kind(KIND).put(_name(paths), msgspec.msgpack.encode(last))


def surroundings(paths: BuildPaths) -> str:
    """Return a fingerprint of all that a build depends on besides the site's folder."""
    return key_of(
        (folder_code(ENGINE), [folder_code(paths.web / part) for part in CODE]),
        (sys.version, installed_python_packages(), node_version()),
        sorted(_packages(str(paths.node_modules))),
        (paths.url, os.environ.get(VARIABLE), last_commit(paths.site)),
        [str(folder.resolve()) for folder in (paths.site, paths.web, paths.node_modules)],
    )


def _packages(folder: str) -> Iterator[tuple[str, int, int]]:
    """Yield the manifest of each installed package, with its size and when it was written."""
    for entry in os.scandir(folder) if os.path.isdir(folder) else ():
        if entry.name.startswith("@"):
            yield from _packages(entry.path)
            continue
        try:
            status = os.stat(f"{entry.path}/{PACKAGE}")
        except OSError:
            continue
        yield entry.path, status.st_size, status.st_mtime_ns
        yield from _packages(f"{entry.path}/node_modules")


def _scanned(root: Path, known: Mapping[str, Stamp]) -> Look | None:
    """Return the same by a scan, which knows of links and of names that may not be."""
    from showfloor.sources import scan  # imported with what reads pages, which a look never needs

    files = scan(root, known)
    if files.errors or files.stamps.keys() != known.keys():
        return None
    stamps = files.stamps.items()
    edited = tuple(path for path, stamp in stamps if stamp.digest != known[path].digest)
    return Look(files.stamps, edited)


def _is_bundled(paths: BuildPaths) -> bool:
    built = read_built(paths.work)
    return built is not None and built.key != "" and not damaged_files(paths.work, built)


def _name(paths: BuildPaths) -> str:
    return f"{paths.site.resolve()} {paths.dist.resolve()}"
