"""What a Markdown body becomes: its blocks, and what they refer to."""

from typing import Literal

from showfloor.markdown.sections import Section
from showfloor.model.base import Model
from showfloor.model.blocks import Block, Heading, SearchExample

CodeView = Literal["preview", "expanded", "hidden"]
"""How much of the code of a demo is visible at first."""


class LinkUse(Model, frozen=True, kw_only=True):
    """A link in text, a table, a callout or a feature list."""

    href: str
    """As it is in the HTML: percent-encoded, not resolved."""
    line: int


class ImageUse(Model, frozen=True, kw_only=True):
    """An image of the site's `public/` folder."""

    src: str
    line: int


class DemoUse(Model, frozen=True, kw_only=True):
    """A demo that the page shows."""

    name: str
    id: str
    """The same as in the page's `DemoBlock`."""
    client_only: bool
    line: int
    code: CodeView = "preview"
    """How much of its code shows at first."""
    named: tuple[str, ...] = ()
    """What may be names of props among the inline code of its section, sorted."""
    section: str = ""
    """Heading of that section, without markup; empty before the first."""
    fails: bool = False
    """Whether it throws on purpose."""
    stories: str = ""
    """Name, without its ending, of the file whose story of this name it is written from."""


class ComponentUse(Model, frozen=True, kw_only=True):
    """A component of the site's own that the page shows."""

    name: str
    live: bool
    line: int


class CatalogUse(Model, frozen=True, kw_only=True):
    """A catalog, or a group of it, that the page shows."""

    group: str
    line: int


class CheckedCode(Model, frozen=True, kw_only=True):
    """Code that must compile."""

    language: str
    source: str
    """Lines that are shown as removed are empty."""
    line: int
    """Of the code's first line, so that an error in its line n is in the file's line + n - 1."""


class Document(Model, frozen=True, kw_only=True):
    """A parsed body. Everything is in the order of the text."""

    blocks: tuple[Block, ...]
    sections: tuple[Section, ...] = ()
    lead: str = ""
    """The paragraph that the page begins with, as HTML without its tags."""
    headings: tuple[Heading, ...] = ()
    """Also those inside containers."""
    links: tuple[LinkUse, ...] = ()
    images: tuple[ImageUse, ...] = ()
    demos: tuple[DemoUse, ...] = ()
    components: tuple[ComponentUse, ...] = ()
    directives: tuple[str, ...] = ()
    """Names of the site's own directives that it uses, without colons, sorted."""
    checked: tuple[CheckedCode, ...] = ()
    icons: tuple[int, ...] = ()
    """Lines of the icon sets that the page shows."""
    catalogs: tuple[CatalogUse, ...] = ()
    searches: tuple[SearchExample, ...] = ()
    """What its search fields give as examples."""
