"""The controls of a component, from the types of its props."""

import re
from collections.abc import Collection, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Final

import msgspec

from showfloor.model.api import ApiEntry, ApiProp
from showfloor.model.playground import PlaygroundControl, PlaygroundControlKind, PlaygroundValue

CHILDREN: Final = "children"
INHERITED: Final = 6
ORDER: Final = ("choice", "boolean", "icon", "sample", "number", "string", "node")
"""Kinds that can be controlled, those first that change most at a glance."""
OF_REACT: Final = frozenset({"key", "ref", "id", "className", "style", "dangerouslySetInnerHTML"})
"""Props of every element, which are not specific to the component."""
OF_HTML: Final = ("aria-", "data-")
TAKES_ELEMENTS: Final = frozenset({"node", "element", "other"})
TYPES: Final[Mapping[str, type | tuple[type, ...]]] = {
    "boolean": bool,
    "number": (int, float),
    "string": str,
    "node": str,
}
TYPE_NAMES: Final[Mapping[type, str]] = {
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
}
"""What types call those of a setting's values."""


@dataclass(frozen=True, slots=True)
class SampleSet:
    """What a prop that takes an element can be set to."""

    names: tuple[str, ...]
    icons: bool
    """Whether all of them are icons, which need no name."""


@dataclass(frozen=True, slots=True)
class ControlRules:
    """Settings of a family about how props are controlled."""

    samples: Mapping[str, SampleSet] = field(default_factory=dict)
    """By prop."""
    choices: Mapping[str, tuple[PlaygroundValue, ...]] = field(default_factory=dict)
    """Values that are offered of a prop, by its name."""


def controls_of(
    entry: ApiEntry,
    hidden: Container[str],
    given: Mapping[str, object],
    rules: ControlRules,
    named: Container[str] = (),
) -> tuple[PlaygroundControl, ...]:
    """Return a component's controls in their order, its own before inherited ones.

    `given` are the values that props begin with, where it is not the component that decides;
    `named` are props that the family wants to be controlled, among inherited ones too.
    """
    usable = [prop for prop in entry.props if _is_usable(prop) and prop.name not in hidden]
    own = (p for p in usable if p.origin.kind == "own" or p.name in (CHILDREN, *rules.samples))
    others = [p for p in usable if p.origin.kind == "component" and p.name != CHILDREN]
    asked = [prop for prop in others if prop.name in named and prop.name not in rules.samples]
    rest = [p for p in others if p.name not in named and p.name not in rules.samples]
    found = [
        *_ordered(own, given, rules),
        *_ordered(asked, given, rules),
        *islice(_ordered(rest, given, rules), max(0, INHERITED - len(asked))),
    ]
    return tuple(_begun(control, given) for control in found)


def fits(control: PlaygroundControl, value: object) -> bool:
    """Return whether a control can be set to a value."""
    if control.kind in ("choice", "icon", "sample"):
        return any(value == one and type(value) is type(one) for one in control.choices)
    if isinstance(value, bool):
        return control.kind == "boolean"
    return isinstance(value, TYPES[control.kind])


def takes(prop: ApiProp, value: object) -> bool:
    """Return whether the type of a prop names a value, or a type of it such as `number`."""
    name = TYPE_NAMES.get(type(value))
    literals = (value_of(option) for option in prop.type.options)
    return name in prop.type.options or any(
        value == one and type(value) is type(one) for one in literals
    )


def control_of(prop: ApiProp, rules: ControlRules) -> PlaygroundControl | None:
    """Return the control of a prop, or nothing where none could show its type."""
    if samples := rules.samples.get(prop.name):
        return _sample_control(prop, samples)
    if choices := rules.choices.get(prop.name):
        default = value_of(prop.default) if prop.default else None
        known = default if default in choices else None
        return PlaygroundControl(
            prop=prop.name, kind="choice", choices=choices, default=known, initial=known
        )
    shape = _shape_of(prop)
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


def _is_usable(prop: ApiProp) -> bool:
    return not (
        prop.deprecated is not None
        or prop.internal
        or prop.requires_ref
        or prop.name in OF_REACT
        or prop.name.startswith(OF_HTML)
    )


def _ordered(
    props: Iterable[ApiProp], given: Container[str], rules: ControlRules
) -> list[PlaygroundControl]:
    """Return controls: the children first, then what is shown with a value, then by kind."""

    def place(one: PlaygroundControl) -> tuple[bool, bool, int]:
        return one.prop != CHILDREN, one.prop not in given, ORDER.index(one.kind)

    controls = (control for prop in props if (control := control_of(prop, rules)) is not None)
    return sorted(controls, key=place)


def _sample_control(prop: ApiProp, samples: SampleSet) -> PlaygroundControl | None:
    if prop.type.kind not in TAKES_ELEMENTS:
        return None
    kind: PlaygroundControlKind = "icon" if samples.icons else "sample"
    return PlaygroundControl(prop=prop.name, kind=kind, choices=samples.names)


def _values(literals: Sequence[str]) -> tuple[PlaygroundValue, ...]:
    values = (value_of(literal) for literal in literals)
    return tuple(value for value in values if value is not None)


def _is_off(default: str | None) -> bool:
    """Return whether a boolean that is not given counts as false."""
    return default in {None, "", "null", "undefined"}


def _begun(control: PlaygroundControl, given: Mapping[str, object]) -> PlaygroundControl:
    if control.prop not in given:
        return control
    return msgspec.structs.replace(control, initial=given[control.prop])


# What a control can show of a type: unions of plain values, and those that take more in addition.

TEXT = re.compile(r"'([^'\\]*)'|\"([^\"\\]*)\"")
INTEGER = re.compile(r"-?\d{1,15}")
NUMBER = re.compile(r"-?\d{1,15}\.\d{1,15}")
BOOLEANS = {"true": True, "false": False}


def value_of(literal: str) -> PlaygroundValue | None:
    """Return the value of a literal (`'small'`, `42`, `true`), or nothing if it is none."""
    if text := TEXT.fullmatch(literal):
        return text[1] if text[1] is not None else text[2]
    if INTEGER.fullmatch(literal):
        return int(literal)
    if NUMBER.fullmatch(literal):
        return float(literal)
    return BOOLEANS.get(literal)


Shape = tuple[PlaygroundControlKind, Sequence[str]]
"""Kind of the control, and the literals that it chooses from."""

PLAIN: Final[dict[str, PlaygroundControlKind]] = {
    "boolean": "boolean",
    "number": "number",
    "string": "string",
    "node": "node",
}


def _shape_of(prop: ApiProp) -> Shape | None:
    """Return how a prop is controlled, or nothing where no control could show its type."""
    type_ = prop.type
    options = type_.options
    if type_.kind in PLAIN:
        return PLAIN[type_.kind], ()
    if type_.kind not in ("other", "choice"):
        return None
    if "number" in options:
        return "number", ()
    if type_.kind == "choice":
        return "choice", _with_booleans(type_.choices, options)
    if "string" in options:
        return "string", ()
    literals = _with_booleans([one for one in options if value_of(one) is not None], options)
    return ("choice", literals) if literals else None


def _with_booleans(literals: Sequence[str], options: Collection[str]) -> Sequence[str]:
    """Return literals with the two values that `boolean` among a type's members stands for."""
    missing = ("true", "false") if "boolean" in options else ()
    return [*literals, *(one for one in missing if one not in literals)]
