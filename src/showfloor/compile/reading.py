"""Pages read and parsed: one by one, or many at once in processes of their own.

A process is told which pages are wanted, and writes what they hold. Parsing is all Python, so that
threads would take turns at it.
"""

import gc
import os
import subprocess
import sys
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import IO, Final, NamedTuple

import msgspec

from showfloor.compile.demos import read_page_demos
from showfloor.config import SiteConfig, load_site_config, read_text
from showfloor.decoding import decode_msgpack
from showfloor.demos import DemoSource
from showfloor.errors import SourceError, SourcesError
from showfloor.markdown import Beside, Document, parse
from showfloor.sources import RawPage, read_page

__all__ = [
    "MANY",
    "Fresh",
    "Wanted",
    "document_of",
    "fresh_page",
    "read_all",
]

MANY: Final = 100
"""Pages, from which on processes save more time than they take to start."""

PROGRAM: Final = f"import sys, {__name__}; {__name__}.main(sys.argv[1])"
"""Of a process: it begins with the same modules as the build, of which this is one."""

LENGTH: Final = 4
"""Bytes that tell how long what follows is."""


class Wanted(NamedTuple):
    """A page to be read."""

    path: str
    key: str
    digest: str
    beside: tuple[str, ...]


class Fresh(msgspec.Struct, frozen=True):
    """A page that was read just now, its demos not yet prepared."""

    key: str
    raw: RawPage
    """With an empty body."""
    document: Document
    """With no blocks."""
    demos: list[DemoSource]
    blocks: bytes = b""
    """As they are kept, until they are."""


def document_of(config: SiteConfig, raw: RawPage) -> Document:
    """Return what a page says, with the files that it shows."""
    path, root = Path(raw.path), config.root
    beside = Beside(raw.beside, lambda name: read_text(root / path.parent / name, root))
    return parse(raw.body, path=path, first_line=raw.body_line, beside=beside)


def fresh_page(key: str, raw: RawPage, document: Document, demos: list[DemoSource]) -> Fresh:
    """Return a page without its text and blocks."""
    replace = msgspec.structs.replace
    return Fresh(key, replace(raw, body=""), replace(document, blocks=()), demos)


def read_all(
    config: SiteConfig, wanted: Sequence[Wanted], *, many: int = MANY
) -> Generator[Fresh | list[SourceError], None, None]:
    """Yield every page, or the mistakes in it, in their order.

    From `many` pages on all cores read.
    """
    readers: list[_Reader] = []
    cores = os.cpu_count() or 1
    if len(wanted) >= many and cores > 1:
        readers = [_Reader(config.root, wanted[start::cores]) for start in range(cores)]
    try:
        for number, page in enumerate(wanted):
            read = readers[number % cores].next() if readers else None
            # The mistakes of a page are told here, and so is what ended a process.
            yield read or _read(config, page)
    finally:
        for reader in readers:
            reader.close()


class _Reader:
    """A process that reads some of the pages."""

    def __init__(self, root: Path, wanted: Sequence[Wanted]) -> None:
        command = [sys.executable, "-P", "-c", PROGRAM, str(root)]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._answers = self._process.stdout
        _send(self._process.stdin, msgspec.msgpack.encode(wanted))

    def next(self) -> Fresh | None:
        """Return the next page; nothing for one with mistakes."""
        answer = _received(self._answers)
        return decode_msgpack(answer, Fresh | None) if answer else None

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        with self._process:
            pass


def _read(config: SiteConfig, wanted: Wanted) -> Fresh | list[SourceError]:
    """Read one page with its demos."""
    try:
        raw = read_page(config, wanted.path, digest=wanted.digest, beside=wanted.beside)
        document = document_of(config, raw)
    except SourceError as error:
        return [error]
    except SourcesError as several:
        return list(several.errors)
    demos, problems = read_page_demos(config, raw, document.demos)
    if problems:
        return list(problems)
    fresh = fresh_page(wanted.key, raw, document, demos)
    return msgspec.structs.replace(fresh, blocks=msgspec.msgpack.encode(document.blocks))


def _send(pipe: IO[bytes], content: bytes) -> None:
    pipe.write(len(content).to_bytes(LENGTH, "big"))
    pipe.write(content)
    pipe.flush()


def _received(pipe: IO[bytes]) -> bytes:
    length = int.from_bytes(pipe.read(LENGTH), "big")
    return pipe.read(length)


def main(root: str) -> None:
    """Read what is wanted, and write each page, or nothing for one with mistakes."""
    # Pages leave no cycles: walking their tokens would take a tenth of the time, and free nothing.
    gc.disable()
    config = load_site_config(Path(root))
    for page in decode_msgpack(_received(sys.stdin.buffer), list[Wanted]):
        read = _read(config, page)
        _send(sys.stdout.buffer, msgspec.msgpack.encode(read if isinstance(read, Fresh) else None))
