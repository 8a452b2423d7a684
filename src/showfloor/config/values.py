"""What no value of a settings file may be, whatever its schema says."""

import math
import re
from collections.abc import Iterator
from typing import Final

from showfloor.config.schema import Fault, Key

__all__ = ["bad_value"]

MAX_DEPTH: Final = 40
MAX_NUMBER: Final = 2**63
UNSEEN: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff]")

Keys = tuple[Key, ...]


def bad_value(data: object) -> Fault | None:
    """Return the first value that could not be stored, shown or gone through to its end.

    Neither the depth of the data nor a value that holds itself makes this run long.
    """
    seen: set[int] = set()
    waiting: list[tuple[object, Keys]] = [(data, ())]
    while waiting:
        value, keys = waiting.pop()
        if id(value) in seen:
            return Fault(
                keys,
                "a value refers to another with * or <<",
                "a few lines that refer to each other can stand for millions",
                "write the value out",
            )
        if fault := _fault(value, keys):
            return fault
        if isinstance(value, dict | list | tuple | set):
            # What is looked at stays alive, so that no other value gets its number.
            seen.add(id(value))
            waiting += _inside(value, keys)
    return None


def _inside(value: object, keys: Keys) -> Iterator[tuple[object, Keys]]:
    if isinstance(value, dict):
        for key, held in value.items():
            yield key, keys
            yield held, (*keys, key if isinstance(key, str) else str(key)[:20])
    elif isinstance(value, list | tuple | set):
        yield from ((held, (*keys, index)) for index, held in enumerate(value))


def _fault(value: object, keys: Keys) -> Fault | None:
    if len(keys) > MAX_DEPTH:
        return Fault(
            keys[:2],
            f"values are nested more than {MAX_DEPTH} deep",
            "nothing that is set here goes so deep",
            "write fewer tables and lists in each other",
        )
    if isinstance(value, str) and (found := UNSEEN.search(value)):
        return Fault(
            keys,
            f"a text holds the character U+{ord(found[0]):04X}",
            "it cannot be seen, and pages may not hold it",
            "remove it",
        )
    if isinstance(value, int | float) and not _is_usual(value):
        return Fault(
            keys,
            "a number is too large or none at all",
            "it could not be stored",
            "write one of at most 18 digits",
        )
    return None


def _is_usual(value: float) -> bool:
    return math.isfinite(value) if isinstance(value, float) else abs(value) < MAX_NUMBER
