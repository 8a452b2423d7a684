"""The page for addresses that lead nowhere; every site has one without writing it."""

import msgspec

from showfloor.compile.made_page import MADE, made_page
from showfloor.compile.site import CompiledPage, Site

__all__ = ["NOT_FOUND", "not_found_page"]

NOT_FOUND = "/404.html"


def not_found_page(site: Site) -> CompiledPage:
    """Return the page that is drawn for the route `/404.html`, its words from the translations."""
    messages = site.config.messages
    frame = msgspec.structs.replace(
        MADE,
        route=NOT_FOUND,
        title=messages.get("notFound.title", "Page not found"),
        description=messages.get("notFound.text", "There is no page at this address."),
        script="notFound",
    )
    return made_page(site, frame)
