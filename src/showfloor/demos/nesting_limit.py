"""Finds code that is nested too deeply, before a compiler stops in the middle of it."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

import tree_sitter_css
import tree_sitter_json
import tree_sitter_typescript
from tree_sitter import Language, Node, Parser, TreeCursor

from showfloor.config import read_text
from showfloor.errors import SourceError

NESTING_LIMIT: Final = 200
"""Levels of syntax: several times what people write, and less than compilers can follow."""

GRAMMARS: Final = {
    ".tsx": tree_sitter_typescript.language_tsx,
    ".ts": tree_sitter_typescript.language_typescript,
    ".css": tree_sitter_css.language,
    ".json": tree_sitter_json.language,
}

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
    """Move to the next node that is not inside the current one; tell whether there is one."""
    while not cursor.goto_next_sibling():
        if not cursor.goto_parent():
            return False
    return True


@cache
def _language(ending: str) -> Language:
    return Language(GRAMMARS[ending]())
