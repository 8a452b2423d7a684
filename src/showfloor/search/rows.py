"""From pages, and the parts of API entries, to rows of the symbol index."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from showfloor.model.api import ApiEntry, ApiProp
from showfloor.model.page import Contents, Page
from showfloor.model.product import FamilyCard
from showfloor.model.symbol_index import (
    SearchGuide,
    SearchGuides,
    SearchHeading,
    SearchMember,
    SearchMembers,
    SearchPage,
)
from showfloor.search.ranking import RANKING
from showfloor.search.words import heading_id, words

Part = tuple[str, int, str]
"""A name, the row of an entry that has it, and the description that it has there."""

LONGEST: Final = 96
"""Letters of a type that a row of results has space for; the reference has all of it."""


class Guide(NamedTuple):
    """A page, with what its author sets for the search."""

    page: Page
    documents: Sequence[str] = ()
    """Names of the components and hooks that it is about."""
    keywords: Sequence[str] = ()
    asked: Sequence[str] = ()
    """What readers call it, in their words: its synonyms. Its terms are held against the search, so
    they are no part of it."""
    demos: Sequence[str] = ()
    """Names of its demos."""
    frequent_words: Sequence[str] = ()
    """Words that its text has several times."""
    phrases: Sequence[str] = ()
    """Messages and names in code that are searched for as a whole."""
    augmented: Sequence[str] = ()
    """Interfaces of other modules to which its code adds."""
    types: Sequence[str] = ()
    """Those of them by which it is found as by its own name."""
    low: bool = False
    """Whether it is rarely meant."""


def search_pages(guides: Iterable[Guide], family: FamilyCard | None) -> tuple[SearchPage, ...]:
    """Return the rows of a product's pages."""
    return tuple(
        SearchPage(
            title=guide.page.title,
            route=guide.page.route,
            also=tuple(_also(guide, family)),
            documents=tuple(guide.documents),
            low=guide.low,
            description=guide.page.description,
        )
        for guide in guides
    )


def search_guides(guides: Iterable[Guide], props: Mapping[str, Sequence[str]]) -> SearchGuides:
    """Return the fields of pages that are searched after their names, in the same order.

    `props` are names of props, by component.
    """
    return SearchGuides(
        pages=tuple(
            SearchGuide(
                headings=tuple(_heading(heading) for heading in guide.page.contents),
                asked=tuple(_asked(guide)),
                more=" ".join(_more(guide, props)),
                phrases=tuple(guide.phrases),
            )
            for guide in guides
        )
    )


def _also(guide: Guide, family: FamilyCard | None) -> Iterator[str]:
    """Yield further names; the page that a product starts with is what its name stands for."""
    if family is not None and guide.page.route == family.href:
        yield family.name
    yield from guide.keywords
    yield from guide.types


def _asked(guide: Guide) -> Iterator[str]:
    """Yield the phrases that readers ask for, with "module augmentation" for types that grow."""
    yield from guide.asked
    if guide.augmented:
        yield " ".join(("module augmentation", *guide.augmented))


def _more(guide: Guide, props: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Yield the words of demos, text and props that no other field of the page has."""
    page = guide.page
    headings = [heading.text for heading in page.contents]
    texts = [page.title, page.description, *headings, *guide.keywords, *guide.documents]
    known = {*words(" ".join(texts)), *RANKING.stop_words}
    names = [name for document in guide.documents for name in props.get(document, ())]
    for word in words(" ".join([*guide.demos, *guide.frequent_words, *names])):
        if word not in known:
            known.add(word)
            yield word


def _heading(heading: Contents) -> SearchHeading:
    text = heading.text
    return text if heading_id(text) == heading.id else (text, heading.id)


def search_members(
    entries: Sequence[ApiEntry], types: Iterable[tuple[str, int]] = ()
) -> SearchMembers:
    """Return all names of parts, each once; rows are counted as `entries` has them.

    `types` are the named types that pages open, each with the row of the entry.
    """
    rows = list(enumerate(entries))
    texts: dict[str, int] = {}

    def members(parts: Iterable[Part]) -> tuple[SearchMember, ...]:
        return _members(parts, texts)

    return SearchMembers(
        prop=members(_props(entries)),
        slot=members((s.name, row, s.default or "") for row, entry in rows for s in entry.slots),
        class_=members(
            (one.class_name, row, "") for row, e in rows for one in e.classes if one.class_name
        ),
        css_variable=members(
            (v.name, row, _cut(v.default or "")) for row, entry in rows for v in entry.css_variables
        ),
        theme_key=members((e.theme_name, row, "") for row, e in rows if e.theme_name),
        type=members((name, row, "") for name, row in types),
        texts=tuple(texts),
    )


def _members(parts: Iterable[Part], texts: dict[str, int]) -> tuple[SearchMember, ...]:
    found: dict[str, dict[int, str]] = {}
    for name, row, text in parts:
        found.setdefault(name, {}).setdefault(row, text)
    return tuple(
        SearchMember(
            name=name, entries=tuple(by_row), told=_text_rows(list(by_row.values()), texts)
        )
        for name, by_row in found.items()
    )


def _text_rows(texts_of_owners: Sequence[str], texts: dict[str, int]) -> tuple[int, ...]:
    """Return the rows of texts, which get those that are new."""
    if not any(texts_of_owners):
        return ()
    shared = texts_of_owners[:1] if len(set(texts_of_owners)) == 1 else texts_of_owners
    return tuple(texts.setdefault(text, len(texts)) if text else -1 for text in shared)


def _props(entries: Sequence[ApiEntry]) -> Iterator[Part]:
    """Yield the props; each belongs to whom most have it from, then to those who declare it."""
    found: dict[str, list[tuple[int, ApiProp]]] = {}
    for row, entry in enumerate(entries):
        for prop in entry.props:
            # Style properties are listed in one place for all; internal props are not for use.
            if not prop.internal and prop.origin.kind != "system":
                found.setdefault(prop.name, []).append((row, prop))
    for name, owners in found.items():
        for row, prop in _sorted(entries, owners):
            yield name, row, _typed(prop)


def _typed(prop: ApiProp) -> str:
    """Return a type and a default as the reference shows them: as TypeScript would have it."""
    if prop.default is None:
        return _cut(prop.type.text)
    return f"{_cut(prop.type.text)} = {_cut(prop.default)}"


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1].rstrip()}…"


def _sorted(
    entries: Sequence[ApiEntry], owners: list[tuple[int, ApiProp]]
) -> list[tuple[int, ApiProp]]:
    given = Counter(prop.origin.name for _, prop in owners if prop.origin.kind == "component")

    def order(owner: tuple[int, ApiProp]) -> tuple[int, bool, int, int]:
        row, prop = owner
        name = entries[row].name
        return -given[name], prop.origin.kind != "own", len(name), row

    return sorted(owners, key=order)
