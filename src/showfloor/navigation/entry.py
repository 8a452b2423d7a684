"""An entry of a navigation file, as it is written."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from showfloor.config.address import is_https
from showfloor.model import EntryKind, Plan

__all__ = ["NavEntry", "TreeSource", "flatten", "in_kebab"]


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
