"""The components that packages export, read from their declarations by a Node program."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from showfloor.model import Model
from showfloor.node import NodeProgram, NodePrograms

__all__ = ["Choice", "ExportedComponent", "exported_components"]

PROGRAM: Final = NodeProgram(
    name="api",
    entry="exports.ts",
    seconds=120,
    failed="The program that lists the components of packages failed: {reason}",
    why="A component page imports its component.",
    fix="Run `npm ci`; if it fails again, fix the cause that the message names.",
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
    code: str
    """The statement that imports it: from a module of its own if it has one."""
    children: bool
    """Whether its package declares that it takes children."""
    required: bool = False
    """Whether one of its props, without its children, must be given."""
    choice: Choice | None = None
    """The first of its props that is a choice of texts."""


def exported_components(
    programs: NodePrograms, project: Path, packages: Sequence[str]
) -> tuple[ExportedComponent, ...]:
    """Return the components of packages in `node_modules` of the project's folder.

    Raises `ToolError`.
    """
    question = {"root": str(project.resolve()), "packages": packages}
    return programs.ask(PROGRAM, question, tuple[ExportedComponent, ...])
