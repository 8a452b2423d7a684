"""An entry of a navigation file, as it is written."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from showfloor.config.address import is_https
from showfloor.model import EntryKind, NavFact, NavNode, NavTree, Plan, TreeFacts

__all__ = [
    "NavEntry",
    "TreeSource",
    "flatten",
    "in_kebab",
    "resolve_titles",
    "tree_facts",
]


class NavEntry(
    msgspec.Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True
):
    """A page, an address elsewhere, or a group when it has children."""

    pathname: str
    """Site path with slashes at both ends, an https address, or a group's own id."""
    title: str | None = None
    """By default the title of the page; groups and addresses elsewhere need one."""
    subheader: str | None = None
    """A small heading above the entry."""
    icon: str | None = None
    link_props: dict[str, str] = {}
    plan: Plan | None = None
    new_feature: bool = False
    planned: bool = False
    unstable: bool = False
    beta: bool = False
    legacy: bool = False
    deprecated: bool = False
    reference: bool = False
    """Whether it is the group that the family's API reference fills."""
    children: tuple["NavEntry", ...] = ()

    @property
    def kind(self) -> EntryKind:
        """What the entry leads to."""
        if self.children or self.reference:
            return "group"
        return "external" if is_https(self.pathname) else "page"


class TreeSource(msgspec.Struct, frozen=True, kw_only=True):
    """A navigation file: its entries, and the line of each."""

    id: str
    """Name of the file, without its ending."""
    path: str
    """Relative to the site's folder."""
    items: tuple[NavEntry, ...]
    lines: dict[str, int]
    """Line of each pathname."""


FIELDS = {
    field.name: field.encode_name
    for field in msgspec.structs.fields(NavEntry)
    if field.name != field.encode_name
}


def flatten(items: Iterable[NavEntry]) -> Iterator[NavEntry]:
    """Yield all entries in reading order, each group before its children."""
    for item in items:
        yield item
        yield from flatten(item.children)


def in_kebab(table: dict[str, Any]) -> dict[str, Any]:
    """Accept `new_feature` beside `new-feature`, in this entry and those below it."""
    entry = {FIELDS.get(key, key): value for key, value in table.items()}
    for field in ("items", "children"):
        if isinstance(entry.get(field), list):
            entry[field] = [in_kebab(i) if isinstance(i, dict) else i for i in entry[field]]
    return entry


def resolve_titles(tree: TreeSource, titles: Mapping[str, str]) -> NavTree:
    """Give each entry without a title that of its page; `titles` are those of pages by route."""
    return NavTree(id=tree.id, items=tuple(_node(entry, titles) for entry in tree.items))


def _node(entry: NavEntry, titles: Mapping[str, str]) -> NavNode:
    fields = msgspec.structs.asdict(entry)
    # An entry whose page is missing shows its path; a check reports it before anyone sees it.
    fields["title"] = entry.title or titles.get(entry.pathname, entry.pathname)
    del fields["reference"]
    fields["children"] = tuple(_node(child, titles) for child in entry.children)
    return NavNode(**fields)


def tree_facts(tree: TreeSource) -> TreeFacts:
    """Return what the checks need to know of a tree."""
    entries = tuple(
        NavFact(pathname=entry.pathname, line=tree.lines.get(entry.pathname, 1), kind=entry.kind)
        for entry in flatten(tree.items)
    )
    return TreeFacts(id=tree.id, path=tree.path, entries=entries)
