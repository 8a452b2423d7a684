"""The page that lists what a query finds; its script answers below a form."""

from collections.abc import Mapping
from typing import ClassVar, Final

import msgspec

from showfloor.model import Block, Page
from showfloor.workspace.producers.built_in_page import EMPTY, OwnPage

__all__ = ["SEARCH", "SearchPage"]

SEARCH: Final = "/search/"


class SearchPage(OwnPage):
    """Draws the route `/search/`."""

    name: ClassVar[str] = "search"

    @classmethod
    def drawn(cls, messages: Mapping[str, str]) -> tuple[Page, tuple[Block, ...]]:
        """Return what the page is drawn from."""
        frame = msgspec.structs.replace(
            EMPTY,
            route=SEARCH,
            title=messages.get("search.title", "Search"),
            description=messages.get("search.text", "Everything that this site documents."),
            script="search",
            robots=None,
        )
        return frame, ()
