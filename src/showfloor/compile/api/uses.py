"""Which demos use which entries of the API reference."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from showfloor.compile.api.places import ApiPlace, ReferenceMap
from showfloor.compile.record import DemoRecord, PageRecord
from showfloor.model import PageLink

__all__ = ["ApiUses", "find_uses_of_api"]

ELSEWHERE: Final = 6
"""Demos of other pages that are named where no page documents an entry."""

ApiUses = Mapping[str, tuple[PageLink, ...]]
"""Links to demos, by the address of an entry."""


def find_uses_of_api(reference: ReferenceMap, records: Iterable[PageRecord]) -> ApiUses:
    """Return the demos that use each entry, in the order of pages, one a section.

    A demo is called what it shows: the heading that it stands below. Where pages document an entry,
    these are their demos; else the first few of all others, since a button is used on every other
    page.
    """
    by_import = {imported: place for place in reference.places for imported in place.imports}
    own: dict[str, dict[str, PageLink]] = {}
    others: dict[str, dict[str, PageLink]] = {}
    for record in records:
        matter = record.raw.front_matter
        documented = {*matter.components, *matter.hooks}
        for demo in record.demos:
            for place in _used(demo, by_import):
                is_own = place.name in documented and place.family == record.raw.family
                found = own if is_own else others
                link = _link(record, demo, is_own=is_own)
                # The first of a section leads to the others.
                found.setdefault(place.href, {}).setdefault(link.title, link)
    return {
        href: tuple(own[href].values() if href in own else [*others[href].values()][:ELSEWHERE])
        for href in {**others, **own}
    }


def _used(demo: DemoRecord, by_import: Mapping[tuple[str, str], ApiPlace]) -> Iterator[ApiPlace]:
    seen: set[str] = set()
    for variant in demo.source.variants:
        for use in variant.uses:
            place = by_import.get((use.module, use.name))
            if place is not None and place.href not in seen:
                seen.add(place.href)
                yield place


def _link(record: PageRecord, demo: DemoRecord, *, is_own: bool) -> PageLink:
    name = demo.source.name
    page = record.raw.front_matter.title
    section = next((use.section for use in record.document.demos if use.name == name), "")
    title = section if is_own else ": ".join(filter(None, (page, section)))
    return PageLink(title=title or page, href=f"{record.raw.route}#{name}")
