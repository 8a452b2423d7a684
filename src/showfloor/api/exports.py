"""The components and themes that packages export, read from their declarations by Node."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from showfloor.model.base import Model
from showfloor.node import NodeProgram, NodePrograms

PROGRAM: Final = NodeProgram(
    name="api",
    entry="exports.ts",
    seconds=120,
    failed="The program that lists the components of packages failed: {reason}",
    why="A component page imports its component.",
    fix="Run `npm ci` in {engine}; if it fails again, fix the cause that the message names.",
)


class Choice(Model, frozen=True):
    """A prop that is a choice of texts."""

    prop: str
    values: tuple[str, ...]


class ExportedComponent(Model, frozen=True, kw_only=True):
    """A component that the index of a package exports."""

    name: str
    """Without the prefix `Unstable_`."""
    package: str
    module: str | None = None
    """The module of the package that exports it, where its index does not."""
    description: str = ""
    """The description in its declaration."""
    code: str
    """The statement that imports it: from a module of its own if it has one."""
    children: bool
    """Whether its package declares that it takes children."""
    label: str | None = None
    """The prop that takes the text it shows: its children where these can be text."""
    given: dict[str, str] = {}
    """Values of the props that must be given, as JSX has them."""
    required: bool = False
    """Whether a prop that must be given takes what cannot be written without knowing what it is."""
    choice: Choice | None = None
    """The one of its props that is a choice of texts and shows most."""
    scheme: str | None = None
    """The prop that chooses between a light and a dark look."""

    @property
    def demo(self) -> str:
        """Name of its first demo; that of a part like `Card.Actions` has no dot."""
        return f"{self.name.replace('.', '')}Basic"

    @property
    def is_default(self) -> bool:
        """Whether it is the default export of its package, which is what the package is for."""
        return self.code == f"import {self.name} from '{self.package}';"


class PackageExports(Model, frozen=True, kw_only=True):
    """What the indexes of packages export."""

    components: tuple[ExportedComponent, ...]
    themes: tuple[str, ...]
    """Names of the themes that a provider of the packages takes, or any if they have none."""
    aliases: dict[str, tuple[str, ...]] = {}
    """Names of modules in sources of linked packages, such as `@/*`, with paths from the folder of
    the project."""
    untyped: bool = False
    """Whether a package has no types."""
    style_types: tuple[str, ...] = ()
    """Names of the types that declare style properties by the dozen."""


def package_exports(
    programs: NodePrograms, project: Path, packages: Sequence[str]
) -> PackageExports:
    """Return the components and themes of packages in `node_modules` of the project's folder.

    Raises `ToolError`.
    """
    question = {"root": str(project.resolve()), "packages": packages}
    return programs.ask(PROGRAM, question, PackageExports)
