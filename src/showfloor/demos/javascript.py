"""The JavaScript form of TypeScript files, and demos as one file, by a Node program."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final, Protocol

import msgspec

from showfloor.demos.source import SourceFile
from showfloor.errors import SourceError
from showfloor.fingerprint import key_of
from showfloor.model.cache import Cache
from showfloor.model.demo import Joined
from showfloor.node import NodeProgram, NodePrograms, cached_answers

PROGRAM: Final = NodeProgram(
    name="derive",
    seconds=300,
    failed="The program that derives JavaScript failed: {reason}",
    why="Demos are written in TypeScript and shown in both languages.",
    fix="Run `npm ci` in {engine}; if it fails again, run the program on one demo to see more.",
)


Group = tuple[SourceFile, ...]
"""A script, followed by the files that it may be joined with."""


class Derived(msgspec.Struct, frozen=True):
    """The program's answer for a group."""

    joined: Joined = Joined()
    code: str = ""
    """The JavaScript form of the script."""
    line: int | None = None
    """Where a mistake is; without one the script has that form."""
    message: str = ""
    readable: bool = True
    """Whether it is TypeScript at all."""


class JsDeriver(Protocol):
    """Derives JavaScript from TypeScript."""

    @property
    def fingerprint(self) -> str:
        """A key of all that an answer depends on besides the request."""

    def derive(self, groups: Sequence[Group]) -> list[Derived | SourceError]:
        """Return what is derived of each group, or what is wrong with its script."""


class NodeDeriver:
    """Runs one Node process for all groups that are not in the cache."""

    def __init__(self, programs: NodePrograms, cache: Cache) -> None:
        self._programs = programs
        self._cache = cache

    @cached_property
    def fingerprint(self) -> str:
        """A key of the program, of the packages that it loads, and of Node."""
        return self._programs.version(PROGRAM)

    def derive(self, groups: Sequence[Group]) -> list[Derived | SourceError]:
        """Return what is derived of each group, or what is wrong with its script.

        Raises `ToolError` when the program itself fails.
        """
        # The extension of the name determines how the text is read.
        texts = [[{"name": file.name, "source": file.text} for file in group] for group in groups]
        keys = [key_of(self.fingerprint, text) for text in texts]
        results = cached_answers(
            self._cache,
            Derived,
            dict(zip(keys, texts, strict=True)),
            lambda missing: self._programs.ask(PROGRAM, {"groups": missing}, list[Derived]),
            keep=lambda one: one.line is None,
        )
        return [_checked(group[0], results[key]) for key, group in zip(keys, groups, strict=True)]


def _checked(file: SourceFile, result: Derived) -> Derived | SourceError:
    if result.line is None:
        return result
    what, why, fix = (
        (
            "has no JavaScript form",
            "readers choose between TypeScript and JavaScript, so types must be all that differs",
            "write it with types that can be taken out: no enums, namespaces or decorators",
        )
        if result.readable
        else (
            "cannot be read",
            "a demo that is not valid TypeScript can neither run nor be shown",
            "correct the syntax",
        )
    )
    what = f"{what}: {result.message}"
    return SourceError(what, path=file.path, line=result.line, why=why, fix=fix)
