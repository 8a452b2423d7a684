"""Reads declarations with a Node program, one run for all families that are not in the cache."""

import os
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Final, Protocol

import msgspec

from showfloor.api.request import FamilyAnswer, FamilyRequest
from showfloor.decoding import decode_json
from showfloor.fingerprint import key_of, linked_packages, package_versions
from showfloor.model.cache import Cache, recalled
from showfloor.node import NodeProgram, NodePrograms, PersistentProgram

TYPES_OF_REACT: Final = "@types/react"
"""Declarations of packages refer to them, often without declaring it."""

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
    files: list[str]
    """Files that were read, relative to the project's folder."""


class NodeExtractor:
    """Runs the program on the packages of a project."""

    def __init__(
        self, programs: NodePrograms, project: Path, cache: Cache, *, keep: bool = False
    ) -> None:
        """`project` is the folder that holds `node_modules`.

        With `keep`, the program that reads a changed family runs until `close`: it needs a fraction
        of the time for the next change, and a gigabyte.
        """
        self._programs = programs
        self._running = (
            PersistentProgram(programs, replace(PROGRAM, entry="persistent.ts")) if keep else None
        )
        self._project = project
        self._cache = cache
        self._files = ReadFiles(cache, project)
        self._state_of_running = ""
        """State of the packages when the running program last read them."""

    @cached_property
    def _version(self) -> str:
        return self._programs.version(PROGRAM)

    @property
    def fingerprint(self) -> str:
        """Changes with the program, with what it loads, with Node, and with the files it read."""
        return key_of(self._version, self._files.state())

    def extract(self, requests: Sequence[FamilyRequest]) -> list[FamilyAnswer]:
        """Return an answer to each request.

        Raises `ToolError` when the program itself fails.
        """
        known = [
            recalled(self._cache, key, FamilyAnswer, decode_json) for key in self._keys(requests)
        ]
        missing = [one for one, answer in zip(requests, known, strict=True) if answer is None]
        if not missing:
            return [answer for answer in known if answer is not None]
        fresh = iter(self._run(missing, is_change=len(missing) < len(requests)))
        answers = [next(fresh) if answer is None else answer for answer in known]
        # Keys cover the files that were read, and the program may have read others now.
        for key, answer in zip(self._keys(requests), answers, strict=True):
            self._cache.put(key, msgspec.json.encode(answer))
        return answers

    def close(self) -> None:
        """End the program that runs."""
        if self._running is not None:
            self._running.close()

    def _keys(self, requests: Sequence[FamilyRequest]) -> list[str]:
        fingerprint = self.fingerprint
        return [key_of(fingerprint, one, self._versions(one)) for one in requests]

    def _versions(self, *requests: FamilyRequest) -> tuple[str, ...]:
        names = (package.name for request in requests for package in request.packages)
        return package_versions(self._project / "node_modules", (TYPES_OF_REACT, *names))

    def _state(self, requests: Sequence[FamilyRequest]) -> str:
        return key_of(self._files.state(), self._versions(*requests))

    def _run(self, requests: Sequence[FamilyRequest], *, is_change: bool) -> list[FamilyAnswer]:
        question = _Request(str(self._project), requests)
        if self._running is not None and is_change:
            if self._state_of_running != self._state(requests):
                self._running.close()  # it would answer from files as they were
            answers = self._running.ask(question, _Answers)
            self._files.add(answers.files)
            self._state_of_running = self._state(requests)
        else:
            answers = self._programs.ask(PROGRAM, question, _Answers)
            self._files.add(answers.files)
        return answers.families


class ReadFiles:
    """The files that were read for a project, stored in the cache of the answers.

    Versions of packages do not show an edit inside `node_modules`, such as those of
    `patch-package`: it shows in the size and the time of a file.
    """

    def __init__(self, cache: Cache, project: Path) -> None:
        """`project` is the folder that holds `node_modules`."""
        self._cache = cache
        self._project = project
        self._key = f"files of {project.resolve()}"

    def state(self) -> str:
        """Return a key that changes when a file that was read is edited or removed."""
        # There are thousands of files, and joining texts is faster than joining paths.
        return key_of([_size_and_time(f"{self._project}/{path}") for path in self._paths()])

    def add(self, paths: Iterable[str]) -> None:
        """Store files that were read, by their paths below the project's folder.

        The code of linked packages is part of their version, so they are left out.
        """
        linked = tuple(
            f"node_modules/{name}/" for name in linked_packages(self._project / "node_modules")
        )
        added = (path for path in paths if not path.startswith(linked))
        known = sorted({*self._paths(), *added})
        self._cache.put(self._key, msgspec.msgpack.encode(known))

    def _paths(self) -> list[str]:
        return recalled(self._cache, self._key, list[str]) or []


def _size_and_time(file: str) -> tuple[int, int] | None:
    try:
        status = os.stat(file)
    except OSError:
        return None
    return status.st_size, status.st_mtime_ns
