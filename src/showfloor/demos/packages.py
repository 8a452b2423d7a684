"""The installed packages that demos import, and those that copies of demos install."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from showfloor.demos.imports import ALWAYS_ALLOWED
from showfloor.errors import SITE_PACKAGES, ToolError
from showfloor.fingerprint import package_version
from showfloor.model.demo import Demo
from showfloor.model.product import PackagePin

TOOLS: Final = (
    "@types/react",
    "@types/react-dom",
    "@vitejs/plugin-react",
    "typescript",
    "vite",
)
TAILWIND_TOOLS: Final = ("@tailwindcss/vite", "tailwindcss")


class Project(NamedTuple):
    """The packages that a copy of a demo installs, at exact versions, sorted by name."""

    dependencies: tuple[PackagePin, ...]
    tools: tuple[PackagePin, ...]
    """For its development alone."""


def installed_versions(folders: Sequence[Path], packages: Iterable[str]) -> dict[str, str]:
    """Return the version of each package that is installed; the others are left out.

    `folders` are folders of packages; the first that has a package counts.
    """
    found = {
        name: [version for folder in folders if (version := package_version(folder, name))]
        for name in sorted(set(packages))
    }
    return {name: versions[0] for name, versions in found.items() if versions}


def project_packages(companions: Iterable[str]) -> set[str]:
    """Return the packages that projects may need besides what their demos import."""
    return {*ALWAYS_ALLOWED, *TOOLS, *TAILWIND_TOOLS, *companions}


def project_of(
    demo: Demo,
    companions: Iterable[str],
    installed: Mapping[str, str],
    *,
    uses_tailwind: bool = False,
) -> Project:
    """Return the packages of a demo's project.

    `companions` are what its family needs in addition to what code imports; `installed` are
    versions by name. `uses_tailwind` adds the tools of Tailwind. Raises `ToolError` for a package
    that is not installed.
    """
    imported = {pin.name: pin.version for pin in demo.dependencies}
    names = {*imported, *ALWAYS_ALLOWED, *companions}
    tools = (*TOOLS, *(TAILWIND_TOOLS if uses_tailwind else ()))
    versions = {**installed, **imported}
    return Project(_pins(names, versions), _pins(tools, versions))


def installed_package(
    name: str, versions: Mapping[str, str], use: str = "a demo imports it"
) -> PackagePin:
    """Return a package with its version; raises `ToolError` if it is not installed.

    `use` says in the error what the package is for.
    """
    if name not in versions:
        raise ToolError(
            f"The package {name} is not installed, and {use}.",
            why="Readers are given the exact versions that a demo was built with.",
            fix=f"Run `npm ci` in {SITE_PACKAGES}, or add the package there.",
        )
    return PackagePin(name=name, version=versions[name])


def _pins(names: Iterable[str], versions: Mapping[str, str]) -> tuple[PackagePin, ...]:
    use = "copies of demos need it"
    return tuple(installed_package(name, versions, use) for name in sorted(names))
