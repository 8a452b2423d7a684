"""The page that the offline worker shows where a page can neither be fetched nor was kept."""

from dataclasses import dataclass
from html import escape
from typing import ClassVar, Final, Self

import msgspec

from showfloor.compile.clicks import clicks
from showfloor.compile.compiled_page import CompiledPage
from showfloor.compile.producers.own_page import EMPTY, own_page
from showfloor.compile.producers.product import Product, Sources
from showfloor.model import Prose

__all__ = ["OFFLINE", "OfflinePage"]

OFFLINE: Final = "/offline.html"

# The worker puts links to the pages that it has into the list.
HTML = '<p>{text}</p><ul data-kept{kept}></ul><p><a href=""{again}>{retry}</a></p>'


@dataclass(frozen=True)
class OfflinePage(Product):
    """Draws the route `/offline.html`."""

    name: ClassVar[str] = "offline"
    page: CompiledPage

    @classmethod
    def produce(cls, sources: Sources) -> Self:
        """Make the page."""
        messages = sources.config.messages
        title = messages.get("offline.title", "You are offline")
        text = messages.get("offline.text", "Pages you have visited can still be read.")
        retry = messages.get("offline.retry", "Try again")
        html = HTML.format(
            text=escape(text),
            retry=escape(retry),
            kept=clicks("offline", "open", "{href}"),
            again=clicks("offline", "retry"),
        )
        frame = msgspec.structs.replace(
            EMPTY, route=OFFLINE, title=title, description=text, layout="home"
        )
        return cls(own_page(sources, frame, (Prose(html=html),)))

    def own_pages(self) -> tuple[CompiledPage, ...]:
        """Return the page."""
        return (self.page,)
