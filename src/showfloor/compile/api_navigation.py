"""Fills the groups of a navigation tree that stand for an API reference."""

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from showfloor.compile.api_index import KINDS
from showfloor.compile.reference import ApiPlace, ReferenceMap
from showfloor.navigation import NavEntry, TreeSource

__all__ = ["with_reference"]


def with_reference(
    tree: TreeSource, reference: ReferenceMap, families: Iterable[str], words: Mapping[str, str]
) -> TreeSource:
    """Return a tree whose entries with `reference = true` hold the entries of the reference.

    `families` are those whose pages stand in the tree. What the tree's author wrote below such an
    entry comes first, then the page that lists all entries, if there is one.
    """
    entries = tuple(entry for family in families for entry in _of_family(family, reference, words))
    items = tuple(_filled(item, entries) for item in tree.items)
    return msgspec.structs.replace(tree, items=items) if entries else tree


def _filled(entry: NavEntry, entries: tuple[NavEntry, ...]) -> NavEntry:
    children = tuple(_filled(child, entries) for child in entry.children)
    if entry.reference:
        children = (*children, *entries)
    return msgspec.structs.replace(entry, children=children)


def _of_family(
    family: str, reference: ReferenceMap, words: Mapping[str, str]
) -> Iterator[NavEntry]:
    if family in reference.indexes:
        yield NavEntry(pathname=reference.indexes[family], title=words["api.index"])
    yield from _entries(reference.of_family(family), words)


def _entries(places: Iterable[ApiPlace], words: Mapping[str, str]) -> Iterator[NavEntry]:
    places = sorted(places, key=lambda place: (KINDS.index(place.kind), place.name.lower()))
    several = len({place.kind for place in places}) > 1
    kind = ""
    for place in places:
        begins = several and place.kind != kind
        kind = place.kind
        yield NavEntry(
            pathname=place.href,
            title=place.name,
            subheader=words[f"api.kind.{kind}"] if begins else None,
            plan=place.plan,
            deprecated=place.deprecated,
        )
