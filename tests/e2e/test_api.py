"""Pages of the API reference: their rows, filter, links and folds."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from support.browser.held_requests import Held
from support.site.script_sizes import sent_in_page, sent_sizes

pytestmark = pytest.mark.browser

BUTTON = "/material-ui/api/button/"
AUTOCOMPLETE = "/material-ui/api/autocomplete/"
GRID = "/x/api/data-grid/data-grid/"
LIST = "/joy-ui/api/list/"
TABS = "/base-ui/react-tabs/components-api/"
PARTS = "/experiments/docs/parts/"

LIGHTS_UP = re.compile(r"(?!rgba\(0, 0, 0, 0\))")
EVERYTHING_OPEN = "document.querySelectorAll('main details').forEach((one) => (one.open = true))"
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def table(page: Page) -> Locator:
    return page.locator("[data-api]").filter(has=page.get_by_role("searchbox"))


def open_live(page: Page, address: str) -> None:
    """Arrive, and wait until the table answers."""
    with page.expect_response("**/_assets/startApi-*.js") as script:
        page.goto(address)
    page.evaluate("(script) => import(script).then(() => undefined)", script.value.url)


def rows(page: Page) -> Locator:
    return table(page).locator(".api-row:visible")


def search(page: Page) -> Locator:
    return page.get_by_role("searchbox", name="Filter Props of Button")


@pytest.mark.parametrize("route", [BUTTON, "/material-ui/api/icon-button/", AUTOCOMPLETE, GRID])
def test_props_begin_on_the_first_screen_and_facts_are_beside(
    read: Callable[..., Page], route: str
) -> None:
    page = read(route, viewport={"width": 1280, "height": 800})
    props = page.get_by_role("heading", name="Props").bounding_box()
    facts = page.locator(".s-side .api-facts").bounding_box()
    assert props is not None
    assert props["y"] <= 500
    assert facts is not None
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
        (f"{BUTTON}#button-classes-MuiButton-root", "button-classes-MuiButton-root"),
        (f"{BUTTON}#button-css-MuiButton-root", "button-classes-MuiButton-root"),
        (f"{BUTTON}#button-classes-root", "button-classes-MuiButton-root"),
        (f"{AUTOCOMPLETE}#autocomplete-slot-popper", "autocomplete-slot-popper"),
        (f"{LIST}#list-css-variable---List-gap", "list-css-variable-List-gap"),
        (f"{TABS}#tab-prop-disabled", "tab-prop-disabled"),
        (f"{GRID}#data-grid-css-MuiDataGrid-cell", "data-grid-classes-MuiDataGrid-cell"),
    ],
)
def test_a_link_leads_to_its_row_and_lights_it_up(page: Page, address: str, row: str) -> None:
    page.goto(address)
    target = page.locator(f"[id='{row}']")
    expect(target).to_be_in_viewport()
    expect(target).to_have_css("background-color", LIGHTS_UP)
    header = page.locator(".s-header").bounding_box()
    box = target.bounding_box()
    assert header is not None
    assert box is not None
    assert box["y"] >= header["height"]


def test_a_link_opens_what_its_row_is_folded_in(page: Page) -> None:
    page.goto(f"{BUTTON}#button-css-MuiButton-textPrimary")
    expect(page.locator("#button-classes-MuiButton-textPrimary")).to_be_in_viewport()


def test_the_bar_of_the_filter_does_not_cover_a_row(page: Page) -> None:
    page.goto(f"{BUTTON}#button-prop-loading")
    bar = page.locator(".api-filter").bounding_box()
    box = page.locator("#button-prop-loading").bounding_box()
    assert bar is not None
    assert box is not None
    assert box["y"] >= bar["y"] + bar["height"]


def test_typing_narrows_the_list_down(page: Page) -> None:
    page.goto(BUTTON)
    search(page).fill("ripple")
    names = rows(page).locator(".api-name")
    expect(names.first).to_have_text("disableFocusRipple")  # its own; the others are inherited
    total = table(page).locator(".api-row").count()
    shown = names.count()
    assert 3 < shown < total
    expect(page.get_by_role("status").filter(has_text=f"{shown} of {total}")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Inherited")).click()
    expect(page.locator("#button-prop-disableFocusRipple")).to_be_hidden()
    search(page).press("Escape")
    expect(rows(page)).to_have_count(total)


def test_a_version_narrows_the_list_down_to_what_is_new_since_then(page: Page) -> None:
    open_live(page, PARTS)
    table(page).get_by_role("combobox", name="Show only").press("ArrowDown")
    expect(rows(page).locator(".api-name")).to_have_text(["new"])
    expect(page).to_have_url(re.compile(r"\?parts-props\.since=2\.1$"))
    page.reload()
    expect(rows(page)).to_have_count(1)
    table(page).get_by_role("searchbox").press("Escape")
    expect(rows(page)).to_have_count(12)
    expect(page).to_have_url(re.compile(r"/parts/$"))


def test_own_props_come_before_inherited_ones_and_all_by_name_on_request(page: Page) -> None:
    open_live(page, BUTTON)
    all_rows = table(page).locator(".api-row")
    shown = all_rows.evaluate_all(
        "(rows) => rows.map(({ id, dataset }) => [id, /inherited/.test(dataset.is ?? '')])"
    )
    inherited = [is_inherited for _, is_inherited in shown]
    assert True in inherited
    assert inherited == sorted(inherited)
    ids = [id for id, _ in shown]
    assert ids.index("button-prop-variant") < ids.index("button-prop-classes")
    page.get_by_role("button", name="A to Z").click()
    expect(all_rows.first).to_have_id("button-prop-action")
    ordered = all_rows.evaluate_all("(rows) => rows.map(({ id }) => id)")
    assert ordered == sorted(ids, key=str.lower)


def test_the_filter_is_found_again_on_the_way_back(page: Page) -> None:
    page.goto(BUTTON)
    search(page).fill("icon")
    expect(page).to_have_url(re.compile(r"\?button-props=icon$"))
    page.locator(".api-origin, .s-breadcrumbs a").first.click()
    expect(page).not_to_have_url(re.compile("icon"))
    page.go_back()
    expect(search(page)).to_have_value("icon")
    expect(page.locator("#button-prop-color")).to_be_hidden()
    expect(page.locator("#button-prop-endIcon")).to_be_visible()


def test_the_density_holds_on_later_pages_from_the_first_paint(page: Page) -> None:
    page.goto(BUTTON)
    wide = page.locator("#button-prop-size").bounding_box()
    page.get_by_role("button", name="Compact").click()
    expect(page.locator("html")).to_have_attribute("data-api-density", "compact")
    close = page.locator("#button-prop-size").bounding_box()
    assert wide is not None
    assert close is not None
    assert close["height"] < wide["height"]
    page.route("**/start-*.js", lambda route: route.abort())
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


def test_the_link_of_a_row_is_copied_with_the_pointer(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_live(page, BUTTON)
    page.locator("#button-prop-variant").hover()
    page.get_by_role("button", name="Copy link to variant").click()
    expect(page.get_by_text("Copied", exact=True)).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.endswith(f"{BUTTON}#button-prop-variant")


def test_the_link_of_a_row_is_reached_with_the_keyboard(page: Page) -> None:
    open_live(page, BUTTON)
    page.get_by_role("link", name="variant", exact=True).focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Copy link to variant")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="classes", exact=True)).to_be_focused()


def test_a_callback_tells_what_it_is_called_with(page: Page) -> None:
    page.goto(AUTOCOMPLETE)
    row = page.locator("#autocomplete-prop-renderOption")
    row.locator(".api-more > summary").click()
    expect(row.locator(".api-call")).to_contain_text("The props to apply on the li element.")


def test_a_type_that_many_props_have_opens_in_place(page: Page) -> None:
    open_live(page, f"{AUTOCOMPLETE}#autocomplete-prop-renderOption")
    row = page.locator("#autocomplete-prop-renderOption")
    name = row.get_by_role("link", name="AutocompleteOwnerState").first
    name.click()
    opened = row.locator("[data-opened]")
    expect(opened).to_be_visible()
    expect(name).to_have_attribute("aria-expanded", "true")
    assert page.url.endswith("#autocomplete-prop-renderOption")
    name.click()
    expect(opened).to_have_count(0)


@pytest.mark.parametrize("route", [BUTTON, AUTOCOMPLETE, GRID, LIST, TABS])
@pytest.mark.parametrize("width", [360, 1920])
def test_nothing_scrolls_sideways(arrive: Callable[..., Page], route: str, width: int) -> None:
    page = arrive(viewport={"width": width, "height": 800})
    page.goto(route)
    page.evaluate(EVERYTHING_OPEN)
    assert page.evaluate(OVERFLOW) == 0


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
