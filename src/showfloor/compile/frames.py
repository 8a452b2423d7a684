"""From records to pages: everything about a page except its blocks and demos."""

from collections.abc import Container, Iterable, Mapping

from showfloor.compile.ads import ad_of
from showfloor.compile.record import PageRecord
from showfloor.config import SiteConfig, product_identity
from showfloor.config.error_codes import FILE
from showfloor.model import Contents, Heading, NavPlace, Page, PageLink
from showfloor.model.release import PICTURE

__all__ = ["drawn_anchors", "frame_page", "tree_of"]

CONTENTS_LEVELS = (2, 3)

SCRIPTS = {FILE: "errors"}
"""Scripts that the pages of a file load for themselves."""


def tree_of(record: PageRecord, config: SiteConfig) -> str:
    """Return the navigation that a page belongs to: that of its family, if it has one."""
    family = config.families.get(record.raw.family or "")
    return family.tree if family else config.site.default_tree


def frame_page(
    record: PageRecord,
    config: SiteConfig,
    places: Mapping[str, NavPlace],
    api: Mapping[str, str],
) -> Page:
    """Return a page without blocks and demos.

    `places` are those of the page's tree, by route; `api` says where each name of its family is
    documented.
    """
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
        place=places.get(raw.route) or NavPlace(),
        contents=_contents(record.document.headings),
        blocks=(),
        api_links=tuple(
            PageLink(title=name, href=api[name])
            for name in (*matter.components, *matter.hooks)
            if name in api
        ),
        fonts=matter.fonts,
        older=family.version_pages.get(raw.route, {}) if family else {},
        edit_href=_edit_href(config, raw.path),
        source_path=raw.path,
        canonical=canonical,
        picture=_picture(config, canonical, matter.robots),
        robots=matter.robots,
        ad=None if matter.layout == "home" else ad_of(raw.route, config.ads.ads),
        script=SCRIPTS.get(raw.path),
    )


def drawn_anchors(frame: Page, playgrounds: Container[str]) -> list[str]:
    """Return the ids of what a page has without its being written in it."""
    return [
        *(["playground"] if frame.route in playgrounds else []),
        *(["api-pages"] if frame.api_links else []),
    ]


def _contents(headings: Iterable[Heading]) -> tuple[Contents, ...]:
    return tuple(
        Contents(id=heading.id, text=heading.text, level=heading.level)
        for heading in headings
        if heading.level in CONTENTS_LEVELS
    )


def _picture(config: SiteConfig, canonical: str | None, robots: str | None) -> str | None:
    if canonical is None or robots is not None or not config.site.pictures:
        return None
    return canonical + PICTURE


def _edit_href(config: SiteConfig, path: str) -> str | None:
    return config.site.edit.replace("{path}", path) if config.site.edit else None
