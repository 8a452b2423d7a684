"""Pages are valid HTML, as the Nu HTML checker sees it, and have one outline with their demos."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from support.browser.page_visit import all_routes, markup_of
from support.site.html_checker import faults, without_islands

pytestmark = pytest.mark.browser


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


def test_a_page_of_every_kind_is_valid(
    dist: Path, sampled_pages: Sequence[str], tmp_path: Path
) -> None:
    pages = [dist / "current" / "public" / "404.html", *files_of(dist, sampled_pages)]
    assert faults_of(pages, tmp_path) == []


@pytest.mark.sweep
def test_pages_are_valid(dist: Path, tmp_path: Path) -> None:
    assert faults_of(files_of(dist, all_routes(dist)), tmp_path) == []


def files_of(dist: Path, routes: Sequence[str]) -> list[Path]:
    return [dist / "current" / "public" / route[1:] / "index.html" for route in routes]


def faults_of(pages: Sequence[Path], folder: Path) -> Sequence[str]:
    """Check all that the site itself draws; what libraries draw in their demos is theirs."""
    copies = []
    for number, page in enumerate(pages):
        copies.append(folder / f"{number}-{page.parent.name}.html")
        copies[-1].write_text(without_islands(page.read_text()))
    return faults(copies)


def test_the_checker_finds_faults(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text(
        '<!doctype html><html lang="en"><title>A</title><p id="a"><b data-island><i id="a"></i></b>'
    )
    cut = tmp_path / "cut.html"
    cut.write_text(without_islands(page.read_text()))
    [fault] = faults([page, cut])  # in one start of the checker
    assert fault.startswith(page.as_uri().replace("file:///", "file:/"))
    assert fault.split(": ", 1)[1][:17] == "Duplicate ID “a”."


def test_a_page_of_every_kind_has_one_outline_with_its_demos(
    dist: Path, sampled_pages: Sequence[str]
) -> None:
    """A demo of a whole application is shown in a frame: `::demo Name iframe height=400`."""
    assert faulty_outlines(dist, sampled_pages) == {}


@pytest.mark.sweep
def test_pages_have_one_outline_with_their_demos(dist: Path) -> None:
    assert faulty_outlines(dist, all_routes(dist)) == {}


def faulty_outlines(dist: Path, routes: Sequence[str]) -> Mapping[str, Sequence[str]]:
    faults = {route: outline_faults(markup_of(dist, route)) for route in routes}
    return {route: found for route, found in faults.items() if found}


def test_what_a_demo_adds_to_the_outline_is_found() -> None:
    start = "<body><header></header><main><h1>A</h1>"
    end = "</main><footer></footer></body>"
    picture = "<div inert><main><h6>D</h6></main></div>"
    framed = f"<section><header></header><h2>B</h2>{picture}</section>"
    assert outline_faults(start + framed + end) == []
    demo = '<figure data-demo="Bay"><div role="banner"></div><main><h5>C</h5></main></figure>'
    assert outline_faults(start + demo + end) == [
        "2 main: the page, Bay",
        "2 banner: the page, Bay",
        "h5 after h1: Bay",
    ]
    assert outline_faults("<body><h1>A</h1><h1>B</h1>") == [
        "0 main: nowhere",
        "0 banner: nowhere",
        "0 contentinfo: nowhere",
        "not one h1",
    ]
