"""What files hold: small ones kept in memory up to a limit, large ones read part by part."""

import os
from collections import OrderedDict
from collections.abc import AsyncIterator
from io import FileIO
from typing import Final

import anyio.to_thread

from showfloor.server.resource import Representation

__all__ = ["Contents", "FileGoneError", "OpenFile"]

MEBIBYTE: Final = 1024 * 1024
PART_BYTES: Final = 128 * 1024
"""Read at once of a large file: few thread switches, little memory for each reader."""


class FileGoneError(Exception):
    """A file of a release is not there any more, or not the one that the release was made with."""


class Contents:
    """The contents that were asked for last.

    They are kept by what they hold, so what is unchanged stays when a new release is taken over.
    """

    def __init__(self, limit: int = 64 * MEBIBYTE, largest: int = PART_BYTES) -> None:
        self.limit = limit
        """Bytes kept in memory at most."""
        self.largest = largest
        """Size of the largest file that is kept, and so of what waits for a reader at once."""
        self.size = 0
        """Bytes kept now."""
        self._kept: OrderedDict[tuple[bytes, int], bytes] = OrderedDict()

    def at_hand(self, file: Representation) -> bytes | None:
        """Return a content that is in memory."""
        content = self._kept.get(file.key)
        if content is not None:
            self._kept.move_to_end(file.key)
        return content

    async def read(self, file: Representation) -> bytes:
        """Return a whole content and keep it; raises `FileGoneError`."""
        content = self.at_hand(file)
        if content is None:
            content = self._keep(file.key, await anyio.to_thread.run_sync(_read, file))
        return content

    async def open(self, file: Representation) -> "OpenFile":
        """Open a file too large to keep; raises `FileGoneError`."""
        return OpenFile(await anyio.to_thread.run_sync(_open, file))

    def _keep(self, key: tuple[bytes, int], content: bytes) -> bytes:
        """Keep a content; return what all have who asked for it at the same time."""
        if key in self._kept:
            return self._kept[key]
        self._kept[key] = content
        self.size += len(content)
        while self.size > self.limit:
            _, oldest = self._kept.popitem(last=False)
            self.size -= len(oldest)
        return content


class OpenFile:
    """A file that stays readable when its release is removed. It has to be closed."""

    def __init__(self, file: FileIO) -> None:
        self._file = file

    async def read(self, part: range) -> AsyncIterator[bytes]:
        """Yield a part of the content, bit by bit."""
        for start in range(part.start, part.stop, PART_BYTES):
            length = min(PART_BYTES, part.stop - start)
            yield await anyio.to_thread.run_sync(self._read_at, start, length)

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def _read_at(self, start: int, length: int) -> bytes:
        self._file.seek(start)
        return self._file.read(length)


def _read(file: Representation) -> bytes:
    with _open(file) as opened:
        return opened.read(file.size)


def _open(file: Representation) -> FileIO:
    try:
        opened = FileIO(file.file)
    except OSError as error:
        raise FileGoneError(file.file) from error
    if os.fstat(opened.fileno()).st_size != file.size:
        opened.close()
        raise FileGoneError(file.file)
    return opened
