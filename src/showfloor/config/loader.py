"""Everything that is configured about a site, read and checked once, and the packages for it."""

import os
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

import msgspec

from showfloor.config.address_lock import load_addresses
from showfloor.config.announcements import HouseAds, News, PlacedBanner, load_ads, load_news
from showfloor.config.blog import BlogSettings, load_blog
from showfloor.config.brand import load_brand
from showfloor.config.error_codes import ErrorsFile, load_error_codes
from showfloor.config.family import Family, differing_plan_names, load_family
from showfloor.config.license_rules import NoticesFile, load_notices
from showfloor.config.redirect_table import load_anchor_moves, load_redirects
from showfloor.config.shell import link_facts, load_slots, social_links
from showfloor.config.site import HOST, SiteSettings, load_site
from showfloor.config.site_tables import LanguageSettings
from showfloor.config.toml import read_toml
from showfloor.config.translations import load_translation
from showfloor.decoding import decode_json
from showfloor.errors import SITE_PACKAGES, ConfigError, SourceError, SourcesError, collect_errors
from showfloor.fingerprint import package_version
from showfloor.model.page import Announcement, Brand, ShellLink
from showfloor.model.page_facts import AnchorMove, LinkFact, PublishedPage
from showfloor.model.product import FamilyCard, PackagePin
from showfloor.model.redirects import RedirectRow

T = TypeVar("T")
P = ParamSpec("P")

