"""What no value of a settings file may be, whatever its schema says."""

import math
import re
from collections.abc import Iterator
from typing import Final

from showfloor.config.schema import Fault, Keys

MAX_DEPTH: Final = 40
MAX_NUMBER: Final = 2**63
UNSEEN: Final = re.compile(
    r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\xad\ud800-\udfff\u115f\u1160\u180e\u2028-\u202e"
    r"\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e007f]"
    # Behind letters of other scripts and in pictures, these join or part what is around them.
    r"|(?<![^\x00-\x7f])[\u200b-\u200d]"
)
"""Characters that nobody sees, and those that turn letters around. What scripts need is none of
them: joiners, and marks of a direction (U+200E, U+200F, U+061C), which move no letter."""

UNSEEN_WHY: Final = "it cannot be seen: what looks the same would differ, or look like another text"


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


def find_unseen(text: str) -> str | None:
    """Return the first character of a title or a name that cannot be seen, as `U+202E`."""
    found = UNSEEN.search(text)
    return None if found is None else f"U+{ord(found[0]):04X}"


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
    if isinstance(value, str) and (found := find_unseen(value)):
        return Fault(keys, f"a text holds the character {found}", UNSEEN_WHY, "remove it")
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
