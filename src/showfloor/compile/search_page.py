"""The page that lists what a query finds; its script answers below a form."""

import msgspec

from showfloor.compile.made_page import MADE, made_page
from showfloor.compile.site import CompiledPage, Site

__all__ = ["SEARCH", "search_page"]

SEARCH = "/search/"


def search_page(site: Site) -> CompiledPage:
    """Return the page that is drawn for the route `/search/`."""
    words = site.config.words
    frame = msgspec.structs.replace(
        MADE,
        route=SEARCH,
        title=words.get("search.title", "Search"),
        description=words.get("search.text", "Everything that this site documents."),
        script="search",
        robots=None,
    )
    return made_page(site, frame)
