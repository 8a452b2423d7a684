"""What a build of all steps leaves to the next edit of a page."""

from typing import Final

import msgspec

from showfloor.build.build_paths import BuildPaths
from showfloor.build.cache import DiskCache
from showfloor.build.kept import PAGE, KeptPage, KeptPages, KeptPart, keep_pages
from showfloor.build.kept_site import KeptList, KeptSite, keep_guides, keep_site
from showfloor.build.outputs import (
    OUTPUTS,
    AlternateFiles,
    Outputs,
    PageFiles,
    SearchFiles,
    TextFiles,
)
from showfloor.build.outputs.llms import LlmsFile
from showfloor.build.outputs.texts import Part
from showfloor.checks.pages import VOCABULARY, background_of, is_held, vocabulary_key
from showfloor.compile import CompiledPage, Playgrounds, Site
from showfloor.model.release import ALTERNATE

__all__ = ["keep_for_edits"]

MADE: Final = frozenset({PageFiles, AlternateFiles, SearchFiles, TextFiles})
"""Outputs that tell what pages say, of which `build/edited_files.py` makes what an edit changes."""


def keep_for_edits(paths: BuildPaths, cache: DiskCache, site: Site, outputs: Outputs) -> None:
    """Keep what the next build needs where no more than the text of pages differs.

    Where an output tells what pages say and an edit does not make its files, it finds no page.
    """
    lists, parts = outputs.of(AlternateFiles).lists, outputs.of(TextFiles).parts
    keys = _kept_keys(cache, site, outputs.of(PageFiles))
    kept_parts, api = tuple(map(_part, parts)), background_of(site).api
    are_made = {output for output in OUTPUTS if output.of_text} <= MADE
    keep_pages(paths, cache, KeptPages(keys=keys if are_made else {}, parts=kept_parts))
    kept_lists = tuple(map(_list, lists))
    keep_site(paths, cache, KeptSite(shell=site.shell, trees=site.trees, lists=kept_lists, api=api))
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
