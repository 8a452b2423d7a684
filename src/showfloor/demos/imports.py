"""The modules that files import, and the packages that a demo may import.

A reader copies a demo whole. So it imports React, the packages that its family documents, the
files beside it, and those that its family's demos share, which a copy has beside it too; nothing
else.
"""

import posixpath
import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from tree_sitter import Node

from showfloor.demos.syntax import is_type, line_of, nodes_of, text_of
from showfloor.errors import SourceError

SHARED = ("data", "look")
"""The folders of a family in which its demos share rows, and styles and parts."""

ALWAYS_ALLOWED = frozenset({"react", "react-dom"})
STATEMENTS = ("import_statement", "export_statement")
CALL = "call_expression"
CALLS = frozenset({"import", "require"})
LONGEST = max(map(len, CALLS))
SCRIPTS: Final = (".tsx", ".ts")
"""Endings of modules, in the order in which a module named without one is looked for."""
PACKAGE = re.compile(r"(@[\w.-]+/)?[\w.:-]+")


class Import(NamedTuple):
    """A module that a file names."""

    specifier: str
    path: str
    """The file that names it, relative to the site's folder."""
    line: int
    is_type: bool = False
    """Whether only types are taken from it, so that nothing is left of it when the file runs."""

    @property
    def is_sibling(self) -> bool:
        """Whether it names a file of the same folder."""
        return self.specifier.startswith("./") and "/" not in self.specifier[2:]

    @property
    def named(self) -> str:
        """The file that it names, without its extension, relative to the site's folder."""
        return posixpath.normpath(posixpath.join(posixpath.dirname(self.path), self.specifier))

    def is_shared(self, family: str) -> bool:
        """Whether it names a file that the family's demos share."""
        folder, name = posixpath.split(posixpath.dirname(self.named))
        return self.specifier.startswith(".") and folder == f"families/{family}" and name in SHARED

    def error(self, what: str, *, why: str, fix: str) -> SourceError:
        """Return an error at the import's place."""
        return SourceError(what, path=self.path, line=self.line, why=why, fix=fix)


def find_imports(root: Node, path: str) -> list[Import]:
    """Return every module that a file names, in the order of the text."""
    return [
        Import(text_of(source)[1:-1], path, line_of(source), is_type(node))
        for node in nodes_of(root, *STATEMENTS, CALL)
        if (source := _source(node)) is not None and source.type == "string"
    ]


def package_of(use: Import, allowed: frozenset[str], family: str) -> str:
    """Return the package that an import names; raises `SourceError` when it is not allowed."""
    match = PACKAGE.match(use.specifier)
    if match is None or use.specifier.startswith("."):
        raise use.error(
            f'imports "{use.specifier}", which is not beside it',
            why="readers copy a demo with the files of its own folder, so that import would break",
            fix='move the file beside the demo and import it as "./name"',
        )
    package = match[0]
    if package not in allowed | ALWAYS_ALLOWED:
        raise use.error(
            f'imports the package "{package}", which its family does not list',
            why="readers can copy a demo only when it needs nothing but React and what is listed"
            f" there: {', '.join(sorted(allowed)) or 'no package at all'}",
            fix=f'do without it, or list it under "demo-packages" in families/{family}/family.toml',
        )
    return package


def _source(node: Node) -> Node | None:
    if node.type in STATEMENTS:
        return node.child_by_field_name("source")
    return next(_called(node), None) if node.type == CALL else None


def _called(call: Node) -> Iterator[Node]:
    function = call.child_by_field_name("function")
    arguments = call.child_by_field_name("arguments")
    if function is None or arguments is None or function.end_byte - function.start_byte > LONGEST:
        return
    if text_of(function) in CALLS:
        yield from arguments.named_children[:1]
