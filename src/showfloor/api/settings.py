"""The fields of a family's `api.toml`."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from showfloor.config.plans import unknown_plan
from showfloor.config.schema import Keys, Settings
from showfloor.config.toml import TomlFile, read_toml
from showfloor.config.values import bad_modules, bad_packages, is_site_path
from showfloor.errors import SourceError, raise_all
from showfloor.model.api import ApiEntry, ApiKind, ApiProp


def props_type_of(component: str) -> str:
    """Return the usual name of the type of a component's props: `TabsListProps` of `Tabs.List`."""
    return f"{component.replace('.', '')}Props"


OF_EVERY_ELEMENT = frozenset({"className", "style"})
"""Attributes that nearly all components declare again and hand to their root."""


def props_of(entries: Iterable[ApiEntry], component: str) -> list[ApiProp]:
    """Return the own props of a component, or of an interface, that readers are meant to use.

    Inherited, deprecated and internal props are left out, and what every element takes. Raises
    `KeyError` when no entry is a component or an interface of this name.
    """
    for entry in entries:
        if entry.kind != "hook" and entry.name == component:
            return [prop for prop in entry.props if _is_shown(prop)]
    raise KeyError(component)


def parameters_of(hook: ApiEntry) -> list[ApiProp]:
    """Return the parameters of a hook that are given by their names, in an object.

    Deprecated and internal ones are left out.
    """
    by_place = {one.name for one in hook.signature.parameters} if hook.signature else set[str]()
    return [
        one
        for one in hook.parameters
        if one.deprecated is None and not one.internal and one.name not in by_place
    ]


def _is_shown(prop: ApiProp) -> bool:
    is_own = prop.origin.kind == "own" and prop.name not in OF_EVERY_ELEMENT
    return is_own and prop.deprecated is None and not prop.internal


DEFAULT_ROUTE = "/{family}/api/{slug}/"

Forwards = Mapping[str, tuple[str, ...]]
"""What an entry is given to the entries that receive it: a component that passes all props on
(`Tree`), or a prop whose objects hold theirs (`Tree.slotProps.leaf`, or `*.slotProps.leaf` of any
component)."""


class PackageSettings(Settings, frozen=True, kw_only=True):
    """What is documented of a package, by the names of its exports."""

    components: tuple[str, ...] = ()
    """Also those that a component or a namespace holds, such as `Tabs.List`."""
    hooks: tuple[str, ...] = ()
    interfaces: tuple[str, ...] = ()
    plan: str | None = None
    """The plan that the package needs."""
    free: tuple[str, ...] = ()
    """Names that are listed here but need no plan."""
    tag: str | None = None
    """The tag of its repository that holds the documented version, such as `v{version}`."""
    source: str | None = None
    """The folder of its sources in its part of the repository, such as `src`."""


class StyleProperties(Settings, frozen=True, kw_only=True):
    """The style properties that components take by the hundred."""

    types: tuple[str, ...]
    """The types that declare them."""
    href: str | None = None
    """The page that lists them, if there is one."""


class StyledParts(Settings, frozen=True, kw_only=True):
    """The props by which readers style the parts of a component."""

    classes: str | None = None
    """The prop with a class for each part, such as `classNames`."""
    css_variables: str | None = None
    """The prop with the CSS variables of each part, such as `vars`."""


class ApiSettings(Settings, frozen=True, kw_only=True):
    """What a family's API reference holds, and what the declarations do not contain."""

    packages: dict[str, PackageSettings]
    route: str = DEFAULT_ROUTE
    """Pattern of the routes; `{slug}` stands for the name in kebab case."""
    index: str | None = None
    """Route of a page that lists all entries, if there is one."""
    pages: dict[str, tuple[str, ...]] = {}
    """Routes of pages with several entries, each in a section of its own, to their names."""
    declare: str = ""
    """TypeScript that an application would declare, such as additions to a theme."""
    modules: dict[str, str] = {}
    """Entry to the module of its package that exports it, where neither the package's index nor
    a module of its own name does."""
    owners: dict[str, str] = {}
    """Interface to the documented component whose props it holds, where names do not show it: those
    of a slot, too."""
    forwards: Forwards = {}
    """What demos show of an entry by what they give to another."""
    plans: dict[str, str] = {}
    """Interface to the plan that its members need."""
    links: dict[str, str] = {}
    """Named type to the page that explains it."""
    descriptions: dict[str, str] = {}
    """Entry to what it is, in Markdown, where its declaration does not say it well."""
    hidden: dict[str, tuple[str, ...]] = {}
    """Entry, or `*` for all, to props that are left out."""
    style_properties: StyleProperties | None = None
    parts: StyledParts = StyledParts()
    attributes: tuple[str, ...] = ()
    """Types that declare again what every element takes: they are counted with attributes."""


EXAMPLE_SLUG = "x"


@dataclass(frozen=True, slots=True)
class Listed:
    """A name in one of a package's lists."""

    name: str
    kind: ApiKind
    package: str
    keys: Keys
    """Its place in the file."""


