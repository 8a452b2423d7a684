"""Fills the groups of a navigation tree that stand for an API reference."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from showfloor.config import SiteConfig
from showfloor.errors import SourceError, SourcesError
from showfloor.navigation import NavEntry, TreeSource, flatten
from showfloor.workspace.reference.index import KINDS
from showfloor.workspace.reference.places import ApiPlace, ReferenceMap
from showfloor.workspace.reference.sources import source_of

__all__ = ["trees_with_reference", "with_reference"]

UNTOLD = "the active page and its neighbors could not be determined"


def trees_with_reference(
    trees: Mapping[str, TreeSource], reference: ReferenceMap, config: SiteConfig
) -> dict[str, TreeSource]:
    """Return all trees with the entries of the references of their families.

    Raises `SourcesError` where such an entry stands in its tree already.
    """
    families = {
        name: [family.id for family in config.families.values() if family.tree == name]
        for name in trees
    }
    filled = {
        name: with_reference(tree, reference, families[name], config.messages)
        for name, tree in trees.items()
    }
    problems = [
        problem
        for name, tree in trees.items()
        for problem in _repeated(tree, filled[name], reference, config)
    ]
    if problems:
        raise SourcesError(problems)
    return filled


def _repeated(
    tree: TreeSource, filled: TreeSource, reference: ReferenceMap, config: SiteConfig
) -> Iterator[SourceError]:
    if filled is tree:
        return
    groups = [entry.pathname for entry in flatten(tree.items) if entry.reference]
    if len(groups) > 1:
        yield _second_group(tree, groups)
        return
    made = Counter(entry.pathname for entry in flatten(filled.items))
    made.subtract(entry.pathname for entry in flatten(tree.items))
    routes = {pathname.partition("#")[0] for pathname in +made}
    for entry in flatten(tree.items):
        if made[entry.pathname] or entry.pathname in routes:
            yield SourceError(
                f'the pathname "{entry.pathname}" appears twice in one tree',
                path=tree.path,
                line=tree.lines.get(entry.pathname, 1),
                why=f"it stands already at {source_of(config.root, reference, entry.pathname)}, "
                f"which fills the group of the API reference; {UNTOLD}",
                fix="remove this entry, or the name from the reference",
            )


def _second_group(tree: TreeSource, groups: Sequence[str]) -> SourceError:
    first, second = groups[:2]
    return SourceError(
        f'a second group, "{second}", is to be filled with the API reference',
        path=tree.path,
        line=tree.lines.get(second, 1),
        why=f"the first stands at {tree.path}:{tree.lines.get(first, 1)}, and each entry would "
        f"appear twice in one tree; {UNTOLD}",
        fix="keep reference = true at one of them",
    )


def with_reference(
    tree: TreeSource, reference: ReferenceMap, families: Iterable[str], messages: Mapping[str, str]
) -> TreeSource:
    """Return a tree whose entries with `reference = true` hold the entries of the reference.

    `families` are those whose pages stand in the tree. What the tree's author wrote below such an
    entry comes first, then the page that lists all entries, if there is one.
    """
    entries = tuple(
        entry for family in families for entry in _of_family(family, reference, messages)
    )
    items = tuple(_filled(item, entries) for item in tree.items)
    return msgspec.structs.replace(tree, items=items) if entries else tree


def _filled(entry: NavEntry, entries: tuple[NavEntry, ...]) -> NavEntry:
    children = tuple(_filled(child, entries) for child in entry.children)
    if entry.reference:
        children = (*children, *entries)
    return msgspec.structs.replace(entry, children=children)


def _of_family(
    family: str, reference: ReferenceMap, messages: Mapping[str, str]
) -> Iterator[NavEntry]:
    if family in reference.indexes:
        yield NavEntry(pathname=reference.indexes[family], title=messages["api.index"])
    yield from _entries(reference.of_family(family), messages)


def _entries(places: Iterable[ApiPlace], messages: Mapping[str, str]) -> Iterator[NavEntry]:
    places = sorted(places, key=lambda place: (KINDS.index(place.kind), place.name.lower()))
    several = len({place.kind for place in places}) > 1
    kind = ""
    for place in places:
        begins = several and place.kind != kind
        kind = place.kind
        yield NavEntry(
            pathname=place.href,
            title=place.name,
            subheader=messages[f"api.kind.{kind}"] if begins else None,
            plan=place.plan,
            deprecated=place.deprecated,
        )
