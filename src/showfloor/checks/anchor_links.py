"""Links to a place in a page that the page does not have."""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Final, get_args
from urllib.parse import unquote

from showfloor.checks.known_addresses import Routes, split_anchor
from showfloor.errors import SourceError
from showfloor.model import CheckedPage, SiteFacts, Styling

__all__ = ["check_anchors"]


# Of a demo's code in a language, and in a styling: `Name.js`, `css-Name.tsx`.
CODE: Final = re.compile(rf"(?:(?:{'|'.join(get_args(Styling))})-)?(?P<demo>.+)\.(?:js|tsx)")


def check_anchors(facts: SiteFacts, routes: Routes) -> Iterator[SourceError]:
    """Yield an error for each link whose page exists, but not the anchor in it."""
    anchors = {page.route: frozenset(page.anchors) for page in facts.pages}
    demos = {page.route: frozenset(demo.name for demo in page.demos) for page in facts.pages}
    for page in facts.pages:
        for link in page.links:
            if "#" not in link.href:
                continue
            path, anchor = split_anchor(link.href)
            target = routes.pages.get(path) if path else page
            if not target or not anchor or unquote(anchor) in anchors[target.route]:
                continue
            if _demo(unquote(anchor)) not in demos[target.route]:
                yield SourceError(
                    f'dead anchor "{link.href}"',
                    path=page.path,
                    line=link.line,
                    why=f"{target.path} has no heading or demo with this id",
                    fix=_fix(unquote(anchor), target),
                )


def _demo(anchor: str) -> str | None:
    match = CODE.fullmatch(anchor)
    return match["demo"] if match else None


def _fix(anchor: str, target: CheckedPage) -> str:
    nearest = get_close_matches(anchor, target.anchors, n=1)
    if nearest:
        return f'did you mean "#{nearest[0]}"?'
    return f"correct the anchor, or give the heading the id {{#{anchor}}}"
