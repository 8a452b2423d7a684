"""The whole API reference of a site."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from showfloor.api.extractor import Extractor
from showfloor.api.problems import errors_in, notes_in
from showfloor.api.request import FamilyRequest, ask, with_tags
from showfloor.api.settings import FamilyApi, Forwards, load_family_api
from showfloor.config import Family, SiteConfig
from showfloor.errors import SourceError, SourcesError
from showfloor.fingerprint import package_version
from showfloor.model import ApiEntry

__all__ = ["ApiReference", "read_reference"]


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


T = TypeVar("T")
R = TypeVar("R")


@dataclass(frozen=True, slots=True, kw_only=True)
class ApiReference:
    """What is known of the API of all families that document one."""

    entries: dict[str, list[ApiEntry]]
    """By family, in the order of their `api.toml`."""
    indexes: dict[str, str]
    """Family to the route of the page that lists its entries, where there is one."""
    notes: tuple[str, ...] = ()
    """A line for each thing that is told in another way than it is declared."""
    forwards: dict[str, Forwards] = field(default_factory=dict)
    """By family, what its entries pass on to others."""
    owners: dict[str, dict[str, str]] = field(default_factory=dict)
    """By family, types to the entries whose props they hold, where names do not tell."""


def read_reference(config: SiteConfig, project: Path, extractor: Extractor) -> ApiReference:
    """Read the API of every family that has an `api.toml`.

    `project` is the folder that holds `node_modules`. Raises `SourcesError` with all mistakes,
    and `ToolError` when the declarations cannot be read at all.
    """
    apis = _apis(config)
    versions = _each(apis, lambda api: checked_versions(api, config.families[api.family], project))
    answers = extractor.extract(_requests(apis))
    errors = [
        error
        for api, answer in zip(apis, answers, strict=True)
        for error in errors_in(api, answer.problems)
    ]
    if errors:
        raise SourcesError(errors)
    return ApiReference(
        entries={
            answer.id: with_tags(answer.entries, api, installed)
            for api, answer, installed in zip(apis, answers, versions, strict=True)
        },
        indexes={api.family: api.settings.index for api in apis if api.settings.index},
        notes=tuple(
            note
            for api, answer in zip(apis, answers, strict=True)
            for note in notes_in(api, answer.problems)
        ),
        forwards={api.family: api.settings.forwards for api in apis},
        owners={api.family: api.settings.owners for api in apis},
    )


def _apis(config: SiteConfig) -> list[FamilyApi]:
    folders = (config.root / "families" / name for name in config.families)
    found = _each(folders, lambda folder: load_family_api(folder, config.root))
    return [api for api in found if api is not None]


def _requests(apis: list[FamilyApi]) -> list[FamilyRequest]:
    return [ask(api, [other for other in apis if other is not api]) for api in apis]


def _each(items: Iterable[T], make: Callable[[T], R]) -> list[R]:
    """Make something of each; raises `SourcesError` with the mistakes of all that fail."""
    made: list[R] = []
    errors: list[SourceError] = []
    for item in items:
        try:
            made.append(make(item))
        except SourceError as error:
            errors.append(error)
        except SourcesError as several:
            errors.extend(several.errors)
    if errors:
        raise SourcesError(errors)
    return made
