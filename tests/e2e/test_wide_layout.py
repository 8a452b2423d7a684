"""Pages with the wide layout: data has the width, text keeps its measure, contents give way."""

from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Page, expect

from support.browser.layout import box_of

pytestmark = pytest.mark.browser

GRID = "/x/react-data-grid/"
FILTERING = "/x/react-data-grid/filtering/"
BUTTON = "/material-ui/react-button/"
WIDE = (
    FILTERING,
    "/x/react-charts/heatmap/",
    "/material-ui/getting-started/templates/checkout/",
    "/toolpad/core/react-dashboard-layout/",
)
MEASURE = 560

WIDTHS = """() => {
  const width = (selector) =>
    Math.max(...[...document.querySelectorAll(selector)].map((one) => one.offsetWidth));
  return { stage: width(".s-flow > .demo"), text: width(".s-flow > .s-prose, .s-callout") };
}"""

COLUMNS = """() => {
  const grid = document.querySelector(".MuiDataGrid-root");
  const { right } = grid.getBoundingClientRect();
  return [...grid.querySelectorAll(".MuiDataGrid-columnHeader")]
    .filter((header) => header.getBoundingClientRect().right <= right)
    .map((header) => header.innerText.trim());
}"""


def box(page: Page, selector: str) -> FloatRect:
    return box_of(page.locator(selector).first)


@pytest.mark.parametrize("route", WIDE)
def test_stages_have_the_width_and_text_its_measure(page: Page, route: str) -> None:
    page.goto(route)
    for width, stage in ((1280, 900), (1440, 1000), (1536, 900), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": 800})
        found = page.evaluate(WIDTHS)
        assert found["stage"] >= stage, (width, found)
        assert found["text"] <= MEASURE, (width, found)
        assert page.evaluate("document.documentElement.scrollWidth") == width


@pytest.mark.parametrize("width", [1280, 1536])
def test_the_first_grid_shows_every_column(arrive: Callable[..., Page], width: int) -> None:
    page = arrive(viewport={"width": width, "height": 800})
    page.goto(GRID)
    expect(page.locator(".MuiDataGrid-root").first.get_by_text("Ordered")).to_be_visible()
    names = ["Order", "Customer", "Country", "Product", "Quantity", "Total", "Status", "Ordered"]
    assert page.evaluate(COLUMNS) == names


def test_contents_are_folded_at_the_end_of_the_title_until_a_reader_opens_them(page: Page) -> None:
    page.goto(FILTERING)
    contents = page.get_by_role("navigation", name="Page table of contents")
    entry = contents.get_by_role("link", name="Filter model", exact=True)
    expect(entry).to_be_hidden()
    title, toggle = box(page, ".article-title"), box(page, ".contents-toggle")
    assert title["y"] < toggle["y"] + toggle["height"] / 2 < title["y"] + title["height"]
    contents.get_by_text("On this page").locator("visible=true").click()
    expect(entry).to_be_visible()
    stage, side = box(page, ".demo"), box(page, ".s-side")
    assert side["x"] > stage["x"] + stage["width"]
    page.goto(GRID)
    expect(page.locator(".contents-list")).to_be_visible()
    contents.get_by_text("On this page").locator("visible=true").click()
    expect(page.locator(".contents-list")).to_be_hidden()
    assert box(page, ".demo")["width"] >= 900


def test_without_script_contents_open_below_the_title(arrive: Callable[..., Page]) -> None:
    page = arrive(java_script_enabled=False)
    page.goto(FILTERING)
    page.locator(".contents-toggle > summary").click()
    expect(page.locator(".contents-list")).to_be_visible()
    assert box(page, ".contents-list")["width"] > 900


def test_contents_are_beside_the_page_where_both_have_space(arrive: Callable[..., Page]) -> None:
    page = arrive(viewport={"width": 1536, "height": 800})
    page.goto(FILTERING)
    contents = page.get_by_role("navigation", name="Page table of contents")
    expect(contents.get_by_role("link", name="Filter model", exact=True)).to_be_visible()
    stage, side = box(page, ".demo"), box(page, ".s-side")
    assert side["x"] > stage["x"] + stage["width"]


def test_header_and_title_are_where_they_are_on_other_pages(arrive: Callable[..., Page]) -> None:
    page = arrive(viewport={"width": 1920, "height": 1080})
    places = []
    for route in (FILTERING, BUTTON):
        page.goto(route)
        boxes = [box(page, one) for one in (".header-row", ".header-end", ".side-nav")]
        places.append((boxes, box(page, ".article-title")["x"]))
    assert places[0] == places[1]
    page.goto(FILTERING)
    stage, header = box(page, ".demo"), box(page, ".header-row")
    gutter = 24
    assert stage["x"] + stage["width"] == header["x"] + header["width"] - gutter
