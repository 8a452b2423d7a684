"""Pages that every site has without writing them: no file, no family, in no navigation."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

import msgspec

from showfloor.compile.compiled_page import CompiledPage
from showfloor.compile.producers.product import Product, Sources
from showfloor.compile.record import PageRecord
from showfloor.compile.records import keep_blocks
from showfloor.fingerprint import key_of
from showfloor.markdown import Document
from showfloor.model import Block, NavPlace, Page, ProductIdentity
from showfloor.sources import FrontMatter, RawPage

__all__ = ["EMPTY", "OwnPage", "own_page"]

EMPTY = Page(
    route="",
    title="",
    description="",
    family=None,
    tree="",
    identity=ProductIdentity(product_id=None, category_id=None),
    place=NavPlace(),
    contents=(),
    blocks=(),
    edit_href=None,
    source_path="",
    canonical=None,
    robots="noindex",
)
"""What these pages have in common."""


def own_page(sources: Sources, frame: Page, blocks: tuple[Block, ...] = ()) -> CompiledPage:
    """Return a page that is drawn from `frame` and `blocks` as if somebody had written it."""
    raw = RawPage(
        path="",
        folder="",
        family=None,
        route=frame.route,
        front_matter=FrontMatter(title=frame.title, description=frame.description),
        body="",
        body_line=1,
        digest="",
    )
    key = key_of(frame, blocks)
    keep_blocks(sources.inputs, key, blocks)
    record = PageRecord(key=key, raw=raw, document=Document(blocks=()), demos=())
    tree = sources.config.site.default_tree
    return CompiledPage(msgspec.structs.replace(frame, tree=tree), record)


@dataclass(frozen=True)
class OwnPage(Product):
    """A producer of one such page."""

    page: CompiledPage

    @classmethod
    def produce(cls, sources: Sources) -> Self:
        """Make the page."""
        frame, blocks = cls.drawn(sources.config.messages)
        return cls(own_page(sources, frame, blocks))

    @classmethod
    def drawn(cls, messages: Mapping[str, str]) -> tuple[Page, tuple[Block, ...]]:
        """Return what the page is drawn from, with the texts of the interface."""
        raise NotImplementedError

    def own_pages(self) -> tuple[CompiledPage, ...]:
        """Return the page."""
        return (self.page,)
