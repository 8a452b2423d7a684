"""Settings as checked structs, and what they say against their data, in words for an author."""

import re
from dataclasses import dataclass
from difflib import get_close_matches

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
        return _missing(keys, missing[1])
    if choice := re.fullmatch(r"Invalid enum value '?(.*?)'?", message):
        return _choice(keys, choice[1], schema)
    if kinds := re.fullmatch(r"Expected `(.*)`, got `(.*)`", message):
        return _kind(keys, _in_words(kinds[1]), _in_words(kinds[2]))
    return Fault(keys, f"{_name(keys)}: {message}", "the value does not fit", "change the value")


def _unknown(keys: Keys, field: str, schema: type) -> Fault:
    known = _fields(_descend(inspect.type_info(schema), keys))
    near = get_close_matches(field, known, n=1)
    return Fault(
        (*keys, field),
        f'the field "{field}" is not known here',
        "a misspelled field would be ignored without a word",
        f'write "{near[0]}"' if near else f"remove it, or use one of: {', '.join(known)}",
    )


def _missing(keys: Keys, field: str) -> Fault:
    return Fault(
        keys,
        f'the field "{field}" is missing',
        "it has no default that could be right",
        f'add the field "{field}"',
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


def _kind(keys: Keys, expected: str, found: str) -> Fault:
    return Fault(
        keys,
        f"{_name(keys)} is {found}",
        f"{expected} is expected",
        f"write {expected}",
    )


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


def _fields(info: inspect.Type) -> list[str]:
    if not isinstance(info, inspect.StructType):
        return []
    return [field.encode_name for field in info.fields]
