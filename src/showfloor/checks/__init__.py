"""Mistakes of a site that compiles.

The checks of this folder compare facts of the whole site, each a pure function; those of
`showfloor.page_checks` read the text of one page.
"""

from collections.abc import Callable, Iterator

from showfloor.checks.addresses import (
    check_addresses,
    check_published_files,
    check_server_paths,
    unrecorded,
)
from showfloor.checks.anchors import check_anchor_moves, check_anchors
from showfloor.checks.known_addresses import Routes
from showfloor.checks.links import check_links
from showfloor.checks.migrations import migration_mistakes
from showfloor.checks.navigation import check_families, check_navigation
from showfloor.checks.page_facts import check_demos, check_fonts, check_titles
from showfloor.checks.redirects import check_redirects
from showfloor.errors import SourceError
from showfloor.model.page_facts import SiteFacts
from showfloor.page_checks import documented_mistakes, page_mistakes
from showfloor.workspace import ApiPages, Site

__all__ = [
    "CHECKS",
    "Check",
    "Routes",
    "migration_mistakes",
    "mistakes_of",
    "run_checks",
    "unrecorded",
]

Check = Callable[[SiteFacts, Routes], Iterator[SourceError]]

CHECKS: tuple[Check, ...] = (
    check_families,
    check_navigation,
    check_links,
    check_anchors,
    check_titles,
    check_demos,
    check_fonts,
    check_redirects,
    check_server_paths,
    check_published_files,
    check_anchor_moves,
    check_addresses,
)


def run_checks(facts: SiteFacts) -> list[SourceError]:
    """Return the mistakes of a site; none means that it can be rendered."""
    return _run(facts, Routes(facts))


def mistakes_of(site: Site) -> list[SourceError]:
    """Return the mistakes that stop a build: of the whole site, and in the text of pages."""
    routes = Routes(site.facts)
    return [
        *_run(site.facts, routes),
        *documented_mistakes(site),
        *site.made_by(ApiPages).mistakes,
        *migration_mistakes(site),
        *page_mistakes(site),
    ]


def _run(facts: SiteFacts, routes: Routes) -> list[SourceError]:
    return [error for check in CHECKS for error in check(facts, routes)]
