"""The whole API reference of a site."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from textwrap import shorten
from typing import TypeVar

import msgspec

from showfloor.api.extractor import Extractor
from showfloor.api.request import ApiProblem, ask, with_tags
from showfloor.api.settings import FamilyApi, Forwards, load_family_api, unknown_plans
from showfloor.config import Family, SiteConfig
from showfloor.errors import SITE_PACKAGES, SourceError, collect_errors, raise_all
from showfloor.fingerprint import package_version
from showfloor.model.api import ApiEntry

STOPPING = {"missing", "undeclared", "unresolved", "deep"}

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
    """A line for each thing that is shown in another way than it is declared."""
    forwards: dict[str, Forwards] = field(default_factory=dict)
    """By family, what its entries pass on to others."""
    owners: dict[str, dict[str, str]] = field(default_factory=dict)
    """By family, types to the entries whose props they hold, where names do not show it."""


def read_reference(config: SiteConfig, project: Path, extractor: Extractor) -> ApiReference:
    """Read the API of every family that has an `api.toml`.

    `project` is the folder that holds `node_modules`. Raises `SourcesError` with all mistakes,
    and `ToolError` when the declarations cannot be read at all.
    """
    apis = _apis(config)
    versions = _each(apis, lambda api: checked_versions(api, config.families[api.family], project))
    answers = extractor.extract(
        [ask(api, [other for other in apis if other is not api]) for api in apis]
    )
    errors = [
        error
        for api, answer in zip(apis, answers, strict=True)
        for error in (*errors_in(api, answer.problems), *unknown_parts(api, answer.entries))
    ]
    raise_all(errors)
    return ApiReference(
        entries={
            answer.id: [
                with_description(entry, api) for entry in with_tags(answer.entries, api, installed)
            ]
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


def with_description(entry: ApiEntry, api: FamilyApi) -> ApiEntry:
    """Return an entry with the description that `api.toml` gives it, if there is one."""
    description = api.settings.descriptions.get(entry.name, entry.description)
    return msgspec.structs.replace(entry, description=description)


def _apis(config: SiteConfig) -> list[FamilyApi]:
    folders = (config.root / "families" / name for name in config.families)
    found = _each(folders, lambda folder: load_family_api(folder, config.root))
    apis = [api for api in found if api is not None]
    plans = {id: family.plan_ids for id, family in config.families.items()}
    raise_all(error for api in apis for error in unknown_plans(api, plans[api.family]))
    return apis


def _each(items: Iterable[T], make: Callable[[T], R]) -> list[R]:
    """Make something of each; raises `SourcesError` with the mistakes of all that fail."""
    made: list[R] = []
    errors: list[SourceError] = []
    for item in items:
        with collect_errors(errors):
            made.append(make(item))
    raise_all(errors)
    return made


def errors_in(api: FamilyApi, problems: Sequence[ApiProblem]) -> list[SourceError]:
    """Return the problems that leave a page without what it is for."""
    found = [problem for problem in problems if problem.fault in STOPPING]
    # That a package declares nothing is found again for each of its entries.
    return list({str(error): error for error in (_error(api, one) for one in found)}.values())


def unknown_parts(api: FamilyApi, entries: Sequence[ApiEntry]) -> Iterator[SourceError]:
    """Yield a mistake for each prop that should list the parts of components, and that none has."""
    props = {prop.name for entry in entries for prop in entry.props}
    parts = api.settings.parts
    for key, name in (("classes", parts.classes), ("css-variables", parts.css_variables)):
        if name is not None and name not in props:
            yield api.file.error(
                f'no component has the prop "{name}"',
                ("parts", key),
                why="the parts of components are read from its type",
                fix="correct the name, or remove the line",
            )


def notes_in(api: FamilyApi, problems: Sequence[ApiProblem]) -> list[str]:
    """Return a line for each problem around which the program found a way: what it did instead."""
    found = [problem for problem in problems if problem.fault not in STOPPING]
    return [f"{api.family}: {_note(problem)}" for problem in dict.fromkeys(found)]


def _note(problem: ApiProblem) -> str:
    whole = f"{problem.member} of {problem.entry}"
    if problem.fault == "unnamed":
        # Its page shows all of the type, and a terminal has no space for it.
        shown = shorten(problem.detail, 100, placeholder=" …")
        return f"the type of {whole} is shown as it resolves: {shown}"
    if problem.fault == "unnamed-class":
        return f"the class {whole} has no name of its own in {problem.detail}"
    return f"{whole} is checked while it runs, but not declared"


def _error(api: FamilyApi, problem: ApiProblem) -> SourceError:
    if problem.fault == "undeclared":
        return api.file.error(
            f"{problem.detail} has neither types nor a script that is its index",
            ("packages", problem.detail),
            why="the API reference is read from them",
            fix="document a version that has one of them, or remove the package here",
        )
    if problem.fault == "deep" and not problem.entry:
        known = problem.member in api.settings.packages
        return api.file.error(
            f"{problem.detail}: the types are nested too deeply",
            ("packages", problem.member) if known else (),
            why="the compiler that reads them for the API reference cannot follow them",
            fix="document another version of the package, or remove it here",
        )
    keys = next(one.keys for one in api.listed() if one.name == problem.entry)
    if problem.fault == "missing":
        return api.file.error(
            f"{problem.detail} does not export {problem.entry}",
            keys,
            why="the API reference has a page for it",
            fix="correct the name, or remove it from the list",
        )
    if problem.fault == "deep":
        return api.file.error(
            f"the types of {problem.entry} are nested too deeply",
            keys,
            why="the compiler that reads them for the API reference cannot follow them",
            fix=f"document another version of {problem.detail}, or remove the name from the list",
        )
    member = f"{problem.member} of {problem.entry}" if problem.member else problem.entry
    return api.file.error(
        f"the type of {member} does not resolve: {problem.detail}",
        keys,
        why="its page would say less than the declaration does",
        fix='install the package that declares it, or declare it in "declare"',
    )


def checked_versions(api: FamilyApi, family: Family, project: Path) -> dict[str, str]:
    """Return the version of each package of a reference.

    Raises `SourcesError` when one is not pinned, not installed, or installed in another version.
    """
    pins = {pin.name: pin.version for pin in family.pins}
    installed = {
        name: package_version(project / "node_modules", name) for name in api.settings.packages
    }
    raise_all(error for name in installed for error in _check(api, name, pins, installed))
    return {name: version for name, version in installed.items() if version is not None}


def _check(
    api: FamilyApi, name: str, pins: dict[str, str], installed: dict[str, str | None]
) -> Iterator[SourceError]:
    version, pin = installed[name], pins.get(name)
    if version is None:
        yield api.file.error(
            f"the package {name} is not installed",
            ("packages", name),
            why="the API reference is read from its declarations",
            fix=f'run "npm ci" in {SITE_PACKAGES}, or add {name} there',
        )
    elif pin is None:
        yield api.file.error(
            f"{name} is documented, but the family pins no version of it",
            ("packages", name),
            why="readers could not tell which version the reference is about",
            fix=f'write "{name}" = "{version}" under [packages] in family.toml',
        )
    elif pin != version:
        yield api.file.error(
            f"{name} is pinned to {pin}, but {version} is installed",
            ("packages", name),
            why="the reference would describe another version than the pages",
            fix=f'run "npm ci" in {SITE_PACKAGES}, or change the pin in family.toml',
        )
