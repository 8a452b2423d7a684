"""The full text of the site for searching, in parts that are indexed again only if a page changed.

A product has one part, or several if it has many pages, so an edit costs the indexing of one part.
The route of a page decides which part it belongs to.
"""

import os
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from fnmatch import fnmatchcase
from functools import cached_property, partial
from typing import Final, NamedTuple

import msgspec

from showfloor.cache.disk_cache import DiskCache
from showfloor.fingerprint import engine_code, key_of
from showfloor.model.cache import recalled
from showfloor.model.page import is_found
from showfloor.model.search_paths import TEXT_WORKER, text_folder, text_starts
from showfloor.model.site_file import SiteFile, content_digest
from showfloor.outputs.headers import file_headers
from showfloor.search import HISTORY_MESSAGES, page_text
from showfloor.search.pagefind import WORKER, is_web_assembly, pagefind_version, run_pagefind
from showfloor.workspace import Site, SitePage

# Pagefind asks each part of an index for small files before it searches for a word. A bundle holds
# those of all parts of a product, so a first search needs one request (`START_TOGETHER` in
# `search/pagefind.py`).
#
# A bundle is a line of JSON and then the contents. The JSON has, by part and name, the offset after
# the line and the size in bytes. Pagefind has compressed large files already.

BUNDLED_FILES: Final = ("pagefind-entry.json", "*.pf_meta")
LINE_END: Final = b"\n"


def is_bundled(name: str) -> bool:
    """Return whether a search needs a file of an index before it searches for a word."""
    return any(fnmatchcase(name, pattern) for pattern in BUNDLED_FILES)


def _is_code(name: str) -> bool:
    """Return whether a file is code, which all parts share."""
    return name == WORKER or is_web_assembly(name)


def name_in_bundle(folder: str, name: str) -> str:
    """Return the name in the bundle of a file in a part's folder: `12/pagefind-entry.json`."""
    return folder.rpartition("-")[2] + name


def pagefind_bundle(folder: str, bundled: Mapping[str, bytes]) -> SiteFile:
    """Return the bundle of a product; `folder` is that of any of its parts."""
    path, content = text_starts(folder), _bundle_content(sorted(bundled.items()))
    headers = file_headers(path)
    return SiteFile(path=path, content=content, headers=headers, digest=content_digest(content))


def _bundle_content(bundled: Iterable[tuple[str, bytes]]) -> bytes:
    places: dict[str, tuple[int, int]] = {}
    contents = bytearray()
    for name, content in bundled:
        places[name] = (len(contents), len(content))
        contents += content
    return msgspec.json.encode(places) + LINE_END + contents


KIND: Final = "text-index"
MEMORY: Final = "text-parts"
PAGES_PER_PART: Final = 200
MOST_PARTS: Final = 32
"""Of one product: a search asks each of them."""

Digests = dict[str, str]
"""Digest of each file by its name in the folder."""


class IndexPart(NamedTuple):
    """Pages that are indexed together."""

    folder: str
    """Site path of the folder that holds the index."""
    key: str
    pages: Sequence[SitePage]


def text_base(folders: Mapping[str, Sequence[str]]) -> str | None:
    """Return the folder with the code to read all texts: that of the site's own pages, if any."""
    first = folders.get("") or next(iter(folders.values()), None)
    return first[0] if first else None


