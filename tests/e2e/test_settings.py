"""What a reader chooses: kept, shared by all pages, and never seen to change."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from support.browser.layout import box_of, note_shifts, shifts_of
from support.browser.refusals import NO_STORAGE
from support.browser.settings_menu import choose_settings

pytestmark = pytest.mark.browser

BUTTON = "/material-ui/react-button/"
LIGHT = "/material-ui/react-init-color-scheme-script/"
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


def test_a_direction_holds_from_the_first_frame_of_the_next_page(
    context: BrowserContext, page: Page
) -> None:
    page.goto(LIGHT)
    choose_settings(page, "Dark", "Right to left")
    expect(page.locator("html")).to_have_attribute("data-color-scheme", "dark")
    context.add_init_script(REMEMBER_FIRST_FRAME)
    page.goto(MARKDOWN)
    assert page.evaluate("first") == {"scheme": "dark", "direction": "rtl"}
    expect(page.locator("html")).to_have_css("color-scheme", "dark")
    main, nav = box_of(page.get_by_role("main")), box_of(page.locator(".side-nav"))
    assert nav["x"] > main["x"] + main["width"]
    page.locator("[data-menu=settings] summary").click()
    expect(page.get_by_role("radio", name="Dark")).to_be_checked()


def test_the_settings_stay_open_while_a_direction_is_chosen(page: Page) -> None:
    page.goto(LIGHT)
    menu = page.locator("[data-menu=settings]")
    menu.locator("summary").click()
    page.get_by_role("radio", name="Left to right").focus()
    for key, name, direction in (
        ("ArrowDown", "Right to left", "rtl"),
        ("ArrowUp", "Left to right", "ltr"),
    ):
        page.keyboard.press(key)
        expect(page.locator("html")).to_have_attribute("dir", direction)
        expect(page.get_by_role("radio", name=name)).to_be_focused()
    page.goto(MARKDOWN)
    expect(menu.locator("summary")).to_be_visible()
    expect(menu).to_have_js_property("open", False)


def test_where_nothing_may_be_stored_everything_works_for_the_page(page: Page) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.add_init_script(NO_STORAGE)
    page.goto(BUTTON)
    choose_settings(page, "Dark")
    expect(page.locator("html")).to_have_attribute("data-color-scheme", "dark")
    page.locator(".demo").first.get_by_role("button", name="JS").click()
    expect(page.locator("html")).to_have_attribute("data-code-variant", "js")
    page.goto(MARKDOWN)
    page.locator(".s-tab", has_text="pnpm").first.click()
    expect(page.locator(".s-tab-panel:visible", has_text="pnpm add").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-color-scheme", "light")
    assert errors == []


def test_section_4_code_settings_hold_at_once_and_on_the_next_page(page: Page) -> None:
    html = page.locator("html")
    choices = [
        ("JavaScript", "data-code-variant", "js"),
        ("Tailwind", "data-code-styling", "tailwind"),
        ("Compact", "data-api-density", "compact"),
    ]
    page.goto("/base-ui/react-button/")
    for name, attribute, value in choices:
        choose_settings(page, name)
        expect(html).to_have_attribute(attribute, value)
    cookies = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
    assert cookies["codeStyling"] == "tailwind"
    page.goto(BUTTON)
    for _, attribute, value in choices:
        expect(html).to_have_attribute(attribute, value)
    expect(page.locator(".demo [data-variant~=js]:visible").first).to_be_visible()


def test_section_4_right_to_left_gives_live_demos_the_mirrored_styles(page: Page) -> None:
    page.goto(BUTTON)
    demo = page.locator(".demo", has=page.locator(".MuiButton-startIcon")).first
    icon = demo.locator(".MuiButton-startIcon").first
    demo.scroll_into_view_if_needed()
    expect(demo.locator("[data-island=live]").first).to_be_visible()
    expect(icon).to_have_css("margin-left", "-4px")
    choose_settings(page, "Right to left")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(demo.locator(".MuiButton-startIcon").first).to_have_css("margin-right", "-4px")


def test_a_live_demo_of_another_tab_turns(context: BrowserContext, page: Page) -> None:
    page.goto(LIGHT)
    other = context.new_page()
    other.goto(BUTTON)
    demo = other.locator(".demo", has=other.locator(".MuiButton-startIcon")).first
    demo.scroll_into_view_if_needed()
    expect(demo.locator("[data-island=live]").first).to_be_visible()
    choose_settings(page, "Right to left")
    expect(demo.locator(".MuiButton-startIcon").first).to_have_css("margin-right", "-4px")


def test_settings_move_nothing_on_the_next_page(page: Page) -> None:
    page.goto(LIGHT)
    for name in ("Dark", "Right to left", "JavaScript", "Compact"):
        choose_settings(page, name)
    note_shifts(page)
    page.goto(MARKDOWN, wait_until="networkidle")
    assert shifts_of(page) == []


def test_a_question_mark_shows_what_the_keys_do(page: Page) -> None:
    page.goto(LIGHT)
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(dialog).to_contain_text("Next page")
    dialog.get_by_role("checkbox", name="Enable single-key shortcuts").uncheck()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    page.keyboard.press("d")
    page.keyboard.press("?")
    expect(dialog).to_be_hidden()
    expect(page.locator("html")).to_have_attribute("data-color-scheme", "light")
    page.goto(MARKDOWN)
    page.keyboard.press("?")
    choose_settings(page, "On")
    page.keyboard.press("d")
    expect(page.locator("html")).to_have_attribute("data-color-scheme", "dark")


def test_section_4_the_id_of_a_heading_chooses_no_code(page: Page) -> None:
    html = page.locator("html")
    page.goto("/base-ui/guides/next-js-app-router/#css-in-js")
    expect(page.locator("#css-in-js")).to_be_in_viewport()
    expect(html).to_have_attribute("data-code-styling", "system")
    expect(html).to_have_attribute("data-code-variant", "ts")
    page.goto(f"{LIGHT}#css-in-js")
    expect(html).to_have_attribute("data-code-styling", "css")
    expect(html).to_have_attribute("data-code-variant", "js")
