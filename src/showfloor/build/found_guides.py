"""How the pages of a product stand in its shard of the search, which an edit of one may change.

A page is found by the words that its text has several times, among others. So what a shard is made
from is said here for those that make it of all pages, and for an edit that puts one page into it.
"""

import dataclasses
from collections.abc import Iterable, Sequence

from showfloor.compile import PageRecord
from showfloor.fingerprint import key_of
from showfloor.model import Model, Page
from showfloor.model.files import SiteFile
from showfloor.search import Guide, shard_path

__all__ = [
    "FoundGuide",
    "FoundGuides",
    "as_shard",
    "guide_key",
    "guide_of",
    "guides_key",
    "guides_path",
]


class FoundGuide(Model, frozen=True, kw_only=True):
    """A page as its product's shard has it."""

    route: str
    key: str
    """Changes with all that the shard tells of it."""
    props: dict[str, tuple[str, ...]] = {}
    """The components and hooks that it is about, each with the names of its props."""


class FoundGuides(Model, frozen=True, kw_only=True):
    """The pages of a product, in the order in which its shard has them."""

    product: str
    around: str
    """A key of what the shard is made from besides them."""
    rows: tuple[FoundGuide, ...]
    in_shards: bool = False
    """Whether the product is too large for one shard. Those by the beginnings of words hold nothing
    that only the text of a page tells, so they have no rows here."""

    @property
    def path(self) -> str:
        """The shard's site path."""
        return guides_path(self.product, guides_key(self.around, (row.key for row in self.rows)))


def guide_of(frame: Page, record: PageRecord, documents: Sequence[str]) -> Guide:
    """Return a page as the search knows it; `documents` are the names that it is found by."""
    matter = record.raw.front_matter
    return Guide(
        frame,
        documents,
        matter.keywords,
        asked=matter.synonyms,
        demos=[demo.source.name for demo in record.demos],
        often=record.raw.often,
        low=matter.search == "low",
    )


def guide_key(guide: Guide) -> str:
    """Return a key of all that a shard tells of a page."""
    page = guide.page
    return key_of(page.route, page.description, page.contents, guide[1:])


def guides_key(around: str, guides: Iterable[str]) -> str:
    """Return the key of a shard; `around` is that of what it is made from besides its pages."""
    return key_of(around, list(guides))


def guides_path(product: str, key: str) -> str:
    """Return the site path of a shard."""
    return shard_path("guides", product, key)


def as_shard(file: SiteFile) -> SiteFile:
    """Return a file as all shards are published."""
    # Not compressed as small as can be: that would take longer than an edit may.
    return dataclasses.replace(file, immutable=True, quick=True)
