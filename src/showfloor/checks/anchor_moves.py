"""Rows of `anchors.csv` that nobody could follow."""

from collections.abc import Iterator, Mapping

from showfloor.checks.known_addresses import Routes, split_anchor
from showfloor.checks.moved_anchors import fits, moved_to
from showfloor.errors import SourceError
from showfloor.model import AnchorMove, CheckedPage, SiteFacts

__all__ = ["check_anchor_moves"]

Problem = tuple[str, str, str]


def check_anchor_moves(facts: SiteFacts, routes: Routes) -> Iterator[SourceError]:
    """Yield an error for each row that is for no page, never counts, or leads nowhere."""
    by_route = {page.route: page for page in facts.pages}
    for row in facts.anchor_moves:
        pages = _pages_of(row, by_route)
        problem = _no_page(row) if not pages else _never(row, pages) or _nowhere(row, pages, routes)
        if problem:
            what, why, fix = problem
            yield SourceError(what, path=facts.anchor_moves_path, line=row.line, why=why, fix=fix)


def _pages_of(row: AnchorMove, by_route: Mapping[str, CheckedPage]) -> list[CheckedPage]:
    if "*" in row.page:
        return [page for route, page in by_route.items() if fits(row.page, route)]
    return [by_route[row.page]] if row.page in by_route else []


def _no_page(row: AnchorMove) -> Problem:
    return (
        f"{row.page} is no page",
        "nobody comes to it, so the row never counts",
        "correct the page, or remove the row",
    )


def _never(row: AnchorMove, pages: list[CheckedPage]) -> Problem | None:
    if "*" in row.source or any(row.source not in page.anchors for page in pages):
        return None
    return (
        f"{row.page} has the anchor #{row.source}",
        "readers are led there, so the row never counts",
        "remove the row",
    )


def _nowhere(row: AnchorMove, pages: list[CheckedPage], routes: Routes) -> Problem | None:
    if row.target.startswith("/"):
        path, anchor = split_anchor(row.target)
        page = routes.pages.get(path)
        leads = page is not None and (not anchor or anchor in page.anchors)
    elif "*" in row.source:
        leads = any(fits(row.target, anchor) for page in pages for anchor in page.anchors)
    else:
        leads = any(moved_to([row], page.route, row.source, page.anchors) for page in pages)
    if leads:
        return None
    return (
        f"{row.page}#{row.source} leads to {row.target}, which is no place",
        "the reader would stay at the top of the page",
        "correct the third column",
    )
