"""Links and moves of anchors: places in a page that are not there."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from typing import Final
from urllib.parse import unquote

from showfloor.checks.known_addresses import Routes, split_anchor
from showfloor.errors import SourceError
from showfloor.model.page_facts import AnchorMove, CheckedPage, SiteFacts

TOP: Final = "top"
"""Anchor that every page has."""

WORD_START: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")

Problem = tuple[str, str, str]
"""What is wrong, why, and the fix."""


def check_anchors(facts: SiteFacts, routes: Routes) -> Iterator[SourceError]:
    """Yield an error for each link whose page exists, but not the anchor in it."""
    anchors = {page.route: frozenset(page.anchors) for page in facts.pages}
    for page in facts.pages:
        for link in page.links:
            if "#" not in link.href:
                continue
            path, anchor = split_anchor(link.href)
            target = routes.pages.get(path) if path else page
            if not target or not anchor or unquote(anchor) in anchors[target.route]:
                continue
            if _demo_of_code(unquote(anchor), facts.stylings) not in target.demos:
                yield SourceError(
                    f'dead anchor "{link.href}"',
                    path=page.path,
                    line=link.line,
                    why=f"{target.path} has no heading or demo with this id",
                    fix=_anchor_fix(unquote(anchor), target),
                )


def _demo_of_code(anchor: str, stylings: Collection[str]) -> str | None:
    """Return the demo of an anchor of code, in a language and perhaps a styling: `css-Name.tsx`."""
    form, _, language = anchor.rpartition(".")
    styling, _, demo = form.partition("-")
    if language not in ("js", "tsx"):
        return None
    return demo if styling in stylings else form


def _anchor_fix(anchor: str, target: CheckedPage) -> str:
    nearest = get_close_matches(anchor, target.anchors, n=1)
    if nearest:
        return f'did you mean "#{nearest[0]}"?'
    return f"correct the anchor, or give the heading the id {{#{anchor}}}"


def check_anchor_moves(facts: SiteFacts, routes: Routes) -> Iterator[SourceError]:
    """Yield an error for each row that is for no page, never counts, or leads nowhere."""
    by_route = {page.route: page for page in facts.pages}
    for row in facts.anchor_moves:
        if problem := _problem(row, _pages_of(row, by_route), routes):
            what, why, fix = problem
            yield SourceError(what, path=facts.anchor_moves_path, line=row.line, why=why, fix=fix)


def _pages_of(row: AnchorMove, by_route: Mapping[str, CheckedPage]) -> list[CheckedPage]:
    if "*" in row.page:
        return [page for route, page in by_route.items() if fits(row.page, route)]
    return [by_route[row.page]] if row.page in by_route else []


def _problem(row: AnchorMove, pages: list[CheckedPage], routes: Routes) -> Problem | None:
    if not pages:
        return (
            f"{row.page} is no page",
            "nobody comes to it, so the row never counts",
            "correct the page, or remove the row",
        )
    if "*" not in row.source and all(row.source in page.anchors for page in pages):
        return (
            f"{row.page} has the anchor #{row.source}",
            "readers are led there, so the row never counts",
            "remove the row",
        )
    if _leads(row, pages, routes):
        return None
    return (
        f"{row.page}#{row.source} leads to {row.target}, which is no place",
        "the reader would stay at the top of the page",
        "correct the third column",
    )


def _leads(row: AnchorMove, pages: list[CheckedPage], routes: Routes) -> bool:
    if row.target.startswith("/"):
        path, anchor = split_anchor(row.target)
        page = routes.pages.get(path)
        return page is not None and (not anchor or anchor in page.anchors)
    if "*" in row.source:
        return any(fits(row.target, anchor) for page in pages for anchor in page.anchors)
    return any(moved_to([row], page.route, row.source, page.anchors) for page in pages)


def moved_to(
    moves: Iterable[AnchorMove], route: str, anchor: str, anchors: Collection[str]
) -> str | None:
    """Return where a page's old anchor leads: one of its `anchors`, `top`, or a path.

    The first row that leads to something counts. The text for a `*` is also tried in kebab case,
    since anchors are often made of names of components.
    """
    for move in moves:
        parts = _matched(move.source, anchor)
        if parts is not None and fits(move.page, route):
            for target in _targets(move, parts, anchors):
                if target in anchors or target == TOP or target.startswith("/"):
                    return target
    return None


def fits(pattern: str, text: str) -> bool:
    """Return whether a pattern matches a whole text; each `*` matches any characters."""
    return _matched(pattern, text) is not None


def _matched(pattern: str, text: str) -> tuple[str, ...] | None:
    """Return the part of a text that each `*` of a pattern matches; `None` without a match."""
    if "*" not in pattern:  # most rows: thousands of anchors are compared with each
        return () if pattern == text else None
    match = _compiled(pattern).fullmatch(text)
    return match.groups() if match else None


def _targets(move: AnchorMove, parts: tuple[str, ...], anchors: Collection[str]) -> Iterable[str]:
    if "*" not in move.target:
        return (move.target,)
    if not parts:
        # A section has a shorter name than the parts below it.
        return sorted((one for one in anchors if fits(move.target, one)), key=len)
    kebab = (WORD_START.sub("-", parts[0]).lower(), *parts[1:])
    return (_filled(move.target, parts), _filled(move.target, kebab))


def _filled(target: str, parts: tuple[str, ...]) -> str:
    for part in parts:
        target = target.replace("*", part, 1)
    return target


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile("(.*?)".join(map(re.escape, pattern.split("*"))))
