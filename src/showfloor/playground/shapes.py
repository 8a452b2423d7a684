"""What a control can show of a type: unions of plain values, and those that take more beside."""

import re
from collections.abc import Collection, Sequence
from typing import Final

from showfloor.model import ApiProp, PlaygroundControlKind, PlaygroundValue

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

GENERIC = re.compile(r"(\w+)<(.+)>")
PART = re.compile(r"[^\s<>{}()]+")


def shape_of(prop: ApiProp, wrappers: Collection[str]) -> Shape | None:
    """Return how a prop is controlled, or nothing where no control could show its type.

    `wrappers` are generic types that also take their argument as it is.
    """
    type_ = prop.type
    options = _unwrapped(type_.text, wrappers) or type_.options
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


def _unwrapped(text: str, wrappers: Collection[str]) -> tuple[str, ...]:
    """Return the members of a wrapper's argument, where they are plain."""
    generic = GENERIC.fullmatch(text)
    if generic is None or generic[1] not in wrappers:
        return ()
    parts = tuple(generic[2].split(" | "))
    return parts if all(PART.fullmatch(part) for part in parts) else ()


def _with_booleans(literals: Sequence[str], options: Collection[str]) -> Sequence[str]:
    """Return literals with the two values that `boolean` among a type's members stands for."""
    missing = ("true", "false") if "boolean" in options else ()
    return [*literals, *(one for one in missing if one not in literals)]
