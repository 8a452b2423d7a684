"""Every control of the shell and of demos says what a click on it counts as."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from showfloor.build.workshop import PROJECT

pytestmark = pytest.mark.browser

FIND = (Path(__file__).parent.parent / "counted.js").read_text()
TABLE = PROJECT / "web" / "src" / "model" / "analytics.ts"
DOCS = PROJECT / "docs" / "settings.md"

SEED = "/acorn-kit/part-seed/"
ROUTES = [
    "/",
    "/material-ui/react-button/",
    "/material-ui/api/button/",
    "/material-ui/material-icons/",
    "/base-ui/react-button/",
    "/experiments/docs/markdown/",
    "/x/react-data-grid/",
    "/blog/",
    "/versions/",
    "/search/?q=button",
    "/no/such/page/",
]


def known_actions() -> dict[str, list[str]]:
    """The actions of each category, as the frontend has them."""
    table = TABLE.read_text().partition("clickActions = {")[2].partition("} as const")[0]
    parts = re.findall(r"(\w+): \[(.*?)\]", table, re.DOTALL)
    return {category: re.findall(r'"(\w+)"', actions) for category, actions in parts}


def missed(page: Page) -> list[str]:
    """What of a page is not counted, of all the controls that it has."""
    found = page.evaluate(FIND, known_actions())
    assert found["seen"] > 0
    return list(found["missed"])


@pytest.mark.parametrize("route", ROUTES)
def test_section_7_every_control_of_a_page_is_counted(page: Page, route: str) -> None:
    page.goto(route, wait_until="networkidle")
    assert missed(page) == []


def test_section_7_what_opens_over_a_page_is_counted(page: Page) -> None:
    page.goto("/material-ui/react-button/")
    for kind in ("settings", "announcements"):
        page.locator(f"[data-menu={kind}] summary").click()
        expect(page.locator(f"[data-menu={kind}] .s-menu-panel > *").first).to_be_visible()
    page.locator("[data-search]").click()
    page.locator(".s-search-input").fill("button")
    expect(page.get_by_role("option").first).to_be_visible()
    assert missed(page) == []


def test_section_7_the_documentation_lists_all_that_is_counted() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \|", DOCS.read_text(), re.MULTILINE)
    listed = {category: re.findall(r"`(\w+)`", actions) for category, actions in rows}
    known = known_actions()
    assert {category: listed.get(category) for category in known} == known


@pytest.fixture
def tiny(browser: Browser, tiny_url: str) -> Iterator[Page]:
    """A tab of a reader of the tiny site."""
    with browser.new_context(base_url=tiny_url) as context:
        yield context.new_page()


@pytest.mark.parametrize("route", ["/", SEED, "/acorn-kit/", "/about/", "/no/such/page/"])
def test_every_control_of_a_site_without_settings_is_counted(tiny: Page, route: str) -> None:
    tiny.goto(route, wait_until="networkidle")
    assert missed(tiny) == []
