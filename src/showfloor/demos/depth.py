"""Code that is nested too deeply: found here, before a compiler stops in the middle of it."""

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

__all__ = ["MAX_DEPTH", "deep_code", "deep_line", "deep_line_of", "too_deep"]

MAX_DEPTH: Final = 200
"""Of syntax in syntax: several times what people write, and a part of what compilers bear."""

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


def deep_code(root: Path, paths: Iterable[str]) -> Iterator[SourceError]:
    """Yield what is wrong with files of code that the bundler alone follows.

    `paths` are relative to the site's folder; what is no code is left out.
    """
    for path in paths:
        if path.endswith(tuple(GRAMMARS)):
            try:
                line = deep_line(read_text(root / path, root), path)
            except SourceError as error:
                yield error
            else:
                yield from [too_deep(path, line)] if line else []


def deep_line(text: str, path: str) -> int | None:
    """Return the first line (from 1) of a file that is nested too deeply, if there is one."""
    parser = Parser(_language(path[path.rindex(".") :]))
    return deep_line_of(parser.parse(text.encode()).root_node)


def deep_line_of(root: Node) -> int | None:
    """Return the same of a file by the root of its tree."""
    # Without a mistake brackets are open in nodes around them alone, so that a node with few below
    # it ends above the limit: hardly any has to be walked.
    has_mistake = root.has_error
    cursor, brackets = root.walk(), 0
    while (node := cursor.node) is not None:
        # Around a mistake a tree is flat, however many brackets are open there.
        brackets = max(0, brackets + BRACKETS.get(node.type, 0)) if has_mistake else 0
        if max(cursor.depth, brackets) > MAX_DEPTH:
            return int(node.start_point.row) + 1
        is_shallow = not has_mistake and cursor.depth + node.descendant_count <= MAX_DEPTH
        if (is_shallow or not cursor.goto_first_child()) and not _goto_next(cursor):
            break
    return None


def too_deep(path: str, line: int) -> SourceError:
    """Return the error for code that is nested too deeply."""
    return SourceError(
        f"the code is nested deeper than {MAX_DEPTH} levels",
        path=path,
        line=line,
        why="compilers cannot follow code that deep, and stop without saying where",
        fix="move what is inside into variables, functions or components of its own",
    )


def _goto_next(cursor: TreeCursor) -> bool:
    """Go to what follows a node and all that it holds; tell whether there is something."""
    while not cursor.goto_next_sibling():
        if not cursor.goto_parent():
            return False
    return True


@cache
def _language(ending: str) -> Language:
    return Language(GRAMMARS[ending]())
