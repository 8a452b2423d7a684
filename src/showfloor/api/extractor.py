"""Reads declarations with a Node program, one run for all families that are not in the cache."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Final, Protocol

import msgspec

from showfloor.api.request import FamilyAnswer, FamilyRequest
from showfloor.fingerprint import key_of, package_versions
from showfloor.model.cache import Cache
from showfloor.node import KeptProgram, NodeProgram, NodePrograms, kept_answers

__all__ = ["TYPES_OF_REACT", "Extractor", "NodeExtractor"]

TYPES_OF_REACT: Final = "@types/react"
"""Declarations of packages refer to them without always saying so."""

PROGRAM: Final = NodeProgram(
    name="api",
    # Types live as long as the program. With less memory for new values, all of them are looked
    # through more often: a twelfth of its time.
    options=(
        "--max-old-space-size=4096",
        "--min-semi-space-size=64",
        "--max-semi-space-size=128",
    ),
    seconds=600,
    failed="The program that reads type declarations failed: {reason}",
    why="The API reference is made of what it finds.",
    fix="Run `npm ci` in {engine}; if it fails again, take entries out of an api.toml until it does"
    " not.",
)


class Extractor(Protocol):
    """Reads the API of packages."""

    @property
    def fingerprint(self) -> str:
        """Changes with everything but the request that an answer depends on."""

    def extract(self, requests: Sequence[FamilyRequest]) -> list[FamilyAnswer]:
        """Return an answer to each request."""


class _Request(msgspec.Struct):
    root: str
    families: Sequence[FamilyRequest]


class _Answers(msgspec.Struct):
    families: list[FamilyAnswer]
    milliseconds: float


class NodeExtractor:
    """Runs the program on the packages of a project."""

    def __init__(
        self, programs: NodePrograms, project: Path, cache: Cache, *, keep: bool = False
    ) -> None:
        """`project` is the folder that holds `node_modules`.

        With `keep`, what reads a changed family is kept until `close`: it needs a fraction of the
        time for the next change, and a gigabyte.
        """
        self._programs = programs
        self._kept = (
            KeptProgram(programs, replace(PROGRAM, entry="persistent.ts")) if keep else None
        )
        self._project = project
        self._cache = cache

    @cached_property
    def fingerprint(self) -> str:
        """Changes with the program, with what it loads, and with Node."""
        return self._programs.version(PROGRAM)

    def extract(self, requests: Sequence[FamilyRequest]) -> list[FamilyAnswer]:
        """Return an answer to each request.

        Raises `ToolError` when the program itself fails.
        """
        keys = [self._key(one) for one in requests]
        questions = dict(zip(keys, requests, strict=True))

        def run(missing: Sequence[FamilyRequest]) -> list[FamilyAnswer]:
            return self._run(missing, is_change=len(missing) < len(questions))

        answers = kept_answers(self._cache, FamilyAnswer, questions, run)
        return [answers[key] for key in keys]

    def close(self) -> None:
        """End what was kept."""
        if self._kept is not None:
            self._kept.close()

    def _key(self, request: FamilyRequest) -> str:
        packages = (TYPES_OF_REACT, *(one.name for one in request.packages))
        versions = package_versions(self._project / "node_modules", packages)
        return key_of(self.fingerprint, request, versions)

    def _run(self, requests: Sequence[FamilyRequest], *, is_change: bool) -> list[FamilyAnswer]:
        question = _Request(str(self._project), requests)
        if self._kept is not None and is_change:
            return self._kept.ask(question, _Answers).families
        return self._programs.ask(PROGRAM, question, _Answers).families
