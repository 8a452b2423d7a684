"""Errors that production builds of packages shorten to a number, read from the packages."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, Protocol

import msgspec

from showfloor.fingerprint import key_of, package_version
from showfloor.model.base import Model
from showfloor.model.cache import Cache
from showfloor.node import NodeProgram, NodePrograms, cached_answer

PROGRAM: Final = NodeProgram(
    name="errors",
    seconds=120,
    failed="The program that reads the errors of packages failed: {reason}",
    why="The pages of error codes are made of what it finds.",
    fix="Run `npm ci` in {site}, or correct the packages in error-codes.toml.",
)


class ErrorPart(Model, frozen=True, kw_only=True):
    """A part of a message."""

    text: str
    """Literal text of the message; of an argument its kind, in a word."""
    arg: int | None = None
    """The argument of the error that goes here, counted from 0; `None` for plain text."""
    optional: bool = False
    """Whether there may be nothing here."""


class ErrorPlace(Model, frozen=True, kw_only=True):
    """Where an error is thrown."""

    package: str
    version: str
    module: str


class ErrorCode(Model, frozen=True, kw_only=True):
    """A number that stands for a message."""

    code: int
    parts: tuple[ErrorPart, ...]
    places: tuple[ErrorPlace, ...]
    """In the order of the packages."""

    @property
    def message(self) -> str:
        """The message, with a name in brackets for what is not known."""
        return "".join(
            part.text if part.arg is None else "" if part.optional else f"<{part.text}>"
            for part in self.parts
        )


class ErrorReader(Protocol):
    """Reads the errors of packages."""

    def read(self, packages: Sequence[str]) -> list[ErrorCode]:
        """Return all that have a code, sorted by it."""


class _Thrown(msgspec.Struct, frozen=True):
    """A message at one of its places."""

    code: int
    parts: tuple[ErrorPart, ...]
    package: str
    module: str


class NodeErrorReader:
    """Runs the program on the packages of a project."""

    def __init__(self, programs: NodePrograms, project: Path, cache: Cache) -> None:
        """`project` is the folder that holds `node_modules`."""
        self._programs = programs
        self._project = project
        self._cache = cache

    def read(self, packages: Sequence[str]) -> list[ErrorCode]:
        """Return all errors that have a code, those of known versions from the cache.

        Raises `ToolError` when the program fails, or a package is not installed.
        """
        modules = self._project / "node_modules"
        versions = {name: package_version(modules, name) or "" for name in packages}
        key = key_of(self._programs.version(PROGRAM), versions)
        thrown = cached_answer(self._cache, list[_Thrown], key, lambda: self._run(packages))
        return _by_code(thrown, versions)

    def _run(self, packages: Sequence[str]) -> list[_Thrown]:
        question = {"root": str(self._project), "packages": packages}
        return self._programs.ask(PROGRAM, question, list[_Thrown])


def _by_code(all_thrown: Iterable[_Thrown], versions: dict[str, str]) -> list[ErrorCode]:
    found: dict[int, ErrorCode] = {}
    for one in all_thrown:
        place = ErrorPlace(package=one.package, version=versions[one.package], module=one.module)
        known = found.get(one.code) or ErrorCode(code=one.code, parts=one.parts, places=())
        found[one.code] = msgspec.structs.replace(known, places=(*known.places, place))
    return [found[code] for code in sorted(found)]
