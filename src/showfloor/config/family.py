"""`families/<id>/`: what holds for one documented product."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from showfloor.config.logo import load_logo
from showfloor.config.plans import PlanRow, bad_plans
from showfloor.config.schema import Settings
from showfloor.config.toml import TomlFile, read_toml
from showfloor.config.values import bad_packages, is_https, is_site_path
from showfloor.config.versions import VersionPages, bad_versions, load_version_pages
from showfloor.errors import SourceError, raise_all
from showfloor.model.base import Model
from showfloor.model.product import Accent, FamilyCard, PackagePin, ProductStatus, Version

SCHEME_MARK = re.compile(r"""\.[\w-]+|\[[\w-]+(=([\w-]+|"[^"]+"|'[^']+'))?\]""")
DEFAULT_PATTERN = "/{family}/{area}/{page}/"
PROVIDER = "Provider.tsx"
PLACEHOLDERS = {"family", "area", "page"}

FamilyLayout = Literal["article", "wide"]


class ColorScheme(Model, frozen=True, kw_only=True):
    """Selectors by which the style sheets of a library know the color scheme, such as `.dark`."""

    light: str | None = None
    dark: str | None = None


class FamilySettings(Settings, frozen=True, kw_only=True):
    """The fields of `family.toml`."""

    name: str
    tagline: str
    """One line for the product switcher and the home page."""
    start: str
    """Route of the page where the product starts."""
    group: str = ""
    """Families with the same group are listed together."""
    listed: bool = True
    """Whether readers are led to it; pages for those who write can be left out."""
    popular: tuple[str, ...] = ()
    """Routes of the pages that most readers come for: the search offers them before they type."""
    search_weight: Annotated[float, msgspec.Meta(ge=0, le=1)] | None = None
    """How much readers who are in no product are led here by the search, from 0 to 1.

    By default 1 for the first of the listed families, half of it for the second, a third for the
    third, and so on.
    """
    order: int = 100
    """Place among the families; equal ones are in the order of their ids."""
    tree: str | None = None
    """Its file in `navigation/`; by default the one with the family's id."""
    accent: Accent | None = None
    status: ProductStatus | None = None
    """What a reader should know before choosing the product."""
    versions: tuple[Version, ...] = ()
    packages: dict[str, str] = {}
    """Documented packages and the exact version of each."""
    demo_packages: dict[str, str] = {}
    """Other packages that demos may import, and the exact version of each."""
    adapters: dict[str, str] = {}
    """By a package that demos import, the file beside this one that surrounds these demos."""
    color_scheme: ColorScheme = ColorScheme()
    companions: tuple[str, ...] = ()
    """Packages that a project needs in addition to those which its code imports."""
    providers: tuple[str, ...] = ()
    """Components that give an app its theme: the project of a demo with one has no `Root.tsx`."""
    licensed: tuple[str, ...] = ()
    """Names of its packages whose components show a license notice while no license key is set."""
    history: tuple[str, ...] = ()
    """Major versions whose APIs are compared with each other, oldest first."""
    changes: str = "/{family}/changes/"
    """Pattern of the route of the page about what changed between versions."""
    issues: str | None = None
    """Address of the open issues about a component; `{name}` stands for its name."""
    design: str | None = None
    """Page or address with the design files."""
    own_addresses: tuple[str, ...] = ()
    """Roots elsewhere whose pages this site has at the same paths: links there lead to it."""
    plans: tuple[PlanRow, ...] = ()
    """What parts of the product may need, the smallest plan first."""
    paths: dict[str, str] = {}
    """Area (a folder of the family's pages) to the pattern of its routes."""
    layout: FamilyLayout = "article"
    """Layout of the pages that do not name one."""
    layouts: dict[str, FamilyLayout] = {}
    """Folder of the family's pages to the layout of those in it, where that is not the family's."""


class Family(Model, frozen=True, kw_only=True):
    """A family as the rest of the engine sees it."""

    settings: FamilySettings
    card: FamilyCard
    tree: str
    """Id of its navigation tree."""
    pins: tuple[PackagePin, ...]
    """The documented packages."""
    demo_pins: tuple[PackagePin, ...] = ()
    """What else its demos may import."""
    changes: str = ""
    """Route of the page about what changed between versions."""
    version_pages: VersionPages = {}
    """Where the sites of other versions have its pages."""
    path: str
    """Its `family.toml`, relative to the site's folder."""
    provider: str | None = None
    """The component around its demos, in the site's folder; `None` for the engine's."""

    @property
    def importable(self) -> tuple[PackagePin, ...]:
        """All packages that its demos may import."""
        return (*self.pins, *self.demo_pins)

    @property
    def plan_ids(self) -> tuple[str, ...]:
        """The ids of its plans, in order."""
        return tuple(plan.id for plan in self.settings.plans)

    @property
    def id(self) -> str:
        """Name of its folder in `families/` and in `pages/`."""
        return self.card.id

    def layout_in(self, folder: str) -> FamilyLayout:
        """Return the layout of a page that names none; `folder` is its folder in `pages/`."""
        names = folder.split("/")[1:]
        above = ("/".join(names[:count]) for count in range(len(names), 0, -1))
        layouts = self.settings.layouts
        return next((layouts[name] for name in above if name in layouts), self.settings.layout)


def load_family(folder: Path, root: Path) -> Family:
    """Read a family's folder; raises `SourceError` or `SourcesError`."""
    file = read_toml(folder / "family.toml", root)
    settings = file.read_as(FamilySettings)
    raise_all(
        _problems(file, settings),
        _bad_packages(file, settings, folder),
        _bad_paths(file, settings, root / "pages" / folder.name),
    )
    provider = folder / PROVIDER
    return Family(
        settings=settings,
        card=FamilyCard(
            id=folder.name,
            name=settings.name,
            tagline=settings.tagline,
            href=settings.start,
            logo=load_logo(folder / "logo.svg", root),
            accent=settings.accent,
            group=settings.group,
            listed=settings.listed,
            status=settings.status,
            versions=settings.versions,
        ),
        tree=settings.tree or folder.name,
        pins=_pins(settings.packages),
        demo_pins=_pins(settings.demo_packages),
        changes=settings.changes.replace("{family}", folder.name),
        version_pages=load_version_pages(folder, root, settings.versions),
        path=file.path,
        provider=provider.relative_to(root).as_posix() if provider.is_file() else None,
    )


def differing_plan_names(families: Iterable[Family], root: Path) -> Iterator[SourceError]:
    """Yield a mistake for each plan that has another name in a family before."""
    known: dict[str, str] = {}
    for family in families:
        for index, plan in enumerate(family.settings.plans):
            name = known.setdefault(plan.id, plan.name)
            if name != plan.name:
                yield read_toml(root / family.path, root).error(
                    f'the plan "{plan.id}" is called "{name}" by another family',
                    ("plans", index, "name"),
                    why="all families of a site share the names of plans",
                    fix=f'write "{name}", or give the plan another id',
                )


def _pins(versions: dict[str, str]) -> tuple[PackagePin, ...]:
    return tuple(PackagePin(name=name, version=version) for name, version in versions.items())


def _problems(file: TomlFile, settings: FamilySettings) -> Iterator[SourceError]:
    if not is_site_path(settings.start):
        yield file.error(
            f'"start" is not a site path: {settings.start}',
            ("start",),
            why="the product switcher leads there",
            fix="write the route of a page, with a slash at both ends",
        )
    if settings.issues is not None and not is_https(settings.issues):
        yield _bad_address(file, "issues", settings.issues)
    design = settings.design
    if design is not None and not is_https(design) and not is_site_path(design):
        yield _bad_address(file, "design", design)
    successor = settings.status and settings.status.successor
    if successor and not is_https(successor.href) and not is_site_path(successor.href):
        yield file.error(
            f'the successor "{successor.title}" leads nowhere: {successor.href}',
            ("status", "successor"),
            why="every page of the product links to it",
            fix="write a site path with a slash at both ends, or a whole https:// address",
        )
    for index, address in enumerate(settings.own_addresses):
        if not is_https(address) or address.endswith("/"):
            yield file.error(
                f'"{address}" is no address whose pages this site could have',
                ("own-addresses", index),
                why="links that begin with it and a slash lead to pages of this site",
                fix='write a whole address without a slash at the end: "https://pine.example"',
            )
    accent = settings.accent
    if accent and not (0 <= accent.hue <= 360 and 0 <= accent.chroma <= 0.4):
        yield file.error(
            f"the accent (hue {accent.hue:g}, chroma {accent.chroma:g}) is not a color",
            ("accent",),
            why="OKLCH hues are degrees from 0 to 360, and no screen shows a chroma above 0.4",
            fix="write something like { hue = 255, chroma = 0.17 }",
        )
    scheme = settings.color_scheme
    for name, selector in (("light", scheme.light), ("dark", scheme.dark)):
        if selector is not None and SCHEME_MARK.fullmatch(selector) is None:
            yield file.error(
                f"{selector} is not one class or attribute",
                ("color-scheme", name),
                why="in the library's styles, the scheme that readers chose is put beside it",
                fix='write it as these styles do, such as .dark or [data-theme="dark"]',
            )
    yield from bad_versions(file, settings.versions)
    yield from bad_plans(file, settings.plans)


def _bad_address(file: TomlFile, field: str, value: str) -> SourceError:
    return file.error(
        f'"{field}" leads nowhere: {value}',
        (field,),
        why="pages of components link to it",
        fix='write a whole address, such as "https://code.example/issues"',
    )


def _bad_packages(file: TomlFile, settings: FamilySettings, folder: Path) -> Iterator[SourceError]:
    yield from bad_packages(file, ((name, ("packages", name)) for name in settings.packages))
    others = ((name, ("demo-packages", name)) for name in settings.demo_packages)
    yield from bad_packages(file, others)
    companions = enumerate(settings.companions)
    yield from bad_packages(file, ((name, ("companions", index)) for index, name in companions))
    for index, name in enumerate(settings.licensed):
        if name not in settings.packages:
            yield file.error(
                f'the licensed package "{name}" is not one of the family',
                ("licensed", index),
                why="its notice is explained beside demos, which import the packages of the family",
                fix="write it below [packages] with its version, or leave it out here",
            )
    for package, name in settings.adapters.items():
        if package not in {**settings.packages, **settings.demo_packages}:
            yield file.error(
                f"the adapter {name} is for {package}, which no demo may import",
                ("adapters", package),
                why="it surrounds demos that import this package",
                fix=f'list {package} under "packages" or "demo-packages" too',
            )
        if not (folder / name).is_file():
            yield file.error(
                f"there is no adapter {name} beside this file",
                ("adapters", package),
                why=f"it surrounds demos that import {package}",
                fix=f"create it, as a component with children, or leave out {package}",
            )
    for index, major in enumerate(settings.history):
        if not major.isdecimal() or (index and int(major) <= int(settings.history[index - 1])):
            yield file.error(
                f'"{major}" is no major version after those before it',
                ("history", index),
                why="the APIs of these versions are compared, oldest first",
                fix='write numbers in order, such as ["1", "2"]',
            )
            break


def _bad_paths(file: TomlFile, settings: FamilySettings, pages: Path) -> Iterator[SourceError]:
    for area, pattern in settings.paths.items():
        names = set(re.findall(r"\{([^{}]*)\}", pattern))
        example = re.sub(r"\{[^{}]*\}", "x", pattern)
        if "page" not in names or names - PLACEHOLDERS or not is_site_path(example):
            yield file.error(
                f'the path "{pattern}" is no route pattern',
                ("paths", area),
                why="every page of the area gets its route from it",
                fix='write a site path with {page} in it, such as "/{family}/{area}/{page}/"',
            )
    if not is_site_path(settings.changes.replace("{family}", "x")):
        yield file.error(
            f'the path "{settings.changes}" is no route pattern',
            ("changes",),
            why="the page about what changed between versions gets its route from it",
            fix='write a site path, such as "/{family}/changes/"',
        )
    for name in settings.layouts:
        if not (pages / name).is_dir():
            yield file.error(
                f'the family has no pages in "{name}"',
                ("layouts", name),
                why="a layout is given to the pages in a folder",
                fix=f'write a folder of pages/{pages.name}/, such as "components"',
            )
