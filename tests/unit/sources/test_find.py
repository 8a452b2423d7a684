import os
from pathlib import Path

import pytest

from showfloor.config import load_site_config
from showfloor.errors import SourcesError
from showfloor.sources import find_pages, scan
from tiny import TINY, copy_tiny

MANY = 5_000
OLD = 1_700_000_000
TEXT = "---\ntitle: Page {0}\ndescription: The page with the number {0}.\n---\n\n" + "word " * 800


def test_all_pages_of_a_site_are_found() -> None:
    pages = find_pages(load_site_config(TINY))
    assert [page.route for page in pages] == [
        "/about/",
        "/acorn-kit/part-branch/",
        "/acorn-kit/part-seed/",
        "/acorn-kit/",
        "/",
    ]


def test_mistakes_of_all_pages_are_reported_together(tmp_path: Path) -> None:
    site = copy_tiny(tmp_path)
    (site / "pages/about/index.md").write_text("About\n")
    (site / "pages/home/index.md").write_bytes(b"\xff")
    (site / "pages/notes.md").write_text("")
    with pytest.raises(SourcesError) as caught:
        find_pages(load_site_config(site))
    assert [error.place for error in caught.value.errors] == [
        "pages/about/index.md:1",
        "pages/home/index.md:1",
        "pages/notes.md",
    ]


@pytest.fixture(scope="module")
def many_pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    site = copy_tiny(tmp_path_factory.mktemp("site"))
    for number in range(MANY):
        folder = site / "pages" / "acorn-kit" / f"area-{number % 10}" / f"page-{number}"
        folder.mkdir(parents=True)
        (folder / "index.md").write_text(TEXT.format(number))
        os.utime(folder / "index.md", (OLD, OLD))
    return site


def test_thousands_of_pages_are_found(many_pages: Path) -> None:
    assert len(find_pages(load_site_config(many_pages))) == MANY + 5


def test_unchanged_pages_are_seen_without_reading(many_pages: Path) -> None:
    page = many_pages / "pages/acorn-kit/area-0/page-0/index.md"
    first = scan(many_pages).stamps
    text = page.read_text()
    page.write_text(text.replace("e", "a"))
    os.utime(page, (OLD, OLD))  # same size, same time: only reading it would tell
    assert scan(many_pages, first).stamps == first
    page.write_text(text)
    os.utime(page, (OLD, OLD))
