"""A compiled site: what all pages share, every page's frame, and the way to its blocks."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from showfloor.compile.bundled import Bundled
from showfloor.compile.compiled_page import CompiledPage
from showfloor.compile.inputs import Inputs
from showfloor.compile.producers import Product, Products
from showfloor.compile.record import PageRecord
from showfloor.compile.records import kept_blocks, read_blocks
from showfloor.compile.whole_page import complete_page
from showfloor.config import SiteConfig
from showfloor.model import Block, NavTree, Page, ShellModel, SiteFacts, Work

__all__ = ["Site"]

P = TypeVar("P", bound=Product)


@dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    """Everything that a site is made of, before anything is drawn."""

    inputs: Inputs
    config: SiteConfig
    shell: ShellModel
    trees: tuple[NavTree, ...]
    """The navigation of each product. A page shows that of its own alone."""
    facts: SiteFacts
    pages: dict[str, CompiledPage]
    """By route."""
    own_pages: Mapping[str, CompiledPage]
    """Pages that every site has and nothing lists, by route."""
    products: Products
    """What the producers made."""
    stamps: dict[str, str]
    """Digest of every source file, by path relative to the site's folder."""

    def made_by(self, producer: type[P]) -> P:
        """Return what a producer made."""
        return self.products.of(producer)

    def page(self, route: str) -> Page:
        """Return a whole page by its route."""
        return self.complete(self.pages[route])

    def blocks(self, record: PageRecord) -> tuple[Block, ...]:
        """Return what a page says, from the cache or else from what it is made of."""
        blocks = kept_blocks(self.inputs, record.key)
        return self._blocks_anew(record) if blocks is None else blocks

    def complete(self, page: CompiledPage) -> Page:
        """Return a page with its blocks and demos, from the cache or else from its files."""
        blocks = self.blocks(page.record)
        for product in self.products:
            blocks = product.fill(page, blocks)
        return complete_page(self.inputs, self.config, page, blocks)

    def with_release_pages(self, works: Sequence[Work]) -> "Site":
        """Return the site with the pages about a release; `works` of others are bundled with it.

        Raises `SourceError` where somebody has written a page at the address of one of them.
        """
        pages = dict(self.pages)
        for product in self.products:
            pages |= {p.frame.route: p for p in product.pages_of_release(works, self.pages)}
        return replace(self, pages=pages)

    @property
    def bundled(self) -> Bundled:
        """What the frontend is bundled from."""
        pages = self.pages.values()
        return Bundled(
            config=self.config,
            products=self.products,
            demos=tuple(demo.source for page in pages for demo in page.record.demos),
            stamps=self.stamps,
        )

    def _blocks_anew(self, record: PageRecord) -> tuple[Block, ...]:
        made = (product.blocks(record) for product in self.products)
        blocks = next((one for one in made if one is not None), None)
        return read_blocks(self.config, record) if blocks is None else blocks
