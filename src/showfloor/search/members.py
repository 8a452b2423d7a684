"""From the entries of an API reference to the names of their parts."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from showfloor.model import ApiEntry, ApiProp, SearchMember, SearchMembers

Part = tuple[str, int, str]
"""A name, the row of an entry that has it, and what that says of it."""

LONGEST: Final = 96
"""Letters of a type that a row of results has space for; the reference has all of it."""


def search_members(entries: Sequence[ApiEntry]) -> SearchMembers:
    """Return all names of parts, each once; rows are counted as `entries` has them."""
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
        for prop in _documented(entry):
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


def _documented(entry: ApiEntry) -> Iterator[ApiProp]:
    """Style properties are listed in one place for all, and what is internal is not for use."""
    for prop in entry.props:
        if not prop.internal and prop.origin.kind != "system":
            yield prop


def _sorted(
    entries: Sequence[ApiEntry], owners: list[tuple[int, ApiProp]]
) -> list[tuple[int, ApiProp]]:
    given = Counter(prop.origin.name for _, prop in owners if prop.origin.kind == "component")

    def order(owner: tuple[int, ApiProp]) -> tuple[int, bool, int, int]:
        row, prop = owner
        name = entries[row].name
        return -given[name], prop.origin.kind != "own", len(name), row

    return sorted(owners, key=order)
