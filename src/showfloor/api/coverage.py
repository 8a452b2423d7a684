"""Which props and parameters demos should show."""

from collections.abc import Iterable

from showfloor.model import ApiEntry, ApiProp

__all__ = ["parameters_of", "props_of"]

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


def parameters_of(hook: ApiEntry) -> list[ApiProp]:
    """Return the parameters of a hook that are given by their names, in an object.

    Deprecated and internal ones are left out.
    """
    by_place = {one.name for one in hook.signature.parameters} if hook.signature else set[str]()
    return [
        one
        for one in hook.parameters
        if one.deprecated is None and not one.internal and one.name not in by_place
    ]


def _is_shown(prop: ApiProp) -> bool:
    is_own = prop.origin.kind == "own" and prop.name not in OF_EVERY_ELEMENT
    return is_own and prop.deprecated is None and not prop.internal