class TextFiles:
    """Indexes the text of pages during the other work of a build, on threads."""

    def __init__(self, site: Site, cache: DiskCache) -> None:
        self._site = site
        self._cache = cache
        self._language = site.config.site.language
        self._messages = {key: site.config.messages[key] for key in HISTORY_MESSAGES}
        self._version = key_of(pagefind_version(), engine_code(), self._messages)
        self._memory_key = str(site.config.root.resolve())
        self._recalled = (
            recalled(cache.kind(MEMORY), self._memory_key, dict[str, tuple[str, Digests]]) or {}
        )
        self._jobs: dict[str, Future[Digests]] = {}
        self._indexed: dict[str, tuple[str, Digests]] = {}
        self._pool = ThreadPoolExecutor(os.cpu_count(), thread_name_prefix="text")

    def close(self) -> None:
        """Cancel the indexing that has not begun."""
        self._pool.shutdown(cancel_futures=True)

    @cached_property
    def folders(self) -> Mapping[str, Sequence[str]]:
        """The folders with the text of each product."""
        return {product: [part.folder for part in parts] for product, parts in self._parts.items()}

    def start(self) -> None:
        """Begin to index the parts that changed."""
        parts = [part for parts in self._parts.values() for part in parts]
        fresh = [part for part in parts if not self._is_known(part)]
        for part in fresh:
            self._jobs[part.folder] = self._pool.submit(self._index, part, len(fresh))

    def files(self) -> Iterator[SiteFile]:
        """Yield the files of all parts, each as soon as it is made; raises `ToolError`."""
        for parts in self._parts.values():
            for part in parts:
                yield from self._files_of(part)
            yield self._bundle_of(parts)

    def remember(self) -> None:
        """Store the indexes for the next build."""
        names = (
            (part.key, name)
            for parts in self._parts.values()
            for part in parts
            for name in self._indexed[part.folder][1]
        )
        self._cache.keep(KIND, (f"{key} {name}" for key, name in names))
        self._cache.put(MEMORY, self._memory_key, msgspec.msgpack.encode(self._indexed))

    @cached_property
    def _parts(self) -> dict[str, list[IndexPart]]:
        listed = {card.id for card in self._site.shell.families if card.listed} | {""}
        products: dict[str, list[SitePage]] = {}
        for page in self._site.pages.values():
            if (page.frame.family or "") in listed and is_found(page.frame.robots):
                products.setdefault(page.frame.family or "", []).append(page)
        return {id: list(self._parts_of(id, pages)) for id, pages in products.items()}

    def _parts_of(self, product: str, pages: Sequence[SitePage]) -> Iterator[IndexPart]:
        count = min(MOST_PARTS, -(-len(pages) // PAGES_PER_PART))
        groups: list[list[SitePage]] = [[] for _ in range(count)]
        for page in pages:
            groups[zlib.crc32(page.frame.route.encode()) % count].append(page)
        for number, group in enumerate(groups):
            if not group:  # Pagefind makes no index without a page
                continue
            keys = [page.content_key for page in group]
            key = key_of(self._version, self._language, keys)
            yield IndexPart(text_folder(product, number), key, group)

    def _is_known(self, part: IndexPart) -> bool:
        known = self._recalled.get(part.folder)
        return known is not None and known[0] == part.key

    def _index(self, part: IndexPart, beside: int = 0) -> Digests:
        pages = {page.frame.route: page for page in part.pages}

        def text_of(route: str) -> str:
            return self._text(pages[route])

        files = run_pagefind(pages, text_of, self._language, beside=beside)
        for name, content in files.items():
            self._cache.put(KIND, f"{part.key} {name}", content)
        return {name: content_digest(content) for name, content in files.items()}

    def _files_of(self, part: IndexPart) -> Iterator[SiteFile]:
        job = self._jobs.get(part.folder)
        digests = job.result() if job else self._recalled[part.folder][1]
        self._indexed[part.folder] = (part.key, digests)
        for name, digest in digests.items():
            path = self._path(part, name)
            if path is not None:
                yield SiteFile(
                    path=path,
                    content=partial(self._content, part, name),
                    digest=digest,
                    immutable=not _is_code(name),
                    headers=file_headers(path),
                )

    def _path(self, part: IndexPart, name: str) -> str | None:
        """Return the site path of a file; nothing for bundled files and repeated code."""
        if is_bundled(name) or (_is_code(name) and part.folder != text_base(self.folders)):
            return None
        return TEXT_WORKER if name == WORKER else part.folder + name

    def _bundle_of(self, parts: Sequence[IndexPart]) -> SiteFile:
        bundled = {
            name_in_bundle(part.folder, name): self._content(part, name)
            for part in parts
            for name in self._indexed[part.folder][1]
            if is_bundled(name)
        }
        return pagefind_bundle(parts[0].folder, bundled)

    def _content(self, part: IndexPart, name: str) -> bytes:
        content = self._cache.get(KIND, f"{part.key} {name}")
        if content is None:  # a release is damaged, and the cache was cleared
            self._index(part)
            content = self._cache.get(KIND, f"{part.key} {name}")
        return content or b""

    def _text(self, page: SitePage) -> str:
        blocks = self._site.blocks(page)
        return page_text(page.frame.title, blocks, self._language, self._messages)
