"""Pages where a visitor meets the rules of the theme (sections 5 and 9)."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from support.browser.layout import box_of

pytestmark = pytest.mark.browser

COLOR = "/material-ui/customization/color/"
THEME = "/material-ui/customization/default-theme/"
BUTTON = "/material-ui/react-button/"
PALETTE = "/material-ui/customization/palette/"
DRAWN = {
    "palette": ".palette-roles",
    "color": ".hue-ramps",
    "typography": ".type-scale",
    "spacing": ".spacing-scale",
    "breakpoints": ".breakpoint-ruler",
    "z-index": ".z-layers",
    "default-theme": ".shadow-tiles",
}
BLUE = "rgb(25, 118, 210)"


@pytest.fixture
def tool(page: Page) -> Locator:
    page.goto(COLOR)
    tool = page.locator(".color-tool")
    tool.scroll_into_view_if_needed()
    expect(page.locator("[data-island]").first).to_have_attribute("data-island", "live")
    return tool


@pytest.fixture
def viewer(page: Page) -> Callable[[str], Locator]:
    def open_at(query: str) -> Locator:
        page.goto(f"{THEME}{query}")
        page.locator(".theme-viewer").scroll_into_view_if_needed()
        expect(page.locator("[data-island]").first).to_have_attribute("data-island", "live")
        return page.get_by_role("tree", name="Theme")

    return open_at


def expect_ground_of_a_button(page: Page, colour: str) -> None:
    button = page.locator(".demo .MuiButton-contained").first
    button.scroll_into_view_if_needed()
    island = page.locator(".demo [data-island]").first
    expect(island).to_have_attribute("data-island", "live")
    expect(button).to_have_css("background-color", colour)


def test_section_5_the_tool_shows_the_error_and_links_to_it(tool: Locator) -> None:
    field = tool.get_by_label("Primary color", exact=True)
    field.fill("teal")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(tool).to_contain_text("Unsupported color: teal")
    link = tool.get_by_role("link", name="About this error")
    expect(link).to_have_attribute("href", "/production-error/9/?args%5B%5D=teal")
    expect(tool.get_by_role("button", name="Apply to all demos")).to_be_disabled()
    field.fill("hsl(150, 100%, 20%)")
    expect(field).to_have_attribute("aria-invalid", "false")
    expect(tool).to_contain_text("Read as hsl(150, 100%, 20%)")
    expect(tool.get_by_label("Code of the theme")).to_contain_text("main: 'hsl(150, 100%, 20%)'")


def test_section_5_the_tool_shows_a_color_of_a_space_that_browsers_call_otherwise(
    page: Page, tool: Locator
) -> None:
    tool.get_by_label("Primary color", exact=True).fill("color(rec-2020 0.2 0.5 0.3)")
    expect(tool).to_contain_text("Browsers know this space as rec2020")
    shown = "color(rec2020 0.2 0.5 0.3)"
    expect(tool.locator(".color-swatch").nth(1)).to_have_css("background-color", shown)
    expect(tool.locator(".MuiButton-contained").first).to_have_css("background-color", shown)
    expect(tool.get_by_label("Code of the theme")).to_contain_text(f"main: '{shown}'")
    tool.get_by_role("button", name="Apply to all demos").click()
    page.goto(BUTTON)
    expect_ground_of_a_button(page, shown)


def test_a_palette_is_not_applied_where_the_browser_stores_nothing(page: Page) -> None:
    page.add_init_script(
        "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); };"
    )
    page.goto(COLOR)
    tool = page.locator(".color-tool")
    tool.scroll_into_view_if_needed()
    tool.get_by_label("Primary color", exact=True).fill("rgb(0, 95, 115)")
    tool.get_by_role("button", name="Apply to all demos").click()
    expect(tool).to_contain_text("Demos cannot get this palette: the browser blocks storage")
    expect(tool.get_by_role("button", name="Apply to all demos")).to_be_enabled()


def test_what_the_tool_has_read_keeps_its_order_from_right_to_left(
    arrive: Callable[..., Page],
) -> None:
    page = arrive()
    page.add_init_script("localStorage.setItem('direction', 'rtl')")
    page.goto(COLOR)
    read = page.locator(".color-error bdi").first
    expect(read).to_have_css("direction", "ltr")
    expect(read).to_have_text("Read as rgb(25, 118, 210)")


def test_a_palette_is_worn_by_the_demos_of_a_tab_until_it_is_reset(
    page: Page, tool: Locator
) -> None:
    tool.get_by_label("Primary color", exact=True).fill("#006633")
    tool.get_by_role("button", name="Apply to all demos").click()
    expect(tool).to_contain_text("All demos use this palette")
    page.goto(BUTTON)
    expect_ground_of_a_button(page, "rgb(0, 102, 51)")
    other = page.context.new_page()
    other.goto(BUTTON)
    expect_ground_of_a_button(other, BLUE)
    page.goto("/material-ui/customization/z-index/")
    page.locator("#ArchiveShell").scroll_into_view_if_needed()
    bar = page.frame_locator("#ArchiveShell iframe").locator(".MuiAppBar-root")
    expect(bar).to_have_css("background-color", "rgb(0, 102, 51)")
    page.goto(COLOR)
    tool.scroll_into_view_if_needed()
    expect(tool.get_by_label("Primary color", exact=True)).to_have_value("#006633")
    tool.get_by_role("button", name="Reset").click()
    page.goto(BUTTON)
    expect_ground_of_a_button(page, BLUE)


def test_section_9_a_link_opens_the_theme_at_a_field(
    page: Page, viewer: Callable[[str], Locator]
) -> None:
    tree = viewer("?path=zIndex.drawer")
    item = tree.get_by_role("treeitem", name="drawer 1200")
    expect(item).to_be_in_viewport()
    expect(item).to_have_attribute("aria-selected", "true")
    expect(page.locator(".theme-selected")).to_contain_text("theme.zIndex.drawer")


def test_the_theme_is_walked_with_the_keyboard(
    page: Page, viewer: Callable[[str], Locator]
) -> None:
    tree = viewer("")
    tree.get_by_role("treeitem").first.focus()
    page.keyboard.press("z")
    layers = tree.get_by_role("treeitem", name="zIndex")
    expect(layers).to_be_focused()
    expect(layers).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("ArrowRight")
    expect(layers).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".theme-selected")).to_contain_text("theme.zIndex.fab")
    page.wait_for_url("**/default-theme/?path=zIndex.fab")
    page.keyboard.press("ArrowLeft")
    expect(layers).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(layers).to_have_attribute("aria-expanded", "false")


def test_the_theme_is_searched_and_shown_in_both_schemes(
    page: Page, viewer: Callable[[str], Locator]
) -> None:
    tree = viewer("?search=background%20default")
    expect(tree.get_by_role("treeitem", name="default '#fff'")).to_be_visible()
    page.get_by_role("button", name="Dark", exact=True).click()
    expect(tree.get_by_role("treeitem", name="default '#121212'")).to_be_visible()
    page.wait_for_url("**scheme=dark")
    page.get_by_role("searchbox", name="Search the theme").fill("acorn")
    expect(page.locator(".theme-tools [role=status]")).to_have_text("No field has these words.")


def test_the_theme_is_read_whole_without_scripts(plain: Page) -> None:
    plain.goto(f"{THEME}")
    expect(plain.locator(".theme-name", has_text="mobileStepper")).to_be_visible()
    expect(plain.get_by_role("searchbox")).not_to_be_visible()


def test_a_tone_is_copied_with_a_click_and_said(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(PALETTE)
    role = page.get_by_role("group", name="primary", exact=True)
    light = role.get_by_role("group", name="Light scheme")
    light.get_by_role("button", name="main").click()
    expect(light.get_by_role("status").nth(1)).to_have_text("Copied #1976d2")
    assert page.evaluate("navigator.clipboard.readText()") == "#1976d2"


@pytest.mark.parametrize("path", DRAWN)
def test_the_theme_is_drawn_without_scripts_and_fits_a_phone(
    read: Callable[..., Page], path: str
) -> None:
    size = {"width": 360, "height": 800}
    plain = read(f"/material-ui/customization/{path}/", java_script_enabled=False, viewport=size)
    drawn = plain.locator(DRAWN[path]).first
    expect(drawn).to_be_visible()
    box, column = box_of(drawn), box_of(plain.locator("h1"))
    assert box["x"] >= column["x"] - 1
    assert box["x"] + box["width"] <= 360


def test_a_theme_that_a_demo_brings_is_for_that_demo_and_follows_the_page(page: Page) -> None:
    page.goto("/joy-ui/customization/approaches/")
    card = page.locator("#ApproachesTokens .MuiCard-root")
    other = page.locator("#ApproachesSxArray .MuiSheet-root")
    for scheme, ground in (("dark", "rgb(11, 13, 14)"), ("light", "rgb(251, 252, 254)")):
        page.evaluate("(scheme) => (document.documentElement.dataset.colorScheme = scheme)", scheme)
        card.get_by_role("button").click()
        island = page.locator("#ApproachesTokens [data-island]").first
        expect(island).to_have_attribute("data-island", "live")
        expect(card).to_have_css("background-color", ground)
        expect(card).to_have_css("border-radius", "4px")
        expect(other).to_have_css("background-color", ground)
        expect(other).to_have_css("border-radius", "6px")
