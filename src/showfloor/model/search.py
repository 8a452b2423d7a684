"""The symbol index: names of pages and of what the API reference documents, as files hold it.

Rows are arrays in the files, since there are thousands of them. `SearchIndex` is loaded first and
is enough for a first answer; the shards that it names hold the rest, family by family, and count
its rows from zero.
"""

from typing import Final, Literal

from showfloor.model.api import ApiKind
from showfloor.model.base import Model

__all__ = [
    "SEARCH_VERSION",
    "SearchEntry",
    "SearchGuide",
    "SearchGuides",
    "SearchHeading",
    "SearchIcons",
    "SearchIndex",
    "SearchMember",
    "SearchMembers",
    "SearchPage",
    "SearchProduct",
    "SymbolKind",
]

SEARCH_VERSION: Final = 1
"""Raised whenever scripts of an older release could no longer read the index."""

SymbolKind = Literal[
    "guide",
    "component",
    "hook",
    "interface",
    "section",
    "prop",
    "slot",
    "class",
    "css-variable",
    "theme-key",
    "error",
    "icon",
]


class SearchPage(Model, frozen=True, kw_only=True, array_like=True):
    """A page that somebody wrote, or a list of a reference."""

    title: str
    route: str
    also: tuple[str, ...]
    """Other names that it goes by: that of the product which it introduces, its keywords."""
    documents: tuple[str, ...]
    """Components and hooks that it is about."""


class SearchEntry(Model, frozen=True, kw_only=True, array_like=True):
    """An entry of the API reference."""

    name: str
    kind: ApiKind
    href: str
    slug: str
    """Ids of its parts begin with it."""
    deprecated: bool


class SearchProduct(Model, frozen=True, kw_only=True):
    """What one family has; the last product of an index is the site itself and has no name."""

    id: str
    name: str
    words: tuple[str, ...] = ()
    """By which a query may name it, beside its name: its packages."""
    pages: tuple[SearchPage, ...] = ()
    entries: tuple[SearchEntry, ...] = ()
    errors: tuple[SearchPage, ...] = ()
    """Pages that each explain an error; what it says is among their other names."""
    guides: str | None = None
    """Site path of its `SearchGuides`."""
    members: str | None = None
    """Site path of its `SearchMembers`."""
    icons: str | None = None
    """Site path of its `SearchIcons`."""
    texts: tuple[str, ...] = ()
    """Site paths of the folders with its full text."""


class SearchIndex(Model, frozen=True, kw_only=True):
    """What is loaded first."""

    version: int = SEARCH_VERSION
    language: str
    hints: dict[str, tuple[str, ...]]
    """Words by which a reader says what kind of thing is meant, by `SymbolKind`."""
    stop_words: tuple[str, ...]
    """Words that say nothing about what is looked for."""
    text_base: str | None = None
    """Site path of the folder of text that holds the code to read all of them; nothing where no
    text can be searched."""
    products: tuple[SearchProduct, ...]


SearchHeading = str | tuple[str, str]
"""A heading's text, and its id where that is not made of the text as usual."""


class SearchGuide(Model, frozen=True, kw_only=True, array_like=True):
    """More of a page."""

    description: str
    headings: tuple[SearchHeading, ...]


class SearchGuides(Model, frozen=True, kw_only=True):
    """The pages of one product, in the order in which `SearchProduct.pages` has them."""

    pages: tuple[SearchGuide, ...]


class SearchMember(Model, frozen=True, kw_only=True, array_like=True):
    """A name that one or several entries of a product have."""

    name: str
    entries: tuple[int, ...]
    """Rows of `SearchProduct.entries`, those first to which the name belongs most."""


class SearchMembers(Model, frozen=True, kw_only=True):
    """Parts of the entries of one product."""

    prop: tuple[SearchMember, ...] = ()
    slot: tuple[SearchMember, ...] = ()
    class_: tuple[SearchMember, ...] = ()
    css_variable: tuple[SearchMember, ...] = ()
    theme_key: tuple[SearchMember, ...] = ()


class SearchIcons(Model, frozen=True, kw_only=True):
    """The icons of one product, of which there are thousands: the last to be loaded."""

    address: str
    """What an icon's name is put after: the address of its dialog."""
    names: tuple[str, ...]
    synonyms: tuple[str, ...]
    """What else people call each, words with a space between; empty where there is nothing."""
