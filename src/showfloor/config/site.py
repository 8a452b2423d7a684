"""`site.toml`: what holds for the whole site."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec

from showfloor.config.brand import BrandSettings, bad_brand
from showfloor.config.schema import Keys, Settings
from showfloor.config.shell import AssistantSettings, NamedLink, SocialLink, bad_links
from showfloor.config.site_tables import (
    LanguageSettings,
    PolicySource,
    StylingRow,
    bad_languages,
    bad_sources,
    bad_stylings,
)
from showfloor.config.toml import TomlFile, read_toml
from showfloor.config.values import bad_modules, is_https, is_service
from showfloor.errors import SourceError, raise_all
from showfloor.model.base_path import base_of
from showfloor.model.product import ProductRule

SETTINGS = "site.toml"

LANGUAGE = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*")
HOST = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)*")
SEGMENT = r"(?!\.{1,2}(?:/|$))[A-Za-z0-9._~-]+"
ADDRESS = re.compile(rf"https://[^/\s?#]+(?:/{SEGMENT})*/?")


class MeasuresTable(Settings, frozen=True, kw_only=True):
    """The `[measures]` table: a theme whose measures the shell has too."""

    module: str
    """Of an installed package."""
    export: str
    """Its function that makes the theme."""
    layers: dict[str, str]
    """What lies on a layer of the shell, to the name that the theme has for that."""


class AnalyticsSettings(Settings, frozen=True, kw_only=True):
    """The `[analytics]` table."""

    endpoint: str
    """Address of the tag service, which is sent what readers of the site do."""
    id: str
    """What the service knows the site by."""


class SiteSettings(Settings, frozen=True, kw_only=True):
    """The fields of `site.toml`."""

    title: str
    description: str = ""
    """One sentence on the whole site, for feeds and machines."""
    url: str | None = None
    """Where the site is published, such as `https://a.example` or `https://a.example/docs`."""
    pictures: bool = True
    """Whether each page has a picture for links on other sites, where `url` is known."""
    repository: str | None = None
    """Address of its source code."""
    edit: str | None = None
    """Address at which a page can be edited; `{path}` stands for its file in the site."""
    fonts_host: str | None = None
    """Where fonts that pages ask for are loaded from, as `<name>.css`; else the site itself."""
    demo_fonts: tuple[str, ...] = ()
    """Fonts of `fonts/` that every page with demos has, and all that is edited there."""
    issue: str | None = None
    """Address of the form for remarks on a page; `{title}`, `{page}` and `{section}` stand for what
    is remarked on."""
    default_tree: str | None = None
    """Navigation of the pages that belong to no family; see `find_default_tree`."""
    license_key: str | None = None
    """Key of the license that demos of commercial packages run with; better given to the build
    by the environment, since this file is read by everybody."""
    language: str = "en"
    """Names the file in `translations/`, and the language of the pages."""
    languages: LanguageSettings = LanguageSettings()
    analytics: AnalyticsSettings | None = None
    """Where to send what readers do; without it pages hold nothing that sends."""
    offline_hosts: tuple[str, ...] = ()
    """Hosts, besides that of `url`, whose readers keep pages for reading without a network."""
    keep_assets_days: Annotated[int, msgspec.Meta(ge=0, le=365)] = 7
    """How long files that pages load are served on after a release without them, for the pages that
    are open."""
    rules: tuple[ProductRule, ...] = msgspec.field(default=(), name="products")
    measures: MeasuresTable | None = None
    """Read when the tokens of the shell are generated, by nothing else."""
    brand: BrandSettings | None = None
    header_links: tuple[NamedLink, ...] = ()
    social_links: tuple[SocialLink, ...] = ()
    assistants: AssistantSettings = AssistantSettings()
    stylings: tuple[StylingRow, ...] = ()
    """In which demos may have their code, in the order in which readers choose."""
    policy: tuple[PolicySource, ...] = ()
    """Further hosts that pages may load from."""

    @property
    def policy_sources(self) -> tuple[tuple[str, str], ...]:
        """The directive and the host of each addition to the policy."""
        return tuple((source.directive, source.host) for source in self.policy)

    @property
    def shell_hrefs(self) -> dict[Keys, str]:
        """Where links of the shell lead, by the keys of the addresses."""
        hrefs: dict[Keys, str] = {}
        for table, links in (("header", self.header_links), ("social", self.social_links)):
            hrefs |= {(f"{table}-links", at, "href"): link.href for at, link in enumerate(links)}
        connect = self.assistants.connect
        return hrefs if connect is None else {**hrefs, ("assistants", "connect"): connect}

    @property
    def styling_ids(self) -> tuple[str, ...]:
        """The names of the folders of stylings, in order."""
        return tuple(styling.id for styling in self.stylings)

    @property
    def tailwind_stylings(self) -> tuple[str, ...]:
        """The ids of the stylings whose code has classes of Tailwind."""
        return tuple(styling.id for styling in self.stylings if styling.tailwind)

    @property
    def base(self) -> str:
        """The path below which the site is on its host, with a slash at both ends."""
        return base_of(self.url)


def load_site(root: Path) -> SiteSettings:
    """Read `site.toml`; raises `SourceError` or `SourcesError`."""
    file = read_toml(root / SETTINGS, root)
    site = file.read_as(SiteSettings)
    modules = [(site.measures.module, ("measures", "module"))] if site.measures else []
    raise_all(
        _problems(file, site, root),
        bad_modules(file, modules),
        _bad_rules(file, site),
        bad_languages(file, site.languages),
        bad_brand(file, site.brand, root),
        bad_links(file, site.shell_hrefs, site.social_links, site.assistants.ask, root),
        bad_stylings(file, site.stylings),
        bad_sources(file, site.policy),
    )
    return msgspec.structs.replace(site, url=site.url and site.url.rstrip("/"))


def _problems(file: TomlFile, site: SiteSettings, root: Path) -> Iterator[SourceError]:
    if not LANGUAGE.fullmatch(site.language):
        yield file.error(
            f'"language" is not the code of a language: {site.language}',
            ("language",),
            why="pages declare it, and it names a file in translations/",
            fix='write a code such as "en" or "pt-BR"',
        )
    for field in ("url", "repository", "edit", "issue", "fonts-host"):
        value = getattr(site, field.replace("-", "_"))
        if value is not None and not is_https(value):
            yield file.error(
                f'"{field}" is not an https address: {value}',
                (field,),
                why="it is written into every page as a link",
                fix='write a whole address, such as "https://docs.example"',
            )
    if site.url is not None and is_https(site.url) and not ADDRESS.fullmatch(site.url):
        yield file.error(
            f'"url" is not the address of a site: {site.url}',
            ("url",),
            why="it begins the address of every page, and is part of settings for hosts",
            fix='write a host, such as "https://docs.example", and its path, if any: letters,'
            " digits and - . _ ~ between slashes",
        )
    service = site.analytics
    if service is not None and not is_service(service.endpoint):
        yield file.error(
            f'"endpoint" is not the address of a service: {service.endpoint}',
            ("analytics", "endpoint"),
            why="pages may send data to this one address, and only where nobody can read along",
            fix='write a whole https address without a query, such as "https://tags.example/in"',
        )
    for index, host in enumerate(site.offline_hosts):
        if not HOST.fullmatch(host):
            yield file.error(
                f'"{host}" is not the name of a host',
                ("offline-hosts", index),
                why="pages compare it with the host that they are read on",
                fix='write the name alone, such as "docs.example"',
            )
    for index, name in enumerate(site.demo_fonts):
        if not (root / "fonts" / f"{name}.css").is_file():
            yield file.error(
                f'the font "{name}" does not exist',
                ("demo-fonts", index),
                why="pages with demos load the style sheet of that name from the folder fonts",
                fix=f"write fonts/{name}.css, or name a font that the site has",
            )


def _bad_rules(file: TomlFile, site: SiteSettings) -> Iterator[SourceError]:
    seen: set[str] = set()
    for index, row in enumerate(site.rules):
        if row.segment in seen:
            yield file.error(
                f'a second rule for the segment "{row.segment}"',
                ("products", index, "segment"),
                why="an address belongs to one product",
                fix="remove one of the two rules",
            )
        seen.add(row.segment)
        if "{" in row.id.replace("{name}", ""):
            yield file.error(
                f'the id "{row.id}" holds a placeholder that is not known',
                ("products", index, "id"),
                why="only {name} stands for something: a segment of the address",
                fix="write {name}, or no placeholder at all",
            )
