"""A page that is shown before all of the site was read says what it will say."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from showfloor.errors import ShowfloorError, SourcesError
from showfloor.model.page import Page
from showfloor.workspace import NOT_FOUND, Workspace
from support.site.tiny_site import copy_tiny
from support.site.workplace import inputs_at

SEED = "/acorn-kit/part-seed/"
FILE = "pages/acorn-kit/components/seed/index.md"
ABOUT_FILE = "pages/about/index.md"
LATER = {"api_links": (), "issues": None, "design": None, "place": None}
"""What is made of the API reference."""


class Refusing:
    """What no preview may ask."""

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"a program was asked for {name}")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return copy_tiny(tmp_path / "site")


@pytest.fixture
def workspace(root: Path) -> Workspace:
    return Workspace(inputs_at(root))


def save(file: Path, old: str, new: str) -> None:
    file.write_text(file.read_text().replace(old, new))


def without_reference(page: Page) -> dict[str, Any]:
    blocks = tuple(block for block in page.blocks if type(block).__name__ != "PlaygroundBlock")
    return {**msgspec.structs.asdict(page), **LATER, "blocks": blocks}


def test_a_page_is_as_it_will_be_but_for_the_reference(root: Path, workspace: Workspace) -> None:
    drawn = workspace.preview([FILE]).page(SEED)
    whole = Workspace(inputs_at(root)).update().page(SEED)
    assert drawn.demos
    assert without_reference(drawn) == without_reference(whole)


def test_no_program_reads_packages_for_it(root: Path) -> None:
    refusing: Any = Refusing()
    inputs = replace(
        inputs_at(root), extractor=refusing, sizer=refusing, errors=refusing, icons=refusing
    )
    assert Workspace(inputs).preview([FILE]).page(SEED).blocks


def test_other_pages_are_known_by_their_front_matter(workspace: Workspace) -> None:
    site = workspace.preview([])
    assert site.complete(site.built_in_pages[NOT_FOUND]).route == NOT_FOUND
    assert "Seed" in [page.frame.title for page in site.pages.values()]
    assert not site.pages[SEED].body.key
    assert workspace.preview([FILE]).pages[SEED].body.key
    assert site.trees == workspace.update().trees


def test_a_page_is_read_once(workspace: Workspace) -> None:
    once = workspace.preview([FILE]).pages[SEED]
    again = workspace.preview([FILE, ABOUT_FILE])
    assert again.pages[SEED].body is once.body
    assert again.pages["/about/"].body.key


def test_a_page_that_was_saved_is_read_again(root: Path, workspace: Workspace) -> None:
    workspace.preview([FILE])
    save(root / FILE, "A seed waits", "One seed waits")
    assert "One seed waits" in repr(workspace.preview([FILE]).page(SEED).blocks)


def test_another_page_that_was_saved_is_as_it_is_now(root: Path, workspace: Workspace) -> None:
    workspace.preview([ABOUT_FILE])
    save(root / ABOUT_FILE, "title: About", "title: Us")
    assert workspace.preview([FILE]).pages["/about/"].frame.title == "Us"


def test_front_matter_that_is_as_before_is_not_read_again(root: Path, workspace: Workspace) -> None:
    once = workspace.preview([])
    save(root / FILE, "A seed waits", "One seed waits")
    again = workspace.preview([])
    assert again.pages["/about/"].facts is once.pages["/about/"].facts
    assert again.pages[SEED].body.digest != once.pages[SEED].body.digest


def test_only_files_that_may_have_changed_are_looked_at(root: Path, workspace: Workspace) -> None:
    workspace.preview([FILE])
    for path in (FILE, ABOUT_FILE):
        save(root / path, "title: ", "title: Our ")
    site = workspace.preview([FILE], [FILE])
    assert [site.pages[route].frame.title for route in (SEED, "/about/")] == ["Our Seed", "About"]


@pytest.mark.parametrize("asked", [[FILE], [ABOUT_FILE, FILE]])
def test_a_page_that_is_gone_is_in_none(asked: list[str], root: Path, workspace: Workspace) -> None:
    workspace.preview([ABOUT_FILE])
    (root / ABOUT_FILE).unlink()
    save(root / "navigation/default.toml", '[[items]]\npathname = "/about/"\n', "")
    site = workspace.preview(asked)
    assert "/about/" not in site.pages
    assert site.pages[SEED].body.key


def test_what_is_no_page_that_was_written_waits(workspace: Workspace) -> None:
    assert "/nowhere/" not in workspace.preview(["pages/nowhere/index.md"]).pages


def test_a_page_with_a_mistake_waits(root: Path, workspace: Workspace) -> None:
    save(root / FILE, "A seed waits", "::unknown\n\nA seed waits")
    with pytest.raises(SourcesError):
        workspace.preview([FILE])
    site = workspace.preview([ABOUT_FILE])
    assert site.pages["/about/"].body.key
    assert not site.pages[SEED].body.key


def test_a_mistake_in_what_pages_share_ends_it(root: Path, workspace: Workspace) -> None:
    (root / "site.toml").write_text("title = 1\n")
    with pytest.raises(ShowfloorError):
        workspace.preview([])


def test_an_update_after_it_is_as_one_without(root: Path, workspace: Workspace) -> None:
    workspace.preview([FILE])
    site, other = workspace.update(), Workspace(inputs_at(root)).update()
    assert {route: site.page(route) for route in site.pages} == {
        route: other.page(route) for route in other.pages
    }
