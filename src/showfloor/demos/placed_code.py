"""Parts of code as they are written at another place: indented, as props, as fields."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from tree_sitter import Node

from showfloor.demos.syntax import text_of

PLAIN: Final = re.compile(r"""(["'])([^"'\\{}<>&\n]*)\1""")
"""A text that JSX holds as it is."""


def dedented(node: Node) -> str:
    """Return the text of a node without the indentation of its place."""
    first, *lines = text_of(node).split("\n")
    own = [
        len(line) - len(line.lstrip()) for line, is_code in _lines(lines, first) if is_code and line
    ]
    least = min(own, default=0)
    others = (line[least:] if is_code else line for line, is_code in _lines(lines, first))
    return "\n".join([first, *others])


def indented(text: str, margin: str = "  ") -> str:
    """Return code with its lines moved, but for text of templates."""
    lines = _lines(text.split("\n"))
    return "\n".join(f"{margin}{line}" if is_code and line else line for line, is_code in lines)


def _lines(lines: Iterable[str], before: str = "") -> Iterator[tuple[str, bool]]:
    """Yield lines, and whether each is code: those within a template are text, as they are."""
    quotes = before.count("`")
    for line in lines:
        yield line, quotes % 2 == 0
        quotes += line.count("`")


def in_brackets(element: str) -> str:
    """Return an element as it is returned: in brackets where it has several lines."""
    return f"(\n{indented(element)}\n)" if "\n" in element else element


def argument_of(node: Node) -> str:
    """Return the code of a value of an object; a method becomes a function."""
    if node.type != "method_definition":
        return dedented(node)
    method = dedented(node)
    is_async = method.startswith("async ")
    return f"{'async ' * is_async}function {method.removeprefix('async ')}"


def field_of(key: str, value: str) -> str:
    """Return a field of an object."""
    name = key if key.isidentifier() else f'"{key}"'
    return name if name == value else f"{name}: {value}"


def attribute(key: str, value: str) -> str:
    """Return an attribute of an element."""
    if PLAIN.fullmatch(value):
        return f'{key}="{value[1:-1]}"'
    return key if value == "true" else f"{key}={{{value}}}"
