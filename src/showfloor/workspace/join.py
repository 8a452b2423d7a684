"""Joins the facts of all pages with navigation and producers.

The result is the frame of each page, which is all of it except blocks and demos, and the shell that
all pages share.
"""

from collections import defaultdict
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

import msgspec

from showfloor import __version__
from showfloor.config import Family, SiteConfig, product_identity
from showfloor.config.shell import NamedLink
from showfloor.errors import raise_all
from showfloor.model.navigation import Crumb, NavPlace, NavTree, PageLink
from showfloor.model.page import Contents, HouseAd, Layout, Page, ShellLink, ShellModel
from showfloor.model.product import FamilyCard
from showfloor.model.release import PICTURE
from showfloor.navigation import TreeSource, places_of_tree, resolve_titles
from showfloor.sources import repeated_routes
from showfloor.workspace.banner import banner_of
from showfloor.workspace.page_record import Fill, PageFacts
from showfloor.workspace.page_trees import tree_of, trees_of_pages
from showfloor.workspace.producers import Producers

VERSIONS: Final = "/versions/"
"""Route of the page of all versions."""

CONTENTS_LEVELS: Final = (2, 3)

# Pages with a house ad are chosen at build time: an ad is part of its page's HTML, so it needs no
# script, moves nothing, and costs other pages nothing.
DISPLAY_RATIO: Final = 0.1
"""Share of pages with an ad (specification, section 9)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Joined:
    """The results that depend on more than one page."""

    shell: ShellModel
    trees: tuple[NavTree, ...]
    tree_sources: tuple[TreeSource, ...]
    """The trees as their files have them, with the entries that producers add."""
    frames: Mapping[str, Page]
    """By route."""
    fills: Mapping[str, Sequence[Fill]]
    """The additions of producers to each page, by route."""


def join_pages(
    config: SiteConfig,
    sources: Mapping[str, TreeSource],
    pages: tuple[PageFacts, ...],
    producers: Producers,
    dev: bool,
) -> Joined:
    """Return the results of all pages, generated ones included.

    Raises `SourcesError` for repeated routes, and with the mistakes of the navigation.
    """
    _check_routes(pages, producers)
    titles = {page.route: page.title for page in pages}
    sources = sources or trees_of_pages(config, pages)
    for producer in producers:
        sources = producer.trees(sources)
    trees = {name: resolve_titles(source, titles) for name, source in sources.items()}
    places = _places(config, pages, trees)
    topics: dict[str, dict[str | None, PageFacts]] = defaultdict(dict)
    for page in pages:
        topics[topic_of(page)][page.family] = page
    frames: dict[str, Page] = {}
    for page in pages:
        topic = topics[topic_of(page)]
        frame = frame_page(page, config, places.get(tree_of(page, config), {}), topic)
        for producer in producers:
            frame = producer.frame(frame, page)
        frames[page.route] = frame
    return Joined(
        shell=_shell(config, trees, titles, dev=dev),
        trees=tuple(trees.values()),
        tree_sources=tuple(sources.values()),
        frames=frames,
        fills={page.route: _fills(page, producers) for page in pages},
    )


def _check_routes(pages: Iterable[PageFacts], producers: Producers) -> None:
    def line_of(route: str) -> str | None:
        origins = (producer.origin_of(route) for producer in producers)
        return next((origin for origin in origins if origin is not None), None)

    routes = sorted((page.route, page.path) for page in pages)
    raise_all(repeated_routes(routes, line_of))


def _places(
    config: SiteConfig, pages: Iterable[PageFacts], trees: Mapping[str, NavTree]
) -> dict[str, dict[str, NavPlace]]:
    """Return the places of pages in each tree. A page has a place in its own tree only."""
    trees_of_pages = {page.route: tree_of(page, config) for page in pages}
    return {
        name: places_of_tree(
            tree,
            _start_of_tree(config, name),
            elsewhere={route for route, own in trees_of_pages.items() if own != name},
        )
        for name, tree in trees.items()
    }


def _fills(page: PageFacts, producers: Producers) -> tuple[Fill, ...]:
    if page.generated:
        return ()
    fills = (producer.fill(page) for producer in producers)
    return tuple(fill for fill in fills if fill is not None)


def _start_of_tree(config: SiteConfig, tree: str) -> PageLink | None:
    """Return the product at the start of the breadcrumbs in a tree."""
    family = next((f for f in config.families.values() if f.tree == tree), None)
    return PageLink(title=family.card.name, href=family.card.href) if family else None


def _shell(
    config: SiteConfig, trees: Mapping[str, NavTree], routes: Container[str], *, dev: bool
) -> ShellModel:
    tree = trees.get(config.default_tree)
    return ShellModel(
        title=config.site.title,
        families=tuple(_card(family, routes) for family in config.families.values()),
        # The entries that are no groups.
        site_links=tuple(node for node in tree.items if not node.children) if tree else (),
        messages=config.messages,
        language=config.site.language,
        all_versions=VERSIONS if VERSIONS in routes else None,
        repository=config.site.repository,
        fonts_host=config.site.fonts_host,
        demo_fonts=config.site.demo_fonts,
        unlicensed=config.unlicensed,
        issue=config.site.issue,
        announcement=config.announcements[0].id if config.announcements else None,
        banner=banner_of(config),
        brand=config.brand,
        header_links=_named(config.site.header_links),
        social_links=config.social_links,
        ask=_named(config.site.assistants.ask),
        connect=config.site.assistants.connect,
        slots=config.slots,
        version=__version__,
        dev=dev,
    )


def _named(links: Iterable[NamedLink]) -> tuple[ShellLink, ...]:
    return tuple(ShellLink(name=link.name, href=link.href) for link in links)


def _card(family: Family, routes: Container[str]) -> FamilyCard:
    """Return the card of a family with its page about changes, if the site has that."""
    changes = family.changes if family.settings.history and family.changes in routes else None
    return msgspec.structs.replace(family.card, changes=changes)


def topic_of(page: PageFacts) -> str:
    """Return the place of a page in its product; pages about one topic have the same."""
    if page.generated:
        return page.route.removeprefix(f"/{page.family}/")
    return page.folder.partition("/")[2]


def frame_page(
    page: PageFacts,
    config: SiteConfig,
    places: Mapping[str, NavPlace],
    topic: Mapping[str | None, PageFacts],
) -> Page:
    """Return a page without blocks and demos, by the places of its tree and pages of its topic."""
    matter = page.front_matter
    family = config.families[page.family] if page.family else None
    layout = _layout(page, family)
    canonical = config.site.url + page.route if config.site.url else None
    versions = family.version_pages.get(page.route, {}) if family else {}
    cards = [one.card for one in config.families.values() if one is not family and one.card.listed]
    others = [(card, topic[card.id]) for card in cards if family and card.id in topic]
    is_component = page.subjects and topic_of(page).startswith("components/")
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
        contents=tuple(
            Contents(id=heading.id, text=heading.text, level=heading.level, plan=heading.plan)
            for heading in page.headings
            if heading.level in CONTENTS_LEVELS
        ),
        blocks=(),
        fonts=matter.fonts,
        other_versions=versions,
        same_topic={card.id: other.route for card, other in others},
        also_in=tuple(
            PageLink(title=card.name, href=other.route)
            for card, other in others
            if is_component and other.subjects
        ),
        status=family.card.status if family else None,
        newest=_newest(family.card, versions) if family else None,
        edit_href=config.site.edit.replace("{path}", page.path) if config.site.edit else None,
        source_path=page.path,
        canonical=canonical,
        picture=_picture(config, canonical, matter.robots),
        robots=matter.robots,
        ad=None if layout == "home" else ad_of(page.route, config.ads.ads),
    )


def _newest(family: FamilyCard, same_page: Mapping[str, str]) -> PageLink | None:
    """Return the stable version of a product where this site has a superseded one."""
    current = next((one for one in family.versions if one.current), None)
    stable = next((one for one in family.versions if one.status == "stable"), None)
    if current is None or current.status != "superseded" or stable is None:
        return None
    return PageLink(title=stable.text, href=same_page.get(stable.text, stable.href))


def _layout(page: PageFacts, family: Family | None) -> Layout:
    """Return the layout that a page names, or that of its family for an author's page."""
    if page.front_matter.layout is not None:
        return page.front_matter.layout
    return "article" if family is None or page.generated else family.layout_in(page.folder)


