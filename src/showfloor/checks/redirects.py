"""Redirects that do not end at a page."""

from collections.abc import Iterator

from showfloor.checks.known_addresses import Routes, split_anchor
from showfloor.errors import SourceError
from showfloor.model.page_facts import SiteFacts
from showfloor.model.redirects import RedirectRow, before_names

Problem = tuple[str, str, str]


def check_redirects(facts: SiteFacts, routes: Routes) -> Iterator[SourceError]:
    """Yield an error for each row that repeats another, hides a page or misses its target."""
    lines: dict[str, int] = {}
    for row in facts.redirects:
        first = lines.setdefault(row.source, row.line)
        if problem := _problem(row, first, routes):
            what, why, fix = problem
            yield SourceError(what, path=facts.redirects_path, line=row.line, why=why, fix=fix)


def _problem(row: RedirectRow, first: int, routes: Routes) -> Problem | None:
    """Return the problem of a row; `first` is the line of the first one with its source."""
    if first != row.line:
        return (
            f"a second redirect from {row.source}",
            f"line {first} redirects it already, so this one never counts",
            "remove one of the two",
        )
    if routes.exists(row.source):
        return (
            f"{row.source} is a page",
            "a redirect from it would make the page unreachable",
            "remove the redirect",
        )
    if routes.is_elsewhere(row.target):
        return None
    path, anchor = split_anchor(row.target)
    if before_names(path) != path:
        return _pattern_target(row, path, routes)
    if not routes.exists(path):
        return _chain(row, path, routes) or _missing(row, path, routes)
    page = routes.pages.get(path)
    if anchor and page and anchor not in page.anchors:
        return (
            f"{path} has no anchor #{anchor}",
            "the reader would land at the top of the page instead",
            "correct the anchor, or leave it out",
        )
    return None


def _chain(row: RedirectRow, path: str, routes: Routes) -> Problem | None:
    following = routes.redirects.match(path)
    if following is None:
        return None
    line, target = following.row.line, following.row.target
    return _loop(row, routes) or (
        f"the redirect from {row.source} leads to another redirect",
        f"line {line} takes {path} to {target}; each step costs time",
        "redirect straight to the last address",
    )


def _loop(row: RedirectRow, routes: Routes) -> Problem | None:
    """Follow the rows from this one until a page, or until they come round."""
    seen: set[str] = set()
    following = row
    while following.source not in seen:
        seen.add(following.source)
        path = following.target_path
        found = None if routes.exists(path) else routes.redirects.match(path)
        if found is None:
            return None
        following = found.row
    return (
        f"the redirect from {row.source} never ends at a page",
        f"it comes back to {following.source}; a browser would go round until it gives up",
        "let one of the rows lead to a page",
    )


def _missing(row: RedirectRow, path: str, routes: Routes) -> Problem | None:
    nearest = routes.nearest(path)
    return (
        f"the redirect from {row.source} leads to {path}, which is no page",
        "the reader would end at a page that does not exist",
        f'did you mean "{nearest}"?' if nearest else "correct the target, or remove the row",
    )


def _pattern_target(row: RedirectRow, path: str, routes: Routes) -> Problem | None:
    """Check that a row with a wildcard leads to one page at least, or to another row."""
    prefix = before_names(path)
    if loop := _loop(row, routes):
        return loop
    if any(route.startswith(prefix) for route in routes.pages) or routes.redirects.match(prefix):
        return None
    return (
        f"the redirect from {row.source} leads below {prefix}, where no page is",
        "every reader would end at a page that does not exist",
        "correct the target, or remove the row",
    )
