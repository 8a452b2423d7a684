"""Inserts entries into TOML files, whose comments and layout stay as they are."""

from collections.abc import Mapping, Sequence
from typing import Any

import tomlkit
from tomlkit.items import AoT


def appended(text: str, block: str) -> str:
    """Return a file with a table at its end."""
    return f"{text.rstrip()}\n\n{block}" if text.strip() else block


def with_name(text: str, table: Sequence[str | int], key: str, name: str) -> str:
    """Return a file with one more name in an array of sorted names.

    It is `key` of the table to which the names and numbers in `table` lead. A table of names or an
    array that is missing is added.
    """
    document = tomlkit.parse(text)
    try:
        fields = _value(document, table)
    except KeyError:
        header = tomlkit.key(map(str, table)).as_string()
        return appended(text, f"[{header}]\n{tomlkit.dumps({key: [name]})}")
    if key in fields:
        _insert_sorted(fields[key], name)
    else:
        _add_field(fields, key, [name])
    return tomlkit.dumps(document)


def with_entry(text: str, array: Sequence[str | int], entry: Mapping[str, object]) -> str:
    """Return a file with one more inline table at the end of an array, which must be there."""
    document = tomlkit.parse(text)
    _value(document, array).append(_inline(entry))
    return tomlkit.dumps(document)


def with_child(text: str, prefix: str, entry: Mapping[str, str]) -> str:
    """Return a navigation file with one more page.

    It is inserted after the last page whose address begins with `prefix`, else at the end.
    """
    # Each table, also the last one, ends with an empty line.
    document = tomlkit.parse(f"{text.rstrip()}\n\n")
    items = document.setdefault("items", tomlkit.aot())
    siblings, place = _behind_last_page(items, prefix) or _at_end(items)
    if isinstance(siblings, AoT):
        siblings.insert(place, dict(entry))
        siblings[place].add(tomlkit.nl())
    else:
        siblings.insert(place, _inline(entry))
    return f"{tomlkit.dumps(document).strip()}\n"


def _insert_sorted(array: Any, name: str) -> None:
    place = sum(one.lower() <= name.lower() for one in array)
    if place == 0 and array and "\n" not in array.as_string():
        # A new first value would have no space behind it.
        array.insert(1, array[0])
        array[0] = name
    else:
        array.insert(place, name)


def _add_field(fields: Any, key: str, value: Any) -> None:
    """Add a field to a table, before the empty lines and comments at its end."""
    body = fields.value.body
    last = max((number for number, (name, _) in enumerate(body, 1) if name), default=0)
    behind = body[last:]
    del body[last:]
    fields[key] = value
    body += behind


def _inline(entry: Mapping[str, object]) -> Any:
    return tomlkit.value(f"{{ {', '.join(tomlkit.dumps(entry).splitlines())} }}")


def _value(document: Any, keys: Sequence[str | int]) -> Any:
    value = document
    for key in keys:
        value = value[key]
    return value


def _behind_last_page(items: Any, prefix: str) -> tuple[Any, int] | None:
    """Return the list that has the last page of an area, and the place behind it there."""
    found = None
    for place, item in enumerate(items, 1):
        if item.get("pathname", "").startswith(prefix):
            found = items, place
        found = _behind_last_page(item.get("children", []), prefix) or found
    return found


def _at_end(items: Any) -> tuple[Any, int]:
    """Return the children of the last item, if there is one, and the place behind them."""
    siblings = items[-1].setdefault("children", tomlkit.aot()) if items else items
    return siblings, len(siblings)
