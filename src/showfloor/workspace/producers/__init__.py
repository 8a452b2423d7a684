"""Producers of pages and parts of pages that no author wrote: one file and one line each.

`Producer` defines what a producer may do. Pages are listed in the order of `PRODUCERS`, and a
producer may use the results of those above it.
"""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from showfloor.workspace.producers.api_reference import ApiPages
from showfloor.workspace.producers.blog import Blog
from showfloor.workspace.producers.built_in_pages import (
    NotFoundPage,
    NoticesPage,
    OfflinePage,
    SearchResultsPage,
)
from showfloor.workspace.producers.catalogs import Catalogs
from showfloor.workspace.producers.changes_pages import ChangesPages
from showfloor.workspace.producers.error_pages import ErrorPages
from showfloor.workspace.producers.icon_sets import Icons
from showfloor.workspace.producers.playgrounds import Playgrounds
from showfloor.workspace.producers.producer import AuthoredPages, Producer, Producers, Sources
from showfloor.workspace.producers.project_roots import ProjectRoots
from showfloor.workspace.producers.search_fields import SearchFields
from showfloor.workspace.state import Memo

__all__ = [
    "PRODUCERS",
    "ApiPages",
    "AuthoredPages",
    "Catalogs",
    "Producer",
    "Producers",
    "ProjectRoots",
    "Sources",
    "pending_all",
    "produce_all",
]

PRODUCERS: tuple[type[Producer], ...] = (
    ApiPages,
    ChangesPages,
    ErrorPages,
    Blog,
    Playgrounds,
    Icons,
    Catalogs,
    ProjectRoots,
    NotFoundPage,
    OfflinePage,
    SearchResultsPage,
    NoticesPage,
    SearchFields,
)


def produce_all(sources: Sources, memo: Memo) -> Producers:
    """Return the results of all producers, in the order of the list.

    Independent producers run in a thread, because their programs take seconds. Raises the error of
    the first producer in the list that has one.
    """
    thread = ThreadPoolExecutor(1, "producers")
    try:
        independent = {
            one: thread.submit(memo.run, one.produce, sources)
            for one in PRODUCERS
            if one.independent
        }
        results = Producers()
        for producer in PRODUCERS:
            if producer in independent:
                one = independent[producer].result()
            else:
                one = memo.run(producer.produce, replace(sources, earlier=results))
            results = Producers((*results, one))
        return results
    finally:
        thread.shutdown(cancel_futures=True)


def pending_all(sources: Sources) -> Producers:
    """Return the results of all producers without programs, in the order of the list."""
    results = Producers()
    for producer in PRODUCERS:
        results = Producers((*results, producer.pending(replace(sources, earlier=results))))
    return results
