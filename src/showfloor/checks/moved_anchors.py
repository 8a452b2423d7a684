"""Where an old anchor of a page leads now. The browser finds it in the same way."""

import re
from collections.abc import Collection, Iterable
from functools import cache
from typing import Final

from showfloor.model import AnchorMove

__all__ = ["TOP", "fits", "moved_to"]

TOP: Final = "top"
"""Anchor that every page has."""

HUMP: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")


def moved_to(
    moves: Iterable[AnchorMove], route: str, anchor: str, anchors: Collection[str]
) -> str | None:
    """Return where a page's old anchor leads: one of its `anchors`, `top`, or a path.

    The first row counts that leads to something. What a `*` stands for is also tried in kebab
    case, since anchors are often made of names of components.
    """
    for move in moves:
        parts = matched(move.source, anchor)
        if parts is not None and fits(move.page, route):
            for target in _targets(move, parts, anchors):
                if target in anchors or target == TOP or target.startswith("/"):
                    return target
    return None


def fits(pattern: str, text: str) -> bool:
    """Tell whether a pattern matches a whole text; each `*` matches any characters."""
    return matched(pattern, text) is not None


def matched(pattern: str, text: str) -> tuple[str, ...] | None:
    """Return the part of a text that each `*` of a pattern matches; `None` without a match."""
    if "*" not in pattern:  # most rows: thousands of anchors are compared with each
        return () if pattern == text else None
    match = _compiled(pattern).fullmatch(text)
    return match.groups() if match else None


def _targets(move: AnchorMove, parts: tuple[str, ...], anchors: Collection[str]) -> Iterable[str]:
    if "*" not in move.target:
        return (move.target,)
    if not parts:
        # A section has a shorter name than what stands in it.
        return sorted((one for one in anchors if fits(move.target, one)), key=len)
    kebab = (HUMP.sub("-", parts[0]).lower(), *parts[1:])
    return (_filled(move.target, parts), _filled(move.target, kebab))


def _filled(target: str, parts: tuple[str, ...]) -> str:
    for part in parts:
        target = target.replace("*", part, 1)
    return target


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile("(.*?)".join(map(re.escape, pattern.split("*"))))
