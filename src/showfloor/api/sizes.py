"""What imports cost: measured by a Node program with the site's bundler, once for each version."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Final, Protocol

import msgspec

from showfloor.errors import BundleError
from showfloor.fingerprint import key_of, package_versions
from showfloor.model.api import ApiEntry, ApiSize
from showfloor.model.base import Model
from showfloor.model.cache import Cache
from showfloor.node import NodeProgram, NodePrograms, cached_answers

HELD_BYTES: Final = str(2**30)
"""As much memory as the program may hold for what it compresses next."""

PROGRAM: Final = NodeProgram(
    name="sizes",
    # A compressor takes and leaves 40 MB for each import: half of the program's time went into
    # getting them from the system again and again. Other systems than Linux do not read these.
    environment={
        "MALLOC_ARENA_MAX": "1",
        "MALLOC_MMAP_THRESHOLD_": HELD_BYTES,
        "MALLOC_TRIM_THRESHOLD_": HELD_BYTES,
    },
    seconds=600,
    failed="The program that measures imports failed: {reason}",
    why="Pages of the API reference say what an import costs.",
    fix="Run `npm ci` in {engine}; if it fails again, fix the cause that the message names.",
    error=BundleError,
)
IMPORT: Final = re.compile(r"import (?P<what>\{.*?\}|\w+) from")

FamilySizes = Mapping[str, ApiSize]
"""Sizes by the slug of an entry."""


class SizeRequest(Model, frozen=True, kw_only=True):
    """What is measured of a family."""

    id: str
    provider: str | None
    """The file that all its demos load anyway."""
    surroundings: str
    """Digest of what the provider is made of."""
    packages: tuple[str, ...]
    entries: dict[str, str]
    """Slug to the statement that exports the entry."""


class Sizer(Protocol):
    """Measures imports."""

    @property
    def fingerprint(self) -> str:
        """Changes with everything but the request that an answer depends on."""

    def measure(self, requests: Sequence[SizeRequest]) -> Sequence[FamilySizes]:
        """Return the sizes of each request."""


class _Sizes(msgspec.Struct):
    sizes: dict[str, dict[str, ApiSize]]


def size_request(
    family: str, entries: Iterable[ApiEntry], provider: Path | None, surroundings: str
) -> SizeRequest:
    """Return the request for a family's components and hooks."""
    measured = [one for one in entries if one.kind != "interface" and one.imports]
    return SizeRequest(
        id=family,
        provider=str(provider) if provider else None,
        surroundings=surroundings,
        packages=tuple(sorted({one.package for one in measured})),
        entries={
            one.slug: IMPORT.sub(_as_export, one.imports[0].code, count=1) for one in measured
        },
    )


def with_sizes(entries: Iterable[ApiEntry], sizes: FamilySizes) -> list[ApiEntry]:
    """Return entries with their sizes."""
    return [msgspec.structs.replace(one, size=sizes.get(one.slug)) for one in entries]


class NodeSizer:
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

    def measure(self, requests: Sequence[SizeRequest]) -> list[FamilySizes]:
        """Return the sizes of each request, those of a known version from the cache.

        Raises `ToolError` when the program fails.
        """
        keys = [self._key(one) for one in requests]
        questions = dict(zip(keys, requests, strict=True))
        sizes = cached_answers(self._cache, dict[str, ApiSize], questions, self._run)
        return [sizes[key] for key in keys]

    def _key(self, request: SizeRequest) -> str:
        versions = package_versions(self._project / "node_modules", request.packages)
        # The provider's path differs from clone to clone, what it is made of does not.
        plain = msgspec.structs.replace(request, provider=None if request.provider is None else "")
        return key_of(self.fingerprint, plain, versions)

    def _run(self, requests: Sequence[SizeRequest]) -> list[dict[str, ApiSize]]:
        question = {"project": str(self._project), "families": requests}
        sizes = self._programs.ask(PROGRAM, question, _Sizes).sizes
        return [sizes[one.id] for one in requests]


def _as_export(match: re.Match[str]) -> str:
    """Return the beginning of an import statement as one that exports the same."""
    what = match["what"]
    return f"export {what if what.startswith('{') else '{ default }'} from"
