"""Pages of the API reference: their rows, filter, links and folds."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from support.browser.held_requests import Held
from support.browser.layout import box_of
from support.polling import until
from support.site.script_sizes import sent_in_page, sent_sizes

pytestmark = pytest.mark.browser

BUTTON = "/material-ui/api/button/"
AUTOCOMPLETE = "/material-ui/api/autocomplete/"
GRID = "/x/api/data-grid/data-grid/"
LIST = "/joy-ui/api/list/"
TABS = "/base-ui/react-tabs/components-api/"

LIGHTS_UP = re.compile(r"(?!rgba\(0, 0, 0, 0\))")
EVERYTHING_OPEN = "document.querySelectorAll('main details').forEach((one) => (one.open = true))"
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def open_live(page: Page, address: str) -> None:
    with page.expect_response("**/_assets/startApi-*.js") as script:
        page.goto(address)
    page.evaluate("(script) => import(script).then(() => undefined)", script.value.url)


def rows(page: Page) -> Locator:
    return page.locator(".api-row:visible")


def search(page: Page) -> Locator:
    return page.get_by_role("searchbox", name="Filter this page")


@pytest.mark.parametrize("route", [BUTTON, GRID])
def test_props_begin_on_the_first_screen_and_facts_are_beside(
    read: Callable[..., Page], route: str
) -> None:
    page = read(route, viewport={"width": 1280, "height": 800})
    props = box_of(page.get_by_role("heading", name="Props"))
    facts = box_of(page.locator(".s-side .api-facts"))
    assert props["y"] <= 500
    assert facts["y"] < 500
    assert facts["x"] > props["x"] + 600


def test_a_page_opens_with_what_its_component_is(phone: Page) -> None:
    phone.goto(BUTTON)
    opening = phone.locator(".s-flow > .s-prose").first
    expect(opening).to_contain_text("A Button runs an action")
    expect(opening.get_by_role("link", name="Guide: Button")).to_have_attribute(
        "href", "/material-ui/react-button/"
    )
    facts = phone.locator(".api-aside")
    expect(facts.locator("dl")).to_be_hidden()
    facts.locator("summary").click()
    expect(facts.get_by_role("link", name="Variants", exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("address", "row"),
    [
        (f"{BUTTON}#button-prop-color", "button-prop-color"),
        (f"{BUTTON}#button-css-MuiButton-textPrimary", "button-classes-MuiButton-textPrimary"),
        (f"{LIST}#list-css-variable---List-gap", "list-css-variable-List-gap"),
        (f"{TABS}#tab-prop-disabled", "tab-prop-disabled"),
    ],
)
def test_a_link_leads_to_its_row_and_lights_it_up(page: Page, address: str, row: str) -> None:
    page.goto(address)
    target = page.locator(f"[id='{row}']")
    expect(target).to_be_in_viewport()
    expect(target).to_have_css("background-color", LIGHTS_UP)
    assert box_of(target)["y"] >= box_of(page.locator(".s-header"))["height"]
    if address.startswith(BUTTON):
        bar = box_of(page.locator(".api-filter"))
        place = box_of(page.locator(f"[id='{address.partition('#')[2]}']"))
        assert place["y"] >= bar["y"] + bar["height"]


def test_the_contents_lead_to_a_section_far_below(page: Page) -> None:
    open_live(page, GRID)
    page.locator(".contents-list").get_by_role("link", name="Classes", exact=True).click()
    heading = page.get_by_role("heading", name="Classes", exact=True)
    expect(heading).to_be_in_viewport()
    bar = box_of(page.locator(".api-filter"))
    distance = box_of(heading)["y"] - bar["y"] - bar["height"]
    assert 0 <= distance < 100


def test_the_class_of_a_state_is_found_among_all_tables_and_is_in_the_demos(page: Page) -> None:
    page.goto(GRID)
    search(page).fill("row selected")
    expect(rows(page).filter(has_text=".MuiDataGrid-row.Mui-selected")).to_be_visible()
    expect(page.get_by_role("heading", name="State classes")).to_be_visible()
    expect(page.get_by_role("heading", name="CSS variables")).to_be_hidden()
    page.goto("/x/react-data-grid/row-selection/")
    grid = page.get_by_role("grid").first
    selected = grid.locator(".MuiDataGrid-row.Mui-selected")
    row = grid.locator(".MuiDataGrid-row:not(.Mui-selected)").first
    expect(row).to_be_visible()
    before = selected.count()
    row.get_by_role("gridcell").nth(1).click()
    expect(selected).to_have_count(before + 1)


def test_the_filter_outlives_the_search(page: Page) -> None:
    page.goto(f"{BUTTON}#button-prop-children")
    search(page).fill("ripple")
    expect(page.locator("#button-prop-children")).to_be_hidden()
    shown = rows(page).count()
    page.keyboard.press("Control+k")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    until(page, "history.state === null")
    expect(search(page)).to_have_value("ripple")
    expect(rows(page)).to_have_count(shown)
    expect(page).to_have_url(re.compile(r"button-props=ripple"))


def test_the_density_holds_on_later_pages_from_the_first_paint(page: Page) -> None:
    page.goto(BUTTON)
    wide = box_of(page.locator("#button-prop-size"))
    page.get_by_role("button", name="Compact").click()
    expect(page.locator("html")).to_have_attribute("data-api-density", "compact")
    close = box_of(page.locator("#button-prop-size"))
    assert close["height"] < wide["height"]
    page.route("**/_assets/*.js", lambda route: route.abort())
    with page.expect_event("requestfailed"):
        page.goto(AUTOCOMPLETE)
    expect(page.locator("html")).to_have_attribute("data-api-density", "compact")


def test_what_is_pressed_before_the_script_comes_counts(page: Page) -> None:
    held = Held(page, "**/_assets/startApi-*.js")
    page.goto(BUTTON)
    held.expect_one()
    page.get_by_role("button", name="Compact").click()
    page.get_by_role("button", name=re.compile("^Inherited")).click()
    held.let_go()
    expect(page.locator("html")).to_have_attribute("data-api-density", "compact")
    expect(page.locator("#button-prop-color")).to_be_hidden()
    expect(page).to_have_url(re.compile(r"\?button-props\.only=inherited$"))


@pytest.mark.parametrize("route", [GRID, TABS])
def test_nothing_scrolls_sideways(phone: Page, route: str) -> None:
    phone.goto(route)
    phone.evaluate(EVERYTHING_OPEN)
    assert phone.evaluate(OVERFLOW) == 0


def test_without_script_everything_is_there_but_the_filter(arrive: Callable[..., Page]) -> None:
    plain = arrive(java_script_enabled=False, viewport={"width": 360, "height": 740})
    plain.goto(AUTOCOMPLETE)
    expect(plain.locator(".api-filter, .api-search")).to_have_count(2)
    for hidden in plain.locator(".api-filter, .api-search, .s-chip").all():
        expect(hidden).to_be_hidden()
    expect(plain.locator("#autocomplete-prop-value")).to_be_visible()
    row = plain.locator("#autocomplete-prop-renderOption")
    row.locator(".api-more > summary").click()
    expect(row.locator(".api-more")).to_contain_text("The props to apply on the li element.")
    row.get_by_role("link", name="AutocompleteOwnerState").first.click()
    expect(plain.locator("#autocomplete-type-AutocompleteOwnerState")).to_be_in_viewport()


def test_an_api_page_needs_little_script_and_no_react(page: Page, dist: Path) -> None:
    asked: list[str] = []
    page.on("request", lambda r: asked.append(r.url) if r.resource_type == "script" else None)
    with page.expect_request("**/_assets/startApi-*.js"):
        page.goto(GRID)
    page.wait_for_load_state("networkidle")
    sizes = sent_sizes(dist, asked)
    assert len(sizes) == 2
    assert sum(sizes.values()) + sent_in_page(page) <= 12 * 1024
