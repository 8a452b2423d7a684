"""Packages of the past, installed in a folder that is removed again."""

import json
import shutil
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from showfloor.api.extractor import TYPES_OF_REACT
from showfloor.errors import ToolError
from showfloor.history.versions import Published, lowest_of, order_of
from showfloor.node import npm_command, run_npm

__all__ = ["installed", "published_versions"]

WHY: Final = "The history of an API is read from the published packages."
FIX: Final = "Look whether npm reaches its registry: `npm view {package} version`."
REACT: Final = "react"
SETTINGS: Final = ("--ignore-scripts", "--legacy-peer-deps", "--omit=optional", "--prefer-offline")
LOCK: Final = "package-lock.json"


def published_versions(package: str, majors: Iterable[str]) -> list[Published]:
    """Ask the registry for all versions of a package in these majors; raises `ToolError`."""
    npm, environment = npm_command()
    ranges = " || ".join(f">={major}.0.0-0 <{int(major) + 1}.0.0-0" for major in majors)
    fields = ["version", "dependencies", "peerDependencies", "peerDependenciesMeta"]
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
    answer = json.loads(done.stdout or "[]")
    return msgspec.convert(answer if isinstance(answer, list) else [answer], list[Published])


@contextmanager
def installed(
    folder: Path, packages: Mapping[str, Published], companions: Iterable[str]
) -> Iterator[Path]:
    """Install packages with all that they need in a folder, as they were when they were published.

    Their dependencies have the lowest version that they allow: newer ones export other things.
    `companions` are packages that every project has beside them. Raises `ToolError`.
    """
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    try:
        fix = FIX.format(package=next(iter(packages)))
        direct = _dependencies(packages, companions)
        _write_manifest(folder, direct)
        run_npm(folder, "install", "--package-lock-only", *SETTINGS, why=WHY, fix=fix)
        _write_manifest(folder, _lowest_in(folder / LOCK) | direct)
        run_npm(folder, "install", *SETTINGS, why=WHY, fix=fix)
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _write_manifest(folder: Path, dependencies: Mapping[str, str]) -> None:
    manifest = {"private": True, "dependencies": dependencies}
    (folder / "package.json").write_text(json.dumps(manifest), encoding="utf-8")


def _lowest_in(lock: Path) -> dict[str, str]:
    """Return the lowest version of each package that its dependents allow, and remove the lock."""
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    lock.unlink()
    found: dict[str, str] = {}
    for one in packages.values():
        for name, requirement in one.get("dependencies", {}).items():
            version = lowest_of(requirement)
            found[name] = max(found.get(name, version), version, key=order_of)
    return found


def _dependencies(packages: Mapping[str, Published], companions: Iterable[str]) -> dict[str, str]:
    """Return the version of each package that is installed by name."""
    needed = dict.fromkeys(companions, "*")
    react = "*"
    for one in packages.values():
        ranges = one.dependencies | {
            name: wanted
            for name, wanted in one.peer_dependencies.items()
            if name in needed or not one.is_optional(name)
        }
        needed |= {name: lowest_of(wanted) for name, wanted in ranges.items()}
        react = one.peer_dependencies.get(REACT, react)
    # The declarations of React are mended for long: the last ones of its version are the best.
    types = {TYPES_OF_REACT: react.split("||")[-1].strip()}
    return needed | types | {name: one.version for name, one in packages.items()}
