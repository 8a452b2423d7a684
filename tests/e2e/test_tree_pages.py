"""What the tree view's pages promise of keys, in a browser."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

pytestmark = pytest.mark.browser

KEYS = "/x/react-tree-view/accessibility/"


@pytest.fixture
def tree(page: Page) -> Locator:
    """The tree beside the page's list of keys, with the focus on its first item."""
    demo(page, "TreeKeyboard")
    tree = page.get_by_role("tree", name="Shared files")
    expect(tree.get_by_role("treeitem", name="Offer.docx")).to_be_visible()
    tree.get_by_role("treeitem", name="Documents").first.focus()
    return tree


def demo(page: Page, name: str) -> Locator:
    """Return a demo of the page on keys, in view; keys that come before it is awake do nothing."""
    page.goto(KEYS)
    found = page.locator(f"#{name}")
    found.scroll_into_view_if_needed()
    expect(found.locator("[data-island]").first).to_be_attached()
    expect(found.locator("[data-island=waiting], [data-island=loading]")).to_have_count(0)
    return found


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def has_focus(page: Page, label: str) -> None:
    page.wait_for_function(
        "label => document.activeElement.querySelector('[class*=label]')?.textContent === label",
        arg=label,
    )


@pytest.mark.usefixtures("tree")
def test_arrows_ends_and_letters_move_between_items(page: Page) -> None:
    for key, label in (
        ("ArrowDown", "Offer.docx"),
        ("ArrowLeft", "Documents"),
        ("ArrowRight", "Offer.docx"),
        ("End", "README.md"),
        ("ArrowUp", "src"),
        ("Home", "Documents"),
        ("i", "Images"),
    ):
        press(page, key)
        has_focus(page, label)


def test_branches_open_and_close(page: Page, tree: Locator) -> None:
    documents = tree.get_by_role("treeitem", name="Documents").first
    for key, is_open in (("ArrowLeft", "false"), ("Enter", "true"), ("Enter", "false")):
        press(page, key)
        expect(documents).to_have_attribute("aria-expanded", is_open)
    press(page, "*")
    expect(tree.locator("[aria-expanded=true]")).to_have_count(3)


def test_tab_leaves_the_tree(page: Page, tree: Locator) -> None:
    press(page, "Tab")
    expect(tree.locator(":focus")).to_have_count(0)


def test_several_items_are_selected_by_keys(page: Page) -> None:
    museum = demo(page, "TreeMultiSelectKeys")
    selected = museum.get_by_text(re.compile(r"^\d selected$"))
    expect(selected).to_have_text("0 selected")
    museum.get_by_role("treeitem", name="Egypt").focus()
    for keys, count in (
        (["Space"], 1),
        (["Shift+ArrowDown"], 2),
        (["Shift+ArrowUp"], 1),
        (["End", "Shift+Space"], 5),
        (["Control+a"], 6),
    ):
        press(page, *keys)
        expect(selected).to_have_text(f"{count} selected")
