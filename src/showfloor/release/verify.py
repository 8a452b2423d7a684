"""Checks a release against its manifest: it reads every file and decompresses every form."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from showfloor.model.release import MANIFEST, FileEntry, Manifest
from showfloor.release.current import digest_of, read_current
from showfloor.release.integrity import (
    DAMAGED,
    OTHER_CONTENT,
    FileFault,
    beside_faults,
    file_faults,
)
from showfloor.release.manifest import (
    PUBLIC,
    manifest_checksum,
    routes_of,
)


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

    A build compares sizes alone. So it is noted where a file of the right size has another content:
    the next build reads all files.
    """
    folder, manifest, content = read_current(dist)
    entries = list(manifest.entries)
    files = file_faults(folder, entries)
    found = [*_manifest_faults(folder, content, manifest), *beside_faults(folder, manifest.beside)]
    found += [*files, *_unknown_files(folder, manifest, entries)]
    if any(fault.fault == OTHER_CONTENT for fault in files):
        try:
            (dist / DAMAGED).touch()
        except OSError as error:
            found.append(FileFault(DAMAGED, f"it cannot be written, as a note: {error.strerror}."))
    return Verdict(manifest.digest, len(entries), list(map(str, found)))


def _manifest_faults(folder: Path, content: bytes, manifest: Manifest) -> Iterator[FileFault]:
    """Compare the manifest with its checksum, its files and the folder's name."""
    if manifest.checksum != manifest_checksum(content, manifest):
        yield FileFault(MANIFEST, OTHER_CONTENT)
    if manifest.routes != routes_of(manifest.files):
        yield FileFault(MANIFEST, "its pages are not those of its files.")
    if digest_of(folder) != manifest.digest:
        yield FileFault(MANIFEST, f"it is that of another release, {manifest.digest}.")


def _unknown_files(
    folder: Path, manifest: Manifest, entries: list[FileEntry]
) -> Iterator[FileFault]:
    known = {name for entry in entries for name, _ in entry.stored}
    known |= {MANIFEST, PUBLIC, *manifest.beside}
    for file in (*sorted((folder / PUBLIC).rglob("*")), *sorted(folder.iterdir())):
        name = file.relative_to(folder).as_posix()
        if file.is_symlink():
            yield FileFault(name, "it is a link, and releases have none.")
        elif name not in known and not (file.is_dir() and name.startswith(f"{PUBLIC}/")):
            yield FileFault(name, "the manifest does not know it.")
