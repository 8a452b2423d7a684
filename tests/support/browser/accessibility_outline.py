"""The parts and headings of a page as assistive technology lists them, its demos included."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

TAG = re.compile(r"<(/?)([a-z][a-z0-9]*)((?:\s[^>]*)?)>")
ATTRIBUTE = re.compile(r'\s([a-z-]+)(?:="([^"]*)")?')
VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"}
SECTIONS = {"article", "aside", "main", "nav", "section"}
"""A header or footer in one of these belongs to it, and is no landmark."""
ONCE = ("main", "banner", "contentinfo")
OF_TAG = {"main": "main", "header": "banner", "footer": "contentinfo"}


@dataclass(frozen=True)
class _Open:
    tag: str
    demo: str
    hidden: bool


@dataclass
class _Outline:
    """What was met, and in which demo: the page itself is called so."""

    landmarks: list[tuple[str, str]] = field(default_factory=list)
    headings: list[tuple[int, str]] = field(default_factory=list)


def outline_faults(html: str) -> Sequence[str]:
    """Return what is wrong with the landmarks and headings of a page as it is sent."""
    outline = _outline_of(html)
    return [*_landmark_faults(outline), *_heading_faults(outline)]


def _landmark_faults(outline: _Outline) -> Iterator[str]:
    counts = Counter(role for role, _ in outline.landmarks)
    for role in ONCE:
        if counts[role] != 1:
            places = [demo for found, demo in outline.landmarks if found == role]
            yield f"{counts[role]} {role}: {', '.join(places) or 'nowhere'}"


def _heading_faults(outline: _Outline) -> Iterator[str]:
    above = 0
    for level, demo in outline.headings:
        if level > above + 1:
            yield f"h{level} after h{above}: {demo}"
        above = level
    if [level for level, _ in outline.headings].count(1) != 1:
        yield "not one h1"


def _outline_of(html: str) -> _Outline:
    outline = _Outline()
    stack: list[_Open] = []
    for closing, tag, rest in TAG.findall(html):
        if closing:
            _close(stack, tag)
            continue
        attributes = dict(ATTRIBUTE.findall(rest))
        within = stack[-1] if stack else _Open("", "the page", hidden=False)
        here = _Open(
            tag,
            attributes.get("data-demo") or within.demo,
            within.hidden or "inert" in attributes or attributes.get("aria-hidden") == "true",
        )
        if not here.hidden:
            _note(outline, here, attributes.get("role"), stack)
        if tag not in VOID and not rest.endswith("/"):
            stack.append(here)
    return outline


def _close(stack: list[_Open], tag: str) -> None:
    at = next((at for at in reversed(range(len(stack))) if stack[at].tag == tag), len(stack))
    del stack[at:]


def _note(outline: _Outline, here: _Open, role: str | None, stack: Sequence[_Open]) -> None:
    inside = any(one.tag in SECTIONS for one in stack)
    own = None if inside and here.tag != "main" else OF_TAG.get(here.tag)
    if (role or own) in ONCE:
        outline.landmarks.append((role or own or "", here.demo))
    if role is None and re.fullmatch("h[1-6]", here.tag):
        outline.headings.append((int(here.tag[1]), here.demo))
