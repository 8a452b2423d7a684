"""All that the symbol index of a release lists, each with the words by which it is found."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from showfloor.decoding import decode_json
from showfloor.model.symbol_index import (
    PageField,
    SearchGuide,
    SearchGuides,
    SearchIcons,
    SearchIndex,
    SearchMember,
    SearchMembers,
    SearchPage,
    SearchProduct,
    SearchShard,
    SymbolKind,
)
from showfloor.search import heading_id

NOT_IN_ANCHOR: Final = re.compile(r"[^\w.-]+")
STATE_OF_PART: Final = re.compile(r"-(?P<part>\w+)\.\w+-(?P<state>\w+)\Z")

Read = Callable[[str], bytes]
"""Returns the content of a site path."""


class Found(NamedTuple):
    """Something that a query finds."""

    kind: SymbolKind
    name: str
    parent: str
    """The component of a prop, the page of a heading; else empty."""
    product: str
    """Id of its family; empty for pages of the whole site."""
    href: str
    text: str = ""
    """One line on what it is about; empty where there is none."""


class Symbol(NamedTuple):
    """Something in the index, and the words by which it is found."""

    found: Found
    names: tuple[str, ...]
    low: bool = False
    """Whether it is rarely meant: deprecated, or a page that its author marks so."""
    first: bool = True
    """Whether no other entry has more to do with a part of that name."""
    fields: Mapping[PageField, Sequence[str]] = {}
    """Texts of a page."""
    synonyms: str = ""
    around: str = ""
    """What distinguishes it from others of its name: words of its product and kind, its parent."""


def symbols_of(read: Read, index: SearchIndex) -> Iterator[Symbol]:
    """Yield the symbols of a release.

    Raises what `read` raises, and msgspec's errors for shards of another format.
    """
    for product in index.products:
        own = (product.name, *product.words)
        for symbol in _symbols(read, product):
            kind, _, parent, *_ = symbol.found
            yield symbol._replace(around=" ".join((*own, *index.ranking.hints[kind], parent)))


def _symbols(read: Read, product: SearchProduct) -> Iterator[Symbol]:
    for page, guide in _pages(read, product):
        yield _page(product.id, page, guide)
        for text, id in _headings(guide):
            found = Found("section", text, page.title, product.id, f"{page.route}#{id}")
            yield Symbol(found, (text,), low=page.low)
    for entry in product.entries:
        found = Found(entry.kind, entry.name, "", product.id, entry.href)
        yield Symbol(found, (entry.name,), low=entry.deprecated)
    for error in product.errors:
        found = Found("error", error.title, "", product.id, error.route, " ".join(error.also))
        yield Symbol(found, (error.title,), fields={"description": error.also})
    if product.members:
        yield from _members(product, decode_json(read(product.members), SearchMembers))
    if product.icons:
        icons = decode_json(read(product.icons), SearchIcons)
        for name, synonyms in zip(icons.names, icons.synonyms, strict=True):
            found = Found("icon", name, "", product.id, icons.address + name)
            yield Symbol(found, (name,), synonyms=synonyms)


def _pages(read: Read, product: SearchProduct) -> Iterator[tuple[SearchPage, SearchGuide]]:
    """Yield all pages that somebody wrote, with what else the index contains about each."""
    if product.shards is not None:
        whole = decode_json(read(product.shards.whole), SearchShard)
        yield from zip(whole.pages, whole.guides, strict=True)
    elif product.guides is not None:
        guides = decode_json(read(product.guides), SearchGuides)
        yield from zip(product.pages, guides.pages, strict=True)


def _page(product: str, page: SearchPage, guide: SearchGuide) -> Symbol:
    return Symbol(
        Found("guide", page.title, "", product, page.route, page.description),
        (page.title, *page.also, *page.documents),
        low=page.low,
        fields={
            "title": (page.title,),
            "also": page.also,
            "document": page.documents,
            "heading": [text for text, _ in _headings(guide)],
            "asked": guide.asked,
            "phrase": guide.phrases,
            "description": (page.description,),
            "more": (guide.more,),
        },
    )


def _headings(guide: SearchGuide) -> Iterator[tuple[str, str]]:
    """Yield text and id of the headings of a page."""
    for one in guide.headings:
        yield (one, heading_id(one)) if isinstance(one, str) else one


def _members(product: SearchProduct, members: SearchMembers) -> Iterator[Symbol]:
    """Yield the parts of entries: one for each entry that has it."""
    columns: tuple[tuple[SymbolKind, str, Sequence[SearchMember]], ...] = (
        ("prop", "prop", members.prop),
        ("slot", "slot", members.slot),
        ("class", "classes", members.class_),
        ("css-variable", "css-variable", members.css_variable),
        ("theme-key", "", members.theme_key),
        ("type", "type", members.type),
    )
    for kind, part, rows in columns:
        for member in rows:
            anchor = NOT_IN_ANCHOR.sub("-", member.name.lstrip("-"))
            for row in member.entries:
                owner = product.entries[row]
                own = f"{owner.href.partition('#')[0]}#{owner.slug}-{part}-{anchor}"
                href = own if part else owner.href
                found = Found(kind, member.name, owner.name, product.id, href)
                names = (member.name, *_called_by_state(member.name))
                yield Symbol(found, names, first=row == member.entries[0])


def _called_by_state(name: str) -> Iterator[str]:
    """Yield what readers call `KitTable-row.Kit-selected`: the selected row."""
    if found := STATE_OF_PART.search(name):
        yield f"{found['state']} {found['part']}"
