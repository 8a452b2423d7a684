"""The page that the offline worker shows where a page can neither be fetched nor was kept."""

from html import escape

import msgspec

from showfloor.compile.clicks import clicks
from showfloor.compile.made_page import MADE, made_page
from showfloor.compile.site import CompiledPage, Site
from showfloor.model import Prose

__all__ = ["OFFLINE", "offline_page"]

OFFLINE = "/offline.html"

# The worker puts links to the pages that it has into the list.
HTML = '<p>{text}</p><ul data-kept{kept}></ul><p><a href=""{again}>{retry}</a></p>'


def offline_page(site: Site) -> CompiledPage:
    """Return the page that is drawn for the route `/offline.html`."""
    messages = site.config.messages
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
        MADE, route=OFFLINE, title=title, description=text, layout="home"
    )
    return made_page(site, frame, (Prose(html=html),))
