"""The site of somebody whose browser runs no scripts."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support.browser.layout import box_of

pytestmark = pytest.mark.browser

BUTTON = "/material-ui/react-button/"
BASE_BUTTON = "/base-ui/react-button/"
DEMOS = "/experiments/docs/demos/"
MARKDOWN = "/experiments/docs/markdown/"

PLAIN: dict[str, Any] = {"java_script_enabled": False, "viewport": {"width": 360, "height": 740}}

# What is out of view is not laid out, and has no text then.
EMPTY = """
document.querySelectorAll(".demo").forEach(({ style }) => { style.contentVisibility = "visible" });
[...document.querySelectorAll("figure, .demo-stage, .demo-panel, pre, summary, ul, ol")]
  .filter((one) => one.checkVisibility() && one.innerText.trim() === "")
  .filter((one) => one.querySelector("svg, img, input, iframe, [aria-label]") === null)
  .map((one) => one.outerHTML.slice(0, 160))
"""

GROUND = """(() => {
  const { backgroundColor, color } = getComputedStyle(document.querySelector("[data-stage]"));
  return [backgroundColor, color];
})()"""


@pytest.fixture
def plain(arrive: Callable[..., Page]) -> Page:
    """Such a tab on the narrowest phone."""
    return arrive(**PLAIN)


@pytest.fixture
def read_plain(read: Callable[..., Page]) -> Callable[[str], Page]:
    return partial(read, **PLAIN)


def test_a_component_page_is_read_whole(read_plain: Callable[[str], Page]) -> None:
    plain = read_plain(BUTTON)
    expect(plain.get_by_role("heading", level=1)).to_be_visible()
    demo = plain.locator(".demo").first
    expect(demo.get_by_role("button", name="Send invoice")).to_be_visible()
    expect(demo.locator(".s-line:visible").last).to_have_text("}")
    expect(demo.locator(".s-line:visible").first).to_contain_text("import")


def test_nothing_that_needs_a_script_is_offered(read_plain: Callable[[str], Page]) -> None:
    plain = read_plain(BUTTON)
    expect(plain.locator("[data-needs-script]:visible")).to_have_count(0)


@pytest.mark.parametrize("route", ["/", BUTTON, BASE_BUTTON, DEMOS, MARKDOWN])
def test_no_area_is_empty(plain: Page, route: str) -> None:
    plain.goto(route)
    assert plain.evaluate(EMPTY) == []
    assert plain.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_drawer_opens_and_leads_on(plain: Page) -> None:
    plain.goto(BUTTON)
    plain.get_by_role("button", name="Open navigation").click()
    drawer = plain.get_by_role("navigation", name="documentation")
    drawer.get_by_text("Getting started").click()
    drawer.get_by_role("link", name="Installation").click()
    plain.wait_for_url("**/installation/")


def test_menus_and_contents_open(plain: Page) -> None:
    plain.goto(BUTTON)
    plain.locator("[data-menu=products] summary").click()
    expect(plain.locator("[data-menu=products]").get_by_role("link", name="Joy UI")).to_be_visible()
    plain.locator("[data-menu=products] summary").click()
    plain.locator(".contents-toggle summary").click()
    plain.get_by_role("link", name="Accessibility", exact=True).click()
    expect(plain.locator("#accessibility")).to_be_in_viewport()


def test_tabs_are_chosen(plain: Page) -> None:
    plain.goto(MARKDOWN)
    group = plain.locator("[data-tabs=package-manager]").first
    group.locator(".s-tab", has_text="yarn").click()
    expect(group.locator(".s-tab-panel:visible")).to_have_text("yarn add react react-dom")


def test_the_colors_follow_the_device(plain: Page) -> None:
    plain.emulate_media(color_scheme="dark")
    plain.goto(BUTTON)
    dark = plain.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    plain.emulate_media(color_scheme="light")
    assert plain.evaluate("getComputedStyle(document.documentElement).backgroundColor") != dark


@pytest.mark.parametrize("route", [BASE_BUTTON, "/joy-ui/getting-started/"])
def test_stages_follow_the_device_as_with_scripts(
    plain: Page, arrive: Callable[..., Page], route: str
) -> None:
    plain.emulate_media(color_scheme="dark")
    plain.goto(route)
    awake = arrive(color_scheme="dark")
    awake.goto(route)
    for page in (plain, awake):
        expect(page.locator("[data-stage]").first).to_be_visible()
    assert plain.evaluate(GROUND) == awake.evaluate(GROUND)


@pytest.mark.parametrize(
    ("route", "demo"),
    [
        (DEMOS, "WindowWidth"),
        ("/x/react-data-grid/", "OrdersGrid"),
        ("/x/react-charts/", "ElectricityChart"),
    ],
)
def test_a_demo_that_needs_a_script_says_so(
    read_plain: Callable[[str], Page], route: str, demo: str
) -> None:
    plain = read_plain(route)
    stage = plain.locator(f"#{demo} .demo-stage")
    expect(stage.get_by_text("Turn on JavaScript")).to_be_visible()
    box = box_of(stage)
    assert box["height"] <= 224


def test_no_key_and_no_form_is_offered_that_answers_nobody(plain: Page) -> None:
    plain.set_viewport_size({"width": 1280, "height": 800})
    for route in ("/", "/search/", "/404.html"):
        plain.goto(route)
        expect(plain.locator("kbd:visible, [role=search]:visible")).to_have_count(0)
    plain.goto("/search/")
    expect(plain.get_by_role("heading", name="All pages by product")).to_be_visible()
