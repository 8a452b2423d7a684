"""The packages that are installed: their versions, and all that their types are made of."""

from collections.abc import Iterable
from pathlib import Path

import msgspec

__all__ = ["involved_versions", "version_of"]

TYPES_OF_REACT = "@types/react"
COMPILER = "typescript"


class _Manifest(msgspec.Struct):
    """The part of a `package.json` that says what it is and needs."""

    version: str = ""
    dependencies: dict[str, str] = {}
    peer_dependencies: dict[str, str] = msgspec.field(name="peerDependencies", default={})


def version_of(project: Path, package: str) -> str | None:
    """Return the version of a package in the project's `node_modules`, if it is installed."""
    manifest = _read(project / "node_modules" / package)
    return manifest.version if manifest else None


def involved_versions(project: Path, packages: Iterable[str]) -> tuple[str, ...]:
    """Return `path@version` of all packages that the types of `packages` can depend on.

    These are what they depend on, directly or not, the types of React, and the compiler.
    """
    found: dict[Path, str] = {}
    waiting = [(project, name) for name in (*packages, TYPES_OF_REACT, COMPILER)]
    while waiting:
        importer, name = waiting.pop()
        folder = _resolve(project, importer, name)
        manifest = _read(folder) if folder and folder not in found else None
        if folder is None or manifest is None:
            continue
        found[folder] = manifest.version
        needs = (*manifest.dependencies, *manifest.peer_dependencies)
        waiting += [(folder, need) for need in needs]
    return tuple(
        sorted(f"{folder.relative_to(project).as_posix()}@{v}" for folder, v in found.items())
    )


def _resolve(project: Path, importer: Path, name: str) -> Path | None:
    """Look for a package as Node does: from the importer's folder upwards."""
    for folder in (importer, *importer.parents):
        candidate = folder / "node_modules" / name
        if (candidate / "package.json").is_file():
            return candidate
        if folder == project:
            return None
    return None


def _read(folder: Path) -> _Manifest | None:
    try:
        return msgspec.json.decode((folder / "package.json").read_bytes(), type=_Manifest)
    except (OSError, msgspec.DecodeError):
        return None
