"""Packages of the past, as npm gets them."""

import json
import shutil
import subprocess
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Protocol

import msgspec

from showfloor.api.extractor import PROGRAM as DECLARATIONS
from showfloor.api.extractor import TYPES_OF_REACT
from showfloor.api.request import FamilyRequest
from showfloor.decoding import decode_json
from showfloor.errors import ToolError
from showfloor.history.compare import Snapshot
from showfloor.history.versions import Published, lowest_of, newest_of, order_of
from showfloor.node import NodePrograms, npm_command, run_npm

WHY: Final = "The history of an API is read from the published packages."
FIX: Final = "Look whether npm reaches its registry: `npm view {package} version`."
REACT: Final = "react"
SETTINGS: Final = ("--ignore-scripts", "--legacy-peer-deps", "--omit=optional", "--prefer-offline")
LOCK: Final = "package-lock.json"

PROGRAM: Final = replace(
    DECLARATIONS,
    entry="history.ts",
    why="The history of an API is made of what it finds.",
    fix="Take the version's major out of `history` in family.toml if no other way is left.",
)


class _Locked(msgspec.Struct):
    dependencies: dict[str, str] = {}


class _Lock(msgspec.Struct):
    """The lock file of npm."""

    packages: dict[str, _Locked]


class _SnapshotRequest(msgspec.Struct):
    root: str
    family: FamilyRequest


class Registry(Protocol):
    """Where packages are published."""

    def published(self, package: str, majors: Iterable[str]) -> list[Published]:
        """Return all versions of a package in these majors; raises `ToolError`."""

    def snapshots(
        self, packages: Mapping[str, Published], companions: Iterable[str], family: FamilyRequest
    ) -> Sequence[Snapshot]:
        """Return the APIs of some packages of a family; raises `ToolError`."""


@dataclass(frozen=True, slots=True)
class NpmRegistry:
    """The registry that npm uses. Packages are installed in a folder, and removed again."""

    folder: Path
    programs: NodePrograms

    def published(self, package: str, majors: Iterable[str]) -> list[Published]:
        """Return all versions of a package in these majors; raises `ToolError`."""
        ranges = " || ".join(f">={major}.0.0-0 <{int(major) + 1}.0.0-0" for major in majors)
        fields = ["version", "dependencies", "peerDependencies", "peerDependenciesMeta"]
        answer = decode_json(_view(package, ranges, fields) or "[]", list[Published] | Published)
        return answer if isinstance(answer, list) else [answer]

    def snapshots(
        self, packages: Mapping[str, Published], companions: Iterable[str], family: FamilyRequest
    ) -> Sequence[Snapshot]:
        """Install packages with all that they need, as it was when they were published.

        Their dependencies have the lowest version that they allow: newer ones export other things.
        Peers have it too, or else the newest: some packages need more than they ask for.
        `companions` are packages that every project has besides them. Raises `ToolError`.
        """
        try:
            return self._read(_dependencies(packages, companions, lowest_of), family)
        except ToolError:
            return self._read(_dependencies(packages, companions, newest_of), family)

    def _read(self, direct: dict[str, str], family: FamilyRequest) -> Sequence[Snapshot]:
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        try:
            self._install(direct, "--package-lock-only")
            self._install(_lowest_in(self.folder / LOCK) | direct)
            request = _SnapshotRequest(str(self.folder), family)
            return self.programs.ask(PROGRAM, request, list[Snapshot])
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)

    def _install(self, dependencies: Mapping[str, str], *options: str) -> None:
        manifest = {"private": True, "dependencies": dependencies}
        (self.folder / "package.json").write_text(json.dumps(manifest), encoding="utf-8")
        fix = FIX.format(package=next(iter(dependencies)))
        run_npm(self.folder, "install", *SETTINGS, *options, why=WHY, fix=fix)


def _view(package: str, ranges: str, fields: Sequence[str]) -> str:
    npm, environment = npm_command()
    done = subprocess.run(
        [npm, "view", f"{package}@{ranges}", *fields, "--json"],
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode != 0:
        raise ToolError(
            f"`npm view {package}` failed (exit code {done.returncode}):\n{done.stderr.strip()}",
            why=WHY,
            fix=FIX.format(package=package),
        )
    return done.stdout


def _lowest_in(lock: Path) -> dict[str, str]:
    """Return the lowest version of each package that its dependents allow, and remove the lock."""
    packages = decode_json(lock.read_bytes(), _Lock).packages
    lock.unlink()
    found: dict[str, str] = {}
    for one in packages.values():
        for name, requirement in one.dependencies.items():
            version = lowest_of(requirement)
            found[name] = max(found.get(name, version), version, key=order_of)
    return found


def _dependencies(
    packages: Mapping[str, Published], companions: Iterable[str], of_peer: Callable[[str], str]
) -> dict[str, str]:
    """Return the version of each package that is installed by name."""
    needed = dict.fromkeys(companions, "*")
    react = "*"
    for one in packages.values():
        needed |= {name: lowest_of(wanted) for name, wanted in one.dependencies.items()}
        needed |= {
            name: of_peer(wanted)
            for name, wanted in one.peer_dependencies.items()
            if name in needed or not one.is_optional(name)
        }
        react = one.peer_dependencies.get(REACT, react)
    # The declarations of React are corrected for long: the last ones of its version are the best.
    types = {TYPES_OF_REACT: newest_of(react)}
    needed |= dict.fromkeys((REACT, f"{REACT}-dom"), lowest_of(react))
    return needed | types | {name: one.version for name, one in packages.items()}
