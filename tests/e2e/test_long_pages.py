"""Long pages: what is below the first screen is laid out when it is near, and nothing moves."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from support.browser.layout import DEAF, note_shifts, read_on, shifts_of
from support.browser.settled import idle, painted

pytestmark = pytest.mark.browser

GRID = "/x/api/data-grid/data-grid/"
FEW_ROWS = "/material-ui/api/step-button/"
TEXT_FIELD = "/material-ui/react-text-field/"

ROWS = """[...document.querySelectorAll(".api-row")].map((row) => row.innerText.trim())"""
HEIGHTS = """() => {
  for (const row of document.querySelectorAll(".api-row")) row.style.contentVisibility = "visible";
  return Object.fromEntries(
    [...document.querySelectorAll(".api-row")].map((row) => [row.id, row.offsetHeight]),
  );
}"""


@pytest.fixture
def reader(page: Page) -> Page:
    note_shifts(page)
    return page


@pytest.mark.parametrize(
    ("route", "width", "direction"),
    [(GRID, 1280, "ltr"), (FEW_ROWS, 360, "rtl"), (TEXT_FIELD, 1280, "ltr")],
)
def test_who_reads_a_screen_a_frame_sees_nothing_move(
    arrive: Callable[..., Page], route: str, width: int, direction: str
) -> None:
    page = arrive(viewport={"width": width, "height": 800})
    page.add_init_script(f"localStorage.setItem('direction', '{direction}')")
    page.add_init_script(DEAF)
    note_shifts(page)
    page.goto(route)
    read_on(page)
    assert shifts_of(page) == []


def test_nothing_moves_on_the_way_back_from_the_end(reader: Page) -> None:
    reader.goto(GRID)
    painted(reader)
    reader.evaluate("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })")
    painted(reader)
    reader.mouse.move(640, 400)
    for _ in range(10):
        reader.mouse.wheel(0, -700)
        painted(reader)
    assert shifts_of(reader) == []


@pytest.mark.parametrize(
    ("anchor", "row"),
    [
        ("data-grid-prop-sortModel", "data-grid-prop-sortModel"),
        ("data-grid-css-MuiDataGrid-row", "data-grid-classes-MuiDataGrid-row"),
    ],
)
def test_an_address_lands_at_its_row_before_anything_moves(
    reader: Page, anchor: str, row: str
) -> None:
    reader.goto(f"{GRID}#{anchor}", wait_until="networkidle")
    expect(reader.locator(f"[id='{row}'] .api-name")).to_be_in_viewport()
    assert shifts_of(reader) == []


READ = """(() => {
  const row = document.elementFromPoint(500, 300).closest("[id]");
  return [row.id, row.getBoundingClientRect().top];
})()"""
"""The row that is read, and where it is."""


def test_who_reloads_in_the_middle_of_a_page_finds_it_as_it_was(reader: Page) -> None:
    reader.goto(GRID)
    reader.evaluate("scrollTo({ top: 9000, behavior: 'instant' })")
    painted(reader)
    row, top = reader.evaluate(READ)
    reader.reload(wait_until="networkidle")
    # Rows that were never near count with a guess, so the distance from the start may be another.
    assert reader.evaluate(READ) == [row, pytest.approx(top, abs=2)]
    assert shifts_of(reader) == []


def test_tab_leads_from_row_to_row(page: Page) -> None:
    page.goto(GRID)
    page.locator(".api-name").nth(9).focus()
    twenty_first = page.locator(".api-row").nth(20)
    for _ in range(60):
        page.keyboard.press("Tab")
        painted(page)
        if twenty_first.evaluate("(row) => row.matches(':focus-within')"):
            return
    pytest.fail("Tab did not come to the row")


def test_without_scripts_rows_look_as_they_do_with_them(arrive: Callable[..., Page]) -> None:
    size = {"width": 360, "height": 800}
    plain = arrive(java_script_enabled=False, viewport=size)
    plain.goto(GRID)
    page = arrive(viewport=size)
    page.goto(GRID)
    idle(page)
    heights = page.evaluate(HEIGHTS)
    assert len(heights) > 400
    assert plain.evaluate(HEIGHTS) == heights
    assert plain.evaluate(ROWS) == page.evaluate(ROWS)
