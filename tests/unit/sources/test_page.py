from pathlib import Path

import pytest

from showfloor.config import load_site_config
from showfloor.errors import SourceError
from showfloor.sources import archive_path, pages_in, projects_in, read_page, scan
from support.site.tiny_site import TINY, copy_tiny


def test_a_page_knows_the_files_beside_it() -> None:
    found, errors = pages_in(
        [
            "pages/kit/seed/Demo.tsx",
            "pages/kit/seed/Wide/css/styles.css",
            "pages/kit/seed/index.md",
            "pages/kit/seed/inner/Other.tsx",
            "pages/kit/seed/inner/index.md",
            "site.toml",
        ]
    )
    assert found == {
        "pages/kit/seed/index.md": ("Demo.tsx", "Wide/css/styles.css"),
        "pages/kit/seed/inner/index.md": ("Other.tsx",),
    }
    assert errors == []


def test_a_folder_without_a_page_is_reported_once() -> None:
    files = ["pages/kit/seed/A.tsx", "pages/kit/seed/B/css/index.tsx", "pages/kit/leaf/index.md"]
    _, errors = pages_in(files)
    assert [error.place for error in errors] == ["pages/kit/seed"]


def test_all_pages_of_a_site_are_found() -> None:
    config = load_site_config(TINY)
    found, _ = pages_in(scan(TINY).stamps)
    assert [read_page(config, path, digest="").route for path in found] == [
        "/about/",
        "/acorn-kit/part-branch/",
        "/acorn-kit/part-seed/",
        "/acorn-kit/",
        "/",
    ]


def test_a_page_is_read_with_its_place() -> None:
    config = load_site_config(TINY)
    path = "pages/acorn-kit/components/seed/index.md"
    page = read_page(config, path, digest="d", beside=("DayCounter.tsx",))
    assert (page.path, page.folder) == (path, "acorn-kit/components/seed")
    assert (page.family, page.route) == ("acorn-kit", "/acorn-kit/part-seed/")
    assert (page.digest, page.beside) == ("d", ("DayCounter.tsx",))
    assert page.front_matter.title == "Seed"
    assert page.body.startswith("\nA seed waits")
    lines = (TINY / path).read_text().splitlines()
    assert (
        lines[page.body_line]
        == "A seed waits, then grows into a [branch](/acorn-kit/part-branch/)."
    )


def test_front_matter_overrides_the_route() -> None:
    path = "pages/acorn-kit/getting-started/overview/index.md"
    assert read_page(load_site_config(TINY), path, digest="d").route == "/acorn-kit/"


@pytest.mark.parametrize(
    "text",
    ["é" * 200_001, "---\n" + "word\n" * 50_000, "---\ntitle: A\n---\n" + "[never\n" * 40_000],
    ids=["one line", "no end of the front matter", "fields that are missing"],
)
def test_a_page_that_is_too_large_is_told_so_before_anything_else(
    tmp_path: Path, text: str
) -> None:
    path = "pages/about/index.md"
    (copy_tiny(tmp_path) / path).write_text(text, encoding="utf-8")
    with pytest.raises(SourceError) as caught:
        read_page(load_site_config(tmp_path), path, digest="d")
    assert str(caught.value).startswith(f"{path}: the page has {len(text):,} characters\n")


def test_a_page_may_be_as_large_as_the_limit_in_any_alphabet(tmp_path: Path) -> None:
    path = "pages/about/index.md"
    start = "---\ntitle: A\ndescription: B.\n---\n"
    lines = "é" * 999 + "\n"
    text = start + lines * 199 + "é" * (1_000 - len(start))
    (copy_tiny(tmp_path) / path).write_text(text, encoding="utf-8")
    page = read_page(load_site_config(tmp_path), path, digest="d")
    assert len(page.body) + len(start) == 200_000


def test_each_folder_of_projects_is_one() -> None:
    beside = [
        "Demo.tsx",
        "projects/notes.txt",
        "projects/oak/package.json",
        "projects/oak/src/main.tsx",
        "projects/pine/index.html",
        "other/projects/elm/main.tsx",
    ]
    assert projects_in(beside) == {
        "oak": ["package.json", "src/main.tsx"],
        "pine": ["index.html"],
    }
    assert projects_in([]) == {}


def test_a_project_is_below_its_page() -> None:
    assert archive_path("/acorn/guide/", "oak") == "/acorn/guide/oak.zip"
