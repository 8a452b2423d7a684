"""The counts of pages, props and icons in the search fields of pages."""

from dataclasses import dataclass
from functools import cached_property
from typing import Self

import msgspec

from showfloor.model.blocks import Block, SearchCounts, SearchFieldBlock
from showfloor.workspace.page_record import Fill, PageFacts
from showfloor.workspace.producers.api_reference import ApiPages
from showfloor.workspace.producers.icon_sets import Icons
from showfloor.workspace.producers.producer import Producer, Producers, Sources


class SearchFill(Fill, frozen=True, kw_only=True):
    """The counts in the search fields of a page."""

    counts: SearchCounts

    def apply(self, blocks: tuple[Block, ...]) -> tuple[Block, ...]:
        """Return the blocks with the counts in its search fields."""
        return tuple(
            msgspec.structs.replace(block, counts=self.counts)
            if isinstance(block, SearchFieldBlock)
            else block
            for block in blocks
        )


@dataclass(frozen=True, eq=False)
class SearchFields(Producer):
    """Counts the results of the search; listed after all producers of pages."""

    authored: int
    """Number of pages that authors wrote."""
    earlier: Producers

    @classmethod
    def produce(cls, sources: Sources) -> Self:
        """Store what `counts` needs; pages of the reference still wait for the sizes of imports."""
        return cls(authored=len(sources.pages), earlier=sources.earlier)

    @cached_property
    def counts(self) -> SearchCounts:
        """Number of all pages, props of the reference, and icons."""
        places = self.earlier.of(ApiPages).reference.places
        return SearchCounts(
            pages=self.authored + sum(len(producer.records) for producer in self.earlier),
            props=sum(place.props for place in places if place.kind == "component"),
            icons=sum(one.count for one in self.earlier.of(Icons).icon_map.blocks.values()),
        )

    def fill(self, page: PageFacts) -> SearchFill | None:
        """Return the counts for a page with a search field."""
        return SearchFill(counts=self.counts) if page.has_search else None
