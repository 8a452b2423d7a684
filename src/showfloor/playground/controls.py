"""The controls of a component, from the types of its props."""

from collections.abc import Collection, Container, Iterable, Mapping, Sequence
from itertools import islice
from typing import Final

import msgspec

from showfloor.model import (
    ApiEntry,
    ApiProp,
    PlaygroundControl,
    PlaygroundValue,
)
from showfloor.playground.literals import value_of
from showfloor.playground.shapes import shape_of

__all__ = ["CHILDREN", "controls_of", "fits"]

CHILDREN: Final = "children"
SHOWN: Final = 10
"""Controls that show at once; the others wait behind "More"."""
INHERITED: Final = 6
ORDER: Final = ("choice", "boolean", "number", "string", "node")
"""Kinds that can be controlled, those first that change most at a glance."""
OF_REACT: Final = frozenset({"key", "ref", "id", "className", "style", "dangerouslySetInnerHTML"})
"""Props of every element, which say nothing about the component."""
OF_HTML: Final = ("aria-", "data-")
TYPES: Final[Mapping[str, type | tuple[type, ...]]] = {
    "boolean": bool,
    "number": (int, float),
    "string": str,
    "node": str,
}


def controls_of(
    entry: ApiEntry,
    hidden: Container[str],
    given: Mapping[str, object],
    wrappers: Collection[str] = (),
) -> tuple[PlaygroundControl, ...]:
    """Return a component's controls in their order, its own before inherited ones.

    `given` are the values that props begin with, where it is not the component that decides;
    `wrappers` are generic types that also take their argument as it is.
    """
    usable = [prop for prop in entry.props if _is_usable(prop) and prop.name not in hidden]
    own = _ordered(
        (prop for prop in usable if prop.origin.kind == "own" or prop.name == CHILDREN),
        given,
        wrappers,
    )
    inherited = _ordered(
        (prop for prop in usable if prop.origin.kind == "component" and prop.name != CHILDREN),
        given,
        wrappers,
    )
    found = [*own, *islice(inherited, INHERITED)]
    return tuple(
        msgspec.structs.replace(_begun(control, given), more=index >= SHOWN)
        for index, control in enumerate(found)
    )


def fits(control: PlaygroundControl, value: object) -> bool:
    """Tell whether a control can be set to a value."""
    if control.kind == "choice":
        return any(value == one and type(value) is type(one) for one in control.choices)
    if isinstance(value, bool):
        return control.kind == "boolean"
    return isinstance(value, TYPES[control.kind])


def _is_usable(prop: ApiProp) -> bool:
    return not (
        prop.deprecated is not None
        or prop.internal
        or prop.requires_ref
        or prop.name in OF_REACT
        or prop.name.startswith(OF_HTML)
    )


def _ordered(
    props: Iterable[ApiProp], given: Container[str], wrappers: Collection[str]
) -> list[PlaygroundControl]:
    """Return controls: the children first, then what is shown with a value, then by kind."""

    def place(one: PlaygroundControl) -> tuple[bool, bool, int]:
        return one.prop != CHILDREN, one.prop not in given, ORDER.index(one.kind)

    controls = (control for prop in props if (control := _control(prop, wrappers)) is not None)
    return sorted(controls, key=place)


def _control(prop: ApiProp, wrappers: Collection[str]) -> PlaygroundControl | None:
    shape = shape_of(prop, wrappers)
    if shape is None:
        return None
    kind, literals = shape
    default = value_of(prop.default) if prop.default else None
    choices = _values(literals)
    if kind == "boolean" and default is None and not _is_off(prop.default):
        kind, choices = "choice", (False, True)
    if kind == "choice" and len(choices) < 2:
        return None
    control = PlaygroundControl(
        prop=prop.name,
        kind=kind,
        choices=choices if kind == "choice" else (),
    )
    default = False if kind == "boolean" and default is None else default
    known = default if fits(control, default) else None
    return msgspec.structs.replace(control, default=known, initial=known)


def _values(literals: Sequence[str]) -> tuple[PlaygroundValue, ...]:
    values = (value_of(literal) for literal in literals)
    return tuple(value for value in values if value is not None)


def _is_off(default: str | None) -> bool:
    """Tell whether a boolean that is not given counts as false."""
    return default in {None, "", "null", "undefined"}


def _begun(control: PlaygroundControl, given: Mapping[str, object]) -> PlaygroundControl:
    if control.prop not in given:
        return control
    return msgspec.structs.replace(control, initial=given[control.prop])
