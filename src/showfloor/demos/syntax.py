"""The syntax trees of code, and code that is nested too deeply for the compilers that follow."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

import tree_sitter_css
import tree_sitter_json
import tree_sitter_typescript
from tree_sitter import Language, Node, Parser, Query, QueryCursor, TreeCursor

from showfloor.config import read_text
from showfloor.errors import SourceError

FOUND: Final = "found"

GRAMMARS: Final = {
    ".tsx": tree_sitter_typescript.language_tsx,
    ".ts": tree_sitter_typescript.language_typescript,
    ".css": tree_sitter_css.language,
    ".json": tree_sitter_json.language,
}


def parse_tsx(text: str) -> Node:
    """Return the root of a file's tree.

    A tree is made of any text. Whether it is TypeScript, its own compiler reports when JavaScript
    is derived: it knows every corner of the language, and its words are those that authors know.
    """
    return Parser(_language(".tsx")).parse(text.encode()).root_node


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
    """Return whether an import or export is written with `type`, so that nothing of it runs."""
    return any(child.type == "type" for child in node.children)


def line_of(node: Node) -> int:
    """Return the line (from 1) on which the node starts."""
    return int(node.start_point.row) + 1


def text_of(node: Node) -> str:
    """Return the text of the node."""
    return (node.text or b"").decode()


@cache
def _query(types: tuple[str, ...]) -> Query:
    return Query(_language(".tsx"), f"[{' '.join(f'({one})' for one in types)}] @{FOUND}")


@cache
def _language(ending: str) -> Language:
    return Language(GRAMMARS[ending]())


NESTING_LIMIT: Final = 200
"""Levels of syntax: several times what people write, and less than compilers can follow."""

BRACKETS: Final[Mapping[str, int]] = {
    **dict.fromkeys(("(", "[", "{", "${"), 1),
    **dict.fromkeys((")", "]", "}"), -1),
}


def nesting_errors(root: Path, paths: Iterable[str]) -> Iterator[SourceError]:
    """Yield an error for each file of code that cannot be read or is nested too deeply.

    `paths` are relative to the site's folder; files that are no code are left out.
    """
    for path in paths:
        if path.endswith(tuple(GRAMMARS)):
            try:
                error = nesting_error(read_text(root / path, root), path)
            except SourceError as unreadable:
                error = unreadable
            if error is not None:
                yield error


def nesting_error(text: str, path: str) -> SourceError | None:
    """Return an error for a file that is nested too deeply, or nothing."""
    parser = Parser(_language(path[path.rindex(".") :]))
    return nesting_error_in(parser.parse(text.encode()).root_node, path)


def nesting_error_in(root: Node, path: str) -> SourceError | None:
    """Return an error for a file whose tree is too deep, or nothing."""
    line = _line_over_limit(root)
    if line is None:
        return None
    return SourceError(
        f"the code is nested deeper than {NESTING_LIMIT} levels",
        path=path,
        line=line,
        why="compilers cannot follow code that deep, and stop without saying where",
        fix="move what is inside into variables, functions or components of its own",
    )


def _line_over_limit(root: Node) -> int | None:
    """Return the first line (from 1) that is nested too deeply, or nothing."""
    # Without a mistake brackets are open in nodes around them alone, so that a node with few below
    # it ends above the limit: hardly any has to be walked.
    has_mistake = root.has_error
    cursor, brackets = root.walk(), 0
    while (node := cursor.node) is not None:
        # Around a mistake a tree is flat, however many brackets are open there.
        brackets = max(0, brackets + BRACKETS.get(node.type, 0)) if has_mistake else 0
        if max(cursor.depth, brackets) > NESTING_LIMIT:
            return int(node.start_point.row) + 1
        is_shallow = not has_mistake and cursor.depth + node.descendant_count <= NESTING_LIMIT
        if (is_shallow or not cursor.goto_first_child()) and not _goto_next(cursor):
            break
    return None


def _goto_next(cursor: TreeCursor) -> bool:
    """Move to the next node that is not inside the current one; return whether there is one."""
    while not cursor.goto_next_sibling():
        if not cursor.goto_parent():
            return False
    return True
