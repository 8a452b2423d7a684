"""Everything that a site shows although no author wrote it: a file each, a line each.

`Producer` says what a producer is. Their order is that in which pages are listed, and a producer
may ask for what those above it made.
"""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from showfloor.workspace.memo import Memo
from showfloor.workspace.producers.api_reference import ApiPages
from showfloor.workspace.producers.blog import Blog
from showfloor.workspace.producers.built_in_pages import NotFoundPage, OfflinePage, SearchPage
from showfloor.workspace.producers.catalogs import Catalogs
from showfloor.workspace.producers.error_pages import ErrorPages
from showfloor.workspace.producers.icon_sets import Icons
from showfloor.workspace.producers.notices_page import NoticesPage
from showfloor.workspace.producers.playgrounds import Playgrounds
from showfloor.workspace.producers.producer import PagesRead, Producer, Producers, Sources
from showfloor.workspace.producers.project_roots import FamilyRoot, ProjectRoots
from showfloor.workspace.producers.search_fields import SearchFields

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
    "ProjectRoots",
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
    ProjectRoots,
    NotFoundPage,
    OfflinePage,
    SearchPage,
    NoticesPage,
    SearchFields,
)


def produce_all(sources: Sources, joins: Memo) -> Producers:
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
