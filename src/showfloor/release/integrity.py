"""Compares the files of a release with its manifest."""

import gzip
import os
import stat
import zlib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

import brotli

from showfloor.model.release import SUFFIXES, FileEntry
from showfloor.model.site_file import content_digest

DECOMPRESS: Final[Mapping[str, Callable[[bytes], bytes]]] = {
    "br": brotli.decompress,
    "gzip": gzip.decompress,
}


def is_intact(release: Path, entry: FileEntry) -> bool:
    """Read all forms of a file and return whether they match its entry."""
    return next(faults(release, entry), None) is None


def faults(release: Path, entry: FileEntry) -> Iterator[str]:
    """Yield the faults of all forms of a file, each as `<path>: <fault>`."""
    yield from _fault_of(release, entry.file, entry.size, entry.etag, None)
    for name, size in entry.encodings.items():
        yield from _fault_of(release, entry.file + SUFFIXES[name], size, entry.etag, name)


def beside_faults(release: Path, beside: Mapping[str, str]) -> Iterator[str]:
    """Yield the faults of the files beside the public ones; `beside` has their digests."""
    for name, digest in sorted(beside.items()):
        yield from _fault_of(release, name, None, digest, None)


def _fault_of(
    release: Path, name: str, size: int | None, digest: str, encoding: str | None
) -> Iterator[str]:
    try:
        content = _read(Path(release, name))
    except NoFileError:
        yield f"{name}: it is no regular file."
        return
    except OSError as error:
        yield f"{name}: {os.strerror(error.errno or 0)}."
        return
    if size not in (None, len(content)):
        yield f"{name}: it has {len(content)} bytes, not {size}."
    elif _plain_digest(content, encoding) != digest:
        yield f"{name}: its content is another one."


class NoFileError(Exception):
    """A pipe, a link or the like in place of a file."""


def _read(file: Path) -> bytes:
    # Reading a pipe would wait for its writer, and a link may lead anywhere.
    if not stat.S_ISREG(file.lstat().st_mode):
        raise NoFileError
    return file.read_bytes()


def _plain_digest(content: bytes, encoding: str | None) -> str | None:
    try:
        plain = DECOMPRESS[encoding](content) if encoding else content
    except (OSError, EOFError, zlib.error, brotli.error):
        return None
    return content_digest(plain)
