"""Versions of the installed packages."""

from collections.abc import Iterable
from pathlib import Path

from showfloor.fingerprint import package_version

__all__ = ["installed_versions"]


def installed_versions(node_modules: Path, packages: Iterable[str]) -> dict[str, str]:
    """Return the version of each package that is installed; the others are left out."""
    versions = {name: package_version(node_modules, name) for name in sorted(set(packages))}
    return {name: version for name, version in versions.items() if version is not None}
