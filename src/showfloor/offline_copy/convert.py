"""Modules to plain scripts, by a Node program."""

from collections.abc import Mapping
from typing import Final, Protocol

import msgspec

from showfloor.node import NodeProgram, NodePrograms

__all__ = ["Converter", "NodeConverter", "Script"]

PROGRAM: Final = NodeProgram(
    name="copies",
    seconds=300,
    failed="The program that makes plain scripts of modules failed: {reason}",
    why="Browsers load no modules from a folder.",
    fix="Run `npm ci`, then build again.",
)


class Script(msgspec.Struct, frozen=True):
    """A module as a plain script."""

    code: str
    needs: tuple[str, ...] = ()
    """Site paths of the modules that it imports."""
    later: tuple[str, ...] = ()
    """Of those that it may import later."""


class Converter(Protocol):
    """Turns modules into scripts."""

    def convert(self, modules: Mapping[str, str]) -> Mapping[str, Script]:
        """Return a script for each module, by its site path."""


class _Scripts(msgspec.Struct):
    scripts: dict[str, Script]


class NodeConverter:
    """Runs the program."""

    def __init__(self, programs: NodePrograms) -> None:
        self._programs = programs

    def convert(self, modules: Mapping[str, str]) -> Mapping[str, Script]:
        """Return a script for each module; raises `ToolError` when the program fails."""
        return self._programs.ask(PROGRAM, {"modules": modules}, _Scripts).scripts
