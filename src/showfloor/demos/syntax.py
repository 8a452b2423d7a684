"""The syntax tree of a TSX file."""

from collections.abc import Iterator
from functools import cache

import tree_sitter_typescript
from tree_sitter import Language, Node, Parser

from showfloor.errors import SourceError

__all__ = ["line_of", "parse_tsx", "text_of", "walk"]


def parse_tsx(text: str, path: str) -> Node:
    """Return the root of a file's tree; raises `SourceError` where it cannot be read."""
    root = Parser(_language()).parse(text.encode()).root_node
    if root.has_error:
        raise _unreadable(_first_error(root), path)
    return root


def walk(node: Node) -> Iterator[Node]:
    """Return the node and all below it, in the order of the text."""
    yield node
    for child in node.children:
        yield from walk(child)


def line_of(node: Node) -> int:
    """Return the line (from 1) on which the node starts."""
    return int(node.start_point.row) + 1


def text_of(node: Node) -> str:
    """Return what the node covers."""
    return (node.text or b"").decode()


@cache
def _language() -> Language:
    return Language(tree_sitter_typescript.language_tsx())


def _first_error(root: Node) -> Node:
    return next(node for node in walk(root) if node.is_error or node.is_missing)


def _unreadable(node: Node, path: str) -> SourceError:
    return SourceError(
        f'"{node.type}" is missing' if node.is_missing else f"cannot be read {_near(node)}",
        path=path,
        line=line_of(node),
        why="a demo that is not valid TypeScript can neither run nor be shown",
        fix="correct the syntax",
    )


def _near(node: Node) -> str:
    words = text_of(node).strip().split("\n", 1)[0][:40].strip()
    return f'near "{words}"' if words else "here"
