"""Everything that a site shows although no author wrote it: a file each, a line each.

`Producer` says what a producer is. Their order is that in which pages are listed, and a producer
may ask for what those above it made.
"""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from showfloor.compile.joins import Joins
from showfloor.compile.producers.api_reference import ApiPages
from showfloor.compile.producers.blog import Blog
from showfloor.compile.producers.catalogs import Catalogs
from showfloor.compile.producers.error_codes import ErrorPages
from showfloor.compile.producers.icons import Icons
from showfloor.compile.producers.not_found import NotFoundPage
from showfloor.compile.producers.notices import NoticesPage
from showfloor.compile.producers.offline import OfflinePage
from showfloor.compile.producers.playgrounds import Playgrounds
from showfloor.compile.producers.producer import PagesRead, Producer, Producers, Sources
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
    "PagesRead",
    "Playgrounds",
    "Producer",
    "Producers",
    "Roots",
    "SearchFields",
    "Sources",
    "pending_all",
    "produce_all",
]

PRODUCERS: tuple[type[Producer], ...] = (
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


def produce_all(sources: Sources, joins: Joins) -> Producers:
    """Have every producer make what the sources ask for, in the order of the list.

    Those that need nothing of the others run beside them: theirs are programs that take seconds.
    Raises what a producer raises, the first in the list.
    """
    thread = ThreadPoolExecutor(1, "producers")
    try:
        beside = {
            one: thread.submit(joins.run, one.produce, sources) for one in PRODUCERS if one.alone
        }
        made = Producers()
        for producer in PRODUCERS:
            if producer in beside:
                one = beside[producer].result()
            else:
                one = joins.run(producer.produce, replace(sources, earlier=made))
            made = Producers((*made, one))
        return made
    finally:
        thread.shutdown(cancel_futures=True)


def pending_all(sources: Sources) -> Producers:
    """Have every producer make what needs no program, in the order of the list."""
    made = Producers()
    for producer in PRODUCERS:
        made = Producers((*made, producer.pending(replace(sources, earlier=made))))
    return made
