"""What the API of a family knows of its components and hooks: names, without what they mean."""

import re
from collections.abc import Iterable

from showfloor.api import props_of
from showfloor.model import ApiEntry, ApiProp, ApiType
from showfloor.model.base import Model

__all__ = ["Known", "Values", "Vocabulary", "vocabulary_of"]


class Values(Model, frozen=True, kw_only=True):
    """The literals that a prop takes, where it takes nothing else that could be written as one."""

    choices: tuple[str, ...]
    """As TypeScript writes them."""
    numbers: bool = False
    """Whether it takes any number as well."""


class Known(Model, frozen=True, kw_only=True):
    """A component, or a hook, which has nothing but values."""

    values: dict[str, Values | None]
    """Of each prop, or parameter of a hook; nothing where it may take any."""
    own: tuple[str, ...] = ()
    """Its own props that readers are meant to use."""
    slots: tuple[str, ...] = ()
    slot_props: tuple[str, ...] | None = ()
    """Members of its `slotProps`; nothing where these are not known."""
    classes: tuple[str, ...] = ()
    """Keys of its classes."""
    theme_key: str | None = None


class Vocabulary(Model, frozen=True, kw_only=True):
    """A family."""

    components: dict[str, Known] = {}
    classes: frozenset[str] = frozenset()
    css_variables: frozenset[str] = frozenset()


def vocabulary_of(entries: Iterable[ApiEntry]) -> Vocabulary:
    """Return the names of a family's entries."""
    entries = list(entries)
    return Vocabulary(
        components={one.name: _known(one) for one in entries if one.kind == "component"}
        | {one.name: Known(values=_all(one.parameters)) for one in entries if one.kind == "hook"},
        classes=frozenset(c.class_name for one in entries for c in one.classes),
        css_variables=frozenset(v.name for one in entries for v in one.css_variables),
    )


def _known(entry: ApiEntry) -> Known:
    return Known(
        values=_all(entry.props),
        own=tuple(prop.name for prop in props_of([entry], entry.name)),
        slots=tuple(slot.name for slot in entry.slots),
        slot_props=_slot_props(entry),
        classes=tuple(one.key for one in entry.classes),
        theme_key=entry.theme_name,
    )


def _all(props: Iterable[ApiProp]) -> dict[str, Values | None]:
    return {prop.name: _values(prop.type) for prop in props}


def _slot_props(entry: ApiEntry) -> tuple[str, ...] | None:
    """Return what `slotProps` takes: slots, in small letters, and what else its type lists."""
    types = [prop.type.text for prop in entry.props if prop.name == "slotProps"]
    keys = [key for text in types for key in re.findall(r"\b(\w+)\??:", text)]
    slots = [f"{slot.name[0].lower()}{slot.name[1:]}" for slot in entry.slots]
    return tuple(dict.fromkeys((*slots, *keys))) if keys else None


def _values(type: ApiType) -> Values | None:
    if type.kind == "boolean":
        return Values(choices=("true", "false"))
    if type.kind == "number" and not type.choices:
        return Values(choices=(), numbers=True)
    if type.kind == "choice" and not type.open:
        flags = ("true", "false") if "boolean" in type.options else ()
        choices = tuple(dict.fromkeys((*type.choices, *flags)))
        return Values(choices=choices, numbers="number" in type.options)
    return None
