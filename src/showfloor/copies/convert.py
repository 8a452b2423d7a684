"""Modules to plain scripts, by a Node program."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, Protocol

import msgspec

from showfloor.config.program import ask_program
from showfloor.errors import ToolError

__all__ = ["Converter", "NodeConverter", "Script"]

PROGRAM: Final = "copies"
TIMEOUT_SECONDS: Final = 300


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
    """Runs the program that stands in `programs`."""

    def __init__(self, node: str, programs: Path) -> None:
        self._command = [node, str(programs / PROGRAM / "main.mjs")]

    def convert(self, modules: Mapping[str, str]) -> Mapping[str, Script]:
        """Return a script for each module; raises `ToolError` when the program fails."""
        question = {"modules": modules}
        return ask_program(
            self._command, question, _Scripts, seconds=TIMEOUT_SECONDS, failed=_failed
        ).scripts


def _failed(reason: str) -> ToolError:
    return ToolError(
        f"The program that makes plain scripts of modules failed: {reason}",
        why="Browsers load no modules from a folder.",
        fix="Run `npm ci`, then build again.",
    )