def _place_outside(page: PageFacts, places: Mapping[str, NavPlace]) -> NavPlace:
    """Return the place of a page outside its tree.

    If its front matter asks for that, the page is below the page whose address begins its own.
    """
    if page.front_matter.navigation:
        return NavPlace()
    names = page.route.strip("/").split("/")
    routes = (f"/{'/'.join(names[:count])}/" for count in range(len(names) - 1, 0, -1))
    parent = next((places[route] for route in routes if route in places), None)
    if parent is None:
        return NavPlace()
    crumb = Crumb(title=page.front_matter.title, href=page.route)
    return NavPlace(breadcrumbs=(*parent.breadcrumbs, crumb), parents=parent.parents)


def _picture(config: SiteConfig, canonical: str | None, robots: str | None) -> str | None:
    if canonical is None or robots is not None or not config.site.pictures:
        return None
    return canonical + PICTURE


def ad_of(route: str, ads: Sequence[HouseAd]) -> HouseAd | None:
    """Return the ad of a page, the same in each build; no ad links to its own page."""
    others = [ad for ad in ads if ad.href.partition("#")[0] != route]
    digest = blake2b(route.encode(), digest_size=16).digest()
    chance, choice = int.from_bytes(digest[:8]) / 2**64, int.from_bytes(digest[8:])
    if not others or chance >= DISPLAY_RATIO:
        return None
    return others[choice % len(others)]
