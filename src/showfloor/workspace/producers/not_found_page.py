"""The page for addresses that lead nowhere; every site has one without writing it."""

from collections.abc import Mapping
from typing import ClassVar, Final

import msgspec

from showfloor.model import Block, Page
from showfloor.workspace.producers.built_in_page import EMPTY, OwnPage

__all__ = ["NOT_FOUND", "NotFoundPage"]

NOT_FOUND: Final = "/404.html"


class NotFoundPage(OwnPage):
    """Draws the route `/404.html`, its messages from the translations."""

    name: ClassVar[str] = "not-found"

    @classmethod
    def drawn(cls, messages: Mapping[str, str]) -> tuple[Page, tuple[Block, ...]]:
        """Return what the page is drawn from."""
        frame = msgspec.structs.replace(
            EMPTY,
            route=NOT_FOUND,
            title=messages.get("notFound.title", "Page not found"),
            description=messages.get("notFound.text", "There is no page at this address."),
            script="notFound",
        )
        return frame, ()
