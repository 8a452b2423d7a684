"""The demos that use an entry of the API reference, and the props that they give most."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from showfloor.demos import Use
from showfloor.model.navigation import PageLink
from showfloor.workspace.page_record import DemoFacts, PageFacts
from showfloor.workspace.reference.guides import ApiGuide, ApiGuides
from showfloor.workspace.reference.reference_map import ApiPlace, ReferenceMap

MAX_OTHERS: Final = 6
"""Number of links to demos of other pages, for an entry that no page documents."""

ApiUses = Mapping[str, tuple[PageLink, ...]]
"""Links to demos, by the address of an entry."""

MIN_DEMOS: Final = 3
"""Number of demos that give a frequent prop."""
MAX_FREQUENT: Final = 8
"""Largest number of frequent props of an entry."""

FrequentProps = Mapping[str, tuple[str, ...]]
"""Names of props that demos give most, sorted, by the address of an entry."""


def find_uses_of_api(
    reference: ReferenceMap, pages: Iterable[PageFacts], guides: ApiGuides
) -> ApiUses:
    """Return the demos that use each entry, one a section: those of its guide, then by page.

    A link has the title of the demo's section. If pages document an entry, the links lead to their
    demos, else to the first few of all others, because a button is used on most pages.
    """
    by_import = {imported: place for place in reference.places for imported in place.imports}
    own: dict[str, dict[str, PageLink]] = {}
    others: dict[str, dict[str, PageLink]] = {}
    for page in pages:
        documented = {*page.documented}
        for demo in page.demos:
            for place in {place.href: place for place, _ in _uses(demo, by_import)}.values():
                is_own = place.name in documented and place.family == page.family
                found = own if is_own else others
                link = _link(page, demo, is_own=is_own)
                # The first of a section leads to the others.
                found.setdefault(place.href, {}).setdefault(link.title, link)
    links = {
        href: [*own[href].values()] if href in own else [*others[href].values()][:MAX_OTHERS]
        for href in {**others, **own}
    }
    return {href: tuple(_guide_first(some, guides.get(href))) for href, some in links.items()}


def _guide_first(links: Iterable[PageLink], guide: ApiGuide | None) -> list[PageLink]:
    start = f"{guide.href}#" if guide else ""
    return sorted(links, key=lambda link: not link.href.startswith(start))


def find_frequent_props(reference: ReferenceMap, pages: Iterable[PageFacts]) -> FrequentProps:
    """Return the props of each entry that demos give most, each demo counted once.

    The counts are left out, so that few edits of demos change a page of the reference.
    """
    by_import = {imported: place for place in reference.places for imported in place.imports}
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for page in pages:
        for demo in page.demos:
            uses = _uses(demo, by_import)
            for href, prop in {(place.href, prop) for place, use in uses for prop in use.props}:
                counts[href][prop] += 1
    found = {href: _frequent(count) for href, count in counts.items()}
    return {href: props for href, props in found.items() if props}


def _frequent(counts: Counter[str]) -> tuple[str, ...]:
    frequent = [prop for prop, count in counts.items() if count >= MIN_DEMOS]
    return tuple(sorted(sorted(frequent, key=lambda prop: (-counts[prop], prop))[:MAX_FREQUENT]))


def _uses(
    demo: DemoFacts, by_import: Mapping[tuple[str, str], ApiPlace]
) -> Iterator[tuple[ApiPlace, Use]]:
    for variant in demo.source.variants:
        for use in variant.uses:
            if place := by_import.get((use.module, use.name)):
                yield place, use


def _link(page: PageFacts, demo: DemoFacts, *, is_own: bool) -> PageLink:
    title = demo.section if is_own else ": ".join(filter(None, (page.title, demo.section)))
    return PageLink(title=title or page.title, href=f"{page.route}#{demo.name}")
