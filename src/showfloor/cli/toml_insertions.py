"""Inserts entries into TOML files, whose comments and layout stay as they are."""

import json
import re
from collections.abc import Sequence
from typing import Final

HEADER: Final = re.compile(r"^\[{1,2}(?P<name>[^\[\]\n]+)\]{1,2}[ ]*(?:#.*)?$", re.MULTILINE)
KEY: Final = re.compile(r"^(?P<key>[A-Za-z-]+) *= *", re.MULTILINE)
STRING: Final = re.compile(r'"((?:[^"\\]|\\.)*)"')
TOKEN: Final = re.compile(rf"{STRING.pattern}|#[^\n]*|[\[\]]")
PATHNAME: Final = re.compile(r'^pathname = "([^"]*)"', re.MULTILINE)


def appended(text: str, block: str) -> str:
    """Return a file with a table at its end."""
    return f"{text.rstrip()}\n\n{block}" if text.strip() else block


def with_name(text: str, table: str, number: int, key: str, name: str) -> str:
    """Return a file with one more name in an array of sorted names.

    It is `key` of a table with this header, the `number`th of them from 0. A table or an array that
    is missing is added.
    """
    body = _body(text, table, number)
    quoted = json.dumps(name)
    if body is None:
        return appended(text, f"[{table}]\n{key} = [{quoted}]\n")
    array = _array(text, key, body)
    if array is None:
        return f"{text[: body[0]]}\n{key} = [{quoted}]{text[body[0] :]}"
    later = (one for one in STRING.finditer(text, *array) if one[1].lower() > name.lower())
    place = next((one.start() for one in later), None)
    if place is None:
        return _with_last(text, array, quoted)
    return f"{text[:place]}{quoted}, {text[place:]}"


def with_entry(text: str, table: str, number: int, key: str, entry: str) -> str:
    """Return a file with one more inline table at the end of an array, which must be there."""
    body = _body(text, table, number)
    array = body and _array(text, key, body)
    if array is None:
        raise LookupError(f"{table} has no {key}")
    return _with_last(text, array, entry)


def with_child(text: str, prefix: str, entry: str) -> str:
    """Return a navigation file with one more page.

    It is inserted after the last page whose address begins with `prefix`, else at the end.
    """
    headers = [*HEADER.finditer(text)]
    place, name = len(text), "items.children" if headers else "items"
    for header, end in zip(headers, _ends(text, headers), strict=True):
        found = PATHNAME.search(text, header.end(), end)
        if found and found[1].startswith(prefix):
            place, name = end, header["name"]
        elif place == header.start() and header["name"].startswith(f"{name}."):
            place = end  # pages below that one stay below it
    before, after = text[:place].rstrip(), text[place:]
    return appended(before, f"[[{name}]]\n{entry}") + (f"\n{after}" if after else "")


def _ends(text: str, headers: Sequence[re.Match[str]]) -> list[int]:
    return [header.start() for header in headers[1:]] + [len(text)][: len(headers)]


def _body(text: str, table: str, number: int) -> tuple[int, int] | None:
    """Return where the fields of a table begin and end."""
    headers = [*HEADER.finditer(text)]
    bodies = [
        (header.end(), end)
        for header, end in zip(headers, _ends(text, headers), strict=True)
        if _plain(header["name"]) == _plain(table)
    ]
    return bodies[number] if number < len(bodies) else None


def _plain(name: str) -> str:
    return re.sub(r"[\"' ]", "", name)


def _array(text: str, key: str, body: tuple[int, int]) -> tuple[int, int] | None:
    """Return where the values of an array begin and end."""
    for field in KEY.finditer(text, *body):
        if field["key"] == key and text.startswith("[", field.end()):
            start = field.end() + 1
            return start, _end_of_array(text, start)
    return None


def _end_of_array(text: str, place: int) -> int:
    depth = 1
    for token in TOKEN.finditer(text, place):
        depth += {"[": 1, "]": -1}.get(token[0], 0)
        if depth == 0:
            return token.start()
    raise LookupError("an array has no end")


def _with_last(text: str, array: tuple[int, int], value: str) -> str:
    start, end = array
    values = TOKEN.sub(_without_comment, text[start:end]).rstrip()
    comma = "," if values and not values.endswith(",") else ""
    last = start + len(values)
    rest = text[last:end].rstrip()
    if "\n" in text[start:end]:
        return f"{text[:last]}{comma}{rest}\n  {value},\n{text[end:]}"
    space = " " if values else ""
    return f"{text[:last]}{comma}{space}{value}{text[end:]}"


def _without_comment(part: re.Match[str]) -> str:
    return " " * len(part[0]) if part[0].startswith("#") else part[0]
