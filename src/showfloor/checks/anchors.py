"""Links to a place in a page that the page does not have."""

from collections.abc import Iterator
from difflib import get_close_matches
from urllib.parse import unquote

from showfloor.checks.routes import Routes, split_anchor
from showfloor.errors import SourceError
from showfloor.model import PageFacts, SiteFacts

__all__ = ["check_anchors"]


def check_anchors(facts: SiteFacts, routes: Routes) -> Iterator[SourceError]:
    """Yield an error for each link whose page exists, but not the anchor in it."""
    anchors = {page.route: frozenset(page.anchors) for page in facts.pages}
    for page in facts.pages:
        for link in page.links:
            path, anchor = split_anchor(link.href)
            target = routes.pages.get(path) if path else page
            if target and anchor and unquote(anchor) not in anchors[target.route]:
                yield SourceError(
                    f'dead anchor "{link.href}"',
                    path=page.path,
                    line=link.line,
                    why=f"{target.path} has no heading or demo with this id",
                    fix=_fix(unquote(anchor), target),
                )


def _fix(anchor: str, target: PageFacts) -> str:
    nearest = get_close_matches(anchor, target.anchors, n=1)
    if nearest:
        return f'did you mean "#{nearest[0]}"?'
    return f"correct the anchor, or give the heading the id {{#{anchor}}}"