@dataclass(frozen=True, slots=True)
class FamilyApi:
    """A family's `api.toml`."""

    family: str
    file: TomlFile
    settings: ApiSettings

    def listed(self) -> Iterator[Listed]:
        """Yield the documented names, package by package."""
        for package, settings in self.settings.packages.items():
            yield from _listed(package, settings)


def unknown_plans(api: FamilyApi, plans: Collection[str]) -> Iterator[SourceError]:
    """Yield a mistake for each plan that the family does not have."""
    named: dict[tuple[str, ...], str | None] = {
        **{("packages", name, "plan"): one.plan for name, one in api.settings.packages.items()},
        **{("plans", name): plan for name, plan in api.settings.plans.items()},
    }
    for keys, plan in named.items():
        if plan is not None and plan not in plans:
            fault = unknown_plan(plan, plans)
            yield api.file.error(fault.what, keys, why=fault.why, fix=fault.fix)


def load_family_api(folder: Path, root: Path) -> FamilyApi | None:
    """Read the `api.toml` in a family's folder; nothing where there is none.

    Raises `SourceError` or `SourcesError`.
    """
    path = folder / "api.toml"
    if not path.is_file():
        return None
    file = read_toml(path, root)
    _check_packages(file)
    api = FamilyApi(folder.name, file, file.read_as(ApiSettings))
    packages, modules = api.settings.packages, api.settings.modules.items()
    raise_all(
        bad_packages(file, ((name, ("packages", name)) for name in packages)),
        bad_modules(file, ((module, ("modules", name)) for name, module in modules)),
        _bad_routes(api),
        _listed_twice(api),
        _unknown_names(api),
    )
    return api


def _check_packages(file: TomlFile) -> None:
    """Look into each package by itself, since only then a mistake there has a line."""
    packages = file.table().get("packages")
    for name, table in packages.items() if isinstance(packages, dict) else ():
        file.read_as(PackageSettings, table, ("packages", name))


def _listed(package: str, settings: PackageSettings) -> Iterator[Listed]:
    lists: tuple[tuple[ApiKind, str, tuple[str, ...]], ...] = (
        ("component", "components", settings.components),
        ("hook", "hooks", settings.hooks),
        ("interface", "interfaces", settings.interfaces),
    )
    for kind, key, names in lists:
        for index, name in enumerate(names):
            yield Listed(name, kind, package, ("packages", package, key, index))


def _bad_routes(api: FamilyApi) -> Iterator[SourceError]:
    settings = api.settings
    example = settings.route.replace("{family}", api.family).replace("{slug}", EXAMPLE_SLUG)
    if "{slug}" not in settings.route or not is_site_path(example):
        yield api.file.error(
            f'the route "{settings.route}" is no pattern of routes',
            ("route",),
            why="every entry of the reference gets its page from it",
            fix='write a site path with {slug} in it, such as "/{family}/api/{slug}/"',
        )
    pages = (("pages", route) for route in settings.pages)
    index = () if settings.index is None else (("index", settings.index),)
    for keys in chain(pages, index):
        if not is_site_path(keys[1]):
            yield api.file.error(
                f'"{keys[1]}" is not a site path',
                keys if keys[0] == "pages" else keys[:1],
                why="it is the route of a page",
                fix="write it with a slash at both ends, without an anchor",
            )


def _listed_twice(api: FamilyApi) -> Iterator[SourceError]:
    seen: dict[str, Listed] = {}
    for one in api.listed():
        first = seen.setdefault(props_type_of(one.name), one)
        if first is not one:
            other = "" if first.name == one.name else f", first as {first.name}"
            yield api.file.error(
                f"{one.name} is listed twice{other}",
                one.keys,
                why="two entries would be at one route",
                fix=f"leave it to {first.package}, or remove it there",
            )


def _unknown_names(api: FamilyApi) -> Iterator[SourceError]:
    known = {one.name for one in api.listed()}
    for keys, name in _mentions(api.settings):
        if name not in known:
            yield api.file.error(
                f"{name} is not documented here",
                keys,
                why="what is said of it would have no effect",
                fix="correct the name, or list it with its package",
            )


def _mentions(settings: ApiSettings) -> Iterator[tuple[Keys, str]]:
    """Yield the names that a file speaks of outside its lists, with their places."""
    for route, names in settings.pages.items():
        yield from ((("pages", route, index), name) for index, name in enumerate(names))
    for package, one in settings.packages.items():
        yield from (
            (("packages", package, "free", index), name) for index, name in enumerate(one.free)
        )
    yield from ((("modules", name), name) for name in settings.modules)
    yield from ((("descriptions", name), name) for name in settings.descriptions)
    yield from ((("hidden", name), name) for name in settings.hidden if name != "*")
    yield from ((("owners", interface), name) for interface, name in settings.owners.items())
    for giver, receivers in settings.forwards.items():
        if (name := giver.partition(".")[0]) != "*":
            yield ("forwards", giver), name
        yield from ((("forwards", giver, index), name) for index, name in enumerate(receivers))
