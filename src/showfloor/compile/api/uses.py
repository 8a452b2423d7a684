"""Which demos use which entries of the API reference."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from showfloor.compile.api.places import ApiPlace, ReferenceMap
from showfloor.compile.page_record import DemoFacts, PageFacts
from showfloor.model import PageLink

__all__ = ["ApiUses", "find_uses_of_api"]

ELSEWHERE: Final = 6
"""Demos of other pages that are named where no page documents an entry."""

ApiUses = Mapping[str, tuple[PageLink, ...]]
"""Links to demos, by the address of an entry."""


def find_uses_of_api(reference: ReferenceMap, pages: Iterable[PageFacts]) -> ApiUses:
    """Return the demos that use each entry, in the order of pages, one a section.

    A demo is called what it shows: the heading that it stands below. Where pages document an entry,
    these are their demos; else the first few of all others, since a button is used on every other
    page.
    """
    by_import = {imported: place for place in reference.places for imported in place.imports}
    own: dict[str, dict[str, PageLink]] = {}
    others: dict[str, dict[str, PageLink]] = {}
    for page in pages:
        documented = {*page.documented}
        for demo in page.demos:
            for place in _used(demo, by_import):
                is_own = place.name in documented and place.family == page.family
                found = own if is_own else others
                link = _link(page, demo, is_own=is_own)
                # The first of a section leads to the others.
                found.setdefault(place.href, {}).setdefault(link.title, link)
    return {
        href: tuple(own[href].values() if href in own else [*others[href].values()][:ELSEWHERE])
        for href in {**others, **own}
    }


def _used(demo: DemoFacts, by_import: Mapping[tuple[str, str], ApiPlace]) -> Iterator[ApiPlace]:
    seen: set[str] = set()
    for variant in demo.source.variants:
        for use in variant.uses:
            place = by_import.get((use.module, use.name))
            if place is not None and place.href not in seen:
                seen.add(place.href)
                yield place


def _link(page: PageFacts, demo: DemoFacts, *, is_own: bool) -> PageLink:
    title = demo.section if is_own else ": ".join(filter(None, (page.title, demo.section)))
    return PageLink(title=title or page.title, href=f"{page.route}#{demo.name}")
