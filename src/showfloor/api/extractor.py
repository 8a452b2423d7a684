"""Reads declarations with a Node program, one run for all families that are not in the cache."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, Protocol

import msgspec

from showfloor.api.installed import involved_versions
from showfloor.api.request import FamilyAnswer, FamilyRequest
from showfloor.model.cache import Cache
from showfloor.node import NodeProgram, NodePrograms, answer_key, kept_answers

__all__ = ["Extractor", "NodeExtractor"]

PROGRAM: Final = NodeProgram(
    name="api",
    options=("--max-old-space-size=4096",),
    seconds=600,
    failed="The program that reads type declarations failed: {reason}",
    why="The API reference is made of what it finds.",
    fix="Run `npm ci`; if it fails again, take entries out of an api.toml until it does not.",
)


class Extractor(Protocol):
    """Reads the API of packages."""

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

    def __init__(self, programs: NodePrograms, project: Path, cache: Cache) -> None:
        """`project` is the folder that holds `node_modules`."""
        self._programs = programs
        self._project = project
        self._cache = cache

    def extract(self, requests: Sequence[FamilyRequest]) -> list[FamilyAnswer]:
        """Return an answer to each request.

        Raises `ToolError` when the program itself fails.
        """
        version = self._programs.version(PROGRAM)
        keys = [self._key(version, one) for one in requests]
        questions = dict(zip(keys, requests, strict=True))
        answers = kept_answers(self._cache, FamilyAnswer, questions, self._run)
        return [answers[key] for key in keys]

    def _key(self, version: str, request: FamilyRequest) -> str:
        packages = [one.name for one in request.packages]
        return answer_key(version, request, involved_versions(self._project, packages))

    def _run(self, requests: Sequence[FamilyRequest]) -> list[FamilyAnswer]:
        question = _Request(str(self._project), requests)
        return self._programs.ask(PROGRAM, question, _Answers).families
