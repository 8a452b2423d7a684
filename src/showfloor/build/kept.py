"""Pages as a build leaves them to the next edit of one, so that the site need not be joined.

An edit of what a page says, and of nothing that others know of it, leaves everything else as it is
(`build/edited.py`). Each page is kept by itself, so that one is read; `build/kept_site.py` has what
all share.
"""

from collections.abc import Iterable
from typing import Final

import msgspec

from showfloor.build.build_paths import BuildPaths
from showfloor.build.cache import DiskCache
from showfloor.compile import PageRecord
from showfloor.fingerprint import key_of
from showfloor.model import Model, Page, PlaygroundBlock
from showfloor.model.cache import recalled

__all__ = [
    "PAGE",
    "KeptPage",
    "KeptPages",
    "KeptPart",
    "keep_edited",
    "keep_pages",
    "kept_name",
    "kept_page",
    "kept_pages",
]

PAGES: Final = "edit-pages"
PAGE: Final = "edit-page"


class KeptPage(Model, frozen=True, kw_only=True):
    """A page that was written to be read, and holds no more that others make than a playground."""

    frame: Page
    record: PageRecord
    playground: PlaygroundBlock | None = None
    is_held: bool = False
    """Whether what is found in its text is a mistake."""
    files: tuple[str, ...]
    """Site paths of its document and of what that brings along."""


class KeptPart(Model, frozen=True, kw_only=True):
    """Pages whose text is indexed together."""

    folder: str
    """Site path."""
    pages: tuple[tuple[str, str, str], ...]
    """Route, title, key of the record."""


class KeptPages(Model, frozen=True, kw_only=True):
    """Which pages there are."""

    keys: dict[str, str]
    """Of what is kept of each page, by the path of its file."""
    parts: tuple[KeptPart, ...]


def kept_pages(paths: BuildPaths, cache: DiskCache) -> KeptPages | None:
    """Return which pages there are, or nothing where that is not kept."""
    return recalled(cache.kind(PAGES), kept_name(paths), KeptPages)


def kept_page(cache: DiskCache, key: str) -> KeptPage | None:
    """Return a page, or nothing where it is not kept any more."""
    return recalled(cache.kind(PAGE), key, KeptPage)


def keep_edited(
    paths: BuildPaths, cache: DiskCache, pages: KeptPages, edited: Iterable[KeptPage]
) -> None:
    """Keep pages as they are after an edit."""
    keys = dict(pages.keys)
    anew: dict[str, str] = {}
    for page in edited:
        route, path = page.frame.route, page.record.raw.path
        anew[route] = page.record.key
        keys[path] = key_of(keys[path], page.record.key)
        cache.kind(PAGE).put(keys[path], msgspec.msgpack.encode(page))
    parts = (
        msgspec.structs.replace(
            part, pages=tuple((r, title, anew.get(r, key)) for r, title, key in part.pages)
        )
        for part in pages.parts
    )
    keep_pages(paths, cache, KeptPages(keys=keys, parts=tuple(parts)))


def keep_pages(paths: BuildPaths, cache: DiskCache, pages: KeptPages) -> None:
    """Keep which pages there are."""
    cache.put(PAGES, kept_name(paths), msgspec.msgpack.encode(pages))


def kept_name(paths: BuildPaths) -> str:
    """Return the name under which something of a site is kept."""
    return f"{paths.site.resolve()} {paths.dist.resolve()}"
