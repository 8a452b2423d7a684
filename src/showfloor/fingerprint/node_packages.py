"""Packages of npm: the installed version of each, with all that it needs.

The truth is the `package.json` of what is installed: a lock file has what npm once wanted to
install.
"""

import os
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from showfloor.decoding import decode_json
from showfloor.fingerprint.code import digest_of_file, key_of

MODULES: Final = "node_modules"
MANIFEST: Final = "package.json"
BUNDLER_SETTINGS: Final = (MANIFEST, "tsconfig.json")
"""Files of a site that determine how its code is bundled, such as what has side effects."""
INSTALLED: Final = ".package-lock.json"
"""What npm writes into the folder of packages whenever it installs one."""


class InstalledManifest(msgspec.Struct, frozen=True):
    """The part of a `package.json` that describes what a package is and needs."""

    version: str = ""
    dependencies: Mapping[str, str] = {}
    optional_dependencies: Mapping[str, str] = msgspec.field(
        name="optionalDependencies", default={}
    )
    peer_dependencies: Mapping[str, str] = msgspec.field(name="peerDependencies", default={})


def installed_node_packages(node_modules: Path) -> str:
    """Return a key of all packages that are installed in a folder.

    Where npm has not written what it installed there, the manifest of each package is read. The
    code of packages that are folders of a workspace is part of the key.
    """
    listed = node_modules / INSTALLED
    if listed.is_file():
        linked = linked_packages(node_modules).items()
        code = {name: _source_code(folder) for name, folder in linked}
        return key_of(digest_of_file(str(listed)), code)
    packages = (*node_modules.glob(f"[!@]*/{MANIFEST}"), *node_modules.glob(f"@*/*/{MANIFEST}"))
    folders = (file.parent.relative_to(node_modules).as_posix() for file in packages)
    return key_of(sorted((folder, package_version(node_modules, folder)) for folder in folders))


def linked_packages(node_modules: Path) -> Mapping[str, Path]:
    """Return the folders of a workspace that are linked as packages, by name.

    Links within folders of packages, as some package managers make for every package, are none.
    """
    folders = {name: (node_modules / name).resolve() for name in _links(str(node_modules))}
    return {name: place for name, place in folders.items() if MODULES not in place.parts}


def _links(folder: str, scope: str = "") -> Iterator[str]:
    """Yield the names of packages that are links."""
    for entry in os.scandir(folder) if os.path.isdir(folder) else ():
        if entry.is_symlink():
            yield scope + entry.name
        elif entry.name.startswith("@") and not scope:
            yield from _links(entry.path, f"{entry.name}/")


def _source_code(folder: Path) -> str:
    """Return a key of a package's own files; packages that it has for itself are not among them."""
    return key_of(
        [
            (place.relative_to(folder).as_posix(), digest_of_file(str(place)))
            for place in sorted(_own_files(folder))
        ]
    )


def _own_files(folder: Path) -> Iterator[Path]:
    for place in folder.iterdir():
        if place.name.startswith(".") or place.name == MODULES:
            continue
        if place.is_dir() and not place.is_symlink():
            yield from _own_files(place)
        elif place.is_file():
            yield place


def package_version(node_modules: Path, name: str) -> str | None:
    """Return the version of a package in `node_modules`, if it is installed and can be read."""
    manifest = _manifest(f"{node_modules}/{name}")
    return manifest.version if manifest else None


def package_versions(node_modules: Path, names: Iterable[str]) -> tuple[str, ...]:
    """Return `path@version` of packages and of all that they need, directly or not.

    Paths are those below the folder that holds `node_modules`. Packages that are not installed are
    left out.
    """
    start = os.path.abspath(node_modules.parent)
    found: dict[str, str] = {}
    waiting = [(start, name) for name in names]
    seen = set(waiting)
    while waiting:
        importer, name = waiting.pop()
        place = _resolve(importer, name, start)
        manifest = _manifest(place) if place and place not in found else None
        if place is None or manifest is None:
            continue
        found[place] = manifest.version + _edition(place)
        for needed in (
            manifest.dependencies,
            manifest.optional_dependencies,
            manifest.peer_dependencies,
        ):
            new = {(place, need) for need in needed} - seen
            seen |= new
            waiting += new
    return tuple(sorted(f"{_seen(start, place)}@{version}" for place, version in found.items()))


def _edition(place: str) -> str:
    """Return what differs between two states of a folder that is linked as a package."""
    folder = Path(place).resolve() if os.path.islink(place) else None
    return f"+{_source_code(folder)}" if folder and MODULES not in folder.parts else ""


def _resolve(importer: str, name: str, last: str) -> str | None:
    """Look for a package as Node does: from the importer's folder upwards, at most up to `last`."""
    folder = importer
    while True:
        place = f"{folder}/{MODULES}/{name}"
        if os.path.isfile(f"{place}/{MANIFEST}"):
            return place
        if folder == last or folder == os.path.dirname(folder):
            return None
        folder = os.path.dirname(folder)


def _seen(folder: str, place: str) -> str:
    return os.path.relpath(place, folder).replace(os.sep, "/")


def _manifest(place: str) -> InstalledManifest | None:
    file = f"{place}/{MANIFEST}"
    try:
        state = os.stat(file)
    except OSError:
        return None
    return _read(file, state.st_mtime_ns, state.st_ctime_ns, state.st_size)


@lru_cache(maxsize=4096)
def _read(file: str, _mtime: int, _ctime: int, _size: int) -> InstalledManifest | None:
    """Return a manifest; it is read again only when its file has changed."""
    try:
        with open(file, "rb") as content:
            return decode_json(content.read(), InstalledManifest)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return None
