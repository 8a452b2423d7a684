"""Whether the packages that a reference is read from are the ones that the family documents."""

from collections.abc import Iterator
from pathlib import Path

from showfloor.api.family import FamilyApi
from showfloor.config import Family
from showfloor.errors import SourceError, SourcesError
from showfloor.fingerprint import package_version

__all__ = ["checked_versions"]


def checked_versions(api: FamilyApi, family: Family, project: Path) -> dict[str, str]:
    """Return the version of each package of a reference.

    Raises `SourcesError` when one is not pinned, not installed, or installed in another version.
    """
    pins = {pin.name: pin.version for pin in family.pins}
    installed = {
        name: package_version(project / "node_modules", name) for name in api.settings.packages
    }
    if errors := [error for name in installed for error in _check(api, name, pins, installed)]:
        raise SourcesError(errors)
    return {name: version for name, version in installed.items() if version is not None}


def _check(
    api: FamilyApi, name: str, pins: dict[str, str], installed: dict[str, str | None]
) -> Iterator[SourceError]:
    version, pin = installed[name], pins.get(name)
    if version is None:
        yield api.file.error(
            f"the package {name} is not installed",
            *("packages", name),
            why="the API reference is read from its declarations",
            fix=f'run "npm ci", or add {name} to package.json',
        )
    elif pin is None:
        yield api.file.error(
            f"{name} is documented, but the family pins no version of it",
            *("packages", name),
            why="readers could not tell which version the reference is about",
            fix=f'write "{name}" = "{version}" under [packages] in family.toml',
        )
    elif pin != version:
        yield api.file.error(
            f"{name} is pinned to {pin}, but {version} is installed",
            *("packages", name),
            why="the reference would describe another version than the pages",
            fix='run "npm ci", or change the pin in family.toml',
        )
