"""From records to pages: everything about a page except its blocks and demos."""

from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Final

from showfloor.config import Family, SiteConfig, product_identity
from showfloor.model import Contents, Crumb, Heading, HouseAd, Layout, NavPlace, Page
from showfloor.model.release import PICTURE
from showfloor.workspace.page_record import PageFacts

__all__ = ["DISPLAY_RATIO", "ad_of", "frame_page", "tree_of"]


# Which pages carry a house ad, and which one.
#
# Pages are chosen when they are built, not when they are shown: an ad is part of its page's HTML,
# so nothing moves, no script is needed, and other pages hold nothing of it.

DISPLAY_RATIO: Final = 0.1
"""Share of pages with an ad (specification, section 9)."""


def ad_of(route: str, ads: Sequence[HouseAd]) -> HouseAd | None:
    """Return the ad of a page, the same in each build; none leads to where the reader is."""
    others = [ad for ad in ads if ad.href.partition("#")[0] != route]
    chance, choice = _numbers(route)
    if not others or chance >= DISPLAY_RATIO:
        return None
    return others[choice % len(others)]


def _numbers(route: str) -> tuple[float, int]:
    """Return two numbers that depend on the route alone: one of 0 to 1, one of any size."""
    digest = blake2b(route.encode(), digest_size=16).digest()
    return int.from_bytes(digest[:8]) / 2**64, int.from_bytes(digest[8:])


CONTENTS_LEVELS = (2, 3)


def tree_of(page: PageFacts, config: SiteConfig) -> str:
    """Return the navigation that a page belongs to: that of its family, if it has one."""
    family = config.families.get(page.family or "")
    return family.tree if family else config.site.default_tree


def frame_page(page: PageFacts, config: SiteConfig, places: Mapping[str, NavPlace]) -> Page:
    """Return a page without blocks and demos; `places` are those of its tree, by route."""
    matter = page.front_matter
    family = config.families[page.family] if page.family else None
    layout = _layout(page, family)
    canonical = config.site.url + page.route if config.site.url else None
    return Page(
        route=page.route,
        title=matter.title,
        description=matter.description,
        layout=layout,
        family=page.family,
        tree=tree_of(page, config),
        identity=product_identity(page.route, config.site.rules, config.site.languages.left_out),
        user_language=config.site.language,
        place=places.get(page.route) or _place_outside(page, places),
        contents=_contents(page.headings),
        blocks=(),
        fonts=matter.fonts,
        older=family.version_pages.get(page.route, {}) if family else {},
        edit_href=_edit_href(config, page.path),
        source_path=page.path,
        canonical=canonical,
        picture=_picture(config, canonical, matter.robots),
        robots=matter.robots,
        ad=None if layout == "home" else ad_of(page.route, config.ads.ads),
    )


def _layout(page: PageFacts, family: Family | None) -> Layout:
    """Return the layout that a page names, or that of its family for pages that somebody wrote."""
    if page.front_matter.layout is not None:
        return page.front_matter.layout
    return "article" if family is None or page.generated else family.layout_in(page.folder)


def _place_outside(page: PageFacts, places: Mapping[str, NavPlace]) -> NavPlace:
    """Return the place of a page outside its tree: one that is meant to be is below the page above.

    That has its address without the end, and leads to it.
    """
    if page.front_matter.navigation:
        return NavPlace()
    names = page.route.strip("/").split("/")
    routes = (f"/{'/'.join(names[:count])}/" for count in range(len(names) - 1, 0, -1))
    above = next((places[route] for route in routes if route in places), None)
    if above is None:
        return NavPlace()
    own = Crumb(title=page.front_matter.title, href=page.route)
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
