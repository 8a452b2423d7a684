"""The symbol index: names of pages and of what the API reference documents, as files hold it.

Rows are arrays in the files, since there are thousands of them. `SearchIndex` is loaded first and
is enough for a first answer; the shards that it names hold the rest, family by family, and count
its rows from zero. The pages of a large family are in shards by the beginnings of words, of which a
query loads those that it needs (`SearchShards`).
"""

from collections.abc import Mapping
from typing import Final, Literal

from showfloor.model.api import ApiKind
from showfloor.model.base import Model

SEARCH_VERSION: Final = 7
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
    "type",
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
    low: bool = False
    """Whether it is rarely meant, and comes after others that fit as well."""
    description: str = ""
    """What it is about: shown with a first answer, so it does not wait for the shards."""


class SearchEntry(Model, frozen=True, kw_only=True, array_like=True):
    """An entry of the API reference."""

    name: str
    kind: ApiKind
    href: str
    slug: str
    """Ids of its parts begin with it."""
    deprecated: bool


class SearchShards(Model, frozen=True, kw_only=True):
    """Where the pages of a large product are found by the beginnings of words.

    A key is the beginning of a word; one that ends with a space is a whole word, and one with a
    space inside a word and the words next to it in a name. All keys are sorted.
    """

    folder: str
    """What the name of a file is put after."""
    heads: tuple[str, ...]
    """Keys that more pages have than a shard holds."""
    head_files: tuple[str, ...]
    """Names of the files with the best of these pages, key by key."""
    starts: tuple[str, ...]
    """Keys from which on a shard has all pages, up to the next one."""
    start_files: tuple[str, ...]
    """Names of these shards."""
    spellings: str
    """Site path of `SearchSpellings`."""
    whole: str
    """Site path of a `SearchShard` with all pages, for assistants."""


class SearchProduct(Model, frozen=True, kw_only=True):
    """What one family has; the last product of an index is the site itself and has no name."""

    id: str
    name: str
    status: str = ""
    """In the words of the interface, such as "Maintenance"; empty for a product that goes on."""
    weight: float = 0
    """How much readers who are in no product are led to it, from 0 to 1."""
    words: tuple[str, ...] = ()
    """By which a query may name it, in addition to its name: its packages."""
    pages: tuple[SearchPage, ...] = ()
    """All of them; of a large product only those that are offered before typing."""
    popular: tuple[int, ...] = ()
    """Those of them that most readers come for, as row numbers."""
    shards: SearchShards | None = None
    """Where the pages of a large product are found."""
    entries: tuple[SearchEntry, ...] = ()
    errors: tuple[SearchPage, ...] = ()
    """Pages that each explain an error; its message is among their other names."""
    guides: str | None = None
    """Site path of its `SearchGuides`."""
    members: str | None = None
    """Site path of its `SearchMembers`."""
    icons: str | None = None
    """Site path of its `SearchIcons`."""
    texts: tuple[str, ...] = ()
    """Site paths of the folders with its full text."""


class SearchWeights(Model, frozen=True, kw_only=True):
    """What a score is the sum of. A name itself counts 1; other names count a part of it."""

    match: float
    """All words of a query are in a name."""
    coverage: float
    """All letters of a name are in a query."""
    whole: float
    """A query is a name, and nothing else."""
    product: float
    """It belongs to the reader's product."""
    neutral: float
    """It belongs to a product of weight 1, for a reader who is in none; of others, their share."""
    other_part: float
    """It is a prop or another part of an entry, of a product that is not the reader's."""
    page: float
    """It is the page that the reader is on, or a heading of it."""
    deprecated: float
    low: float
    """It is a page that is rarely meant, or a heading of one."""
    missing: float
    """For each word of a query that nothing of the symbol has."""
    context: float
    """The share of `match` for a word next to a name, not in it."""
    in_parts: float
    """The share of `whole` for the same words in another order."""
    main_name: float
    """A further name of a page: a keyword, or the one component that it documents."""
    other_name: float
    """One of several components that a page documents."""
    section_name: float
    """A heading: headings repeat on many pages."""
    icon_name: float
    """An icon: there is one for every other word."""
    synonym: float
    """The whole score of what is only called so too."""
    synonym_begun: float
    """The same, where the query has only the beginning of the word."""


PageField = Literal[
    "title", "also", "document", "heading", "asked", "phrase", "description", "more"
]
"""A part of a page that has words: its title, keywords, components, headings, ..."""


class SearchPages(Model, frozen=True, kw_only=True):
    """How pages are found by all their fields together (BM25F)."""

    scale: float
    """The score of a page that has all words, each more than enough."""
    together: float
    """What is added where all words are in one passage, such as a heading."""
    saturation: float
    """So much of a word is worth the half of what ever so much is."""
    least: float
    """A page that has less than this share of a query is not found by its fields."""
    least_alone: float
    """The same for a query that no name answers: any page is better than nothing."""
    missing: float
    """Taken off where words of a query are nowhere on a page, while names have all of them."""
    phrase: float
    """What is added for a phrase of which a query is a part, or which it has."""
    phrase_words: int
    """Words of a phrase that a query must have, if it has so many."""
    phrase_share: float
    """The share of a query that a phrase must have."""
    aside: float
    """Taken off where the query is one word that is a name: its bearer comes first."""


