"""Pages are valid HTML, as the Nu HTML checker sees it."""

from pathlib import Path

import pytest

from markup import faults, without_islands
from visit import routes_of

pytestmark = pytest.mark.browser


def test_pages_are_valid(dist: Path, tmp_path: Path) -> None:
    """All that the site itself draws; what libraries draw in their demos is theirs."""
    public = dist / "current" / "public"
    pages = [public / route[1:] / "index.html" for route in routes_of(dist)] + [public / "404.html"]
    copies = []
    for number, page in enumerate(pages):
        copies.append(tmp_path / f"{number}-{page.parent.name}.html")
        copies[-1].write_text(without_islands(page.read_text()))
    assert faults(copies) == []


def test_the_checker_finds_faults(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text(
        '<!doctype html><html lang="en"><title>A</title><p id="a"><b data-island><i id="a"></i></b>'
    )
    assert [fault.split(": ", 1)[1][:17] for fault in faults([page])] == ["Duplicate ID “a”."]
    page.write_text(without_islands(page.read_text()))
    assert faults([page]) == []
