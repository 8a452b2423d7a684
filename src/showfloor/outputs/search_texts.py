"""The full text of the site for searching, in parts that are indexed anew only if a page changed.

A product has one part, or several where it has many pages: then an edit costs the indexing of some
hundred pages, however large the site is. Which page belongs to which part follows from its route.
"""

import os
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from fnmatch import fnmatchcase
from functools import cached_property, partial
from typing import ClassVar, Final, NamedTuple, Self

import msgspec

from showfloor.cache.disk_cache import DiskCache
from showfloor.fingerprint import engine_code, key_of
from showfloor.model.cache import recalled
from showfloor.model.page import is_found
from showfloor.model.search_paths import TEXT_WORKER, WEB_ASSEMBLY, text_folder, text_starts
from showfloor.model.site_file import SiteFile, content_digest
from showfloor.outputs.headers import own_headers
from showfloor.outputs.output import EarlyContext, EarlyOutput
from showfloor.search import page_text
from showfloor.search.pagefind import WORKER, pagefind_version, run_pagefind
from showfloor.workspace import Site, SitePage

__all__ = ["TextFiles", "is_start", "name_of_start", "starts_file"]


# What a search needs of every part of a product's text before it looks for a word, in one file.
#
# Pagefind asks each part for two small files first: what it is, and which pages and words it has.
# Of ten thousand pages that were 64 requests, one waiting for another, at each first search. Its
# worker takes them from here (`START_TOGETHER` in `search/pagefind.py`).
#
# The file is a line of JSON and then the contents: by part and name, where one begins after the
# line, and how many bytes it has. Pagefind has compressed what is large in it already.

STARTS: Final = ("pagefind-entry.json", "*.pf_meta")
LINE: Final = b"\n"


def is_start(name: str) -> bool:
    """Tell whether a file of an index is needed before any word is looked for."""
    return any(fnmatchcase(name, pattern) for pattern in STARTS)


def name_of_start(folder: str, name: str) -> str:
    """Return how a file of the part in a folder is called here: `12/pagefind-entry.json`."""
    return folder.rpartition("-")[2] + name


def starts_file(folder: str, starts: Mapping[str, bytes]) -> SiteFile:
    """Return the file of a product; `folder` is that of any of its parts."""
    path, content = text_starts(folder), _joined(sorted(starts.items()))
    headers = own_headers(path)
    return SiteFile(path=path, content=content, headers=headers, digest=content_digest(content))


def _joined(starts: Iterable[tuple[str, bytes]]) -> bytes:
    places: dict[str, tuple[int, int]] = {}
    contents = bytearray()
    for name, content in starts:
        places[name] = (len(contents), len(content))
        contents += content
    return msgspec.json.encode(places) + LINE + contents


KIND: Final = "text-index"
MEMORY: Final = "text-parts"
PER_PART: Final = 200
MOST_PARTS: Final = 32
"""Of one product: a search asks each of them."""

Digests = dict[str, str]
"""Digest of each file by its name in the folder."""


class Part(NamedTuple):
    """Pages that are indexed together."""

    folder: str
    """Site path of the folder that holds the index."""
    key: str
    pages: Sequence[SitePage]


