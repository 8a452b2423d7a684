"""Contents of files: small ones are cached in memory, large ones are read part by part."""

import os
from collections import OrderedDict
from io import FileIO
from typing import Final
from weakref import WeakValueDictionary

import anyio.to_thread

from showfloor.server.resource import Representation

MEBIBYTE: Final = 1024 * 1024
PART_BYTES: Final = 128 * 1024
"""Read at once of a large file: a trade of thread switches for memory."""


class FileGoneError(Exception):
    """A file of a release is missing, or has another size than in its manifest."""


class Part(bytearray):
    """A part of a file. Unlike bytes, it can be the value of a weak reference."""


class ContentCache:
    """The contents that were requested last, and the parts of large files that are being sent.

    Their keys are made of ETags, so unchanged files stay in the cache when a new release is served.
    """

    def __init__(self, limit: int = 64 * MEBIBYTE, largest: int = PART_BYTES) -> None:
        self.limit = limit
        """Bytes in memory at most."""
        self.largest = largest
        """Size of the largest file that is cached, and so of the data that waits for a client."""
        self.size = 0
        """Bytes in memory now."""
        self.parts: WeakValueDictionary[tuple[tuple[bytes, int], int], Part] = WeakValueDictionary()
        """Parts of large files, each until the last client that loads it has it or disconnects."""
        self._cached: OrderedDict[tuple[bytes, int], bytes] = OrderedDict()

    def cached(self, file: Representation) -> bytes | None:
        """Return a content if it is in memory."""
        content = self._cached.get(file.key)
        if content is not None:
            self._cached.move_to_end(file.key)
        return content

    async def read(self, file: Representation) -> bytes:
        """Return a whole content, and cache it; raises `FileGoneError`."""
        content = self.cached(file)
        if content is None:
            content = self._add(file.key, await anyio.to_thread.run_sync(_read, file))
        return content

    async def read_part(self, file: Representation, opened: FileIO, wanted: range) -> memoryview:
        """Return the first of the wanted bytes of an open file, which all its readers share.

        Raises `EOFError` if the file has become shorter.
        """
        start = wanted.start - wanted.start % PART_BYTES
        part = self.parts.get((file.key, start))
        if part is None:
            size = min(PART_BYTES, file.size - start)
            read = await anyio.to_thread.run_sync(_read_at, opened, start, size)
            part = self.parts.setdefault((file.key, start), read)
        return memoryview(part)[wanted.start - start : wanted.stop - start]

    def _add(self, key: tuple[bytes, int], content: bytes) -> bytes:
        """Cache a content; return the one that a concurrent request has cached, if any."""
        if key in self._cached:
            return self._cached[key]
        self._cached[key] = content
        self.size += len(content)
        while self.size > self.limit:
            _, oldest = self._cached.popitem(last=False)
            self.size -= len(oldest)
        return content


async def open_file(file: Representation) -> FileIO:
    """Open a file that is too large for the cache; raises `FileGoneError`.

    It stays readable even after its release is removed.
    """
    return await anyio.to_thread.run_sync(_open, file)


def _read_at(opened: FileIO, start: int, size: int) -> Part:
    part = Part(size)
    opened.seek(start)
    if opened.readinto(part) != size:
        raise EOFError(f"{opened.name} has become shorter while it was sent.")
    return part


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
