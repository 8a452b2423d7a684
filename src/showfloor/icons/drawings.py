"""The drawings of a package, read by a Node program once for each version."""

import hashlib
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final, Protocol

import msgspec

from showfloor.config.program import ask_program
from showfloor.errors import ToolError
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

    def read(self, package: str, versions: Sequence[str]) -> Drawings:
        """Return the drawings; `versions` are those of all that the package depends on."""


class NodeIconReader:
    """Runs the program that stands in `programs` on the packages of a project."""

    def __init__(self, node: str, programs: Path, project: Path, cache: Cache) -> None:
        """`project` is the folder that holds `node_modules`."""
        self._command = [node, str(programs / PROGRAM / "main.mjs")]
        self._sources = sorted((programs / PROGRAM).glob("*.mjs"))
        self._project = project
        self._cache = cache

    def read(self, package: str, versions: Sequence[str]) -> Drawings:
        """Return the drawings of a package, those of a known version from the cache.

        Raises `ToolError` when the program fails.
        """
        key = self._key(package, versions)
        drawings = recalled(self._cache, key, Drawings, msgspec.json.decode)
        if drawings is None:
            drawings = self._run(package)
            self._cache.put(key, msgspec.json.encode(drawings))
        return drawings

    def _key(self, package: str, versions: Sequence[str]) -> str:
        digest = hashlib.sha256(msgspec.json.encode((package, versions)))
        for path in self._sources:
            digest.update(path.read_bytes())
        return digest.hexdigest()

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
