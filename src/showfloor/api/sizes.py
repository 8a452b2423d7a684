"""What imports cost: measured by a Node program with the site's bundler, once for each version."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Final, Protocol

import msgspec

from showfloor.config.program import ask_program
from showfloor.errors import ToolError
from showfloor.fingerprint import key_of, package_versions, program_code
from showfloor.model import ApiEntry, ApiSize, Model
from showfloor.model.cache import Cache, recalled

__all__ = ["FamilySizes", "NodeSizer", "SizeRequest", "Sizer", "size_request", "with_sizes"]

TIMEOUT_SECONDS: Final = 600
PROGRAM: Final = "sizes"
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

    def measure(self, requests: Sequence[SizeRequest]) -> list[FamilySizes]:
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
        entries={one.slug: _as_export(one.imports[0].code) for one in measured},
    )


def with_sizes(entries: Iterable[ApiEntry], sizes: FamilySizes) -> list[ApiEntry]:
    """Return entries with their sizes, as far as these are known."""
    return [msgspec.structs.replace(one, size=sizes.get(one.slug)) for one in entries]


class NodeSizer:
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

    @cached_property
    def fingerprint(self) -> str:
        """Changes with the program, with what it loads, and with Node."""
        return key_of(program_code(self._main), self._version)

    def measure(self, requests: Sequence[SizeRequest]) -> list[FamilySizes]:
        """Return the sizes of each request, those of a known version from the cache.

        Raises `ToolError` when the program fails.
        """
        keys = {one.id: self._key(one) for one in requests}
        known = {name: self._known(key) for name, key in keys.items()}
        found = {name: sizes for name, sizes in known.items() if sizes is not None}
        for name, sizes in self._run([one for one in requests if one.id not in found]).items():
            self._cache.put(keys[name], msgspec.json.encode(sizes))
            found[name] = sizes
        return [found[one.id] for one in requests]

    def _known(self, key: str) -> FamilySizes | None:
        return recalled(self._cache, key, dict[str, ApiSize], msgspec.json.decode)

    def _key(self, request: SizeRequest) -> str:
        versions = package_versions(self._project / "node_modules", request.packages)
        # The provider's path differs from clone to clone, what it is made of does not.
        told = msgspec.structs.replace(request, provider=None if request.provider is None else "")
        return key_of(self.fingerprint, told, versions)

    def _run(self, requests: list[SizeRequest]) -> dict[str, dict[str, ApiSize]]:
        if not requests:
            return {}
        wanted = {"project": str(self._project), "families": requests}
        return ask_program(
            self._command, wanted, _Sizes, seconds=TIMEOUT_SECONDS, failed=_failed
        ).sizes


def _as_export(code: str) -> str:
    """Return an import statement as one that exports the same."""
    return IMPORT.sub(_exporting, code, count=1)


def _exporting(match: re.Match[str]) -> str:
    what = match["what"]
    return f"export {what if what.startswith('{') else '{ default }'} from"


def _failed(reason: str) -> ToolError:
    return ToolError(
        f"The program that measures imports failed: {reason}",
        why="Pages of the API reference say what an import costs.",
        fix="Run `npm ci`; if it fails again, mend what the message names.",
    )
