"""Reads the `Root.tsx` of a family: the component around a demo in a reader's project."""

from pathlib import Path
from typing import Final, NamedTuple

from showfloor.config import read_text
from showfloor.demos.imports import Import, find_imports, package_of
from showfloor.demos.nesting_limit import nesting_error
from showfloor.demos.source import SourceFile
from showfloor.demos.syntax import default_export, parse_tsx
from showfloor.errors import SourceError

__all__ = ["ROOT", "RootSource", "read_root"]

ROOT: Final = "Root.tsx"


class RootSource(NamedTuple):
    """The `Root.tsx` of a family, checked."""

    file: SourceFile
    packages: tuple[str, ...]
    """Packages that it imports, sorted."""


def read_root(root: Path, family: str, packages: frozenset[str]) -> RootSource:
    """Read the file of a family, which may import `packages`; raises `SourceError`."""
    path = f"families/{family}/{ROOT}"
    file = SourceFile(name=ROOT, path=path, text=read_text(root / path, root))
    if error := nesting_error(file.text, path):
        raise error
    tree = parse_tsx(file.text)
    if not (tree.has_error or default_export(tree)):
        raise SourceError(
            "has no default export",
            path=path,
            why="projects of demos put the demo into the component that it exports",
            fix='write "export default function Root({ children }: RootProps) { ... }"',
        )
    found = {_package(use, packages, family) for use in find_imports(tree, path)}
    return RootSource(file, tuple(sorted(found)))


def _package(use: Import, packages: frozenset[str], family: str) -> str:
    if use.specifier.startswith("."):
        raise use.error(
            f'imports "{use.specifier}", which no project has',
            why="of a family's files, projects of demos get this one alone",
            fix="write what it needs in it",
        )
    return package_of(use, packages, family)
