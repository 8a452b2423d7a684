"""What the checks need to know of a site: small, and stored between builds as JSON."""

from typing import Literal

from showfloor.model.base import Model
from showfloor.model.redirects import RedirectRow

EntryKind = Literal["page", "group", "external"]


class LinkFact(Model, frozen=True, kw_only=True):
    """A link as it is written in a page."""

    href: str
    line: int


class CheckedPage(Model, frozen=True, kw_only=True):
    """One page, as the checks see it."""

    route: str
    path: str
    """The Markdown file, relative to the site's folder."""
    title: str
    description: str
    family: str | None
    tree: str
    """Id of the navigation tree that it belongs to."""
    navigation: bool = True
    """Whether it belongs there at all."""
    found: bool = True
    """Whether a search may find it."""
    anchors: tuple[str, ...] = ()
    """Ids that a link can point to: headings, demos, API entries."""
    links: tuple[LinkFact, ...] = ()
    fonts: tuple[str, ...] = ()
    """Names of the fonts that it asks for."""
    demos: tuple[str, ...] = ()
    """Names of the demos that it shows."""
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
    popular: tuple[str, ...] = ()
    """Routes of pages that the search offers before a word is typed."""
    design: str | None = None
    """Page or address with its design files."""


class AnchorMove(Model, frozen=True, kw_only=True):
    """A row of `anchors.csv`: where readers are led who come by an anchor that a page has not.

    `*` in `page` and `source` stands for any text. In `target` it repeats what it stood for in
    `source`; where that has none, `target` is the shortest anchor of the page that looks like it.
    """

    page: str
    source: str
    target: str
    """An anchor of the page, `top`, or an address with a path."""
    line: int = 0


class PublishedPage(Model, frozen=True, kw_only=True):
    """A page of `addresses.lock`, which the site has promised to keep."""

    line: int
    anchors: dict[str, int] = {}
    """Each with its line."""


class SiteFacts(Model, frozen=True, kw_only=True):
    """The whole site."""

    pages: tuple[CheckedPage, ...]
    trees: tuple[TreeFacts, ...]
    families: tuple[FamilyFacts, ...] = ()
    default_tree: str
    redirects: tuple[RedirectRow, ...] = ()
    redirects_path: str = "redirects.csv"
    own_addresses: tuple[str, ...] = ()
    """Roots elsewhere whose pages this site has."""
    ads: tuple[LinkFact, ...] = ()
    """Where the house ads lead."""
    catalogs: dict[str, tuple[LinkFact, ...]] = {}
    """Where cards of catalogs lead, by the file that sets it."""
    settings: dict[str, tuple[LinkFact, ...]] = {}
    """Where the shell leads on every page, by the file that sets it."""
    fonts: tuple[str, ...] = ()
    """Names of the fonts that pages can ask for."""
    public: tuple[str, ...] = ()
    """Site paths of the files in `public/`, such as `/favicon.svg`."""
    projects: tuple[str, ...] = ()
    """Site paths of the projects that readers can take along."""
    anchor_moves: tuple[AnchorMove, ...] = ()
    anchor_moves_path: str = "anchors.csv"
    published: dict[str, PublishedPage] = {}
    """By path; empty where nothing is promised yet."""
    published_path: str = "addresses.lock"
    stylings: tuple[str, ...] = ()
    """Ids of the stylings of demos."""

    @property
    def files(self) -> tuple[str, ...]:
        """Site paths of what pages can link to besides pages."""
        return (*self.public, *self.projects)
