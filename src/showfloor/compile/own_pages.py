"""The pages that every site has without writing them."""

from showfloor.compile.not_found import NOT_FOUND, not_found_page
from showfloor.compile.offline_page import OFFLINE, offline_page
from showfloor.compile.search_page import SEARCH, search_page
from showfloor.compile.site import CompiledPage, Site

__all__ = ["own_pages"]


def own_pages(site: Site) -> dict[str, CompiledPage]:
    """Return these pages by route."""
    return {
        NOT_FOUND: not_found_page(site),
        OFFLINE: offline_page(site),
        SEARCH: search_page(site),
    }
