"""Everything that a site shows without its having been written: a file each, a line each.

`Product` says what a producer is; their order is that in which pages are listed, and a producer may
ask for what those above it made.
"""

from dataclasses import replace

from showfloor.compile.producers.api_reference import ApiPages
from showfloor.compile.producers.blog import Blog
from showfloor.compile.producers.error_codes import ErrorPages
from showfloor.compile.producers.icons import Icons
from showfloor.compile.producers.not_found import NotFoundPage
from showfloor.compile.producers.notices import NoticesPage
from showfloor.compile.producers.offline import OfflinePage
from showfloor.compile.producers.playgrounds import Playgrounds
from showfloor.compile.producers.product import Product, Products, Sources
from showfloor.compile.producers.search import SearchPage

__all__ = [
    "PRODUCERS",
    "ApiPages",
    "Blog",
    "ErrorPages",
    "Icons",
    "Playgrounds",
    "Product",
    "Products",
    "Sources",
    "produce_all",
]

PRODUCERS: tuple[type[Product], ...] = (
    ApiPages,
    ErrorPages,
    Blog,
    Playgrounds,
    Icons,
    NotFoundPage,
    OfflinePage,
    SearchPage,
    NoticesPage,
)


def produce_all(sources: Sources) -> Products:
    """Have every producer make what the sources ask for, in the order of the list.

    Raises what a producer raises.
    """
    made = Products()
    for producer in PRODUCERS:
        product = producer.produce(replace(sources, earlier=made))
        made = Products((*made, product))
    return made
