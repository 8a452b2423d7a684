"""Ids on an entry's page, and the links of the types that it names."""

import re
from collections import Counter
from collections.abc import Iterable

from showfloor.model.api import ApiEntry, ApiNamedType, ApiProp, ApiSignature
from showfloor.workspace.reference.type_html import type_html

NOT_IN_ID = re.compile(r"[^\w.-]+")
SHORT = 80
"""Longest definition that each row repeats."""


class ApiNames:
    """Makes the ids of an entry, and finds the place of each type that it names.

    A type that one row names is expanded in that row. A type that several rows name has its own
    place, unless it is short.
    """

    def __init__(self, entry: ApiEntry) -> None:
        self.slug = entry.slug
        self.used_ids: set[str] = set()
        self.types = {one.name: one for one in entry.types if _says_something(one)}
        self.links = {one.name: one.href for one in entry.types if one.href}
        self.links |= self._lists(entry)
        props = (*entry.props, *entry.parameters, *entry.returns)
        uses = Counter(name for prop in props for name in names_of(prop))
        listed = (one for one in props if not one.internal and one.origin.kind != "system")
        self.named = dict.fromkeys(name for prop in listed for name in names_of(prop))
        shared = [name for name in sorted(self.types) if uses[name] > 1 and self._is_big(name)]
        self.shared = [name for name in shared if name not in self.links]
        self.links |= {name: f"#{self.id('type', name)}" for name in self.shared}

    def id(self, kind: str, name: str) -> str:
        """Return the id of a part of the entry: `id("prop", "color")` -> `button-prop-color`."""
        return part_id(self.slug, kind, name)

    def unused(self, *ids: str) -> tuple[str, ...]:
        """Return the ids that are not on the page yet, because two keys may share a class."""
        unused = tuple(one for one in dict.fromkeys(ids) if one not in self.used_ids)
        self.used_ids.update(unused)
        return unused

    def anchors(self, entry: ApiEntry) -> frozenset[str]:
        """Return the ids to which a text of the entry may link."""
        declared = [one for one in entry.classes if not one.beside]
        pairs = [
            *(("prop", prop.name) for prop in entry.props),
            *(("slot", slot.name) for slot in entry.slots),
            *(("css", one.class_name) for one in declared),
            *(("classes", one.key) for one in declared),
            *(("classes", one.class_name) for one in entry.classes),
        ]
        return frozenset(self.id(kind, name) for kind, name in pairs if name)

    def section(self, name: str) -> str:
        """Return the id of a section's heading: `section("props")` -> `button-props`."""
        return f"{self.slug}-{name}"

    def opened(self, name: str) -> ApiNamedType | None:
        """Return the type to expand in the row that names it; `None` if it is a link there."""
        return None if name in self.links else self.types.get(name)

    def linked_type(self, text: str) -> str:
        """Return a type as HTML, in which names link to the places of their types."""
        return type_html(text, self.links)

    def opened_types(self) -> list[str]:
        """Return the names of the types that have an id on the entry's page."""
        return [*self.shared, *(name for name in self.named if self.opened(name))]

    def _lists(self, entry: ApiEntry) -> dict[str, str]:
        """Return links for the types of `classes` and `slots`, whose members are sections."""
        sections = {
            "classes": {one.key for one in entry.classes},
            "slots": {one.name for one in entry.slots},
        }
        return {
            name: f"#{self.section(prop.name)}"
            for prop in entry.props
            if (keys := sections.get(prop.name))
            for name in prop.type.names
            if name in self.types and {one.name for one in self.types[name].members} <= keys
        }

    def _is_big(self, name: str) -> bool:
        one = self.types[name]
        return bool(one.members) or len(one.text) > SHORT


def part_id(slug: str, kind: str, name: str) -> str:
    """Return the id of a part of an entry."""
    return f"{slug}-{kind}-{NOT_IN_ID.sub('-', name)}"


def names_of(prop: ApiProp) -> tuple[str, ...]:
    """Return the names of types in a prop's type and signature, each once."""
    return tuple(dict.fromkeys((*prop.type.names, *_names_of_call(prop.signature))))


def _names_of_call(signature: ApiSignature | None) -> Iterable[str]:
    if signature is None:
        return
    for parameter in signature.parameters:
        yield from parameter.type.names
    yield from signature.returns.names


def _says_something(one: ApiNamedType) -> bool:
    return bool(one.members) or one.text.partition("<")[0] not in ("", one.name)
