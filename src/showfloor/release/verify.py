"""Checks a release against its manifest: it reads every file and decompresses every form."""

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from showfloor.model.release import MANIFEST, FileEntry, Manifest
from showfloor.release.current import read_current
from showfloor.release.integrity import beside_faults, faults
from showfloor.release.manifest import (
    PUBLIC,
    manifest_checksum,
    routes_of,
)
from showfloor.release.served_release import forget_verified


class Verdict(NamedTuple):
    """The result of the check."""

    digest: str
    """Of the release, from its manifest."""
    files: int
    """Files that a reader can ask for, those of earlier releases included."""
    faults: list[str]
    """Each as `<path below the release>: <fault>`."""


def verify_release(dist: Path) -> Verdict:
    """Check the release that is served; raises `ReleaseError` where there is none to read.

    After a fault, the next build reads the whole release.
    """
    folder, manifest, content = read_current(dist)
    entries = list(manifest.entries)
    found = [*_manifest_faults(folder, content, manifest), *beside_faults(folder, manifest.beside)]
    found += [*_file_faults(folder, entries), *_unknown_files(folder, manifest, entries)]
    if found:
        forget_verified(dist)
    return Verdict(manifest.digest, len(entries), found)


def _manifest_faults(folder: Path, content: bytes, manifest: Manifest) -> Iterator[str]:
    """Compare the manifest with its checksum, its files and the folder's name."""
    if manifest.checksum != manifest_checksum(content, manifest):
        yield f"{MANIFEST}: its content is another one."
    if manifest.routes != routes_of(manifest.files):
        yield f"{MANIFEST}: its pages are not those of its files."
    if folder.name != manifest.digest:
        yield f"{MANIFEST}: it is that of another release, {manifest.digest}."


def _file_faults(folder: Path, entries: list[FileEntry]) -> list[str]:
    with ThreadPoolExecutor(os.cpu_count(), thread_name_prefix="verify") as pool:
        found = pool.map(lambda entry: list(faults(folder, entry)), entries, chunksize=50)
        return [fault for some in found for fault in some]


def _unknown_files(folder: Path, manifest: Manifest, entries: list[FileEntry]) -> Iterator[str]:
    known = {name for entry in entries for name, _ in entry.stored}
    for file in sorted((folder / PUBLIC).rglob("*")):
        name = file.relative_to(folder).as_posix()
        if file.is_symlink():
            yield f"{name}: it is a link, and releases have none."
        elif name not in known and not file.is_dir():
            yield f"{name}: the manifest does not know it."
    for beside in sorted(folder.iterdir()):
        if beside.name not in {MANIFEST, PUBLIC, *manifest.beside}:
            yield f"{beside.name}: the manifest does not know it."
