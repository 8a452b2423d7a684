"""Which rows of `redirects.csv` a site is ready for."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

import msgspec

from showfloor.model import Redirect, RedirectRow, SiteFacts
from showfloor.model.redirects import before_names

__all__ = ["StandingRedirects", "site_redirects", "standing_redirects", "waiting_notice"]


class StandingRedirects(NamedTuple):
    """The rows of a site, settled."""

    rows: tuple[RedirectRow, ...]
    """Those that readers follow, in their order."""
    waiting: tuple[RedirectRow, ...]
    """Planned rows whose page is not there yet, or whose old address is still a page."""


def site_redirects(facts: SiteFacts) -> tuple[Redirect, ...]:
    """Return all rows that readers follow, in their order."""
    return tuple(row.redirect for row in standing_redirects(facts).rows)


def standing_redirects(facts: SiteFacts) -> StandingRedirects:
    """Return the rows that lead somewhere; a planned anchor that is missing is left out."""
    anchors = {page.route: page.anchors for page in facts.pages}
    waiting = _waiting(facts.redirects, {*anchors, *facts.files})
    left_out = frozenset(waiting)
    rows = (row for row in facts.redirects if row not in left_out)
    return StandingRedirects(
        tuple(_settled(row, anchors) if row.planned else row for row in rows), waiting
    )


def _waiting(rows: Sequence[RedirectRow], places: Collection[str]) -> tuple[RedirectRow, ...]:
    """Return the rows that wait: a row that leads to such rows alone waits as they do."""
    waiting: tuple[RedirectRow, ...] = ()
    while True:
        left_out = frozenset(waiting)
        below = {*places, *(row.source for row in rows if row not in left_out)}
        more = tuple(row for row in rows if row.planned and _waits(row, places, below))
        if more == waiting:
            return waiting
        waiting = more


def waiting_notice(facts: SiteFacts) -> str | None:
    """Return what to tell somebody who builds about the rows that are left out, if any are."""
    count = len(standing_redirects(facts).waiting)
    if not count:
        return None
    rows = "1 planned redirect waits" if count == 1 else f"{count} planned redirects wait"
    return f"{rows} in {facts.redirects_path} for pages that are not there yet."


def _waits(row: RedirectRow, places: Collection[str], below: Collection[str]) -> bool:
    """Tell whether a row is ahead of the site; one with a wildcard may lead to other rows."""
    if row.source in places:
        return True
    path = row.target_path
    if row.leaves or path in places:
        return False
    prefix = before_names(path)
    return prefix == path or not any(place.startswith(prefix) for place in below)


def _settled(row: RedirectRow, anchors: dict[str, tuple[str, ...]]) -> RedirectRow:
    address, _, anchor = row.target.partition("#")
    known = anchors.get(row.target_path)
    if not anchor or known is None or anchor in known:
        return row
    return msgspec.structs.replace(row, target=address)
