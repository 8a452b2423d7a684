"""Where in its results the search finds a page: for the `terms` that pages list."""

from typing import Final

from showfloor.model.encoded_address import path_of
from showfloor.search.find import Finder

__all__ = ["FIRST_RESULTS", "rank_of"]

FIRST_RESULTS: Final = 3
"""A page must be among so many for each of its terms."""
LOOKED_AT: Final = 50


def rank_of(finder: Finder, term: str, route: str, product: str | None) -> int | None:
    """Return the place (from 1) at which a page, or a part of it, is found from within a product.

    Nothing where it is not among the first fifty.
    """
    found = finder.find(term, product, limit=LOOKED_AT)
    places = (place for place, one in enumerate(found, 1) if path_of(one.href) == route)
    return next(places, None)
