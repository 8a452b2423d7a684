"""The JavaScript form of TypeScript files, by a Node program that takes a batch."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final, Protocol

import msgspec

from showfloor.demos.source import SourceFile
from showfloor.errors import SourceError
from showfloor.fingerprint import key_of
from showfloor.model.cache import Cache
from showfloor.node import NodeProgram, NodePrograms, cached_answers

PROGRAM: Final = NodeProgram(
    name="derive",
    seconds=300,
    failed="The program that derives JavaScript failed: {reason}",
    why="Demos are written in TypeScript and shown in both languages.",
    fix="Run `npm ci` in {engine}; if it fails again, run the program on one demo to see more.",
)


class JsDeriver(Protocol):
    """Derives JavaScript from TypeScript."""

    @property
    def fingerprint(self) -> str:
        """A key of all that an answer depends on besides the request."""

    def derive(self, files: Sequence[SourceFile]) -> list[str | SourceError]:
        """Return the JavaScript form of each file, or what is wrong with it."""


class _Result(msgspec.Struct):
    """The program's answer for one file."""

    code: str | None = None
    line: int | None = None
    message: str = ""
    readable: bool = True
    """Whether it is TypeScript at all."""


class _Results(msgspec.Struct):
    results: list[_Result]


class NodeDeriver:
    """Runs one Node process for all files that are not in the cache."""

    def __init__(self, programs: NodePrograms, cache: Cache) -> None:
        self._programs = programs
        self._cache = cache

    @cached_property
    def fingerprint(self) -> str:
        """A key of the program, of the packages that it loads, and of Node."""
        return self._programs.version(PROGRAM)

    def derive(self, files: Sequence[SourceFile]) -> list[str | SourceError]:
        """Return the JavaScript form of each file, or what is wrong with it.

        Raises `ToolError` when the program itself fails.
        """
        # The extension of the name determines how the text is read.
        keys = [key_of(self.fingerprint, file.name, file.text) for file in files]
        questions = dict(zip(keys, files, strict=True))
        results = cached_answers(
            self._cache, _Result, questions, self._run, keep=lambda one: one.code is not None
        )
        return [_outcome(file, results[key]) for key, file in zip(keys, files, strict=True)]

    def _run(self, files: Sequence[SourceFile]) -> list[_Result]:
        question = {"files": [{"name": file.name, "source": file.text} for file in files]}
        return self._programs.ask(PROGRAM, question, _Results).results


def _outcome(file: SourceFile, result: _Result) -> str | SourceError:
    if result.code is not None:
        return result.code
    if not result.readable:
        return SourceError(
            f"cannot be read: {result.message}",
            path=file.path,
            line=result.line,
            why="a demo that is not valid TypeScript can neither run nor be shown",
            fix="correct the syntax",
        )
    return SourceError(
        f"has no JavaScript form: {result.message}",
        path=file.path,
        line=result.line,
        why="readers choose between TypeScript and JavaScript, so types must be all that differs",
        fix="write it with types that can be taken out: no enums, namespaces or decorators",
    )
