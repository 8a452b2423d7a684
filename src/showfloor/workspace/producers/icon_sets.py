"""The icon sets of families, and the pages that show them."""

from dataclasses import dataclass
from typing import ClassVar, Final, Self

from showfloor.config import SiteConfig
from showfloor.errors import SourceError, raise_all
from showfloor.fingerprint import engine_code, engine_files, key_of, package_versions
from showfloor.icons import (
    FamilyIcons,
    IconSet,
    block_of,
    chosen_of,
    icon_files,
    icon_set_of,
    load_family_icons,
    mistakes_in,
)
from showfloor.model.base import Model
from showfloor.model.blocks import Block
from showfloor.model.icons import IconSetBlock
from showfloor.workspace.inputs import Inputs
from showfloor.workspace.page_record import Fill, PageFacts
from showfloor.workspace.producers.producer import Producer, Sources

ICON_FILE: Final = "families/{family}/icons.toml"
FOLDER: Final = "/_assets/icons/"


class IconMap(Model, frozen=True, kw_only=True):
    """Icon sets as pages show them, without the images of the icons."""

    key: str = ""
    """Changes with everything from which it is made."""
    blocks: dict[str, IconSetBlock] = {}
    """By family."""
    routes: dict[str, str] = {}
    """The page that shows a family's icons, by family."""
    keys: dict[str, str] = {}
    """Digest of all files of a family's icons, by family."""
    files: dict[str, tuple[str, ...]] = {}
    """Names of these files, by family."""


class IconFill(Fill, frozen=True, kw_only=True):
    """The icon set of a page."""

    icons: IconSetBlock

    def apply(self, blocks: tuple[Block, ...]) -> tuple[Block, ...]:
        """Return the blocks with the icon set added."""
        return tuple(self.icons if isinstance(one, IconSetBlock) else one for one in blocks)


@dataclass(frozen=True, kw_only=True, eq=False)
class Icons(Producer):
    """Reads the icon sets that pages show, and adds each to its page."""

    name: ClassVar[str] = "icons"
    independent: ClassVar[bool] = True

    inputs: Inputs
    config: SiteConfig
    icon_map: IconMap

    @classmethod
    def produce(cls, sources: Sources) -> Self:
        """Read the sets, or reuse those of the last update if nothing has changed.

        Raises `SourcesError` with the mistakes of pages and of `icons.toml`, and `ToolError` where
        a package cannot be read.
        """
        icon_map = _read(sources, sources.state.of_producer(cls.name, IconMap()))
        return cls(inputs=sources.inputs, config=sources.config, icon_map=icon_map)

    @classmethod
    def pending(cls, sources: Sources) -> Self:
        """Read no set."""
        return cls(inputs=sources.inputs, config=sources.config, icon_map=IconMap())

    def state(self) -> IconMap:
        """Return the icon sets as pages show them."""
        return self.icon_map

    def fill(self, page: PageFacts) -> IconFill | None:
        """Return the icon set of a page that shows one, once it is read."""
        icons = self.icon_map.blocks.get(page.family or "") if page.icons else None
        return IconFill(icons=icons) if icons else None

    def of_family(self, family: str) -> tuple[FamilyIcons, IconSet]:
        """Return the settings of a family's icons, and the icons."""
        one = _load(self.config, family)
        icons = _icon_set(self.inputs, one, _versions(self.inputs, one))
        return one, chosen_of(one.settings, icons)


def _read(sources: Sources, known: IconMap) -> IconMap:
    inputs, config = sources.inputs, sources.config
    routes = _routes(sources)
    if not routes:
        return IconMap()
    files = {family: sources.files[ICON_FILE.format(family=family)] for family in routes}
    families = {family: _load(config, family) for family in routes}
    versions = {family: _versions(inputs, one) for family, one in families.items()}
    made_by = (engine_code(), inputs.icons.fingerprint)
    key = key_of(made_by, files, routes, versions)
    if key == known.key:
        return known
    # Names of files contain these keys, which are the same on every machine.
    keys = {name: key_of(engine_files(), files[name], versions[name]) for name in routes}
    sets = {name: _icon_set(inputs, one, versions[name]) for name, one in families.items()}
    raise_all(error for name, one in families.items() for error in mistakes_in(one, sets[name]))
    chosen = {name: chosen_of(one.settings, sets[name]) for name, one in families.items()}
    return IconMap(
        key=key,
        routes=routes,
        keys=keys,
        blocks={
            name: block_of(name, one.settings, chosen[name], f"{FOLDER}{name}-{keys[name][:12]}/")
            for name, one in families.items()
        },
        files={
            name: tuple(file for file, _ in icon_files(one.settings, chosen[name]))
            for name, one in families.items()
        },
    )


def _routes(sources: Sources) -> dict[str, str]:
    """Return the page that shows the icons of each family; raises `SourcesError`."""
    routes: dict[str, str] = {}
    errors: list[SourceError] = []
    for page in sources.pages:
        for line in sources.lines_of(page).icons:
            family = page.family or ""
            file = ICON_FILE.format(family=family)
            if file not in sources.files:
                errors.append(
                    SourceError(
                        "there are no icons to show",
                        path=page.path,
                        line=line,
                        why=f"there is no {file}"
                        if family
                        else "icons belong to a family, and the page does not",
                        fix=f"write {file}, or remove the directive"
                        if family
                        else "show them on a family's page",
                    )
                )
            elif family in routes:
                errors.append(
                    SourceError(
                        f"the icons are shown on {routes[family]} already",
                        path=page.path,
                        line=line,
                        why="an icon has one address, and a page one search for icons",
                        fix="link to that page instead",
                    )
                )
            else:
                routes[family] = page.route
    raise_all(errors)
    return routes


def _load(config: SiteConfig, family: str) -> FamilyIcons:
    return load_family_icons(config.root / "families" / family, config.root)


def _versions(inputs: Inputs, family: FamilyIcons) -> tuple[str, ...]:
    return package_versions(inputs.node_modules, [family.settings.package])


def _icon_set(inputs: Inputs, family: FamilyIcons, versions: tuple[str, ...]) -> IconSet:
    shapes = inputs.icons.read(family.settings.package, versions)
    return icon_set_of(family.settings, shapes)
