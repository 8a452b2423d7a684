"""The page for addresses that lead nowhere; every site has one without writing it."""

from dataclasses import dataclass
from typing import ClassVar, Final, Self

import msgspec

from showfloor.compile.compiled_page import CompiledPage
from showfloor.compile.producers.own_page import EMPTY, own_page
from showfloor.compile.producers.product import Product, Sources

__all__ = ["NOT_FOUND", "NotFoundPage"]

NOT_FOUND: Final = "/404.html"


@dataclass(frozen=True)
class NotFoundPage(Product):
    """Draws the route `/404.html`, its messages from the translations."""

    name: ClassVar[str] = "not-found"
    page: CompiledPage

    @classmethod
    def produce(cls, sources: Sources) -> Self:
        """Make the page."""
        messages = sources.config.messages
        frame = msgspec.structs.replace(
            EMPTY,
            route=NOT_FOUND,
            title=messages.get("notFound.title", "Page not found"),
            description=messages.get("notFound.text", "There is no page at this address."),
            script="notFound",
        )
        return cls(own_page(sources, frame))

    def own_pages(self) -> tuple[CompiledPage, ...]:
        """Return the page."""
        return (self.page,)
