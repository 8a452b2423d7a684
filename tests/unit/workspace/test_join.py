from pathlib import Path

import pytest

from showfloor.model.navigation import NavPlace
from showfloor.workspace import Workspace
from support.site.tiny_site import copy_tiny
from support.site.workplace import inputs_at

PAGE = """\
---
title: Leaf desk
description: A whole screen.
navigation: false
---

Text.
"""


def place(tmp_path: Path, folder: str) -> NavPlace:
    """Return the place of a page that the navigation of the tiny site does not list."""
    root = copy_tiny(tmp_path / "site")
    file = root / "pages" / folder / "index.md"
    file.parent.mkdir(parents=True)
    file.write_text(PAGE)
    site = Workspace(inputs_at(root)).update()
    (found,) = (one for one in site.pages.values() if one.frame.title == "Leaf desk")
    return found.frame.place


def test_a_page_outside_the_navigation_is_below_the_one_above_it(tmp_path: Path) -> None:
    found = place(tmp_path, "acorn-kit/components/seed/desk")
    assert [crumb.title for crumb in found.breadcrumbs][-2:] == ["Seed", "Leaf desk"]
    assert found.breadcrumbs[-2].href == "/acorn-kit/part-seed/"
    assert found.parents
    assert found.previous is None
    assert found.next is None


SEED = "/acorn-kit/part-seed/"
OVERVIEW = "/acorn-kit/"
HOME = "/"


@pytest.mark.parametrize(
    ("settings", "matter", "layouts"),
    [
        ("", "", {SEED: "article", OVERVIEW: "article", HOME: "home"}),
        ("", "layout: wide", {SEED: "wide", OVERVIEW: "article", HOME: "home"}),
        ('layout = "wide"', "", {SEED: "wide", OVERVIEW: "wide", HOME: "home"}),
        ('layout = "wide"', "layout: article", {SEED: "article", OVERVIEW: "wide"}),
        ('layouts = { components = "wide" }', "", {SEED: "wide", OVERVIEW: "article"}),
        (
            'layout = "wide"\nlayouts = { components = "article" }',
            "",
            {SEED: "article", OVERVIEW: "wide"},
        ),
        (
            'layouts = { components = "article", "components/seed" = "wide" }',
            "",
            {SEED: "wide", "/acorn-kit/part-branch/": "article"},
        ),
    ],
)
def test_the_layout_is_that_of_the_page_or_of_its_folder_or_of_its_family(
    tmp_path: Path, settings: str, matter: str, layouts: dict[str, str]
) -> None:
    root = copy_tiny(tmp_path / "site")
    page = root / "pages" / "acorn-kit" / "components" / "seed" / "index.md"
    page.write_text(page.read_text().replace("title: Seed", f"title: Seed\n{matter}", 1))
    family = root / "families" / "acorn-kit" / "family.toml"
    family.write_text(f"{settings}\n{family.read_text()}")
    site = Workspace(inputs_at(root)).update()
    assert {route: site.pages[route].frame.layout for route in layouts} == layouts


def test_one_without_a_page_above_it_has_no_place(tmp_path: Path) -> None:
    assert place(tmp_path, "desk") == NavPlace()
