"""Reads declarations with a Node program, one run for all families that are not in the cache."""

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Final, Protocol

import msgspec

from showfloor.api.request import FamilyAnswer, FamilyRequest
from showfloor.config.program import ask_program
from showfloor.errors import ToolError
from showfloor.fingerprint import key_of, package_versions, program_code
from showfloor.model.cache import Cache, recalled

__all__ = ["TYPES_OF_REACT", "Extractor", "NodeExtractor"]

TIMEOUT_SECONDS: Final = 600
PROGRAM: Final = "api"
TYPES_OF_REACT: Final = "@types/react"
"""Declarations of packages refer to them without always saying so."""


class Extractor(Protocol):
    """Reads the API of packages."""

    @property
    def fingerprint(self) -> str:
        """Changes with everything but the request that an answer depends on."""

    def extract(self, requests: Sequence[FamilyRequest]) -> list[FamilyAnswer]:
        """Return an answer to each request."""


class _Request(msgspec.Struct):
    root: str
    families: list[FamilyRequest]


class _Answers(msgspec.Struct):
    families: list[FamilyAnswer]
    milliseconds: float


class NodeExtractor:
    """Runs the program that stands in `programs` on the packages of a project."""

    def __init__(
        self, node: str, programs: Path, project: Path, cache: Cache, *, version: str = ""
    ) -> None:
        """`project` is the folder that holds `node_modules`, `version` that of Node."""
        self._main = programs / PROGRAM / "main.mjs"
        self._command = [node, "--max-old-space-size=4096", str(self._main)]
        self._version = version
        self._project = project
        self._cache = cache

    @cached_property
    def fingerprint(self) -> str:
        """Changes with the program, with what it loads, and with Node."""
        return key_of(program_code(self._main), self._version)

    def extract(self, requests: Sequence[FamilyRequest]) -> list[FamilyAnswer]:
        """Return an answer to each request.

        Raises `ToolError` when the program itself fails.
        """
        keys = {request.id: self._key(request) for request in requests}
        known = {name: self._known(key) for name, key in keys.items()}
        answers = {name: answer for name, answer in known.items() if answer is not None}
        for answer in self._run([one for one in requests if one.id not in answers]):
            self._cache.put(keys[answer.id], msgspec.json.encode(answer))
            answers[answer.id] = answer
        return [answers[request.id] for request in requests]

    def _known(self, key: str) -> FamilyAnswer | None:
        return recalled(self._cache, key, FamilyAnswer, msgspec.json.decode)

    def _key(self, request: FamilyRequest) -> str:
        packages = (TYPES_OF_REACT, *(one.name for one in request.packages))
        versions = package_versions(self._project / "node_modules", packages)
        return key_of(self.fingerprint, request, versions)

    def _run(self, requests: list[FamilyRequest]) -> list[FamilyAnswer]:
        if not requests:
            return []
        question = _Request(str(self._project), requests)
        answer = ask_program(
            self._command, question, _Answers, seconds=TIMEOUT_SECONDS, failed=_failed
        )
        return answer.families


def _failed(reason: str) -> ToolError:
    return ToolError(
        f"The program that reads type declarations failed: {reason}",
        why="The API reference is made of what it finds.",
        fix="Run `npm ci`; if it fails again, take entries out of an api.toml until it does not.",
    )
