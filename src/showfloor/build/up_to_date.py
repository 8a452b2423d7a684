"""Finds out whether anything that a build reads has changed since the last build.

Each step of a build finds changes page by page. Comparing the digests of all source files and the
environment is much faster: where both are the same, no step has to run.
"""

from typing import Final

import msgspec

from showfloor.api.extractor import ReadFiles
from showfloor.build_paths import BuildPaths
from showfloor.cache.disk_cache import DiskCache
from showfloor.config.loader import license_key_of_environment
from showfloor.fingerprint import engine_code, folder_code, installed_node_packages, key_of
from showfloor.frontend.built_files import damaged_files, read_built
from showfloor.model.base import Model
from showfloor.model.cache import recalled
from showfloor.model.stamp import Stamp
from showfloor.node import node_version
from showfloor.release.report import Built
from showfloor.release.store import Store
from showfloor.release.write import WrittenRelease
from showfloor.sources.git_commit import last_commit
from showfloor.sources.scan import Scan

KIND: Final = "last-build"
CODE: Final = ("src", "programs")


class LastBuild(Model, frozen=True, kw_only=True):
    """The result of a build, with the digests of everything that it was made from."""

    environment: str
    packages: str
    """State of the files of packages from which the API reference was read."""
    stamps: dict[str, Stamp]
    release: str
    """Its digest."""
    files: int
    """How many of its files a reader can ask for."""
    pages: int


def last_build(paths: BuildPaths, cache: DiskCache) -> LastBuild | None:
    """Return the last build of a site into a folder."""
    return recalled(cache.kind(KIND), _cache_key(paths), LastBuild)


def up_to_date_build(
    paths: BuildPaths,
    cache: DiskCache,
    store: Store,
    environment: str,
    last: LastBuild | None,
    files: Scan,
) -> Built | None:
    """Return the result of a build that finds nothing changed, or nothing if it may find changes.

    The release of the last build has to be served and intact. `environment` is what
    `build_environment` returns now, and `files` are the files of the site.
    """
    if last is None or last.environment != environment or not _is_bundled(paths):
        return None
    if files.errors or _digests(files.stamps) != _digests(last.stamps):
        return None
    if last.packages != read_files_of(paths, cache).state():
        return None
    folder = store.intact(last.release)
    if folder is None:
        return None
    if files.stamps != last.stamps:  # now old enough not to be read again
        remember_build(paths, cache, msgspec.structs.replace(last, stamps=files.stamps))
    release = WrittenRelease(digest=last.release, folder=folder, files=last.files, written=0)
    return Built(release, last.pages, 0)


def read_files_of(paths: BuildPaths, cache: DiskCache) -> ReadFiles:
    """Return the files of packages from which the API reference was read."""
    return ReadFiles(cache.kind("api"), paths.node_modules.parent)


def remember_build(paths: BuildPaths, cache: DiskCache, last: LastBuild) -> None:
    """Save a build for the next one."""
    cache.kind(KIND).put(_cache_key(paths), msgspec.msgpack.encode(last))


def build_environment(paths: BuildPaths) -> str:
    """Return a key of all that a build depends on besides the site's folder."""
    return key_of(
        (engine_code(), [folder_code(paths.web / part) for part in CODE]),
        [installed_node_packages(one) for one in (paths.node_modules, paths.engine_modules)],
        node_version(),
        (paths.url, paths.offline_hosts, license_key_of_environment(), last_commit(paths.site)),
        [str(folder.resolve()) for folder in (paths.site, paths.web, paths.node_modules)],
    )


def _digests(stamps: dict[str, Stamp]) -> dict[str, str]:
    return {path: stamp.digest for path, stamp in stamps.items()}


def _is_bundled(paths: BuildPaths) -> bool:
    built = read_built(paths.work)
    return built is not None and built.key != "" and not damaged_files(paths.work, built)


def _cache_key(paths: BuildPaths) -> str:
    return f"{paths.site.resolve()} {paths.dist.resolve()}"