class SearchQualities(Model, frozen=True, kw_only=True):
    """How well a word of a query matches a word of a name, from just above 0 to 1."""

    exact: float
    """From here on it is the word itself, perhaps in another number."""
    related: float
    """Another form of the word, such as the verb of a noun."""
    begun: float
    """The beginning of the word; from here on a match is meant, not met by chance."""
    begun_share: float
    """Times the share of the word that is there, on top of `begun`."""
    misspelled: float
    """A word that is only alike."""
    slip: float
    """Less than `misspelled` by this for each slip."""
    unfinished: float
    """Less than `misspelled` by this where only the beginning is alike."""
    alike_in_texts: float
    """What is less alike is not looked for in the texts of pages."""


class SearchLimits(Model, frozen=True, kw_only=True):
    """How much of a query is read, and in how many ways."""

    letters: int
    words: int
    joined: int
    """A query of more words is not read as one name: a name has no more."""
    misspelled: int
    """Words of a longer query are not joined to one that is misspelled."""
    kept: int
    """Results that are looked at closely: a letter finds thousands."""
    slips: tuple[int, ...]
    """A word of this many letters may have one slip, two, three."""
    begun_synonym: int
    """A word of this many letters is also looked for at the beginning of synonyms."""


class SearchRanking(Model, frozen=True, kw_only=True):
    """The rules by which browsers find names and put them in order."""

    weights: SearchWeights
    priors: Mapping[SymbolKind, float]
    """How much a kind of thing is worth by itself."""
    qualities: SearchQualities
    fields: Mapping[PageField, float]
    """How much a word in each field of a page counts."""
    lengths: Mapping[PageField, float]
    """How much less it counts where the field is long, from 0 to 1: the `b` of BM25F."""
    pages: SearchPages
    limits: SearchLimits
    plurals: tuple[tuple[str, str], ...]
    """Endings of plurals and what stands for them; the first that fits counts."""
    endings: tuple[str, ...]
    """What is left without the first that fits is shared by the forms of a word."""
    shortest: int
    """Letters that a plural must have, and a root."""
    hints: Mapping[SymbolKind, tuple[str, ...]]
    """Words by which a reader names the kind of thing that is meant."""
    low_words: tuple[str, ...]
    """Words by which a reader asks for pages that are rarely meant."""
    stop_words: tuple[str, ...]
    """Words that carry no information about what is looked for."""


class SearchIndex(Model, frozen=True, kw_only=True):
    """What is loaded first."""

    version: int = SEARCH_VERSION
    language: str
    ranking: SearchRanking
    text_base: str | None = None
    """Site path of the folder of text that holds the code to read all of them; nothing where no
    text can be searched."""
    products: tuple[SearchProduct, ...]


SearchHeading = str | tuple[str, str]
"""A heading's text, and its id where that is not made of the text as usual."""


class SearchGuide(Model, frozen=True, kw_only=True, array_like=True):
    """More of a page."""

    headings: tuple[SearchHeading, ...]
    asked: tuple[str, ...] = ()
    """What readers ask for, in their words: each is read by itself."""
    more: str = ""
    """Further words that it has or is about, each once."""
    phrases: tuple[str, ...] = ()
    """What is searched for as a whole: messages that it explains, names in its code."""


class SearchGuides(Model, frozen=True, kw_only=True):
    """The pages of one product, in the order in which `SearchProduct.pages` has them."""

    pages: tuple[SearchGuide, ...]


class SearchShard(Model, frozen=True, kw_only=True):
    """Some pages of a large product, with what `SearchGuides` has of them."""

    pages: tuple[SearchPage, ...]
    guides: tuple[SearchGuide, ...]


class SearchSpellings(Model, frozen=True, kw_only=True):
    """The words by which the pages of a large product are found, to correct others by."""

    words: str
    """Sorted, with a space between."""


class SearchMember(Model, frozen=True, kw_only=True, array_like=True):
    """A name that one or several entries of a product have."""

    name: str
    entries: tuple[int, ...]
    """Rows of `SearchProduct.entries`, those first to which the name belongs most."""
    told: tuple[int, ...] = ()
    """Its description in each of these entries: rows of `SearchMembers.texts`, -1 for none. One
    row if all have the same description, no row if none has one."""


class SearchMembers(Model, frozen=True, kw_only=True):
    """Parts of the entries of one product."""

    prop: tuple[SearchMember, ...] = ()
    slot: tuple[SearchMember, ...] = ()
    class_: tuple[SearchMember, ...] = ()
    css_variable: tuple[SearchMember, ...] = ()
    theme_key: tuple[SearchMember, ...] = ()
    type: tuple[SearchMember, ...] = ()
    """Named types that have a place on the pages of these entries."""
    texts: tuple[str, ...] = ()
    """Types with their defaults, as TypeScript has them, each once."""


class SearchIcons(Model, frozen=True, kw_only=True):
    """The icons of one product, of which there are thousands: the last to be loaded."""

    address: str
    """What an icon's name is put after: the address of its dialog."""
    names: tuple[str, ...]
    synonyms: tuple[str, ...]
    """What else people call each, words with a space between; empty where there is nothing."""
