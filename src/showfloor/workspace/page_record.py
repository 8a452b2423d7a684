"""A page between two updates: facts for the whole site, a body for the page alone, a `SitePage`.

Navigation, the API reference, catalogs, lists, search, feeds and checks take `PageFacts`, so that
the type checker refuses a dependency on anything else. If the facts of a page are equal before and
after an edit, only the page itself is made again.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from showfloor.demos import DemoSource
from showfloor.fingerprint import key_of
from showfloor.markdown import CheckedCode
from showfloor.markdown.document import CodeView
from showfloor.model.base import Model
from showfloor.model.blocks import Block, Heading
from showfloor.model.page import Page, is_found
from showfloor.model.placeholders import Placeholder
from showfloor.sources import PAGE, FrontMatter

PAGES: Final = "pages/"
"""Folder of the pages that authors write, in the site's folder."""


class DemoFacts(Model, frozen=True, kw_only=True):
    """A demo of a page, without its code."""

    section: str = ""
    """Heading of the section that it is in, without markup; empty before the first."""
    source: DemoSource
    """Its files have paths and no text."""
    fails: bool = False
    """Whether it throws on purpose, to show what readers see then."""

    @property
    def id(self) -> str:
        """Id of the demo in its page."""
        return self.source.id

    @property
    def name(self) -> str:
        """Name of its file or folder."""
        return self.source.name


class PageFacts(Model, frozen=True, kw_only=True):
    """Facts of a page that the rest of a site may use."""

    path: str
    """The Markdown file, or the file from which the page is generated, relative to the site."""
    family: str | None = None
    route: str
    front_matter: FrontMatter
    minutes: int = 1
    """About how long it takes to read."""
    frequent_words: tuple[str, ...] = ()
    """Words that its text has several times, sorted; the search finds the page by them."""
    phrases: tuple[str, ...] = ()
    """Messages that it explains, and names in its code; readers search for them as a whole."""
    augmented: tuple[str, ...] = ()
    """Interfaces of other modules that its code extends."""
    named: dict[str, str] = {}
    """On a page about an update, the names in its code: each with the id of its section, which is
    empty above the first heading."""
    beside: tuple[str, ...] = ()
    """The other files of the folder, relative to it, without those of pages below it."""
    lead: str = ""
    """The paragraph that the page begins with, as HTML."""
    headings: tuple[Heading, ...] = ()
    anchors: tuple[str, ...] = ()
    """Further ids of generated pages that can be linked to, besides headings and demos."""
    links: tuple[str, ...] = ()
    images: tuple[str, ...] = ()
    demos: tuple[DemoFacts, ...] = ()
    icons: int = 0
    """How many icon sets it shows."""
    catalogs: tuple[str, ...] = ()
    """The group of each catalog that it shows; empty text for all groups."""
    has_search: bool = False
    """Whether it has a search field."""

    @property
    def folder(self) -> str:
        """The folder of an author's page, relative to `pages/`; demos lie there."""
        return self.path.removeprefix(PAGES).removesuffix(f"/{PAGE}")

    @property
    def generated(self) -> bool:
        """Whether it has no Markdown file from which its blocks can be read again."""
        return not self.path.startswith(PAGES)

    @property
    def title(self) -> str:
        """Title of the page."""
        return self.front_matter.title

    @property
    def documented(self) -> tuple[str, ...]:
        """Names of the components and hooks that it documents, or introduces only."""
        return tuple(dict.fromkeys((*self.subjects, *self.front_matter.introduces)))

    @property
    def subjects(self) -> tuple[str, ...]:
        """Names of the components and hooks that it documents."""
        return (*self.front_matter.components, *self.front_matter.hooks)

    @property
    def is_found(self) -> bool:
        """Whether a search may find it."""
        return is_found(self.front_matter.robots)


class PageLines(Model, frozen=True, kw_only=True):
    """Line in the file of each link, image, icon set and catalog of the facts; for messages."""

    links: tuple[int, ...] = ()
    images: tuple[int, ...] = ()
    icons: tuple[int, ...] = ()
    catalogs: tuple[int, ...] = ()


class DemoBody(Model, frozen=True, kw_only=True):
    """The part of a demo that only its page uses; in the order of `PageFacts.demos`."""

    key: str
    """Key of the demo's model in the cache; changes with any of its files."""
    line: int
    code: CodeView
    """How much of its code is visible at first."""


class PageBody(Model, frozen=True, kw_only=True):
    """The part of a page that only the page itself uses. Its blocks are cached under `key`."""

    key: str
    """Changes with the page, its other files, its family, the engine, the installed packages, and
    the program that derives JavaScript."""
    digest: str = ""
    """Of the Markdown file."""
    demos: tuple[DemoBody, ...] = ()
    components: tuple[str, ...] = ()
    """Names of the site's own components that it shows."""
    elsewhere: tuple[str, ...] = ()
    """Files outside its folder that it is made of: rules of its directives, and what its demos
    share with those of other pages; sorted."""
    lines: PageLines = PageLines()
    checked: tuple[CheckedCode, ...] = ()
    """Code blocks that must compile."""
    placeholders: tuple[Placeholder, ...] = ()
    """Those in its file and in the files of its demos."""


class PageRecord(Model, frozen=True, kw_only=True):
    """A page without its text and blocks."""

    facts: PageFacts
    body: PageBody


class Fill(Model, frozen=True):
    """A value that a producer adds to an author's page; it is part of the page's content key."""

    def apply(self, blocks: tuple[Block, ...]) -> tuple[Block, ...]:
        """Return the blocks of a page with this value added."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class SitePage:
    """A page without its blocks, which most pages of a build never need."""

    frame: Page
    """The page without blocks and demos."""
    facts: PageFacts
    body: PageBody
    fills: Sequence[Fill] = ()

    @property
    def route(self) -> str:
        """Site path of the page."""
        return self.frame.route

    @property
    def demos(self) -> list[tuple[DemoFacts, DemoBody]]:
        """Facts and body of each demo."""
        return list(zip(self.facts.demos, self.body.demos, strict=True))

    @cached_property
    def content_key(self) -> str:
        """Key of everything that the page shows; all outputs of its content are cached under it."""
        fills = [(type(fill).__name__, fill) for fill in self.fills]
        return key_of(self.frame, self.body.key, fills)

    def fill(self, blocks: tuple[Block, ...]) -> tuple[Block, ...]:
        """Return the blocks of the page's file with the additions of producers."""
        for fill in self.fills:
            blocks = fill.apply(blocks)
        return blocks