DEFAULT_TREE: Final = "default"
LICENSE_KEY: Final = "SHOWFLOOR_LICENSE_KEY"
"""Of the environment, and of `import.meta.env` in the site's own scripts.

It reaches the scripts of the site, where everybody can read it, as its owners intend; nothing that
a reader takes away (data, archives) holds it.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class SiteConfig:
    """The settings of a site."""

    root: Path
    site: SiteSettings
    families: dict[str, Family]
    """By id, in the order in which the shell shows them."""
    default_tree: str
    """Id of the navigation tree of pages that belong to no family."""
    messages: dict[str, str]
    """Texts of the shell, by key."""
    untranslated: tuple[str, ...] = ()
    """Keys of the texts that are in English though the site is in another language."""
    redirects: tuple[RedirectRow, ...]
    ads: HouseAds
    announcements: tuple[Announcement, ...] = ()
    """The newest first."""
    banner: PlacedBanner | None = None
    brand: Brand | None = None
    social_links: tuple[ShellLink, ...] = ()
    links: tuple[LinkFact, ...] = ()
    """Where the links of the header lead."""
    slots: tuple[str, ...] = ()
    """Places of the shell that the site fills."""
    anchor_moves: tuple[AnchorMove, ...]
    published: dict[str, PublishedPage]
    """The addresses that the site has promised to keep, by page."""
    blog: BlogSettings | None = None
    """Of a site that has posts."""
    errors: ErrorsFile | None = None
    """Errors that pages explain, in a site that has some."""
    notices: NoticesFile = field(default_factory=NoticesFile)
    """Which licenses the works of others may have."""

    def published_at(self, url: str) -> "SiteConfig":
        """Return the settings of the same site published at `url`."""
        return replace(self, site=msgspec.structs.replace(self.site, url=url.rstrip("/")))

    def readable_offline_on(self, hosts: tuple[str, ...]) -> "SiteConfig":
        """Return the settings of the same site that can be read offline on more hosts.

        Raises `ConfigError` for what is not the name of a host.
        """
        for host in hosts:
            if not HOST.fullmatch(host):
                raise ConfigError(
                    f'"{host}" is not the name of a host.',
                    why="pages compare it with the host that they are read on.",
                    fix='write the name alone, such as "localhost".',
                )
        every = (*self.site.offline_hosts, *hosts)
        return replace(self, site=msgspec.structs.replace(self.site, offline_hosts=every))

    def licensed_by(self, key: str) -> "SiteConfig":
        """Return the settings of the same site with another license key."""
        return replace(self, site=msgspec.structs.replace(self.site, license_key=key))

    @property
    def documented_packages(self) -> frozenset[str]:
        """The packages that the site is about."""
        return frozenset(pin.name for family in self.families.values() for pin in family.pins)

    @property
    def unlicensed(self) -> tuple[str, ...]:
        """Names of packages whose components show a license notice, because no key is set."""
        if self.site.license_key:
            return ()
        return tuple(
            sorted({name for one in self.families.values() for name in one.settings.licensed})
        )

    def plans_of_tree(self, tree: str) -> tuple[str, ...]:
        """Return the plans that a navigation may name: those of its families, or else all."""
        own = [family for family in self.families.values() if family.tree == tree]
        families = own or self.families.values()
        return tuple(dict.fromkeys(id for family in families for id in family.plan_ids))

    @property
    def own_addresses(self) -> tuple[str, ...]:
        """The roots elsewhere whose pages this site has."""
        families = self.families.values()
        return tuple(dict.fromkeys(one for f in families for one in f.settings.own_addresses))

    @property
    def cards(self) -> tuple[FamilyCard, ...]:
        """What the shell shows of the families, in its order."""
        return tuple(family.card for family in self.families.values())


def load_site_config(root: Path) -> SiteConfig:
    """Read all settings under the site's folder.

    Raises `SourcesError` with every mistake of every file.
    """
    errors: list[SourceError] = []
    site = _try(errors, load_site, root)
    families = [_try(errors, load_family, folder, root) for folder in _families(root)]
    known = [family for family in families if family is not None]
    errors += differing_plan_names(known, root)
    default_tree = _try(errors, _default_tree, root, site, families)
    language = site.language if site else "en"
    translation = _try(errors, load_translation, root, language)
    languages = site.languages if site else LanguageSettings()
    redirects = _try(errors, load_redirects, root / "redirects.csv", root, languages)
    ads = _try(errors, load_ads, root)
    news = _try(errors, load_news, root) or News()
    brand = _try(errors, load_brand, site.brand, root) if site else None
    socials = _try(errors, social_links, site.social_links, root) if site else ()
    links = link_facts(root, site.shell_hrefs) if site else ()
    slots = _try(errors, load_slots, root)
    codes = _try(errors, load_error_codes, root)
    blog = _try(errors, load_blog, root)
    notices = _try(errors, load_notices, root)
    moves = _try(errors, load_anchor_moves, root / "anchors.csv", root)
    published = _try(errors, load_addresses, root / "addresses.lock", root)
    if errors or site is None or default_tree is None or translation is None or redirects is None:
        raise SourcesError(errors)
    return SiteConfig(
        root=root,
        site=site,
        families={
            one.id: one for one in sorted(known, key=lambda one: (one.settings.order, one.id))
        },
        default_tree=default_tree,
        messages=translation.messages | _names_as_texts(site, known),
        untranslated=translation.untranslated,
        redirects=redirects,
        ads=ads or HouseAds(),
        blog=blog,
        announcements=news.announcements,
        banner=news.banner,
        brand=brand,
        social_links=socials or (),
        links=links,
        slots=slots or (),
        errors=codes,
        notices=notices or NoticesFile(),
        anchor_moves=moves or (),
        published=published or {},
    )


def _try(
    errors: list[SourceError], load: Callable[P, T], *args: P.args, **kwargs: P.kwargs
) -> T | None:
    """Return the result of `load`, or note its mistakes and go on, so that all are shown."""
    loaded: list[T] = []
    with collect_errors(errors):
        loaded.append(load(*args, **kwargs))
    return loaded[0] if loaded else None


def _families(root: Path) -> list[Path]:
    folder = root / "families"
    if not folder.is_dir():
        return []
    return sorted(path for path in folder.iterdir() if path.is_dir() and path.name[0] not in "._")


def _default_tree(
    root: Path, site: SiteSettings | None, families: Collection[Family | None]
) -> str | None:
    """Return the id of the default tree, or `None` where other mistakes come first."""
    if site is None or None in families:
        return None
    names = [path.stem for path in navigation_files(root)]
    return find_default_tree(site.default_tree, names, {one.tree for one in families if one})


def find_default_tree(
    chosen: str | None, names: Sequence[str], trees_of_families: Collection[str]
) -> str:
    """Return the id of the default tree.

    `chosen` is the setting of the site, and `names` are those of its navigation files. Raises
    `SourceError` if there are several of them and none is meant to be the default.
    """
    if chosen is not None:
        return chosen
    if DEFAULT_TREE in names:
        return DEFAULT_TREE
    if len(names) == 1:
        return names[0]
    if len(trees_of_families) == 1:
        return next(iter(trees_of_families))
    if names:
        raise SourceError(
            f"the site has {len(names)} navigations, and none is the default",
            path="site.toml",
            why="pages that belong to no family, such as the home page and the search, show the "
            "default navigation",
            fix=f"set default-tree to one of {', '.join(names)}, or write"
            f" navigation/{DEFAULT_TREE}.toml",
        )
    return DEFAULT_TREE


def navigation_files(root: Path) -> list[Path]:
    """Return the navigation files of a site, sorted."""
    return sorted((root / "navigation").glob("*.toml"))


def _names_as_texts(site: SiteSettings, families: Iterable[Family]) -> dict[str, str]:
    """Return the names that settings give, as texts of the shell."""
    stylings = {f"demo.styling.{one.id}": one.name for one in site.stylings}
    return stylings | {
        f"plan.{one.id}": one.name for family in families for one in family.settings.plans
    }


def license_key_of_environment() -> str | None:
    """Return the key that the environment has."""
    return os.environ.get(LICENSE_KEY) or None


def missing_key_remark(config: SiteConfig) -> str | None:
    """Return the remark on a site without a key, if a family wants one."""
    names = [family.card.name for family in config.families.values() if family.settings.licensed]
    if not config.unlicensed:
        return None
    return (
        f"No license key is set for {', '.join(names)}: their commercial parts show a notice of"
        f" their own. Set {LICENSE_KEY} to build with one."
    )


def check_pins(config: SiteConfig, node_modules: Path) -> list[SourceError]:
    """Return an error for each package that is missing or has another version than its pin.

    A `package.json` of the site that cannot be read is an error too.
    """
    return [
        *_unreadable_manifest(config.root),
        *(
            _bad_pin(config.root, family, table, pin, package_version(node_modules, pin.name))
            for family in config.families.values()
            for table, pins in (("packages", family.pins), ("demo-packages", family.demo_pins))
            for pin in pins
            if package_version(node_modules, pin.name) != pin.version
        ),
    ]


def _unreadable_manifest(root: Path) -> Iterator[SourceError]:
    file = root / "package.json"
    try:
        decode_json(file.read_bytes() if file.is_file() else b"{}", dict[str, object])
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        yield SourceError(
            f"cannot be read: {error}",
            path="package.json",
            why="the tools that bundle the code of the site read it",
            fix="correct it, or take the last version that npm could read",
        )


def _bad_pin(
    root: Path, family: Family, table: str, pin: PackagePin, installed: str | None
) -> SourceError:
    if installed is None:
        what = f"the package {pin.name} is not installed"
        other = f'add "{pin.name}": "{pin.version}" there'
    else:
        what = f"{pin.name} is pinned to {pin.version}, but {installed} is installed"
        other = f'write "{installed}" here when the pages are right for it'
    return read_toml(root / family.path, root).error(
        what,
        (table, pin.name),
        why="pages, demos and the versions that readers are told to install would not agree",
        fix=f'run "npm ci" in {SITE_PACKAGES}, or {other}',
    )
