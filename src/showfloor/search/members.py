"""From the entries of an API reference to the names of their parts."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from showfloor.model import ApiEntry, ApiProp, SearchMember, SearchMembers

__all__ = ["search_members"]

Pair = tuple[str, int]
"""A name, and the row of an entry that has it."""


def search_members(entries: Sequence[ApiEntry]) -> SearchMembers:
    """Return all names of parts, each once; rows are counted as `entries` has them."""
    rows = list(enumerate(entries))
    return SearchMembers(
        prop=_props(entries),
        slot=_members((slot.name, row) for row, entry in rows for slot in entry.slots),
        class_=_members((one.class_name, row) for row, entry in rows for one in entry.classes),
        css_variable=_members((v.name, row) for row, entry in rows for v in entry.css_variables),
        theme_key=_members((e.theme_name, row) for row, e in rows if e.theme_name),
    )


def _members(pairs: Iterable[Pair]) -> tuple[SearchMember, ...]:
    found: dict[str, list[int]] = {}
    for name, row in pairs:
        rows = found.setdefault(name, [])
        if row not in rows:
            rows.append(row)
    return tuple(SearchMember(name=name, entries=tuple(rows)) for name, rows in found.items())


def _props(entries: Sequence[ApiEntry]) -> tuple[SearchMember, ...]:
    """Return the props; each belongs to whom most have it from, then to those who declare it."""
    found: dict[str, list[tuple[int, ApiProp]]] = {}
    for row, entry in enumerate(entries):
        for prop in _documented(entry):
            found.setdefault(prop.name, []).append((row, prop))
    return tuple(
        SearchMember(name=name, entries=tuple(_sorted(entries, owners)))
        for name, owners in found.items()
    )


def _documented(entry: ApiEntry) -> Iterator[ApiProp]:
    """Style properties are listed in one place for all, and what is internal is not for use."""
    for prop in entry.props:
        if not prop.internal and prop.origin.kind != "system":
            yield prop


def _sorted(entries: Sequence[ApiEntry], owners: list[tuple[int, ApiProp]]) -> list[int]:
    given = Counter(prop.origin.name for _, prop in owners if prop.origin.kind == "component")

    def order(owner: tuple[int, ApiProp]) -> tuple[int, bool, int, int]:
        row, prop = owner
        name = entries[row].name
        return -given[name], prop.origin.kind != "own", len(name), row

    return list(dict.fromkeys(row for row, _ in sorted(owners, key=order)))
