"""Pages are valid HTML, as the Nu HTML checker sees it, and have one outline with their demos."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from support.browser.accessibility_outline import outline_faults
from support.browser.page_visit import all_routes, markup_of
from support.site.html_checker import faults, without_islands

pytestmark = pytest.mark.browser


def test_a_page_of_every_kind_is_valid(
    dist: Path, sampled_pages: Sequence[str], tmp_path: Path
) -> None:
    pages = [dist / "current" / "public" / "404.html", *files_of(dist, sampled_pages)]
    assert faults_of(pages, tmp_path) == []


@pytest.mark.sweep
def test_pages_are_valid(dist: Path, tmp_path: Path) -> None:
    assert faults_of(files_of(dist, all_routes(dist)), tmp_path) == []


def files_of(dist: Path, routes: Sequence[str]) -> list[Path]:
    """Return the files of pages."""
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
    """Return what is wrong with the landmarks and headings of pages, by their addresses."""
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
