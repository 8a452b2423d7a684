"""Which props demos should show."""

from collections.abc import Iterable

from showfloor.model import ApiEntry, ApiProp

__all__ = ["props_of"]

OF_EVERY_ELEMENT = frozenset({"className", "style"})
"""Attributes that nearly all components declare again and hand to their root."""


def props_of(entries: Iterable[ApiEntry], component: str) -> list[ApiProp]:
    """Return the own props of a component, or of an interface, that readers are meant to use.

    Inherited, deprecated and internal props are left out, and what every element takes. Raises
    `KeyError` when no entry is a component or an interface of this name.
    """
    for entry in entries:
        if entry.kind != "hook" and entry.name == component:
            return [prop for prop in entry.props if _is_shown(prop)]
    raise KeyError(component)


def _is_shown(prop: ApiProp) -> bool:
    is_own = prop.origin.kind == "own" and prop.name not in OF_EVERY_ELEMENT
    return is_own and prop.deprecated is None and not prop.internal
