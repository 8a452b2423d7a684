"""The shapes of a package, read by a Node program once for each version."""

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Final, Protocol

from showfloor.fingerprint import key_of
from showfloor.model.base import Model
from showfloor.model.cache import Cache
from showfloor.node import NodeProgram, NodePrograms, cached_answer

PROGRAM: Final = NodeProgram(
    name="icons",
    environment={
        "NODE_ENV": "production",  # React takes twice the time to warn while it draws
        # A package has thousands of modules, which are loaded once for each version.
        "NODE_DISABLE_COMPILE_CACHE": "1",
    },
    seconds=300,
    failed="The icons of {about} cannot be read: {reason}",
    why="The page that shows them is made of their shapes.",
    fix="Run `npm ci` in {site}, and look whether icons.toml names the package as npm does.",
)


class IconShapes(Model, frozen=True, kw_only=True, rename="camel"):
    """What a package draws."""

    view_box: str
    icons: dict[str, str]
    """The content of the `<svg>`, by the name of the component."""


class IconReader(Protocol):
    """Reads the shapes of packages."""

    @property
    def fingerprint(self) -> str:
        """Changes with everything but the request that an answer depends on."""

    def read(self, package: str, versions: Sequence[str]) -> IconShapes:
        """Return the shapes; `versions` are those of all that the package depends on."""


class NodeIconReader:
    """Runs the program on the packages of a project."""

    def __init__(self, programs: NodePrograms, project: Path, cache: Cache) -> None:
        """`project` is the folder that holds `node_modules`."""
        self._programs = programs
        self._project = project
        self._cache = cache

    @cached_property
    def fingerprint(self) -> str:
        """Changes with the program, with what it loads, and with Node."""
        return self._programs.version(PROGRAM)

    def read(self, package: str, versions: Sequence[str]) -> IconShapes:
        """Return the shapes of a package, those of a known version from the cache.

        Raises `ToolError` when the program fails.
        """
        key = key_of(self.fingerprint, package, versions)
        return cached_answer(self._cache, IconShapes, key, lambda: self._run(package))

    def _run(self, package: str) -> IconShapes:
        question = {"project": str(self._project.resolve()), "package": package}
        return self._programs.ask(PROGRAM, question, IconShapes, about=package)
