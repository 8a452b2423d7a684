"""Lists of all entries of an API reference: the page that lists them, and the navigation."""

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from html import escape

import msgspec

from showfloor.config import SiteConfig
from showfloor.errors import SourceError, SourcesError
from showfloor.model.blocks import Block, Heading, Prose
from showfloor.navigation import NavEntry, TreeSource, flatten
from showfloor.workspace.page_record import PageFacts
from showfloor.workspace.reference.entry_blocks import ApiBody
from showfloor.workspace.reference.reference_map import ApiPlace, ReferenceMap, source_of

KINDS = ("component", "hook", "interface")


def index_body(places: Iterable[ApiPlace], messages: Mapping[str, str]) -> ApiBody:
    """Return a list of links for each kind of entry that there is, sorted by name."""
    by_kind: dict[str, list[ApiPlace]] = {}
    for place in sorted(places, key=lambda place: place.name.lower()):
        by_kind.setdefault(place.kind, []).append(place)
    blocks: list[Block] = []
    for kind in KINDS:
        if kind in by_kind:
            blocks += [
                Heading.of_text(2, f"{kind}s", messages[f"api.kind.{kind}"]),
                _list(by_kind[kind]),
            ]
    links = tuple(place.href for found in by_kind.values() for place in found)
    return ApiBody(blocks=tuple(blocks), links=links)


def _list(places: Iterable[ApiPlace]) -> Prose:
    items = (f'<li><a href="{escape(p.href)}">{escape(p.name)}</a></li>' for p in places)
    return Prose(html=f"<ul>{''.join(items)}</ul>")


AMBIGUOUS = "the active page and its neighbors could not be determined"


def trees_with_reference(
    trees: Mapping[str, TreeSource], reference: ReferenceMap, config: SiteConfig
) -> dict[str, TreeSource]:
    """Return all trees with the entries of the references of their families.

    Raises `SourcesError` if the tree has such an entry already.
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


def unstable_pages(reference: ReferenceMap, pages: Iterable[PageFacts]) -> frozenset[str]:
    """Return the routes of the pages whose first component has an unstable import only."""
    unstable = {(place.family, place.name) for place in reference.places if place.is_unstable}
    return frozenset(
        page.route
        for page in pages
        if (page.family or "", *page.front_matter.components[:1]) in unstable
    )


def with_unstable(tree: TreeSource, pages: Container[str]) -> TreeSource:
    """Return a tree whose entries for the unstable `pages`, by route, have that flag."""
    return msgspec.structs.replace(tree, items=tuple(_marked(one, pages) for one in tree.items))


def _marked(entry: NavEntry, unstable: Container[str]) -> NavEntry:
    children = tuple(_marked(child, unstable) for child in entry.children)
    is_unstable = entry.unstable or entry.pathname in unstable
    return msgspec.structs.replace(entry, unstable=is_unstable, children=children)


def _repeated(
    tree: TreeSource, filled: TreeSource, reference: ReferenceMap, config: SiteConfig
) -> Iterator[SourceError]:
    if filled is tree:
        return
    groups = [entry.pathname for entry in flatten(tree.items) if entry.reference]
    if len(groups) > 1:
        yield _second_group(tree, groups)
        return
    added = Counter(entry.pathname for entry in flatten(filled.items))
    added.subtract(entry.pathname for entry in flatten(tree.items))
    routes = {pathname.partition("#")[0] for pathname in +added}
    for entry in flatten(tree.items):
        if added[entry.pathname] or entry.pathname in routes:
            yield SourceError(
                f'the pathname "{entry.pathname}" appears twice in one tree',
                path=tree.path,
                line=tree.lines.get(entry.pathname, 1),
                why=f"it is already at {source_of(config.root, reference, entry.pathname)}, "
                f"which fills the group of the API reference; {AMBIGUOUS}",
                fix="remove this entry, or the name from the reference",
            )


def _second_group(tree: TreeSource, groups: Sequence[str]) -> SourceError:
    first, second = groups[:2]
    return SourceError(
        f'a second group, "{second}", is to be filled with the API reference',
        path=tree.path,
        line=tree.lines.get(second, 1),
        why=f"the first is at {tree.path}:{tree.lines.get(first, 1)}, and each entry would "
        f"appear twice in one tree; {AMBIGUOUS}",
        fix="keep reference = true at one of them",
    )


def with_reference(
    tree: TreeSource, reference: ReferenceMap, families: Iterable[str], messages: Mapping[str, str]
) -> TreeSource:
    """Return a tree whose groups with `reference = true` have the entries of the reference.

    `families` are the families of the tree's pages. The author's entries in such a group come
    first, then the page that lists all entries, if there is one.
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
            unstable=place.is_unstable,
            deprecated=place.deprecated,
        )
