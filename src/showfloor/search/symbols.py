"""From the files of the symbol index to symbols (`symbols.ts` does the same)."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from showfloor.model import (
    PageField,
    SearchEntry,
    SearchGuide,
    SearchGuides,
    SearchIcons,
    SearchIndex,
    SearchMember,
    SearchMembers,
    SearchPage,
    SearchWeights,
    SymbolKind,
)
from showfloor.search.words import compact, heading_id

__all__ = [
    "Name",
    "Named",
    "Place",
    "Symbol",
    "Told",
    "icons_of",
    "members_of",
    "sections_of",
    "symbols_of",
    "told_of",
]

NOT_IN_ANCHOR: Final = re.compile(r"[^\w.-]+")


class Place(NamedTuple):
    """Where one of several things of the same name stands."""

    parent: str
    """What it is a part of; empty where it stands for itself."""
    href: str


class Symbol(NamedTuple):
    """Something that has a name and a place."""

    kind: SymbolKind
    name: str
    product: int
    """Its product's place in the index."""
    places: tuple[Place, ...]
    """At least one, the most important first."""
    deprecated: bool = False
    text: str = ""
    """What it is about, where that is known."""
    low: bool = False
    """Whether it is seldom meant: a page of which its author says so, or a heading of one."""


class Name(NamedTuple):
    """A name by which a symbol is found, and how much a match of it counts, up to 1."""

    text: str
    weight: float


class Named(NamedTuple):
    """A symbol with everything that it is found by."""

    symbol: Symbol
    names: tuple[Name, ...]
    context: tuple[str, ...] = ()
    """Texts whose words tell it from others of its name."""
    synonyms: str = ""
    """Words by which it is found after everything that is called so."""


class Told(NamedTuple):
    """A text of a page by which it is found, together with all others."""

    route: str
    field: PageField
    text: str


def told_of(index: SearchIndex, guides: dict[int, SearchGuides]) -> Iterator[Told]:
    """Yield the texts of all pages; `guides` have those that the index itself lacks."""
    for number, product in enumerate(index.products):
        own = " ".join((product.name, *product.words))
        for page in product.pages:
            yield Told(page.route, "title", page.title)
            yield Told(page.route, "more", own)
            yield from (Told(page.route, "also", text) for text in page.also)
            yield from (Told(page.route, "document", text) for text in page.documents)
        for error in product.errors:
            yield from (Told(error.route, "description", text) for text in error.also)
        if number in guides:
            for page, guide in zip(product.pages, guides[number].pages, strict=True):
                yield from _told(page, guide)


def _told(page: SearchPage, guide: SearchGuide) -> Iterator[Told]:
    route = page.route
    yield Told(route, "description", page.description)
    yield from (Told(route, "asked", text) for text in guide.asked)
    yield from (Told(route, "phrase", text) for text in guide.phrases)
    yield Told(route, "more", guide.more)
    for heading in guide.headings:
        yield Told(route, "heading", heading if isinstance(heading, str) else heading[0])


def symbols_of(index: SearchIndex) -> Iterator[Named]:
    """Yield the pages and entries of all products."""
    for number, product in enumerate(index.products):
        yield from (_guide(page, number, index.ranking.weights) for page in product.pages)
        yield from (_entry(entry, number) for entry in product.entries)
        yield from (_error(page, number) for page in product.errors)


def sections_of(index: SearchIndex, number: int, shard: SearchGuides) -> Iterator[Named]:
    """Yield the headings of a product's pages."""
    weight = index.ranking.weights.section_name
    for page, guide in zip(index.products[number].pages, shard.pages, strict=True):
        for heading in guide.headings:
            text = heading if isinstance(heading, str) else heading[0]
            own = heading_id(text) if isinstance(heading, str) else heading[1]
            place = Place(page.title, f"{page.route}#{own}")
            symbol = Symbol("section", text, number, (place,), low=page.low)
            yield Named(symbol, (Name(text, weight),), (page.title, *page.also, *page.documents))


def members_of(index: SearchIndex, number: int, shard: SearchMembers) -> Iterator[Named]:
    """Yield the parts of a product's entries."""
    columns: tuple[tuple[SymbolKind, str, tuple[SearchMember, ...]], ...] = (
        ("prop", "prop", shard.prop),
        ("slot", "slot", shard.slot),
        ("class", "classes", shard.class_),
        ("css-variable", "css-variable", shard.css_variable),
        ("theme-key", "", shard.theme_key),
    )
    entries = index.products[number].entries
    for kind, part, members in columns:
        for member in members:
            owners = [entries[row] for row in member.entries]
            places = tuple(_member_place(owner, part, member.name) for owner in owners)
            symbol = Symbol(kind, member.name, number, places)
            yield Named(symbol, (Name(member.name, 1),), tuple(owner.name for owner in owners))


def icons_of(index: SearchIndex, number: int, shard: SearchIcons) -> Iterator[Named]:
    """Yield the icons of a product."""
    weight = index.ranking.weights.icon_name
    for name, synonyms in zip(shard.names, shard.synonyms, strict=True):
        symbol = Symbol("icon", name, number, (Place("", shard.address + name),))
        yield Named(symbol, (Name(name, weight),), synonyms=synonyms)


def _guide(page: SearchPage, number: int, weights: SearchWeights) -> Named:
    places = (Place("", page.route),)
    symbol = Symbol("guide", page.title, number, places, text=page.description, low=page.low)
    also = (Name(name, weights.main_name) for name in page.also)
    documents = (Name(name, _weight(page, name, weights)) for name in page.documents)
    names = (Name(page.title, 1), *also, *documents)
    return Named(symbol, names, (page.title, *page.also, *page.documents))


def _weight(page: SearchPage, name: str, weights: SearchWeights) -> float:
    """Weigh a name that a page documents: one on radio groups is the one on radios, too."""
    main = len(page.documents) == 1 or compact(page.title).startswith(compact(name))
    return weights.main_name if main else weights.other_name


def _entry(entry: SearchEntry, number: int) -> Named:
    symbol = Symbol(entry.kind, entry.name, number, (Place("", entry.href),), entry.deprecated)
    return Named(symbol, (Name(entry.name, 1),))


def _error(page: SearchPage, number: int) -> Named:
    places = (Place("", page.route),)
    symbol = Symbol("error", page.title, number, places, text=" ".join(page.also))
    return Named(symbol, (Name(page.title, 1), *(Name(text, 1) for text in page.also)))


def _member_place(owner: SearchEntry, part: str, name: str) -> Place:
    if not part:
        return Place(owner.name, owner.href)
    anchor = NOT_IN_ANCHOR.sub("-", name.lstrip("-"))
    return Place(owner.name, f"{owner.href.partition('#')[0]}#{owner.slug}-{part}-{anchor}")
