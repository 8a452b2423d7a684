"""A page: everything that its HTML is drawn from."""

from typing import Literal

from showfloor.model.base import Model
from showfloor.model.blocks import Block
from showfloor.model.demo import Demo
from showfloor.model.navigation import NavNode, NavPlace, PageLink
from showfloor.model.post import Post
from showfloor.model.product import FamilyCard, ProductIdentity, ProductStatus


class Logo(Model, frozen=True, kw_only=True):
    """The logo in the header, in place of the title."""

    light: str
    """Site path of the file for the light color scheme."""
    dark: str
    """That for the dark one; the same if there is one file."""
    width: int
    """Of both, in CSS pixels, at the height of the header's text."""
    height: int


class Brand(Model, frozen=True, kw_only=True):
    """Signs by which readers know the site."""

    logo: Logo | None = None
    mark: str | None = None
    """Inline SVG that uses `currentColor`, beside the title."""
    favicon: str | None = None
    """Site path."""


class ShellLink(Model, frozen=True, kw_only=True):
    """A link in the header of every page."""

    name: str
    href: str
    icon: str | None = None
    """Inline SVG that uses `currentColor`, shown in place of the name."""


class Banner(Model, frozen=True, kw_only=True):
    """A line above the header of every page."""

    html: str
    id: str | None
    """Changes with the text; a browser remembers it when its reader closes the banner. `None` if
    the banner cannot be closed."""


class Announcement(Model, frozen=True, kw_only=True):
    """One piece of news."""

    id: str
    """What readers' browsers remember it by."""
    day: str
    """Such as `2026-11-20`."""
    title: str
    text: str
    href: str
    """A site path, or a whole address."""


Layout = Literal["article", "home", "wide"]


def is_found(robots: str | None) -> bool:
    """Return whether a page whose robots meta has this content may be found by any search."""
    return "noindex" not in (robots or "")


class Contents(Model, frozen=True, kw_only=True):
    """An entry of the table of contents."""

    id: str
    text: str
    level: int
    plan: str | None = None


class EntryLink(Model, frozen=True, kw_only=True):
    """An entry of the API reference that a page documents."""

    title: str
    href: str
    source: str | None = None
    """Address of its source at the documented version."""


class HouseAd(Model, frozen=True, kw_only=True):
    """A text of the site about itself, below a page."""

    name: str
    """What analytics know it by."""
    title: str
    text: str
    href: str


class Page(Model, frozen=True, kw_only=True):
    """One page of the site, as the renderer is given it."""

    route: str
    """Site path, with slashes at both ends."""
    user_language: str = "en"
    """In which it is read."""
    translations: dict[str, str] = {}
    """Words of the interface by key, from `translations/`. All pages have the same, so a frame has
    none, and a renderer receives them once (`ShellModel.messages`)."""
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
    api_links: tuple[EntryLink, ...] = ()
    """The entries that it documents."""
    issues: str | None = None
    """Address of the open issues about the first of them."""
    design: str | None = None
    """Where the design files of its family are."""
    fonts: tuple[str, ...] = ()
    """Names of fonts that are loaded after it."""
    other_versions: dict[str, str] = {}
    """Addresses of the same page on the sites of other versions, by the text of the version."""
    same_topic: dict[str, str] = {}
    """Routes of the pages about its topic in other products, by the id of the family."""
    also_in: tuple[PageLink, ...] = ()
    """Those that document a component as this page does, named by the products."""
    status: ProductStatus | None = None
    """Of its family."""
    newest: PageLink | None = None
    """The page to read instead where the site's version is superseded; named by the version."""
    edit_href: str | None
    source_path: str
    """The Markdown file, relative to the site's folder."""
    canonical: str | None
    """Absolute address, when the site's own host is configured."""
    picture: str | None = None
    """Absolute address of the picture that stands for it where others link to it."""
    script: str | None = None
    """Name in `Assets.special` of what this page loads in addition."""
    robots: str | None = None
    """Content of the robots meta, such as `noindex`."""
    ad: HouseAd | None = None
    """On a few pages."""
    post: Post | None = None
    """Of a blog."""
    feeds: tuple[PageLink, ...] = ()
    """Of the blog that the page belongs to."""


class ShellModel(Model, frozen=True, kw_only=True):
    """What all pages share; given to a renderer once."""

    title: str
    families: tuple[FamilyCard, ...]
    site_links: tuple[NavNode, ...]
    """Entries of the default navigation that are no groups: they are on every page."""
    messages: dict[str, str]
    """Interface words by key, from `translations/`."""
    language: str
    """Of the messages, in which numbers are written."""
    all_versions: str | None = None
    """The page of all versions, if the site has one."""
    repository: str | None
    fonts_host: str | None = None
    """Where fonts that pages ask for are loaded from; by default from the site itself."""
    demo_fonts: tuple[str, ...] = ()
    """Names of fonts that are loaded after every page with demos."""
    unlicensed: tuple[str, ...] = ()
    """Names of packages whose components show a license notice, because no key is set."""
    issue: str | None = None
    """Address of the form for remarks, with places for `{title}`, `{page}` and `{section}`."""
    announcement: str | None = None
    """Id of the newest announcement."""
    banner: Banner | None = None
    brand: Brand | None = None
    header_links: tuple[ShellLink, ...] = ()
    social_links: tuple[ShellLink, ...] = ()
    ask: tuple[ShellLink, ...] = ()
    """Where assistants are asked about a page, with a place for `{markdown}`."""
    connect: str | None = None
    """Address of the page on how an assistant uses the site."""
    slots: tuple[str, ...] = ()
    """Places of the shell that a component of the site fills."""
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
