"""Plain values, as TypeScript writes them."""

import re

from showfloor.model import PlaygroundValue

__all__ = ["value_of"]

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
