"""The page that the offline worker shows where a page can neither be fetched nor was kept."""

from collections.abc import Mapping
from html import escape
from typing import ClassVar, Final

import msgspec

from showfloor.model import Block, Page, Prose
from showfloor.workspace.producers.built_in_page import EMPTY, OwnPage, clicks

__all__ = ["OFFLINE", "OfflinePage"]

OFFLINE: Final = "/offline.html"

# The worker puts links to the pages that it has into the list.
HTML = '<p>{text}</p><ul data-kept{kept}></ul><p><a href=""{again}>{retry}</a></p>'


class OfflinePage(OwnPage):
    """Draws the route `/offline.html`."""

    name: ClassVar[str] = "offline"

    @classmethod
    def drawn(cls, messages: Mapping[str, str]) -> tuple[Page, tuple[Block, ...]]:
        """Return what the page is drawn from."""
        title = messages.get("offline.title", "You are offline")
        text = messages.get("offline.text", "Pages you have visited can still be read.")
        html = HTML.format(
            text=escape(text),
            retry=escape(messages.get("offline.retry", "Try again")),
            kept=clicks("offline", "open", "{href}"),
            again=clicks("offline", "retry"),
        )
        frame = msgspec.structs.replace(
            EMPTY, route=OFFLINE, title=title, description=text, layout="home"
        )
        return frame, (Prose(html=html),)
