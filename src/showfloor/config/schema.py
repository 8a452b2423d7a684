"""Settings as checked structs, and what is wrong with their data, in words for an author."""

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

import msgspec
from msgspec import inspect

Key = str | int
Keys = tuple[Key, ...]

KINDS = {
    "str": "a text in quotes",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "array": "a list",
    "object": "a table of fields",
    "null": "nothing",
}


class Settings(
    msgspec.Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True
):
    """The fields of a table in a settings file, which are written with hyphens.

    Subclasses repeat `frozen=True, kw_only=True`: type checkers do not inherit them.
    """


@dataclass(frozen=True)
class Fault:
    """A mistake in structured data, and the keys that lead to it from the top."""

    keys: Keys
    what: str
    why: str
    fix: str


def fault_of(error: msgspec.ValidationError, schema: type) -> Fault:
    """Explain why data does not fit `schema`."""
    message, _, place = str(error).partition(" - at ")
    keys = _keys(place)
    if unknown := re.fullmatch(r"Object contains unknown field `(.*)`", message):
        return _unknown(keys, unknown[1], schema)
    if missing := re.fullmatch(r"Object missing required field `(.*)`", message):
        return Fault(
            keys,
            f'the field "{missing[1]}" is missing',
            "it has no default that could be right",
            f'add the field "{missing[1]}"',
        )
    if choice := re.fullmatch(r"Invalid enum value '?(.*?)'?", message):
        return _choice(keys, choice[1], schema)
    if kinds := re.fullmatch(r"Expected `(.*)`, got `(.*)`", message):
        expected, found = _in_words(kinds[1]), _in_words(kinds[2])
        why = f"{expected} is expected"
        table = _example(schema, keys) if "object" in kinds[1] else ""
        return Fault(keys, f"{_name(keys)} is {found}", why, f"write {table or expected}")
    return Fault(keys, f"{_name(keys)}: {message}", "the value does not fit", "change the value")


def _unknown(keys: Keys, field: str, schema: type) -> Fault:
    table = _descend(inspect.type_info(schema), keys)
    fields = table.fields if isinstance(table, inspect.StructType) else ()
    known = [one.encode_name for one in fields]
    near = get_close_matches(field, known, n=1)
    return Fault(
        (*keys, field),
        f'the field "{field}" is not known here',
        "a misspelled field would be ignored without a word",
        f'write "{near[0]}"' if near else f"remove it, or use one of: {', '.join(known)}",
    )


def _choice(keys: Keys, value: str, schema: type) -> Fault:
    allowed = _descend(inspect.type_info(schema), keys)
    names = [str(v) for v in allowed.values] if isinstance(allowed, inspect.LiteralType) else []
    return Fault(
        keys,
        f'{_name(keys)} cannot be "{value}"',
        "only a few values have a meaning here",
        f"use one of: {', '.join(names)}",
    )


def _example(schema: type, keys: Keys) -> str:
    """Return the required fields of a table as they are written, or nothing without any."""
    info = _descend(inspect.type_info(schema), keys)
    fields = info.fields if isinstance(info, inspect.StructType) else ()
    names = [field.encode_name for field in fields if field.required]
    shown = ", ".join(f"{name} = ..." for name in names)
    return f"{_name(keys)[1:-1]} = {{ {shown} }}" if shown else ""


def _keys(place: str) -> Keys:
    """Read a path such as `$.versions[0].href`; `[...]` (any key of a table) ends it."""
    found: list[Key] = []
    for field, index in re.findall(r"\.([^.\[\]`]+)|\[(\d+|\.\.\.)\]", place):
        if index == "...":
            break
        found.append(field or int(index))
    return tuple(found)


def _name(keys: Keys) -> str:
    names = [key for key in keys if isinstance(key, str)]
    return f'"{names[-1]}"' if names else "the whole"


def _in_words(kinds: str) -> str:
    return (
        " or ".join(KINDS.get(kind, kind) for kind in kinds.split(" | ") if kind != "null")
        or (KINDS["null"])
    )


def _descend(info: inspect.Type, keys: Keys) -> inspect.Type:
    for key in keys:
        info = _step(_unwrap(info), key)
    return _unwrap(info)


def _step(info: inspect.Type, key: Key) -> inspect.Type:
    if isinstance(info, inspect.StructType):
        return next((f.type for f in info.fields if f.encode_name == key), inspect.AnyType())
    if isinstance(info, inspect.VarTupleType | inspect.ListType):
        return info.item_type
    return info.value_type if isinstance(info, inspect.DictType) else inspect.AnyType()


def _unwrap(info: inspect.Type) -> inspect.Type:
    """Return the type itself where it may also be absent."""
    if not isinstance(info, inspect.UnionType):
        return info
    return next(kind for kind in info.types if not isinstance(kind, inspect.NoneType))


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
