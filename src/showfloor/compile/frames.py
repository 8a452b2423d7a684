"""From records to pages: everything about a page except its blocks and demos."""

from collections.abc import Iterable, Mapping

from showfloor.compile.ads import ad_of
from showfloor.compile.record import PageRecord
from showfloor.config import SiteConfig, product_identity
from showfloor.model import Contents, Crumb, Heading, NavPlace, Page
from showfloor.model.release import PICTURE
from showfloor.sources import RawPage

__all__ = ["frame_page", "tree_of"]

CONTENTS_LEVELS = (2, 3)


def tree_of(record: PageRecord, config: SiteConfig) -> str:
    """Return the navigation that a page belongs to: that of its family, if it has one."""
    family = config.families.get(record.raw.family or "")
    return family.tree if family else config.site.default_tree


def frame_page(record: PageRecord, config: SiteConfig, places: Mapping[str, NavPlace]) -> Page:
    """Return a page without blocks and demos; `places` are those of its tree, by route."""
    raw, matter = record.raw, record.raw.front_matter
    family = config.families[raw.family] if raw.family else None
    canonical = config.site.url + raw.route if config.site.url else None
    return Page(
        route=raw.route,
        title=matter.title,
        description=matter.description,
        layout=matter.layout,
        family=raw.family,
        tree=tree_of(record, config),
        identity=product_identity(raw.route, config.site.rules, config.site.languages.left_out),
        user_language=config.site.language,
        place=places.get(raw.route) or _place_outside(raw, places),
        contents=_contents(record.document.headings),
        blocks=(),
        fonts=matter.fonts,
        older=family.version_pages.get(raw.route, {}) if family else {},
        edit_href=_edit_href(config, raw.path),
        source_path=raw.path,
        canonical=canonical,
        picture=_picture(config, canonical, matter.robots),
        robots=matter.robots,
        ad=None if matter.layout == "home" else ad_of(raw.route, config.ads.ads),
    )


def _place_outside(raw: RawPage, places: Mapping[str, NavPlace]) -> NavPlace:
    """Return the place of a page outside its tree: one that is meant to be is below the page above.

    That has its address without the end, and leads to it.
    """
    if raw.front_matter.navigation:
        return NavPlace()
    names = raw.route.strip("/").split("/")
    routes = (f"/{'/'.join(names[:count])}/" for count in range(len(names) - 1, 0, -1))
    above = next((places[route] for route in routes if route in places), None)
    if above is None:
        return NavPlace()
    own = Crumb(title=raw.front_matter.title, href=raw.route)
    return NavPlace(breadcrumbs=(*above.breadcrumbs, own), parents=above.parents)


def _contents(headings: Iterable[Heading]) -> tuple[Contents, ...]:
    return tuple(
        Contents(id=heading.id, text=heading.text, level=heading.level, plan=heading.plan)
        for heading in headings
        if heading.level in CONTENTS_LEVELS
    )


def _picture(config: SiteConfig, canonical: str | None, robots: str | None) -> str | None:
    if canonical is None or robots is not None or not config.site.pictures:
        return None
    return canonical + PICTURE


def _edit_href(config: SiteConfig, path: str) -> str | None:
    return config.site.edit.replace("{path}", path) if config.site.edit else None
