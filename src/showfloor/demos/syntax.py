"""The syntax tree of a TSX file."""

from functools import cache
from typing import Final

import tree_sitter_typescript
from tree_sitter import Language, Node, Parser, Query, QueryCursor

FOUND: Final = "found"


def parse_tsx(text: str) -> Node:
    """Return the root of a file's tree.

    A tree is made of any text. Whether it is TypeScript, its own compiler says when JavaScript is
    derived: it knows every corner of the language, and its words are those that authors know.
    """
    return Parser(_language()).parse(text.encode()).root_node


def nodes_of(root: Node, *types: str) -> list[Node]:
    """Return the nodes of some types below a root, in the order of the text."""
    # A query takes a tenth of the time of a walk, and code may be nested deeper than calls.
    found = QueryCursor(_query(types)).captures(root).get(FOUND, [])
    # What begins at the same place begins with what holds it.
    return sorted(found, key=lambda node: (node.start_byte, -node.end_byte))


def default_export(root: Node) -> Node | None:
    """Return the statement that is a file's default export, if it has one."""
    exports = (node for node in root.children if node.type == "export_statement")
    return next((e for e in exports if any(one.type == "default" for one in e.children)), None)


def is_type(node: Node) -> bool:
    """Tell whether an import or export is written with `type`, so that nothing of it runs."""
    return any(child.type == "type" for child in node.children)


def line_of(node: Node) -> int:
    """Return the line (from 1) on which the node starts."""
    return int(node.start_point.row) + 1


def text_of(node: Node) -> str:
    """Return the text of the node."""
    return (node.text or b"").decode()


@cache
def _query(types: tuple[str, ...]) -> Query:
    return Query(_language(), f"[{' '.join(f'({one})' for one in types)}] @{FOUND}")


@cache
def _language() -> Language:
    return Language(tree_sitter_typescript.language_tsx())
