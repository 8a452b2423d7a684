"""Compares the files of a release with its manifest: in a build their sizes, else all they hold.

Reading the whole release would double the time of a build without changes.
"""

import gzip
import os
import stat
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

import brotli

from showfloor.model.release import SUFFIXES, FileEntry
from showfloor.model.site_file import content_digest

DECOMPRESS: Final[Mapping[str, Callable[[bytes], bytes]]] = {
    "br": brotli.decompress,
    "gzip": gzip.decompress,
}
OTHER_CONTENT: Final = "its content is another one."
"""The only fault that the size of a file does not show."""
DAMAGED: Final = ".damaged"
"""An empty file in `dist` where the served release has such a fault: the next build reads all."""


class FileFault(NamedTuple):
    """A file that differs from the manifest."""

    file: str
    """Path below the release's folder."""
    fault: str

    def __str__(self) -> str:
        """Return the line to print."""
        return f"{self.file}: {self.fault}"


def files_of_wrong_size(release: Path, entries: Iterable[FileEntry]) -> set[str]:
    """Return the files that are missing in one of their forms, or of another size or kind."""
    start = f"{release}/"
    return {
        entry.file
        for entry in entries
        if not all(_has_size(start + name, size) for name, size in entry.stored)
    }


def _has_size(file: str, size: int) -> bool:
    try:
        found = os.lstat(file)
    except OSError:
        return False
    return found.st_size == size and stat.S_ISREG(found.st_mode)


def damaged_files(release: Path, entries: Iterable[FileEntry]) -> set[str]:
    """Return the files of which a form has any fault; all are read."""
    entries = list(entries)
    damaged = {fault.file for fault in file_faults(release, entries)}
    return {e.file for e in entries if any(name in damaged for name, _ in e.stored)}


def file_faults(release: Path, entries: Iterable[FileEntry]) -> list[FileFault]:
    """Read all forms of all files, on all cores, and return their faults."""
    with ThreadPoolExecutor(os.cpu_count(), thread_name_prefix="verify") as pool:
        found = pool.map(lambda entry: [*_faults_of(release, entry)], entries, chunksize=50)
        return [fault for faults in found for fault in faults]


def beside_faults(release: Path, beside: Mapping[str, str]) -> Iterator[FileFault]:
    """Read the files beside the public ones and yield their faults; `beside` has their digests."""
    for name, digest in sorted(beside.items()):
        yield from _fault_of(release, name, None, digest, None)


def _faults_of(release: Path, entry: FileEntry) -> Iterator[FileFault]:
    yield from _fault_of(release, entry.file, entry.size, entry.etag, None)
    for name, size in entry.encodings.items():
        yield from _fault_of(release, entry.file + SUFFIXES[name], size, entry.etag, name)


def _fault_of(
    release: Path, name: str, size: int | None, digest: str, encoding: str | None
) -> Iterator[FileFault]:
    file = release / name
    try:
        # Reading a pipe would wait for its writer, and a link may lead anywhere.
        if not stat.S_ISREG(file.lstat().st_mode):
            yield FileFault(name, "it is no regular file.")
            return
        content = file.read_bytes()
    except OSError as error:
        yield FileFault(name, f"{os.strerror(error.errno or 0)}.")
        return
    if size not in (None, len(content)):
        yield FileFault(name, f"it has {len(content)} bytes, not {size}.")
    elif _plain_digest(content, encoding) != digest:
        yield FileFault(name, OTHER_CONTENT)


def _plain_digest(content: bytes, encoding: str | None) -> str | None:
    try:
        plain = DECOMPRESS[encoding](content) if encoding else content
    except (OSError, EOFError, zlib.error, brotli.error):
        return None
    return content_digest(plain)
