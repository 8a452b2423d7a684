"""The page that lists what a query finds; its script answers below a form."""

import msgspec

from showfloor.compile.made_page import MADE, made_page
from showfloor.compile.site import CompiledPage, Site

__all__ = ["SEARCH", "search_page"]

SEARCH = "/search/"


def search_page(site: Site) -> CompiledPage:
    """Return the page that is drawn for the route `/search/`."""
    messages = site.config.messages
    frame = msgspec.structs.replace(
        MADE,
        route=SEARCH,
        title=messages.get("search.title", "Search"),
        description=messages.get("search.text", "Everything that this site documents."),
        script="search",
        robots=None,
    )
    return made_page(site, frame)
