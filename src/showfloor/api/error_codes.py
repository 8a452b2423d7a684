"""Reads which messages the production builds of packages shorten to a number."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from pathlib import Path
from typing import Final, Protocol

import msgspec

from showfloor.config.program import ask_program
from showfloor.errors import ToolError
from showfloor.fingerprint import key_of, package_version, program_code
from showfloor.model import ErrorCode, ErrorPart, ErrorPlace
from showfloor.model.cache import Cache, recalled

__all__ = ["ErrorReader", "NodeErrorReader"]

TIMEOUT_SECONDS: Final = 120
PROGRAM: Final = "errors"


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

    def read(self, packages: Sequence[str]) -> list[ErrorCode]:
        """Return all errors that have a code, those of known versions from the cache.

        Raises `ToolError` when the program fails, or a package is not installed.
        """
        modules = self._project / "node_modules"
        versions = {name: package_version(modules, name) or "" for name in packages}
        key = key_of(self._fingerprint, versions)
        thrown = recalled(self._cache, key, list[_Thrown], msgspec.json.decode)
        if thrown is None:
            thrown = self._run(packages)
            self._cache.put(key, msgspec.json.encode(thrown))
        return _by_code(thrown, versions)

    @cached_property
    def _fingerprint(self) -> str:
        return key_of(program_code(self._main), self._version)

    def _run(self, packages: Sequence[str]) -> list[_Thrown]:
        wanted = {"root": str(self._project), "packages": packages}
        return ask_program(
            self._command, wanted, list[_Thrown], seconds=TIMEOUT_SECONDS, failed=_failed
        )


def _by_code(all_thrown: Iterable[_Thrown], versions: dict[str, str]) -> list[ErrorCode]:
    found: dict[int, ErrorCode] = {}
    for one in all_thrown:
        place = ErrorPlace(package=one.package, version=versions[one.package], module=one.module)
        known = found.get(one.code) or ErrorCode(code=one.code, parts=one.parts, places=())
        found[one.code] = msgspec.structs.replace(known, places=(*known.places, place))
    return [found[code] for code in sorted(found)]


def _failed(reason: str) -> ToolError:
    return ToolError(
        f"The program that reads the errors of packages failed: {reason}",
        why="The pages of error codes are made of what it finds.",
        fix="Run `npm ci`, or correct the packages in error-codes.toml.",
    )
