"""From records to pages: everything about a page except its blocks and demos."""

import re
from collections.abc import Iterable, Mapping

from showfloor.compile.record import PageRecord
from showfloor.config import Family, SiteConfig, product_identity
from showfloor.model import Contents, Heading, NavPlace, Page, PageLink

__all__ = ["frame_page"]

CONTENTS_LEVELS = (2, 3)
WORD_START = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")


def frame_page(
    record: PageRecord,
    config: SiteConfig,
    places: Mapping[str, NavPlace],
    titles: Mapping[str, str],
) -> Page:
    """Return a page without blocks and demos.

    `places` are those of the page's tree, `titles` those of all pages, both by route.
    """
    raw, matter = record.raw, record.raw.front_matter
    family = config.families[raw.family] if raw.family else None
    return Page(
        route=raw.route,
        title=matter.title,
        description=matter.description,
        layout=matter.layout,
        family=raw.family,
        tree=family.tree if family else config.site.default_tree,
        identity=product_identity(raw.route, config.site.rules),
        place=places.get(raw.route) or NavPlace(),
        contents=_contents(record.document.headings),
        blocks=(),
        api_links=_api_links(family, (*matter.components, *matter.hooks), titles),
        edit_href=_edit_href(config, raw.path),
        source_path=raw.path,
        canonical=config.site.url + raw.route if config.site.url else None,
        robots=matter.robots,
    )


def _contents(headings: Iterable[Heading]) -> tuple[Contents, ...]:
    return tuple(
        Contents(id=heading.id, text=heading.text, level=heading.level)
        for heading in headings
        if heading.level in CONTENTS_LEVELS
    )


def _api_links(
    family: Family | None, names: Iterable[str], titles: Mapping[str, str]
) -> tuple[PageLink, ...]:
    """Link the API page of each documented name that has one."""
    pattern = family.paths.get("api") if family else None
    if family is None or pattern is None:
        return ()
    routes = {
        name: pattern.format(family=family.id, area="api", page=_kebab(name)) for name in names
    }
    return tuple(
        PageLink(title=name, href=route) for name, route in routes.items() if route in titles
    )


def _kebab(name: str) -> str:
    return WORD_START.sub("-", name).lower()


def _edit_href(config: SiteConfig, path: str) -> str | None:
    return config.site.edit.replace("{path}", path) if config.site.edit else None
