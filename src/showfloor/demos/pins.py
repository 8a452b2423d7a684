"""Versions of the installed packages."""

from collections.abc import Iterable
from pathlib import Path

import msgspec

__all__ = ["installed_versions"]


class _Manifest(msgspec.Struct):
    """The part of a `package.json` that is needed here."""

    version: str


def installed_versions(node_modules: Path, packages: Iterable[str]) -> dict[str, str]:
    """Return the version of each package that is installed; the others are left out."""
    manifests = {name: node_modules / name / "package.json" for name in sorted(set(packages))}
    return {
        name: msgspec.json.decode(path.read_bytes(), type=_Manifest).version
        for name, path in manifests.items()
        if path.is_file()
    }
