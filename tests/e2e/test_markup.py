"""Pages are valid HTML, as the Nu HTML checker sees it."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from markup import faults, without_islands
from visit import all_routes

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
