"""What the search fields of pages say of how much there is to be found."""

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Self

import msgspec

from showfloor.compile.compiled_page import CompiledPage
from showfloor.compile.producers.api_reference import ApiPages
from showfloor.compile.producers.icons import Icons
from showfloor.compile.producers.product import Product, Products, Sources
from showfloor.model import Block, SearchCounts, SearchFieldBlock

__all__ = ["SearchFields"]


@dataclass(frozen=True)
class SearchFields(Product):
    """Counts what the search finds; stands below all that make pages."""

    name: ClassVar[str] = "search-fields"

    written: int
    """How many pages are."""
    earlier: Products

    @classmethod
    def produce(cls, sources: Sources) -> Self:
        """Remember who is to be counted: pages of the reference wait for what imports cost."""
        return cls(written=len(sources.records), earlier=sources.earlier)

    @cached_property
    def counts(self) -> SearchCounts:
        """How many pages there are, and what the reference and the icon sets hold."""
        places = self.earlier.of(ApiPages).reference.places
        return SearchCounts(
            pages=self.written + sum(len(product.records()) for product in self.earlier),
            props=sum(place.props for place in places if place.kind == "component"),
            icons=sum(one.count for one in self.earlier.of(Icons).sets.values()),
        )

    def fill(self, page: CompiledPage, blocks: tuple[Block, ...]) -> tuple[Block, ...]:
        """Return a page's blocks with the counts in its search fields."""
        if not page.record.document.searches:
            return blocks
        return tuple(
            msgspec.structs.replace(block, counts=self.counts)
            if isinstance(block, SearchFieldBlock)
            else block
            for block in blocks
        )
