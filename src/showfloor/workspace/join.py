"""Joins the facts of all pages with navigation and producers: the frames of pages and the shell."""

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from showfloor import __version__
from showfloor.config import Family, SiteConfig
from showfloor.errors import SourcesError
from showfloor.model import NavNode, NavPlace, NavTree, Page, PageLink, ShellModel
from showfloor.navigation import TreeSource, places_of_tree, resolve_titles
from showfloor.sources import repeated_routes
from showfloor.workspace.frames import frame_page, tree_of
from showfloor.workspace.page_record import PageFacts
from showfloor.workspace.producers import Producers
from showfloor.workspace.site_page import Fill

__all__ = ["Joined", "join_pages"]

VERSIONS: Final = "/versions/"
"""Route of the page of all versions."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Joined:
    """What a site has of its pages that depends on more than one of them."""

    shell: ShellModel
    trees: tuple[NavTree, ...]
    tree_sources: tuple[TreeSource, ...]
    """The trees as their files have them, with the entries that producers add."""
    frames: Mapping[str, Page]
    """By route."""
    fills: Mapping[str, Sequence[Fill]]
    """What producers put into each page, by route."""


def join_pages(
    config: SiteConfig,
    sources: Mapping[str, TreeSource],
    pages: tuple[PageFacts, ...],
    producers: Producers,
    dev: bool,
) -> Joined:
    """Return what these pages make together, generated ones included.

    Raises `SourcesError` for repeated routes, and with the mistakes of the navigation.
    """
    _check_routes(pages, producers)
    titles = {page.route: page.title for page in pages}
    for producer in producers:
        sources = producer.trees(sources)
    trees = {name: resolve_titles(source, titles) for name, source in sources.items()}
    places = _places(config, pages, trees)
    return Joined(
        shell=_shell(config, trees, titles, dev=dev),
        trees=tuple(trees.values()),
        tree_sources=tuple(sources.values()),
        frames=dict(_frames(config, pages, places, producers)),
        fills={page.route: _fills(page, producers) for page in pages},
    )


def _check_routes(pages: Iterable[PageFacts], producers: Producers) -> None:
    def line_of(route: str) -> str | None:
        origins = (producer.origin_of(route) for producer in producers)
        return next((origin for origin in origins if origin is not None), None)

    routes = sorted((page.route, page.path) for page in pages)
    if repeated := repeated_routes(routes, line_of):
        raise SourcesError(repeated)


def _places(
    config: SiteConfig, pages: Iterable[PageFacts], trees: Mapping[str, NavTree]
) -> dict[str, dict[str, NavPlace]]:
    """Return the places of the pages of each tree. A page has one in its own tree alone."""
    own = {page.route: tree_of(page, config) for page in pages}
    return {
        name: places_of_tree(
            tree,
            _start_of_tree(config, name),
            elsewhere={route for route, page_tree in own.items() if page_tree != name},
        )
        for name, tree in trees.items()
    }


def _frames(
    config: SiteConfig,
    pages: Iterable[PageFacts],
    places: Mapping[str, Mapping[str, NavPlace]],
    producers: Producers,
) -> Iterable[tuple[str, Page]]:
    for page in pages:
        frame = frame_page(page, config, places.get(tree_of(page, config), {}))
        for producer in producers:
            frame = producer.frame(frame, page)
        yield page.route, frame


def _fills(page: PageFacts, producers: Producers) -> tuple[Fill, ...]:
    if page.generated:
        return ()
    fills = (producer.fill(page) for producer in producers)
    return tuple(fill for fill in fills if fill is not None)


def _start_of_tree(config: SiteConfig, tree: str) -> PageLink | None:
    """Return the product that the breadcrumbs of a tree's pages begin with."""
    family = next((f for f in config.families.values() if f.tree == tree), None)
    return _start_of(family) if family else None


def _start_of(family: Family) -> PageLink:
    return PageLink(title=family.card.name, href=family.card.href)


def _shell(
    config: SiteConfig, trees: Mapping[str, NavTree], routes: Container[str], *, dev: bool
) -> ShellModel:
    return ShellModel(
        title=config.site.title,
        families=config.cards,
        site_links=_site_links(trees.get(config.site.default_tree)),
        messages=config.messages,
        all_versions=VERSIONS if VERSIONS in routes else None,
        repository=config.site.repository,
        fonts_host=config.site.fonts_host,
        demo_fonts=config.site.demo_fonts,
        unlicensed=config.unlicensed,
        issue=config.site.issue,
        announcement=config.announcements[0].id if config.announcements else None,
        version=__version__,
        dev=dev,
    )


def _site_links(tree: NavTree | None) -> tuple[NavNode, ...]:
    """Return the entries of a tree that are no groups."""
    return tuple(node for node in tree.items if not node.children) if tree else ()
