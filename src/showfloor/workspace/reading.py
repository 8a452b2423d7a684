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

from showfloor.config import SiteConfig, load_site_config, read_text
from showfloor.decoding import decode_msgpack
from showfloor.demos import DemoSource
from showfloor.errors import SourceError, SourcesError
from showfloor.markdown import Beside, CheckedCode, DemoUse, Document, parse
from showfloor.sources import (
    RawPage,
    augmented_types,
    code_names,
    frequent_words,
    messages_in,
    read_page,
)
from showfloor.workspace.page_demos import read_page_demos
from showfloor.workspace.page_record import DemoFacts, PageFacts, PageLines

__all__ = ["PARALLEL", "ReadPage", "Wanted", "document_of", "facts_of", "read_all", "without_text"]

PARALLEL: Final = 100
"""Number of pages from which processes save more time than they take to start."""

PROGRAM: Final = f"import sys, {__name__}; {__name__}.main(sys.argv[1])"
"""Of a process: it begins with the same modules as the build, of which this is one."""

LENGTH: Final = 4
"""Bytes that tell how long what follows is."""

WORDS_A_MINUTE: Final = 220
"""Of prose with code in it, read on a screen."""


class Wanted(NamedTuple):
    """A page to be read."""

    path: str
    key: str
    digest: str
    beside: tuple[str, ...]


class ReadPage(msgspec.Struct, frozen=True):
    """A page that was read just now, its demos not yet prepared."""

    key: str
    digest: str
    facts: PageFacts
    lines: PageLines
    uses: tuple[DemoUse, ...]
    """How it shows each demo, in the order of `demos`."""
    demos: list[DemoSource]
    """With their text."""
    components: tuple[str, ...]
    checked: tuple[CheckedCode, ...]
    blocks: bytes = b""
    """Encoded, until they are in the cache."""


def document_of(config: SiteConfig, raw: RawPage) -> Document:
    """Return what a page says, with the files that it shows."""
    path, root = Path(raw.path), config.root
    beside = Beside(raw.beside, lambda name: read_text(root / path.parent / name, root))
    return parse(raw.body, path=path, first_line=raw.body_line, beside=beside)


def facts_of(raw: RawPage, document: Document, demos: Sequence[DemoSource]) -> PageFacts:
    """Return the facts of a page; `demos` are those of the document, in its order."""
    sections = (use.section for use in document.demos)
    files = (file.text for demo in demos for variant in demo.variants for file in variant.files)
    code = "\n".join([raw.body, *files])
    return PageFacts(
        path=raw.path,
        family=raw.family,
        route=raw.route,
        front_matter=raw.front_matter,
        minutes=max(round(len(raw.body.split()) / WORDS_A_MINUTE), 1),
        frequent_words=frequent_words(raw.body),
        phrases=(*messages_in(raw.body), *code_names(raw.body, code)),
        augmented=augmented_types(code),
        beside=raw.beside,
        lead=document.lead,
        headings=document.headings,
        links=tuple(link.href for link in document.links),
        images=tuple(image.src for image in document.images),
        demos=tuple(
            DemoFacts(section=section, source=without_text(source))
            for section, source in zip(sections, demos, strict=True)
        ),
        icons=len(document.icons),
        catalogs=tuple(use.group for use in document.catalogs),
        has_search=bool(document.searches),
    )


def without_text(source: DemoSource) -> DemoSource:
    """Return a demo with empty files."""
    replace = msgspec.structs.replace
    return replace(
        source,
        variants=tuple(
            replace(variant, files=tuple(replace(file, text="") for file in variant.files))
            for variant in source.variants
        ),
    )


def read_all(
    config: SiteConfig, wanted: Sequence[Wanted], *, parallel: int = PARALLEL
) -> Generator[ReadPage | list[SourceError], None, None]:
    """Yield every page, or the mistakes in it, in their order.

    From `parallel` pages on all cores read.
    """
    readers: list[_Reader] = []
    cores = os.cpu_count() or 1
    if len(wanted) >= parallel and cores > 1:
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

    def next(self) -> ReadPage | None:
        """Return the next page; nothing for one with mistakes."""
        answer = _received(self._answers)
        return decode_msgpack(answer, ReadPage | None) if answer else None

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        with self._process:
            pass


def _read(config: SiteConfig, wanted: Wanted) -> ReadPage | list[SourceError]:
    """Read one page with its demos."""
    try:
        raw = read_page(config, wanted.path, digest=wanted.digest, beside=wanted.beside)
        document = document_of(config, raw)
    except SourceError as error:
        return [error]
    except SourcesError as several:
        return list(several.errors)
    demos, problems = read_page_demos(config, raw, document.demos)
    return list(problems) if problems else _page(wanted, raw, document, demos)


def _page(wanted: Wanted, raw: RawPage, document: Document, demos: list[DemoSource]) -> ReadPage:
    return ReadPage(
        key=wanted.key,
        digest=wanted.digest,
        facts=facts_of(raw, document, demos),
        lines=PageLines(
            links=tuple(link.line for link in document.links),
            images=tuple(image.line for image in document.images),
            icons=document.icons,
            catalogs=tuple(use.line for use in document.catalogs),
        ),
        uses=document.demos,
        demos=demos,
        components=tuple(use.name for use in document.components),
        checked=document.checked,
        blocks=msgspec.msgpack.encode(document.blocks),
    )


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
        _send(
            sys.stdout.buffer, msgspec.msgpack.encode(read if isinstance(read, ReadPage) else None)
        )
