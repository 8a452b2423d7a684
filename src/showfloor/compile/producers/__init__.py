"""Everything that a site shows without its having been written: a file each, a line each.

`Product` says what a producer is; their order is that in which pages are listed, and a producer may
ask for what those above it made.
"""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from showfloor.compile.producers.api_reference import ApiPages
from showfloor.compile.producers.blog import Blog
from showfloor.compile.producers.catalogs import Catalogs
from showfloor.compile.producers.error_codes import ErrorPages
from showfloor.compile.producers.icons import Icons
from showfloor.compile.producers.not_found import NotFoundPage
from showfloor.compile.producers.notices import NoticesPage
from showfloor.compile.producers.offline import OfflinePage
from showfloor.compile.producers.playgrounds import Playgrounds
from showfloor.compile.producers.product import Product, Products, Sources
from showfloor.compile.producers.roots import FamilyRoot, Roots
from showfloor.compile.producers.search import SearchPage
from showfloor.compile.producers.search_fields import SearchFields

__all__ = [
    "PRODUCERS",
    "ApiPages",
    "Blog",
    "Catalogs",
    "ErrorPages",
    "FamilyRoot",
    "Icons",
    "Playgrounds",
    "Product",
    "Products",
    "Roots",
    "SearchFields",
    "Sources",
    "produce_all",
    "sketch_all",
]

PRODUCERS: tuple[type[Product], ...] = (
    ApiPages,
    ErrorPages,
    Blog,
    Playgrounds,
    Icons,
    Catalogs,
    Roots,
    NotFoundPage,
    OfflinePage,
    SearchPage,
    NoticesPage,
    SearchFields,
)


def produce_all(sources: Sources) -> Products:
    """Have every producer make what the sources ask for, in the order of the list.

    Those that need nothing of the others work beside them: theirs are programs that take seconds.
    Raises what a producer raises, the first in the list.
    """
    thread = ThreadPoolExecutor(1, "producers")
    try:
        beside = {one: thread.submit(one.produce, sources) for one in PRODUCERS if one.alone}
        made = Products()
        for producer in PRODUCERS:
            if producer in beside:
                product = beside[producer].result()
            else:
                product = producer.produce(replace(sources, earlier=made))
            made = Products((*made, product))
        return made
    finally:
        thread.shutdown(cancel_futures=True)


def sketch_all(sources: Sources) -> Products:
    """Have every producer make what it can without asking a program, in the order of the list."""
    made = Products()
    for producer in PRODUCERS:
        made = Products((*made, producer.sketched(replace(sources, earlier=made))))
    return made
