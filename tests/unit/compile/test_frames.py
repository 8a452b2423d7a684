from pathlib import Path

from showfloor.compile import Workspace
from showfloor.model import NavPlace
from tiny import copy_tiny
from workplace import inputs_at

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


def test_a_page_outside_the_navigation_stands_below_the_one_above_it(tmp_path: Path) -> None:
    found = place(tmp_path, "acorn-kit/components/seed/desk")
    assert [crumb.title for crumb in found.breadcrumbs][-2:] == ["Seed", "Leaf desk"]
    assert found.breadcrumbs[-2].href == "/acorn-kit/part-seed/"
    assert found.parents
    assert found.previous is None
    assert found.next is None


def test_one_without_a_page_above_it_has_no_place(tmp_path: Path) -> None:
    assert place(tmp_path, "desk") == NavPlace()
