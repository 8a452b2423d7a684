"""What the checks need to know of a site: small, and stored between builds as JSON."""

from typing import Literal

from showfloor.model.base import Model

__all__ = [
    "DemoFact",
    "EntryKind",
    "FamilyFacts",
    "LinkFact",
    "NavFact",
    "PageFacts",
    "Redirect",
    "SiteFacts",
    "TreeFacts",
]

EntryKind = Literal["page", "group", "external"]


class LinkFact(Model, frozen=True, kw_only=True):
    """A link as it is written in a page."""

    href: str
    line: int


class DemoFact(Model, frozen=True, kw_only=True):
    """A demo that a page shows."""

    name: str
    line: int


class PageFacts(Model, frozen=True, kw_only=True):
    """One page."""

    route: str
    path: str
    """The Markdown file, relative to the site's folder."""
    title: str
    description: str
    family: str | None
    tree: str
    """Id of the navigation tree that it should stand in."""
    navigation: bool = True
    """Whether it should stand there at all."""
    anchors: tuple[str, ...] = ()
    """Ids that a link can point to: headings, demos, API entries."""
    links: tuple[LinkFact, ...] = ()
    demos: tuple[DemoFact, ...] = ()
    demo_files: tuple[str, ...] = ()
    """Demos that lie beside the page and that no other demo imports, as written on disk:
    `BasicButtons.tsx`, or the folder's name where a demo has several files."""


class NavFact(Model, frozen=True, kw_only=True):
    """One entry of a navigation tree."""

    pathname: str
    line: int
    kind: EntryKind


class TreeFacts(Model, frozen=True, kw_only=True):
    """One navigation tree, its entries in reading order."""

    id: str
    path: str
    entries: tuple[NavFact, ...]


class FamilyFacts(Model, frozen=True, kw_only=True):
    """One family, as far as it refers to pages and trees."""

    id: str
    path: str
    start: str
    tree: str
    versions: tuple[str, ...] = ()
    """Addresses of its version list."""


class Redirect(Model, frozen=True, kw_only=True):
    """A row of `redirects.csv`.

    `source` may end in `*`, which matches any rest, or hold `:name` segments; `target` may
    repeat them as `:splat` and `:name`. The first row that matches is the one that counts.
    """

    source: str
    target: str
    status: int
    line: int = 0


class SiteFacts(Model, frozen=True, kw_only=True):
    """The whole site."""

    pages: tuple[PageFacts, ...]
    trees: tuple[TreeFacts, ...]
    families: tuple[FamilyFacts, ...] = ()
    default_tree: str
    redirects: tuple[Redirect, ...] = ()
    redirects_path: str = "redirects.csv"
    public: tuple[str, ...] = ()
    """Site paths of the files in `public/`, such as `/favicon.svg`."""
