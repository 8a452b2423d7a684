"""The drawings of a package, read by a Node program once for each version."""

from collections.abc import Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import Final, Protocol

import msgspec

from showfloor.config.program import ask_program
from showfloor.errors import ToolError
from showfloor.fingerprint import key_of, program_code
from showfloor.model import Model
from showfloor.model.cache import Cache, recalled

__all__ = ["Drawings", "IconReader", "NodeIconReader"]

TIMEOUT_SECONDS: Final = 300
PROGRAM: Final = "icons"


class Drawings(Model, frozen=True, kw_only=True, rename="camel"):
    """What a package draws."""

    view_box: str
    icons: dict[str, str]
    """What stands inside the `<svg>`, by the name of the component."""


class IconReader(Protocol):
    """Reads the drawings of packages."""

    @property
    def fingerprint(self) -> str:
        """Changes with everything but the request that an answer depends on."""

    def read(self, package: str, versions: Sequence[str]) -> Drawings:
        """Return the drawings; `versions` are those of all that the package depends on."""


class NodeIconReader:
    """Runs the program that stands in `programs` on the packages of a project."""

    def __init__(
        self, node: str, programs: Path, project: Path, cache: Cache, *, version: str = ""
    ) -> None:
        """`project` is the folder that holds `node_modules`, `version` that of Node."""
        self._main = programs / PROGRAM / "main.mjs"
        self._command = [node, str(self._main)]
        self._version = version
        self._project = project
        self._cache = cache

    @cached_property
    def fingerprint(self) -> str:
        """Changes with the program, with what it loads, and with Node."""
        return key_of(program_code(self._main), self._version)

    def read(self, package: str, versions: Sequence[str]) -> Drawings:
        """Return the drawings of a package, those of a known version from the cache.

        Raises `ToolError` when the program fails.
        """
        key = key_of(self.fingerprint, package, versions)
        drawings = recalled(self._cache, key, Drawings, msgspec.json.decode)
        if drawings is None:
            drawings = self._run(package)
            self._cache.put(key, msgspec.json.encode(drawings))
        return drawings

    def _run(self, package: str) -> Drawings:
        return ask_program(
            self._command,
            {"project": str(self._project.resolve()), "package": package},
            Drawings,
            seconds=TIMEOUT_SECONDS,
            failed=partial(_failed, package),
        )


def _failed(package: str, reason: str) -> ToolError:
    return ToolError(
        f"The icons of {package} cannot be read: {reason}",
        why="The page that shows them is made of their drawings.",
        fix="Run `npm ci`, and look whether icons.toml names the package as npm does.",
    )
