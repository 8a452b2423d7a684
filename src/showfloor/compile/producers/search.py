"""The page that lists what a query finds; its script answers below a form."""

from dataclasses import dataclass
from typing import ClassVar, Final, Self

import msgspec

from showfloor.compile.compiled_page import CompiledPage
from showfloor.compile.producers.own_page import EMPTY, own_page
from showfloor.compile.producers.product import Product, Sources

__all__ = ["SEARCH", "SearchPage"]

SEARCH: Final = "/search/"


@dataclass(frozen=True)
class SearchPage(Product):
    """Draws the route `/search/`."""

    name: ClassVar[str] = "search"
    page: CompiledPage

    @classmethod
    def produce(cls, sources: Sources) -> Self:
        """Make the page."""
        messages = sources.config.messages
        frame = msgspec.structs.replace(
            EMPTY,
            route=SEARCH,
            title=messages.get("search.title", "Search"),
            description=messages.get("search.text", "Everything that this site documents."),
            script="search",
            robots=None,
        )
        return cls(own_page(sources, frame))

    def own_pages(self) -> tuple[CompiledPage, ...]:
        """Return the page."""
        return (self.page,)
