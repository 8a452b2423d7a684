"""A page: everything that its HTML is drawn from."""

from typing import Literal

from showfloor.model.base import Model
from showfloor.model.blocks import Block
from showfloor.model.demo import Demo
from showfloor.model.navigation import NavPlace, NavTree, PageLink
from showfloor.model.product import FamilyCard, ProductIdentity

__all__ = ["Contents", "Layout", "Page", "RenderedPage", "ShellModel"]

Layout = Literal["article", "home", "wide"]


class Contents(Model, frozen=True, kw_only=True):
    """An entry of the table of contents."""

    id: str
    text: str
    level: int


class Page(Model, frozen=True, kw_only=True):
    """One page of the site, as the renderer is given it."""

    route: str
    """Site path, with slashes at both ends."""
    title: str
    description: str
    layout: Layout = "article"
    family: str | None
    """Id of the family it belongs to; `None` for pages of the whole site."""
    tree: str
    """Id of the navigation tree shown beside it."""
    identity: ProductIdentity
    place: NavPlace
    contents: tuple[Contents, ...]
    blocks: tuple[Block, ...]
    demos: dict[str, Demo] = {}
    """The demos that its blocks name, by id."""
    api_links: tuple[PageLink, ...] = ()
    """API pages of the components that it documents."""
    edit_href: str | None
    source_path: str
    """The Markdown file, relative to the site's folder."""
    canonical: str | None
    """Absolute address, when the site's own host is configured."""
    robots: str | None = None
    """Content of the robots meta, such as `noindex`."""


class ShellModel(Model, frozen=True, kw_only=True):
    """What all pages share; given to a renderer once."""

    title: str
    families: tuple[FamilyCard, ...]
    trees: tuple[NavTree, ...]
    words: dict[str, str]
    """Interface words by key, from `translations/`."""
    default_tree: str
    repository: str | None
    version: str
    """Of the engine; part of what a rendered page depends on."""
    dev: bool = False
    """Whether pages listen for changes and show mistakes."""


class RenderedPage(Model, frozen=True, kw_only=True):
    """The answer of a renderer."""

    route: str
    html: str
    files: dict[str, str] = {}
    """Further files that the page refers to (critical CSS), by site path."""
