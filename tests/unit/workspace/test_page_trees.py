"""The navigation of a site that has no navigation file."""

import shutil
from collections.abc import Iterable
from pathlib import Path

from showfloor.checks import mistakes_of
from showfloor.model.navigation import NavNode
from showfloor.workspace import Site
from support.site.tiny_site import copy_tiny
from support.site.workplace import compile_at

Entry = tuple[str, str, list["Entry"]]


def entries(nodes: Iterable[NavNode]) -> list[Entry]:
    return [(node.pathname, node.title, entries(node.children)) for node in nodes]


def trees(site: Site) -> dict[str, list[Entry]]:
    assert mistakes_of(site) == []
    return {tree.id: entries(tree.items) for tree in site.trees}


def write_page(root: Path, folder: str, title: str, fields: str = "") -> None:
    place = root / "pages" / folder
    place.mkdir(parents=True)
    matter = f"title: {title}\ndescription: What {title} is.\n{fields}"
    (place / "index.md").write_text(f"---\n{matter}---\n\nText.\n")


def test_pages_of_a_site_without_families_are_listed(tmp_path: Path) -> None:
    (tmp_path / "site.toml").write_text('title = "Oak"\n')
    for folder, title in (("home", "Home"), ("plant", "How to plant"), ("about", "About")):
        write_page(tmp_path, folder, title)
    write_page(tmp_path, "hidden", "Hidden", "navigation: false\n")
    site = compile_at(tmp_path)
    assert trees(site) == {"default": [("/about/", "About", []), ("/plant/", "How to plant", [])]}
    assert site.pages["/plant/"].frame.place.previous is not None


def test_a_product_starts_with_its_first_page(tmp_path: Path) -> None:
    root = copy_tiny(tmp_path)
    shutil.rmtree(root / "navigation")
    assert trees(compile_at(root)) == {
        "acorn-kit": [
            ("/about/", "About", []),
            ("getting-started", "Getting started", [("/acorn-kit/", "Acorn Kit", [])]),
            (
                "components",
                "Components",
                [("/acorn-kit/part-branch/", "Branch", []), ("/acorn-kit/part-seed/", "Seed", [])],
            ),
        ]
    }


def test_a_site_of_one_page_has_an_empty_navigation(tmp_path: Path) -> None:
    (tmp_path / "site.toml").write_text('title = "Oak"\n')
    write_page(tmp_path, "home", "Home")
    assert trees(compile_at(tmp_path)) == {"default": []}
