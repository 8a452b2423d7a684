"""Which demos use which entries of the API reference."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from showfloor.compile.api.places import ApiPlace, ReferenceMap
from showfloor.compile.record import DemoRecord, PageRecord
from showfloor.demos import in_words
from showfloor.model import PageLink

__all__ = ["ApiUses", "find_uses_of_api"]

ELSEWHERE: Final = 6
"""Demos of other pages that are named where no page documents an entry."""

ApiUses = Mapping[str, tuple[PageLink, ...]]
"""Links to demos, by the address of an entry."""


def find_uses_of_api(reference: ReferenceMap, records: Iterable[PageRecord]) -> ApiUses:
    """Return the demos that use each entry, in the order of pages.

    Where pages document an entry, these are their demos; else the first few of all others, since
    a button is used on every other page.
    """
    by_import = {imported: place for place in reference.places for imported in place.imports}
    own: dict[str, list[PageLink]] = {}
    others: dict[str, list[PageLink]] = {}
    for record in records:
        matter = record.raw.front_matter
        documented = {*matter.components, *matter.hooks}
        for demo in record.demos:
            for place in _used(demo, by_import):
                is_own = place.name in documented and place.family == record.raw.family
                found = own if is_own else others
                found.setdefault(place.href, []).append(_link(record, demo))
    return {href: tuple(own.get(href) or others[href][:ELSEWHERE]) for href in {**others, **own}}


def _used(demo: DemoRecord, by_import: Mapping[tuple[str, str], ApiPlace]) -> Iterator[ApiPlace]:
    seen: set[str] = set()
    for variant in demo.source.variants:
        for use in variant.uses:
            place = by_import.get((use.module, use.name))
            if place is not None and place.href not in seen:
                seen.add(place.href)
                yield place


def _link(record: PageRecord, demo: DemoRecord) -> PageLink:
    name = demo.source.name
    return PageLink(title=in_words(name), href=f"{record.raw.route}#{name}")
