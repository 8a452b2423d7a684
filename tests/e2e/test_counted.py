"""Every control of the shell and of demos says what a click on it counts as."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from showfloor.build_paths import PROJECT
from support.browser.edited_demo import Edited

pytestmark = pytest.mark.browser

FIND = (Path(__file__).parents[1] / "support" / "browser" / "uncounted_controls.js").read_text()
TABLE = PROJECT / "web" / "src" / "model" / "analytics.ts"
DOCS = PROJECT / "docs" / "settings.md"

SEED = "/acorn-kit/part-seed/"

AUTHORED = ".s-prose, .s-table"

COPY_REFUSED = """
navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
document.execCommand = () => false;
"""
ROUTES = [
    "/",
    "/material-ui/react-button/",
    "/material-ui/api/button/",
    "/material-ui/material-icons/",
    "/base-ui/react-button/",
    "/experiments/docs/markdown/",
    "/x/react-data-grid/",
    "/blog/",
    "/blog/why-this-site-exists/",
    "/versions/",
    "/search/?q=button",
    "/no/such/page/",
]


def known_actions() -> dict[str, list[str]]:
    """The actions of each category, as the frontend has them."""
    table = TABLE.read_text().partition("clickActions = {")[2].partition("} as const")[0]
    parts = re.findall(r"(\w+): \[(.*?)\]", table, re.DOTALL)
    return {category: re.findall(r'"(\w+)"', actions) for category, actions in parts}


def missed(page: Page, authored: str = AUTHORED) -> list[str]:
    """What of a page is not counted, of all the controls that it has but those `authored`."""
    found = page.evaluate(FIND, {"actions": known_actions(), "authored": authored})
    assert found["seen"] > 0
    return list(found["missed"])


@pytest.mark.parametrize("route", ROUTES)
def test_section_7_every_control_of_a_page_is_counted(page: Page, route: str) -> None:
    page.goto(route, wait_until="networkidle")
    assert missed(page) == []


@pytest.mark.parametrize("route", ["/production-error/", "/production-error/20/"])
def test_section_7_what_a_build_writes_about_errors_is_counted(page: Page, route: str) -> None:
    page.goto(route)
    assert missed(page, authored="") == []


def test_section_7_what_opens_over_a_page_is_counted(page: Page) -> None:
    page.goto("/material-ui/react-button/")
    for kind in ("settings", "announcements"):
        page.locator(f"[data-menu={kind}] summary").click()
        expect(page.locator(f"[data-menu={kind}] .s-menu-panel > *").first).to_be_visible()
    page.locator("[data-search]").click()
    page.locator(".s-search-bar input").fill("button")
    expect(page.get_by_role("option").first).to_be_visible()
    assert missed(page) == []


def test_section_7_the_documentation_lists_all_that_is_counted() -> None:
    table = DOCS.read_text().partition("| `eventCategory` |")[2].partition("\n\n")[0]
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \|", table, re.MULTILINE)
    listed = {category: re.findall(r"`(\w+)`", actions) for category, actions in rows}
    known = known_actions()
    assert listed == known


@pytest.fixture
def tiny(browser: Browser, tiny_url: str) -> Iterator[Page]:
    """A tab of a reader of the tiny site."""
    with browser.new_context(base_url=tiny_url) as context:
        yield context.new_page()


@pytest.mark.parametrize("route", ["/", SEED, "/acorn-kit/", "/about/", "/no/such/page/"])
def test_every_control_of_a_site_without_settings_is_counted(tiny: Page, route: str) -> None:
    tiny.goto(route, wait_until="networkidle")
    assert missed(tiny) == []


def test_section_7_the_notices_are_counted(tiny: Page) -> None:
    tiny.goto("/third-party-notices/")
    expect(tiny.locator("summary bdi").first).to_be_attached()
    assert missed(tiny, authored="") == []


def test_section_7_what_an_editor_says_is_counted(tiny: Page) -> None:
    tiny.add_init_script(COPY_REFUSED)
    tiny.goto(SEED)
    edited = Edited(tiny, tiny.locator("#DayCounter")).open()
    edited.write("export default () => <b")
    expect(edited.report.get_by_role("button")).to_be_visible()
    assert missed(tiny) == []
    edited.write("export default () => <p>{({ seed: 1 }) as any}</p>;")
    expect(edited.report.get_by_role("link", name="About error 31")).to_be_visible()
    assert missed(tiny) == []
    edited.demo.locator(".demo-menu-button").click()
    edited.demo.get_by_role("menuitem", name="Copy share link").click()
    link = edited.demo.locator(".demo-toolbar a[href*='#edit-']")
    expect(link).to_be_visible()
    assert missed(tiny) == []
    shared = link.get_attribute("href") or ""
    tiny.goto("about:blank")
    tiny.goto(shared)
    expect(edited.report.get_by_role("button")).to_have_text(["Run code", "Back to my edits"])
    assert missed(tiny) == []
