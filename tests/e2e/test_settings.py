"""Colour scheme and text direction: kept, shared by all pages, and never seen to change."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

pytestmark = pytest.mark.browser

BUTTON = "/material-ui/react-button/"
MARKDOWN = "/experiments/docs/markdown/"

# Nothing can be painted before there is a body.
REMEMBER_FIRST_FRAME = """
new MutationObserver((_, observer) => {
  if (document.body === null) return;
  const { colorScheme } = document.documentElement.dataset;
  window.first = { scheme: colorScheme, direction: document.documentElement.dir };
  observer.disconnect();
}).observe(document, { childList: true, subtree: true });
"""

# What a browser does whose reader blocks cookies and site data.
REFUSE_STORAGE = """
for (const [owner, name] of [[window, "localStorage"], [window, "sessionStorage"],
                             [Document.prototype, "cookie"]]) {
  const refuse = () => { throw new DOMException("denied", "SecurityError"); };
  Object.defineProperty(owner, name, { get: refuse, set: refuse });
}
"""


def choose(page: Page, name: str) -> None:
    page.locator("[data-menu=settings] summary").click()
    page.get_by_role("radio", name=name, exact=True).check(force=True)
    page.keyboard.press("Escape")


@pytest.mark.parametrize(("choice", "scheme"), [("Dark", "dark"), ("Light", "light")])
def test_a_colour_scheme_holds_from_the_first_frame_of_the_next_page(
    context: BrowserContext, page: Page, choice: str, scheme: str
) -> None:
    page.emulate_media(color_scheme="light" if scheme == "dark" else "dark")
    page.goto(BUTTON)
    choose(page, choice)
    expect(page.locator("html")).to_have_attribute("data-color-scheme", scheme)
    context.add_init_script(REMEMBER_FIRST_FRAME)
    page.goto(MARKDOWN)
    assert page.evaluate("first.scheme") == scheme
    expect(page.locator("html")).to_have_css("color-scheme", scheme)
    expect(page.get_by_role("radio", name=choice, include_hidden=True)).to_be_checked()


def test_the_scheme_of_the_device_is_followed_until_another_is_chosen(page: Page) -> None:
    html = page.locator("html")
    page.emulate_media(color_scheme="dark")
    page.goto(BUTTON)
    expect(html).to_have_attribute("data-color-scheme", "dark")
    page.emulate_media(color_scheme="light")
    expect(html).to_have_attribute("data-color-scheme", "light")
    choose(page, "Dark")
    choose(page, "System")
    expect(html).to_have_attribute("data-color-scheme", "light")


def test_the_browser_wears_the_colour_of_the_scheme(page: Page) -> None:
    page.goto(BUTTON)
    choose(page, "Dark")
    used = page.locator("meta[name=theme-color][media=all]")
    expect(used).to_have_count(1)
    expect(used).to_have_attribute("data-theme-color", "dark")


def test_a_direction_holds_from_the_first_frame_of_the_next_page(
    context: BrowserContext, page: Page
) -> None:
    page.goto(BUTTON)
    choose(page, "Right to left")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    context.add_init_script(REMEMBER_FIRST_FRAME)
    page.goto(MARKDOWN)
    assert page.evaluate("first.direction") == "rtl"
    main, nav = page.get_by_role("main").bounding_box(), page.locator(".side-nav").bounding_box()
    assert main is not None
    assert nav is not None
    assert nav["x"] > main["x"] + main["width"]


def test_what_one_tab_chooses_the_others_show(context: BrowserContext, page: Page) -> None:
    page.goto(BUTTON)
    other = context.new_page()
    other.goto(MARKDOWN)
    choose(other, "Dark")
    expect(page.locator("html")).to_have_attribute("data-color-scheme", "dark")
    expect(page.get_by_role("radio", name="Dark", include_hidden=True)).to_be_checked()


def test_settings_work_with_keys(page: Page) -> None:
    page.goto(BUTTON)
    page.locator("[data-menu=settings] summary").focus()
    for key in ("Enter", "Tab", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    expect(page.locator("html")).to_have_attribute("data-color-scheme", "dark")
    page.keyboard.press("Escape")
    expect(page.locator("[data-menu=settings] summary")).to_be_focused()


def test_where_nothing_may_be_stored_everything_works_for_the_page(page: Page) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.add_init_script(REFUSE_STORAGE)
    page.goto(BUTTON)
    choose(page, "Dark")
    expect(page.locator("html")).to_have_attribute("data-color-scheme", "dark")
    page.locator(".demo").first.get_by_role("button", name="JS").click()
    expect(page.locator("html")).to_have_attribute("data-code-variant", "js")
    page.goto(MARKDOWN)
    page.locator(".tab", has_text="pnpm").first.click()
    expect(page.locator(".tab-panel:visible", has_text="pnpm add").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-color-scheme", "light")
    assert errors == []
