"""TOML files of the site: read, checked against a schema, every mistake with its line."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from showfloor.config.schema import Keys, bad_value, fault_of
from showfloor.config.text_file import read_text, site_path
from showfloor.decoding import convert
from showfloor.errors import SourceError

if TYPE_CHECKING:
    from tree_sitter import Node

T = TypeVar("T")

LONG_NUMBER = re.compile(r"[0-9_]{1000}")


def read_toml(path: Path, root: Path) -> "TomlFile":
    """Read a TOML file of the site at `root`; raises `SourceError` as `read_text` does."""
    return TomlFile(read_text(path, root), site_path(path, root))


class TomlFile:
    """The text of a TOML file and its place, from which values and errors are made."""

    def __init__(self, text: str, path: str) -> None:
        self.text = text
        self.path = path

    def table(self) -> dict[str, Any]:
        """Return the data; raises `SourceError` when it is not TOML, or has what no file may."""
        try:
            table = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            raise self._syntax_error(str(error)) from None
        except RecursionError:
            raise self._syntax_error("tables are nested too deeply") from None
        except ValueError:
            found = LONG_NUMBER.search(self.text)
            line = self.text.count("\n", 0, found.start()) + 1 if found else 1
            message = f"a number has too many digits (at line {line})"
            raise self._syntax_error(message) from None
        if fault := bad_value(table):
            raise self.error(fault.what, fault.keys, why=fault.why, fix=fault.fix)
        return table

    def read_as(self, schema: type[T], table: dict[str, Any] | None = None, above: Keys = ()) -> T:
        """Return the data as a `schema`; raises `SourceError` at the field that does not fit.

        `above` are the keys that lead to a `table` inside the file.
        """
        try:
            return convert(self.table() if table is None else table, schema)
        except msgspec.ValidationError as error:
            fault = fault_of(error, schema)
            raise self.error(
                fault.what, (*above, *fault.keys), why=fault.why, fix=fault.fix
            ) from None

    def error(self, what: str, keys: Keys = (), *, why: str, fix: str) -> SourceError:
        """Return an error at the line of a value, named by the keys that lead to it."""
        line = line_of(self.text, keys) if keys else None
        return SourceError(what, path=self.path, line=line, why=why, fix=fix)

    def place(self, keys: Keys) -> str:
        """Return `path:line` of a value, named by the keys that lead to it."""
        return f"{self.path}:{self.line(keys)}"

    def line(self, keys: Keys) -> int:
        """Return the line of a value, named by the keys that lead to it."""
        return line_of(self.text, keys) or 1

    def _syntax_error(self, message: str) -> SourceError:
        problem, _, place = message.partition(" (at ")
        line = re.search(r"line (\d+)", place)
        last = self.text.count("\n") + 1
        return SourceError(
            f"not valid TOML: {problem[0].lower()}{problem[1:]}",
            path=self.path,
            line=int(line[1]) if line else last,
            why="the file cannot be understood from here on",
            fix="correct the syntax at this line",
        )


def line_of(text: str, keys: Keys) -> int | None:
    """Return the line (from 1) of the value that `keys` lead to, or of its nearest parent.

    `("versions", 1, "href")` is the field `href` of the second entry of the list `versions`.
    """
    lines: dict[Keys, int] = {}
    for found, node in _ValueWalk().document(_parse(text)):
        lines.setdefault(found, node.start_point.row + 1)
    return next(
        (lines[keys[:length]] for length in range(len(keys), 0, -1) if keys[:length] in lines), None
    )


def _parse(text: str) -> "Node":
    # A grammar takes a while to load and is only wanted when something is wrong.
    import tree_sitter_toml
    from tree_sitter import Language, Parser

    return Parser(Language(tree_sitter_toml.language())).parse(text.encode()).root_node


class _ValueWalk:
    """Walks a document, counting the entries of `[[lists]]` as they come."""

    def __init__(self) -> None:
        self.counts: dict[Keys, int] = {}

    def document(self, root: "Node") -> Iterator[tuple[Keys, "Node"]]:
        for node in root.named_children:
            if node.type == "pair":
                yield from self.pair(node, ())
            elif node.type in ("table", "table_array_element"):
                yield from self.table(node)

    def table(self, node: "Node") -> Iterator[tuple[Keys, "Node"]]:
        keys = self.absolute(_parts_of(node.named_children[0]))
        if node.type == "table_array_element":
            index = self.counts.get(keys, -1) + 1
            self.counts[keys] = index
            keys = (*keys, index)
        yield keys, node
        for child in node.named_children[1:]:
            if child.type == "pair":
                yield from self.pair(child, keys)

    def absolute(self, names: list[str]) -> Keys:
        """Put the index of the latest entry after each name that is a list of tables."""
        keys: Keys = ()
        for name in names[:-1]:
            keys = (*keys, name)
            if keys in self.counts:
                keys = (*keys, self.counts[keys])
        return (*keys, names[-1])

    def pair(self, node: "Node", prefix: Keys) -> Iterator[tuple[Keys, "Node"]]:
        name, value = node.named_children[0], node.named_children[-1]
        keys = (*prefix, *_parts_of(name))
        yield keys, node
        yield from self.value(value, keys)

    def value(self, node: "Node", keys: Keys) -> Iterator[tuple[Keys, "Node"]]:
        if node.type == "inline_table":
            for child in node.named_children:
                if child.type == "pair":
                    yield from self.pair(child, keys)
        elif node.type == "array":
            items = [child for child in node.named_children if child.type != "comment"]
            for index, item in enumerate(items):
                yield (*keys, index), item
                yield from self.value(item, (*keys, index))


def _parts_of(node: "Node") -> list[str]:
    """Return the parts of a key, which are nested, the last one outermost."""
    names: list[str] = []
    waiting = [node]
    while waiting:
        part = waiting.pop()
        if part.type == "dotted_key":
            waiting += reversed(part.named_children)
        else:
            names.append((part.text or b"").decode().strip("\"'"))
    return names
