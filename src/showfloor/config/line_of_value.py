"""Finds the line of a value in a TOML text. Only looked for when there is an error to show."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from showfloor.config.schema import Keys

if TYPE_CHECKING:
    from tree_sitter import Node


def line_of(text: str, keys: Keys) -> int | None:
    """Return the line (from 1) of the value that `keys` lead to, or of its nearest parent.

    `("versions", 1, "href")` is the field `href` of the second entry of the list `versions`.
    """
    lines = _lines(text)
    return next(
        (lines[keys[:length]] for length in range(len(keys), 0, -1) if keys[:length] in lines), None
    )


def _lines(text: str) -> dict[Keys, int]:
    lines: dict[Keys, int] = {}
    for keys, node in _Walk().document(_parse(text)):
        lines.setdefault(keys, node.start_point.row + 1)
    return lines


def _parse(text: str) -> "Node":
    # A grammar takes a while to load and is only wanted when something is wrong.
    import tree_sitter_toml
    from tree_sitter import Language, Parser

    return Parser(Language(tree_sitter_toml.language())).parse(text.encode()).root_node


class _Walk:
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
        keys = self.absolute(_names(node.named_children[0]))
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
        keys = (*prefix, *_names(name))
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


def _names(node: "Node") -> list[str]:
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
