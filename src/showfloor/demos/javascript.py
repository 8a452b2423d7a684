"""The JavaScript form of TypeScript files, by a Node program that takes a batch."""

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Final, Protocol

import msgspec

from showfloor.config.program import ask_program
from showfloor.demos.source import SourceFile
from showfloor.errors import SourceError, ToolError
from showfloor.fingerprint import key_of, program_code
from showfloor.model.cache import Cache

__all__ = ["JsDeriver", "NodeDeriver"]

TIMEOUT_SECONDS: Final = 300
PROGRAM: Final = "derive"


class JsDeriver(Protocol):
    """Takes the types out of files."""

    @property
    def fingerprint(self) -> str:
        """Changes with everything but the request that an answer depends on."""

    def derive(self, files: Sequence[SourceFile]) -> list[str | SourceError]:
        """Return the JavaScript form of each file, or what is wrong with it."""


class _Result(msgspec.Struct):
    """What the program says of one file."""

    code: str | None = None
    line: int | None = None
    message: str = ""
    readable: bool = True
    """Whether it is TypeScript at all."""


class _Results(msgspec.Struct):
    results: list[_Result]


class NodeDeriver:
    """Runs one Node process for all files that are not in the cache."""

    def __init__(self, node: str, programs: Path, cache: Cache, *, version: str = "") -> None:
        """`programs` is `web/programs`, `version` that of Node."""
        self._main = programs / PROGRAM / "main.mjs"
        self._command = [node, str(self._main)]
        self._cache = cache
        self._version = version

    @cached_property
    def fingerprint(self) -> str:
        """Changes with the program, with what it loads, and with Node."""
        return key_of(program_code(self._main), self._version)

    def derive(self, files: Sequence[SourceFile]) -> list[str | SourceError]:
        """Return the JavaScript form of each file, or what is wrong with it.

        Raises `ToolError` when the program itself fails.
        """
        keys = [self._key(file) for file in files]
        known = {key: self._cache.get(key) for key in dict.fromkeys(keys)}
        missing = {key: file for key, file in zip(keys, files, strict=True) if known[key] is None}
        fresh = dict(zip(missing, self._run(list(missing.values())), strict=True))
        for key, result in fresh.items():
            if result.code is not None:
                self._cache.put(key, result.code.encode())
        return [
            _outcome(file, known[key], fresh.get(key))
            for key, file in zip(keys, files, strict=True)
        ]

    def _key(self, file: SourceFile) -> str:
        # The name is part of it: its extension says how the text is read.
        return key_of(self.fingerprint, file.name, file.text)

    def _run(self, files: list[SourceFile]) -> list[_Result]:
        if not files:
            return []
        request = {"files": [{"name": file.name, "source": file.text} for file in files]}
        answer = ask_program(
            self._command, request, _Results, seconds=TIMEOUT_SECONDS, failed=_failed
        )
        return answer.results


def _outcome(file: SourceFile, cached: bytes | None, fresh: _Result | None) -> str | SourceError:
    if cached is not None:
        return cached.decode()
    result = fresh or _Result()
    if result.code is not None:
        return result.code
    return _not_derived(file, result) if result.readable else _unreadable(file, result)


def _unreadable(file: SourceFile, result: _Result) -> SourceError:
    return SourceError(
        f"cannot be read: {result.message}",
        path=file.path,
        line=result.line,
        why="a demo that is not valid TypeScript can neither run nor be shown",
        fix="correct the syntax",
    )


def _not_derived(file: SourceFile, result: _Result) -> SourceError:
    return SourceError(
        f"has no JavaScript form: {result.message}",
        path=file.path,
        line=result.line,
        why="readers choose between TypeScript and JavaScript, so types must be all that differs",
        fix="write it with types that can be taken out: no enums, namespaces or decorators",
    )


def _failed(reason: str) -> ToolError:
    return ToolError(
        f"The program that derives JavaScript failed: {reason}",
        why="Demos are written in TypeScript and shown in both languages.",
        fix="Run `npm ci`; if it fails again, run the program on one demo to see more.",
    )
