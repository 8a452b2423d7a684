"""What a build leaves for the next edit of a page: so much of the site that it need not be joined.

An edit of what a page says, and of nothing that others know of it, leaves everything else as it is
(`build/edited.py`). What it needs of that is kept here: each page by itself, so that one is read,
and what all share.
"""

from collections.abc import Iterable
from typing import Final

import msgspec

from showfloor.build.build_paths import BuildPaths
from showfloor.build.cache import DiskCache
from showfloor.build.found_guides import FoundGuides
from showfloor.build.outputs import AlternateFiles, Outputs, PageFiles, SearchFiles, TextFiles
from showfloor.build.outputs.llms import LlmsFile
from showfloor.build.outputs.texts import Part
from showfloor.checks.pages import VOCABULARY, ApiNames, background_of, is_held, vocabulary_key
from showfloor.compile import CompiledPage, PageRecord, Playgrounds, Site
from showfloor.fingerprint import key_of
from showfloor.model import Model, Page, PlaygroundBlock, ShellModel
from showfloor.model.cache import recalled
from showfloor.model.release import ALTERNATE

__all__ = [
    "KeptList",
    "KeptPage",
    "KeptPages",
    "KeptPart",
    "KeptSite",
    "keep_edited",
    "keep_for_edits",
    "keep_guides",
    "kept_guides",
    "kept_page",
    "kept_pages",
    "kept_site",
]

SITE: Final = "edit-site"
PAGES: Final = "edit-pages"
PAGE: Final = "edit-page"
GUIDES: Final = "edit-guides"


class KeptPage(Model, frozen=True, kw_only=True):
    """A page that was written to be read, and holds no more that others make than a playground."""

    frame: Page
    record: PageRecord
    playground: PlaygroundBlock | None = None
    is_held: bool = False
    """Whether what is found in its text is a mistake."""
    files: tuple[str, ...]
    """Site paths of its document and of what that brings along."""


class KeptList(Model, frozen=True, kw_only=True):
    """A file that holds the text of pages: an `llms-full.txt`."""

    path: str
    title: str
    summary: str
    entries: tuple[tuple[str, str, str], ...]
    """Of its pages: title, address, description."""
    texts: tuple[str, ...]
    """Site paths of their Markdown."""


class KeptPart(Model, frozen=True, kw_only=True):
    """Pages whose text is indexed together."""

    folder: str
    """Site path."""
    pages: tuple[tuple[str, str, str], ...]
    """Route, title, key of the record."""


class KeptSite(Model, frozen=True, kw_only=True):
    """What the pages of a site share; no edit of their text changes it."""

    shell: ShellModel
    lists: tuple[KeptList, ...]
    api: ApiNames
    """What the text of pages is held against."""


class KeptPages(Model, frozen=True, kw_only=True):
    """Which pages there are."""

    keys: dict[str, str]
    """Of what is kept of each page, by the path of its file."""
    parts: tuple[KeptPart, ...]


def kept_site(paths: BuildPaths, cache: DiskCache) -> KeptSite | None:
    """Return what the last build left, or nothing where there is none."""
    return recalled(cache.kind(SITE), _name(paths), KeptSite)


def kept_pages(paths: BuildPaths, cache: DiskCache) -> KeptPages | None:
    """Return which pages there are, or nothing where that is not kept."""
    return recalled(cache.kind(PAGES), _name(paths), KeptPages)


def kept_page(cache: DiskCache, key: str) -> KeptPage | None:
    """Return a page, or nothing where it is not kept any more."""
    return recalled(cache.kind(PAGE), key, KeptPage)


def kept_guides(paths: BuildPaths, cache: DiskCache, product: str) -> FoundGuides | None:
    """Return the pages that a product's shard of the search has, or nothing where none is kept."""
    return recalled(cache.kind(GUIDES), f"{_name(paths)} {product}", FoundGuides)


def keep_guides(paths: BuildPaths, cache: DiskCache, guides: FoundGuides) -> None:
    """Keep the pages of a product's shard."""
    cache.put(GUIDES, f"{_name(paths)} {guides.product}", msgspec.msgpack.encode(guides))


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
    _put(cache, PAGES, paths, KeptPages(keys=keys, parts=tuple(parts)))


def keep_for_edits(paths: BuildPaths, cache: DiskCache, site: Site, outputs: Outputs) -> None:
    """Keep what the next build needs where no more than the text of pages differs."""
    lists, parts = outputs.of(AlternateFiles).lists, outputs.of(TextFiles).parts
    keys = _kept_keys(cache, site, outputs.of(PageFiles))
    kept_parts, api = tuple(map(_part, parts)), background_of(site).api
    _put(cache, PAGES, paths, KeptPages(keys=keys, parts=kept_parts))
    _put(cache, SITE, paths, KeptSite(shell=site.shell, lists=tuple(map(_list, lists)), api=api))
    for guides in outputs.of(SearchFiles).guides():
        keep_guides(paths, cache, guides)
    # Not read by a build that finds what it found before.
    cache.keep(VOCABULARY, [vocabulary_key(api, family) for family in api.families])


def _kept_keys(cache: DiskCache, site: Site, drawn: PageFiles) -> dict[str, str]:
    """Return the keys of pages; those that were drawn now are kept anew."""
    fresh, playgrounds = frozenset(drawn.waiting), site.made_by(Playgrounds).blocks_by_route
    keys: dict[str, str] = {}
    for route, page in site.pages.items():
        if _is_read(site, page):
            keys[page.record.raw.path] = key = drawn.keys[route]
            if route in fresh:
                kept = KeptPage(
                    frame=page.frame,
                    record=page.record,
                    playground=playgrounds.get(route),
                    is_held=is_held(page),
                    files=drawn.paths_of(route),
                )
                cache.put(PAGE, key, msgspec.msgpack.encode(kept))
    cache.keep(PAGE, keys.values())
    return keys


def _is_read(site: Site, page: CompiledPage) -> bool:
    """Tell whether somebody wrote a page that holds what is kept of it, and no list its words."""
    raw = page.record.raw
    is_written = raw.path in site.stamps and not page.record.generated
    others = (one for one in site.products if not isinstance(one, Playgrounds))
    is_apart = raw.front_matter.date is None and not any(one.fills(page) for one in others)
    return is_written and is_apart


def _list(one: LlmsFile) -> KeptList:
    return KeptList(
        path=one.full_path,
        title=one.title,
        summary=one.summary,
        entries=tuple((entry.title, entry.address, entry.description) for entry in one.entries),
        texts=tuple(f"{page.frame.route}{ALTERNATE}" for page in one.pages),
    )


def _part(part: Part) -> KeptPart:
    pages = tuple((p.frame.route, p.frame.title, p.record.key) for p in part.pages)
    return KeptPart(folder=part.folder, pages=pages)


def _put(cache: DiskCache, kind: str, paths: BuildPaths, value: Model) -> None:
    cache.put(kind, _name(paths), msgspec.msgpack.encode(value))


def _name(paths: BuildPaths) -> str:
    return f"{paths.site.resolve()} {paths.dist.resolve()}"
