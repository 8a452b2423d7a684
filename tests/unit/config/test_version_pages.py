import shutil
from pathlib import Path

import pytest

from showfloor.config.family import load_family
from showfloor.config.versions import FILE, FOLDER
from showfloor.errors import ShowfloorError
from support.site.tiny_site import TINY, copy_tiny

PATH = "write a path with a slash at both ends"


def problem(root: Path, name: str, text: str) -> str:
    """Write a file of the tiny site's family and return what is said about it."""
    folder = copy_tiny(root) / "families" / "acorn-kit"
    (folder / name).write_text(text)
    with pytest.raises(ShowfloorError) as caught:
        load_family(folder, root)
    return str(caught.value)


def test_section_1_a_map_says_where_another_site_has_a_page() -> None:
    family = load_family(TINY / "families" / "acorn-kit", TINY)
    assert family.version_pages == {
        "/acorn-kit/": {"v1": "https://v1.acorn.example/acorn-kit/"},
        "/acorn-kit/part-seed/": {"v1": "https://v1.acorn.example/acorn-kit/part-seed/"},
        "/acorn-kit/part-branch/": {"v1": "https://v1.acorn.example/parts/branches/"},
    }


def test_a_family_needs_no_map(tmp_path: Path) -> None:
    folder = copy_tiny(tmp_path) / "families" / "acorn-kit"
    (folder / FILE).unlink()
    shutil.rmtree(folder / FOLDER)
    assert load_family(folder, tmp_path).version_pages == {}


def test_the_routes_of_another_version_are_its_pages_and_the_map_says_otherwise(
    tmp_path: Path,
) -> None:
    folder = copy_tiny(tmp_path) / "families" / "acorn-kit"
    routes = folder / FOLDER / "v1.json"
    routes.write_text('[["/about/", "About"], ["/acorn-kit/part-branch/", "Branch"]]')
    (folder / FILE).write_text("page,v1\n/acorn-kit/part-seed/,=\n/acorn-kit/part-branch/,\n")
    assert load_family(folder, tmp_path).version_pages == {
        "/about/": {"v1": "https://v1.acorn.example/about/"},
        "/acorn-kit/part-seed/": {"v1": "https://v1.acorn.example/acorn-kit/part-seed/"},
        "/acorn-kit/part-branch/": {},
    }


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        (
            "v9.json",
            "[]",
            "families/acorn-kit/versions/v9.json: the file is named after no other version of this"
            " product\n"
            "  why: the version menu leads to the same page by it\n"
            "  fix: use one of these names: v1.json",
        ),
        (
            "v1.json",
            '{"/": "Home"}',
            "families/acorn-kit/versions/v1.json: not the routes of a site: Expected `array`, got"
            " `object`\n"
            "  why: the version menu leads to the same page by it\n"
            "  fix: copy /routes.json from the release of that version",
        ),
    ],
)
def test_a_mistake_in_the_routes_of_a_version_is_named(
    tmp_path: Path, name: str, text: str, expected: str
) -> None:
    assert problem(tmp_path, f"{FOLDER}/{name}", text) == expected


@pytest.mark.parametrize(
    ("text", "line", "what", "fix"),
    [
        ("route,v1\n", 1, "the first line does not begin with page", "write page,v6,v5"),
        ("", 1, "the first line does not begin with page", "write page,v6,v5"),
        ("page,v9\n", 1, '"v9" is no other version of this product', "use one of: v1"),
        ("page,v2.1.0\n", 1, '"v2.1.0" is no other version of this product', "use one of: v1"),
        ("page,v1\n/a/\n", 2, "1 values in this line", "write 2, as in the first line"),
        ("page,v1\n/a/,=\n/a/,=\n", 3, "a second row for /a/", "remove one of the two"),
        ("page,v1\n/a,=\n", 2, '"/a" is no path of a page', PATH),
        ("page,v1\n/a/,b\n", 2, '"b" is no path of a page', PATH),
    ],
)
def test_a_mistake_in_the_map_is_named(
    tmp_path: Path, text: str, line: int, what: str, fix: str
) -> None:
    assert problem(tmp_path, FILE, text) == (
        f"families/acorn-kit/versions.csv:{line}: {what}\n"
        "  why: the version menu leads to the same page by it\n"
        f"  fix: {fix}"
    )