class TextFiles(EarlyOutput):
    """Indexes the text of pages beside the other work of a build."""

    streams: ClassVar[bool] = True
    in_development: ClassVar[bool] = False

    def __init__(self, site: Site, cache: DiskCache) -> None:
        self._site = site
        self._cache = cache
        self._language = site.config.site.language
        self._version = key_of(pagefind_version(), engine_code())
        self._memory_key = str(site.config.root.resolve())
        self._known = self._recall()
        self._jobs: dict[str, Future[Digests]] = {}
        self._done: dict[str, tuple[str, Digests]] = {}
        self._pool = ThreadPoolExecutor(os.cpu_count(), thread_name_prefix="text")

    @classmethod
    def open(cls, context: EarlyContext) -> Self:
        """Return the output of a build, with the indexing begun."""
        texts = cls(context.site, context.cache)
        context.ending.callback(texts.close)
        texts.start()
        return texts

    def close(self) -> None:
        """Drop what has not been begun."""
        self._pool.shutdown(cancel_futures=True)

    @property
    def folders(self) -> Mapping[str, Sequence[str]]:
        """The folders with the text of each product."""
        return {product: [part.folder for part in parts] for product, parts in self._parts.items()}

    @property
    def base(self) -> str | None:
        """The folder with the code to read all of them: that of the site itself, if it has one."""
        parts = self._parts.get("") or next(iter(self._parts.values()), None)
        return parts[0].folder if parts else None

    def start(self) -> None:
        """Begin to index what has changed."""
        parts = [part for parts in self._parts.values() for part in parts]
        fresh = [part for part in parts if not self._is_known(part)]
        for part in fresh:
            self._jobs[part.folder] = self._pool.submit(self._index, part, len(fresh))

    def files(self) -> Iterator[SiteFile]:
        """Yield the files of all parts, as soon as they are there; raises `ToolError`."""
        for parts in self._parts.values():
            for part in parts:
                yield from self._files_of(part)
            yield self._starts_of(parts)

    def remember(self) -> None:
        """Leave what was indexed to the next build."""
        names = (
            (part.key, name)
            for parts in self._parts.values()
            for part in parts
            for name in self._done[part.folder][1]
        )
        self._cache.keep(KIND, (f"{key} {name}" for key, name in names))
        self._cache.put(MEMORY, self._memory_key, msgspec.msgpack.encode(self._done))

    @cached_property
    def _parts(self) -> dict[str, list[Part]]:
        listed = {card.id for card in self._site.shell.families if card.listed} | {""}
        products: dict[str, list[SitePage]] = {}
        for page in self._site.pages.values():
            if (page.frame.family or "") in listed and is_found(page.frame.robots):
                products.setdefault(page.frame.family or "", []).append(page)
        return {id: list(self._parted(id, pages)) for id, pages in products.items()}

    def _parted(self, product: str, pages: Sequence[SitePage]) -> Iterator[Part]:
        count = min(MOST_PARTS, -(-len(pages) // PER_PART))
        groups: list[list[SitePage]] = [[] for _ in range(count)]
        for page in pages:
            groups[zlib.crc32(page.frame.route.encode()) % count].append(page)
        for number, group in enumerate(groups):
            if not group:  # a part without a page is none, and Pagefind makes none
                continue
            keys = [page.content_key for page in group]
            key = key_of(self._version, self._language, keys)
            yield Part(text_folder(product, number), key, group)

    def _is_known(self, part: Part) -> bool:
        known = self._known.get(part.folder)
        return known is not None and known[0] == part.key

    def _index(self, part: Part, beside: int = 0) -> Digests:
        pages = {page.frame.route: page for page in part.pages}

        def text_of(route: str) -> str:
            return self._text(pages[route])

        files = run_pagefind(pages, text_of, self._language, beside=beside)
        for name, content in files.items():
            self._cache.put(KIND, f"{part.key} {name}", content)
        return {name: content_digest(content) for name, content in files.items()}

    def _files_of(self, part: Part) -> Iterator[SiteFile]:
        job = self._jobs.get(part.folder)
        digests = job.result() if job else self._known[part.folder][1]
        self._done[part.folder] = (part.key, digests)
        for name, digest in digests.items():
            path = self._path(part, name)
            if path is not None:
                yield SiteFile(
                    path=path,
                    content=partial(self._content, part, name),
                    digest=digest,
                    immutable=name not in (WORKER, WEB_ASSEMBLY),
                    headers=own_headers(path),
                )

    def _path(self, part: Part, name: str) -> str | None:
        """Return where a file is published; Pagefind's code is the same in all parts.

        What a search needs first stands in one file for all of them.
        """
        if is_start(name) or (name in (WORKER, WEB_ASSEMBLY) and part.folder != self.base):
            return None
        return TEXT_WORKER if name == WORKER else part.folder + name

    def _starts_of(self, parts: Sequence[Part]) -> SiteFile:
        starts = {
            name_of_start(part.folder, name): self._content(part, name)
            for part in parts
            for name in self._done[part.folder][1]
            if is_start(name)
        }
        return starts_file(parts[0].folder, starts)

    def _content(self, part: Part, name: str) -> bytes:
        kept = self._cache.get(KIND, f"{part.key} {name}")
        if kept is None:  # of a release that is damaged, after the cache was
            self._index(part)
            kept = self._cache.get(KIND, f"{part.key} {name}")
        return kept or b""

    def _text(self, page: SitePage) -> str:
        return page_text(page.frame.title, self._site.blocks(page), self._language)

    def _recall(self) -> dict[str, tuple[str, Digests]]:
        kept = self._cache.kind(MEMORY)
        return recalled(kept, self._memory_key, dict[str, tuple[str, Digests]]) or {}
