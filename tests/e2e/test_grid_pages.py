"""What the data grid's pages promise of keys and methods, in a browser."""

import pytest
from playwright.sync_api import Locator, Page, expect

pytestmark = pytest.mark.browser

KEYS = "/x/react-data-grid/accessibility/"
METHODS = "/x/react-data-grid/api-object/"


@pytest.fixture
def grid(page: Page) -> Locator:
    """The grid beside the page's list of keys, with the focus on the customer of its first row."""
    page.goto(KEYS)
    page.locator("#GridKeyboard").scroll_into_view_if_needed()
    grid = page.locator("#GridKeyboard").get_by_role("grid", name="Orders")
    grid.get_by_role("gridcell").nth(2).click()
    return grid


def focused(page: Page) -> str | None:
    """Return the field of the cell or header that has the focus."""
    found = page.evaluate("document.activeElement.closest('[data-field]')?.dataset.field ?? null")
    assert found is None or isinstance(found, str)
    return found


def row_of_focus(page: Page) -> str | None:
    found = page.evaluate("document.activeElement.closest('[data-id]')?.dataset.id ?? null")
    assert found is None or isinstance(found, str)
    return found


@pytest.mark.usefixtures("grid")
def test_arrows_and_ends_move_between_cells(page: Page) -> None:
    assert (focused(page), row_of_focus(page)) == ("customer", "1")
    for key, field, row in (
        ("ArrowRight", "country", "1"),
        ("ArrowDown", "country", "2"),
        ("Home", "__check__", "2"),
        ("End", "orderedOn", "2"),
        ("Control+Home", "__check__", "1"),
        ("Control+End", "orderedOn", "60"),
        ("Control+Home", "__check__", "1"),
        ("ArrowUp", "__check__", None),
    ):
        page.keyboard.press(key)
        page.wait_for_function(
            "([field, row]) => document.activeElement.closest('[data-field]')?.dataset.field"
            " === field && (document.activeElement.closest('[data-id]')?.dataset.id ?? null)"
            " === row",
            arg=[field, row],
        )


def test_a_header_sorts_by_enter(page: Page, grid: Locator) -> None:
    page.keyboard.press("ArrowUp")
    header = grid.get_by_role("columnheader", name="Customer")
    for order in ("ascending", "descending", "none"):
        page.keyboard.press("Enter")
        if order == "none":
            expect(header).not_to_have_attribute("aria-sort", "descending")
        else:
            expect(header).to_have_attribute("aria-sort", order)


def test_a_row_is_selected_and_a_cell_edited_by_keys(page: Page, grid: Locator) -> None:
    for selected in ("false", "true"):  # the click has selected it
        page.keyboard.press("Shift+Space")
        expect(grid.locator('[data-id="1"]')).to_have_attribute("aria-selected", selected)
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    field = grid.get_by_role("textbox")
    expect(field).to_be_focused()
    field.fill("Desk fan")
    page.keyboard.press("Escape")
    expect(field).to_have_count(0)
    expect(grid.get_by_text("Desk fan")).to_have_count(0)
    page.keyboard.press("Enter")
    field.fill("Desk fan")
    page.keyboard.press("Enter")
    expect(grid.get_by_text("Desk fan")).to_have_count(1)


@pytest.mark.usefixtures("grid")
def test_tab_leaves_the_cells(page: Page) -> None:
    page.keyboard.press("Tab")
    assert focused(page) is None


def test_every_method_is_listed_and_runs(page: Page) -> None:
    page.goto(METHODS)
    explorer = page.locator(".grid-methods")
    explorer.scroll_into_view_if_needed()
    status = explorer.get_by_role("status")
    expect(status).to_have_text("146 of 146 methods")

    explorer.get_by_role("button", name="Run setSortModel").click()
    total = explorer.get_by_role("columnheader", name="Total")
    expect(total).to_have_attribute("aria-sort", "descending")

    explorer.get_by_label("Find a method").fill("getRow")
    explorer.get_by_role("button", name="getRow", exact=True).click()
    explorer.get_by_role("button", name="Run getRow").click()
    result = explorer.get_by_role("region", name="Result")
    expect(result).to_contain_text('number: "SO-10002"')

    explorer.get_by_role("textbox", name="Arguments").fill("{ id: 2 }")
    explorer.get_by_role("button", name="Run getRow").click()
    expect(result).to_contain_text("SyntaxError")
