"""The names in the API of a family: of components and hooks, their props, slots and classes."""

import re
from collections.abc import Iterable

from showfloor.api import props_of
from showfloor.markdown import literal
from showfloor.model import ApiEntry, ApiProp, ApiType
from showfloor.model.base import Model


class AllowedValues(Model, frozen=True, kw_only=True):
    """The literals that a prop takes, if its type allows no others."""

    choices: tuple[str, ...]
    """As TypeScript writes them."""
    numbers: bool = False
    """Whether it takes any number as well."""


class ApiNames(Model, frozen=True, kw_only=True):
    """The names of a component, or of a hook, which has values only."""

    values: dict[str, AllowedValues | None]
    """By prop, or by parameter of a hook; nothing where any value is allowed."""
    defaults: dict[str, str]
    """By prop, or by parameter, as TypeScript writes a literal; empty for anything else."""
    own_props: tuple[str, ...] = ()
    """Its props for readers, without inherited ones."""
    slots: tuple[str, ...] = ()
    slot_props: tuple[str, ...] | None = ()
    """Members of its `slotProps`; nothing where these are not known."""
    classes: tuple[str, ...] = ()
    """Keys of its classes."""
    theme_key: str | None = None


class Vocabulary(Model, frozen=True, kw_only=True):
    """All names of a family."""

    components: dict[str, ApiNames] = {}
    classes: frozenset[str] = frozenset()
    css_variables: frozenset[str] = frozenset()


def vocabulary_of(entries: Iterable[ApiEntry]) -> Vocabulary:
    """Return the names of a family's entries."""
    entries = list(entries)
    return Vocabulary(
        components={one.name: _known(one) for one in entries if one.kind == "component"}
        | {
            one.name: ApiNames(values=_all(one.parameters), defaults=_defaults(one.parameters))
            for one in entries
            if one.kind == "hook"
        },
        classes=frozenset(c.class_name for one in entries for c in one.classes if c.class_name),
        css_variables=frozenset(v.name for one in entries for v in one.css_variables),
    )


def _known(entry: ApiEntry) -> ApiNames:
    return ApiNames(
        values=_all(entry.props),
        defaults=_defaults(entry.props),
        own_props=tuple(prop.name for prop in props_of([entry], entry.name)),
        slots=tuple(slot.name for slot in entry.slots),
        slot_props=_slot_props(entry),
        classes=tuple(one.key for one in entry.classes),
        theme_key=entry.theme_name,
    )


def _all(props: Iterable[ApiProp]) -> dict[str, AllowedValues | None]:
    return {prop.name: _values(prop.type) for prop in props}


def _defaults(props: Iterable[ApiProp]) -> dict[str, str]:
    return {prop.name: literal(prop.default or "") for prop in props}


def _slot_props(entry: ApiEntry) -> tuple[str, ...] | None:
    """Return the keys of `slotProps`: slots in lower case, and other keys that its type lists."""
    types = [prop.type.text for prop in entry.props if prop.name == "slotProps"]
    keys = [key for text in types for key in re.findall(r"\b(\w+)\??:", text)]
    slots = [f"{slot.name[0].lower()}{slot.name[1:]}" for slot in entry.slots]
    return tuple(dict.fromkeys((*slots, *keys))) if keys else None


def _values(type: ApiType) -> AllowedValues | None:
    if type.kind == "boolean":
        return AllowedValues(choices=("true", "false"))
    if type.kind == "number" and not type.choices:
        return AllowedValues(choices=(), numbers=True)
    if type.kind == "choice" and not type.open:
        flags = ("true", "false") if "boolean" in type.options else ()
        choices = tuple(dict.fromkeys((*type.choices, *flags)))
        return AllowedValues(choices=choices, numbers="number" in type.options)
    return None
