"""Mistakes that only the whole site shows; each check is a pure function over its facts."""

from collections.abc import Callable, Iterator

from showfloor.checks.addresses import check_addresses, unrecorded
from showfloor.checks.anchor_moves import check_anchor_moves
from showfloor.checks.anchors import check_anchors
from showfloor.checks.demos import check_demos
from showfloor.checks.families import check_families
from showfloor.checks.fonts import check_fonts
from showfloor.checks.links import check_links
from showfloor.checks.navigation import check_navigation
from showfloor.checks.redirects import check_redirects
from showfloor.checks.routes import Routes
from showfloor.checks.titles import check_titles
from showfloor.errors import SourceError
from showfloor.model import SiteFacts

__all__ = ["CHECKS", "Check", "run_checks", "unrecorded"]

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
    check_anchor_moves,
    check_addresses,
)


def run_checks(facts: SiteFacts) -> list[SourceError]:
    """Return the mistakes of a site; none means that it can be rendered."""
    routes = Routes(facts)
    return [error for check in CHECKS for error in check(facts, routes)]
