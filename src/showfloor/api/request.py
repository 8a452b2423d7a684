"""What the program that reads declarations is asked, and what it answers."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

import msgspec

from showfloor.api.settings import ApiSettings, FamilyApi, Listed, props_type_of
from showfloor.model.api import ApiEntry, ApiKind
from showfloor.model.base import Model

WORD_START = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")


def slug_of(name: str) -> str:
    """Return the name in kebab case: `use-text-field` of `useTextField`."""
    return WORD_START.sub("-", name).replace(".", "-").lower()


def place_of(settings: ApiSettings, family: str, name: str) -> tuple[str, str | None]:
    """Return the route of an entry's page, and its anchor on a page of several entries."""
    slug = slug_of(name)
    for route, names in settings.pages.items():
        if name in names:
            return route, slug
    return settings.route.replace("{family}", family).replace("{slug}", slug), None


ApiFault = Literal[
    "missing", "undeclared", "unresolved", "deep", "unnamed", "unnamed-class", "unknown-prop"
]


class PackageRequest(Model, frozen=True, kw_only=True):
    """A package of a family."""

    name: str
    plan: str | None
    tag: str | None
    """The placeholder in addresses for the tag of its repository, if it has one."""
    source: str | None
    """The folder of its sources, if its settings give it."""


class EntryRequest(Model, frozen=True, kw_only=True):
    """An export that is documented."""

    name: str
    kind: ApiKind
    package: str
    module: str | None
    """Its module in the package, if that is not named after it."""
    plan: str | None
    slug: str
    route: str
    anchor: str | None


class FamilyRequest(Model, frozen=True, kw_only=True):
    """All that is asked of a family; equal requests of equal packages have equal answers."""

    id: str
    packages: tuple[PackageRequest, ...]
    entries: tuple[EntryRequest, ...]
    declare: str
    """TypeScript that an application would declare, such as additions to a theme."""
    owners: dict[str, str]
    """Interface to the documented component that it belongs to."""
    plans: dict[str, str]
    """Interface to the plan that its members need."""
    links: dict[str, str]
    """Named type to the page that explains it."""
    elsewhere: dict[str, dict[str, str]]
    """Named types of packages that other families document, by package, to their pages."""
    system: tuple[str, ...]
    """Types that declare style properties."""
    system_href: str | None
    """The page that lists these properties, if there is one."""
    part_classes: str | None
    """The prop with a class for each part of a component."""
    part_variables: str | None
    """The prop with the CSS variables of each part."""
    attributes: tuple[str, ...]
    """Types that declare again what every element takes."""
    hidden: dict[str, tuple[str, ...]]
    """Props that are left out, by entry or `*`."""


class ApiProblem(Model, frozen=True, kw_only=True):
    """Something that the program could not report as it is."""

    fault: ApiFault
    entry: str
    member: str
    detail: str


class FamilyAnswer(Model, frozen=True, kw_only=True):
    """What the program found for a family."""

    id: str
    entries: tuple[ApiEntry, ...]
    problems: tuple[ApiProblem, ...]
    milliseconds: float
    """How long the family took, without what all families share."""


def ask(api: FamilyApi, others: Sequence[FamilyApi] = ()) -> FamilyRequest:
    """Return the request for a family.

    Where `others` document a type that the family only uses, its page is linked.
    """
    settings = api.settings
    style = settings.style_properties
    return FamilyRequest(
        id=api.family,
        packages=tuple(
            PackageRequest(
                name=name,
                plan=one.plan,
                tag=_in_place_of_tag(name) if one.tag else None,
                source=one.source,
            )
            for name, one in settings.packages.items()
        ),
        entries=tuple(_entry(api, listed) for listed in api.listed()),
        declare=settings.declare,
        owners=settings.owners,
        plans=settings.plans,
        links=settings.links,
        elsewhere=_elsewhere(api, others),
        system=style.types if style else (),
        system_href=style.href if style else None,
        part_classes=settings.parts.classes,
        part_variables=settings.parts.css_variables,
        attributes=settings.attributes,
        hidden=settings.hidden,
    )


def with_tags(
    entries: Iterable[ApiEntry], api: FamilyApi, versions: Mapping[str, str]
) -> list[ApiEntry]:
    """Return the answer with the tags of packages that are installed in these versions.

    They are not asked for: declarations need not be read again for another one.
    """
    packages = api.settings.packages.items()
    tags = {
        _in_place_of_tag(name): one.tag.replace("{version}", versions[name])
        for name, one in packages
        if one.tag
    }
    return [_with_tag(entry, tags) for entry in entries]


def _with_tag(entry: ApiEntry, tags: Mapping[str, str]) -> ApiEntry:
    source = entry.source or ""
    for place, tag in tags.items():
        if place in source:
            return msgspec.structs.replace(entry, source=source.replace(place, tag))
    return entry


def _in_place_of_tag(package: str) -> str:
    return f"{{{package}}}"


def _elsewhere(api: FamilyApi, others: Sequence[FamilyApi]) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for other in others:
        for listed in other.listed():
            if listed.package in api.settings.packages or listed.kind == "hook":
                continue
            name = listed.name if listed.kind == "interface" else props_type_of(listed.name)
            route, anchor = place_of(other.settings, other.family, listed.name)
            href = f"{route}#{anchor}" if anchor else route
            found.setdefault(listed.package, {}).setdefault(name, href)
    return found


def _entry(api: FamilyApi, listed: Listed) -> EntryRequest:
    settings = api.settings
    package = settings.packages[listed.package]
    route, anchor = place_of(settings, api.family, listed.name)
    return EntryRequest(
        name=listed.name,
        kind=listed.kind,
        package=listed.package,
        module=settings.modules.get(listed.name),
        plan=None if listed.name in package.free else package.plan,
        slug=slug_of(listed.name),
        route=route,
        anchor=anchor,
    )
