"""Rows of the API reference that readers have to scroll for, and that are packed until then."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from support.browser.layout import DEAF, note_shifts, read_on, shifts_of
from support.browser.settled import idle, painted
from support.polling import until

pytestmark = pytest.mark.browser

GRID = "/x/api/data-grid/data-grid/"
LARGEST = "/x/api/data-grid/data-grid-premium/"
FEW_ROWS = "/material-ui/api/step-button/"
MOST_ELEMENTS = 2500

# Rows wait for somebody: without it, all are there soon after the page.
NEVER_IDLE = "window.requestIdleCallback = () => 0;"
SHIFTS = """
window.shift = 0;
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) window.shift += value;
}).observe({ type: "layout-shift", buffered: true });
"""
PACKED = ".api-row > noscript"
EMPTY_IN_SIGHT = """() =>
  [...document.querySelectorAll(".api-row[data-offscreen]")]
    .filter((row) => row.getBoundingClientRect().bottom > 0)
    .filter((row) => row.getBoundingClientRect().top < innerHeight)
    .map(({ id }) => id)
"""
NEAR_ARE_THERE = """() =>
  [...document.querySelectorAll(".api-row[data-offscreen]")]
    .every((row) => row.getBoundingClientRect().top >= 2 * innerHeight)
"""
ROWS = """[...document.querySelectorAll(".api-row")].map((row) => row.innerText.trim())"""
HEIGHTS = """() => {
  for (const row of document.querySelectorAll(".api-row")) row.style.contentVisibility = "visible";
  return Object.fromEntries(
    [...document.querySelectorAll(".api-row")].map((row) => [row.id, row.offsetHeight]),
  );
}"""


@pytest.fixture
def busy(page: Page) -> Page:
    """A tab that never has time for what can wait."""
    page.add_init_script(NEVER_IDLE)
    page.add_init_script(SHIFTS)
    return page


def packed(page: Page) -> Locator:
    return page.locator(PACKED)


@pytest.mark.parametrize("route", [GRID, LARGEST])
def test_a_long_list_is_parsed_with_few_elements(busy: Page, route: str) -> None:
    busy.goto(route, wait_until="domcontentloaded")
    assert busy.evaluate("document.querySelectorAll('*').length") <= MOST_ELEMENTS


def test_all_rows_are_there_soon_after_the_page(page: Page) -> None:
    page.goto(GRID)
    expect(packed(page)).to_have_count(0)


def test_a_reader_sees_rows_and_nothing_moves(busy: Page) -> None:
    busy.goto(GRID)
    expect(packed(busy)).not_to_have_count(0)
    busy.mouse.move(640, 400)
    for _ in range(20):
        busy.mouse.wheel(0, 700)
        painted(busy)
        assert busy.evaluate(EMPTY_IN_SIGHT) == []
    assert busy.evaluate("window.shift") < 0.001


@pytest.mark.parametrize(
    ("route", "width", "direction"),
    [(GRID, 1280, "ltr"), (FEW_ROWS, 1280, "ltr"), (FEW_ROWS, 360, "rtl")],
)
def test_who_reads_a_screen_a_frame_sees_no_row_move(
    arrive: Callable[..., Page], route: str, width: int, direction: str
) -> None:
    page = arrive(viewport={"width": width, "height": 800})
    page.add_init_script(f"localStorage.setItem('direction', '{direction}')")
    page.add_init_script(NEVER_IDLE)
    page.add_init_script(DEAF)
    note_shifts(page)
    page.goto(route)
    read_on(page)
    assert shifts_of(page) == []


def test_who_jumps_to_the_end_sees_rows_on_the_way_back(busy: Page) -> None:
    busy.goto(GRID)
    # Else they come in the frame of the jump: a shift is counted, of which no picture is drawn.
    until(busy, NEAR_ARE_THERE)
    painted(busy)
    busy.evaluate("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })")
    painted(busy)
    busy.mouse.move(640, 400)
    for _ in range(10):
        busy.mouse.wheel(0, -700)
        painted(busy)
        assert busy.evaluate(EMPTY_IN_SIGHT) == []
    assert busy.evaluate("window.shift") < 0.001


@pytest.mark.parametrize(
    ("anchor", "row"),
    [
        ("data-grid-prop-sortModel", "data-grid-prop-sortModel"),
        ("data-grid-slot-toolbar", "data-grid-slot-toolbar"),
        ("data-grid-css-MuiDataGrid-row", "data-grid-classes-MuiDataGrid-row"),
    ],
)
def test_an_address_lands_at_its_row_before_anything_moves(
    busy: Page, anchor: str, row: str
) -> None:
    busy.goto(f"{GRID}#{anchor}", wait_until="networkidle")
    expect(busy.locator(f"[id='{row}'] .api-name")).to_be_in_viewport()
    assert busy.evaluate(EMPTY_IN_SIGHT) == []
    assert busy.evaluate("window.shift") < 0.001


def test_who_reloads_in_the_middle_of_a_page_finds_it_as_it_was(busy: Page) -> None:
    busy.goto(GRID)
    busy.evaluate("scrollTo({ top: 9000, behavior: 'instant' })")
    painted(busy)
    top = busy.evaluate("scrollY")
    busy.reload(wait_until="networkidle")
    assert busy.evaluate("scrollY") == pytest.approx(top, abs=2)
    assert busy.evaluate(EMPTY_IN_SIGHT) == []
    assert busy.evaluate("window.shift") < 0.001


def test_an_address_is_followed_on_an_open_page(busy: Page) -> None:
    busy.goto(GRID)
    busy.evaluate("location.hash = 'data-grid-css-MuiDataGrid-row'")
    row = busy.locator("#data-grid-classes-MuiDataGrid-row")
    expect(row.locator(".api-name")).to_be_in_viewport()


def test_the_filter_finds_rows_that_nobody_came_near_to(busy: Page) -> None:
    busy.goto(GRID)
    row = busy.locator("#data-grid-prop-sortModel")
    expect(row.locator("noscript")).to_have_count(1)
    busy.get_by_role("searchbox").first.fill("sortmodel")
    expect(row.get_by_role("link", name="sortModel", exact=True)).to_be_in_viewport()


@pytest.mark.parametrize("key", ["Control+f", "F3"])
def test_keys_that_find_text_bring_rows_and_what_is_folded_in_them(busy: Page, key: str) -> None:
    busy.goto(GRID)
    busy.keyboard.press(key)
    expect(busy.locator(".api-table noscript")).to_have_count(0)


def test_paper_holds_all_rows(busy: Page) -> None:
    busy.goto(GRID)
    busy.pdf()
    expect(packed(busy)).to_have_count(0)


def test_tab_leads_from_row_to_row(busy: Page) -> None:
    busy.goto(GRID)
    busy.locator(".api-name").nth(9).focus()
    twenty_first = busy.locator(".api-row").nth(20)
    for _ in range(60):
        busy.keyboard.press("Tab")
        painted(busy)
        if twenty_first.evaluate("(row) => row.matches(':focus-within')"):
            return
    pytest.fail("Tab did not come to the row")


@pytest.mark.parametrize("width", [360, 1280])
def test_without_scripts_rows_look_as_they_do_with_them(
    arrive: Callable[..., Page], width: int
) -> None:
    size = {"width": width, "height": 800}
    plain = arrive(java_script_enabled=False, viewport=size)
    plain.goto(GRID)
    page = arrive(viewport=size)
    page.goto(GRID)
    idle(page)
    expect(packed(page)).to_have_count(0)
    heights = page.evaluate(HEIGHTS)
    assert len(heights) > 400
    assert plain.evaluate(HEIGHTS) == heights
    assert plain.evaluate(ROWS) == page.evaluate(ROWS)
