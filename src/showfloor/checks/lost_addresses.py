"""Addresses that the site has published and does not have any more."""

from collections.abc import Iterator
from difflib import get_close_matches
from typing import Final

from showfloor.checks.known_addresses import Routes
from showfloor.checks.moved_anchors import fits, moved_to
from showfloor.errors import SourceError
from showfloor.model import CheckedPage, PublishedPage, SiteFacts

__all__ = ["check_addresses", "unrecorded"]

WHY: Final = "it was published: links and bookmarks lead to it"
MOST: Final = 5
"""Lost anchors of one page that are named one by one."""


def check_addresses(facts: SiteFacts, routes: Routes) -> Iterator[SourceError]:
    """Yield an error for each recorded address that is gone and leads nowhere else."""
    for path, published in facts.published.items():
        page = routes.pages.get(path)
        if page is not None:
            yield from _lost_anchors(facts, page, published)
        elif not routes.exists(path) and routes.moved(path) is None:
            yield _lost_page(facts, path, published, routes)


def unrecorded(facts: SiteFacts) -> dict[str, list[str]]:
    """Return what is not in the lock: anchors by path; none of them where the path is new too."""
    found: dict[str, list[str]] = {}
    for page in facts.pages:
        published = facts.published.get(page.route)
        known = published.anchors if published else {}
        new = [anchor for anchor in dict.fromkeys(page.anchors) if anchor not in known]
        if new or published is None:
            found[page.route] = new
    found |= {path: [] for path in facts.files if path not in facts.published}
    return found


def _lost_page(
    facts: SiteFacts, path: str, published: PublishedPage, routes: Routes
) -> SourceError:
    target = routes.nearest(path) or "/its/new/address/"
    return SourceError(
        f"{path} is gone",
        path=facts.published_path,
        line=published.line,
        why=WHY,
        fix=f"bring it back, or lead on from it in {facts.redirects_path}: {path},{target},301",
    )


def _lost_anchors(
    facts: SiteFacts, page: CheckedPage, published: PublishedPage
) -> Iterator[SourceError]:
    gone = published.anchors.keys() - set(page.anchors)
    if not gone:
        return
    moves = [move for move in facts.anchor_moves if fits(move.page, page.route)]
    lost = [
        anchor
        for anchor in sorted(gone, key=published.anchors.__getitem__)
        if moved_to(moves, page.route, anchor, page.anchors) is None
    ]
    for anchor in lost[:MOST]:
        yield _lost_anchor(facts, page, anchor, published.anchors[anchor])
    if more := lost[MOST:]:
        yield _more(facts, page, len(more), published.anchors[more[0]])


def _lost_anchor(facts: SiteFacts, page: CheckedPage, anchor: str, line: int) -> SourceError:
    near = get_close_matches(anchor, page.anchors, n=1, cutoff=0.5)
    row = f"{page.route},{anchor},{near[0] if near else 'top'}"
    return SourceError(
        f"{page.route} has lost its anchor #{anchor}",
        path=facts.published_path,
        line=line,
        why=WHY,
        fix=f"{_back(page, anchor)}say in {facts.anchor_moves_path} where to go instead: {row}",
    )


def _back(page: CheckedPage, anchor: str) -> str:
    """Say how an anchor comes back to its page."""
    if not page.path.endswith(".md"):
        return ""  # what nobody wrote goes and comes with its package
    if anchor[0].isupper():
        return f"bring the demo back to {page.path}, or "
    return f"give a heading of {page.path} this id, as in {{#{anchor}}}, or "


def _more(facts: SiteFacts, page: CheckedPage, more: int, line: int) -> SourceError:
    return SourceError(
        f"{page.route} has lost more of its anchors: {more}",
        path=facts.published_path,
        line=line,
        why="they were published: links and bookmarks lead to them",
        fix=f"if all went the same way, one row of {facts.anchor_moves_path} with * is enough",
    )
