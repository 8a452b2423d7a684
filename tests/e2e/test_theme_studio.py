"""The theme studio: fields, screens, what goes in and out, and the theme on all demos."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from support.browser.layout import box_of
from support.browser.page_visit import barriers_of
from support.polling import until

pytestmark = pytest.mark.browser

STUDIO = "/material-ui/customization/theme-studio/"
JOY = "/joy-ui/customization/theme-builder/"
BUTTON = "/material-ui/react-button/"
COLOR = "/material-ui/customization/color/"
TEAL = "rgb(15, 118, 110)"
LOGO = b"""<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80">
<rect width="80" height="80" fill="white"/><circle cx="40" cy="40" r="30" fill="#c2185b"/></svg>"""
PASTED = """import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  palette: { primary: { main: '#0f766e' } },
  shape: { borderRadius: 12 },
  zIndex: { drawer: 1300 },
  spacing: (factor) => factor * 7,
});
"""


@pytest.fixture
def studio(page: Page) -> Locator:
    return open_studio(page)


def open_studio(page: Page, address: str = STUDIO) -> Locator:
    page.goto(address)
    studio = page.locator(".studio")
    expect(page.locator("[data-island]").first).to_have_attribute("data-island", "live")
    return studio


def press(studio: Locator, name: str) -> None:
    studio.get_by_role("button", name=name, exact=True).click()


def screens(studio: Locator, scheme: str) -> Locator:
    return studio.locator(f"[data-studio-scheme={scheme}]")


def contained(studio: Locator, scheme: str = "light") -> Locator:
    return screens(studio, scheme).locator(".MuiButton-containedPrimary").first


def test_a_preset_is_on_the_screens_of_both_schemes_and_can_be_undone(
    page: Page, studio: Locator
) -> None:
    blue = "rgb(25, 118, 210)"
    expect(contained(studio)).to_have_css("background-color", blue)
    press(studio, "Editorial")
    expect(contained(studio)).to_have_css("background-color", "rgb(140, 28, 43)")
    expect(contained(studio)).to_have_css("border-radius", "0px")
    expect(contained(studio)).to_have_css("text-transform", "none")
    expect(screens(studio, "dark")).to_have_css("color", "rgb(241, 232, 220)")
    press(studio, "Undo")
    expect(contained(studio)).to_have_css("background-color", blue)
    expect(contained(studio)).to_have_css("text-transform", "uppercase")
    press(studio, "Redo")
    expect(contained(studio)).to_have_css("border-radius", "0px")
    page.locator("main h1").click()
    page.keyboard.press("Control+z")
    expect(contained(studio)).to_have_css("border-radius", "4px")
    page.keyboard.press("Control+Shift+z")
    expect(contained(studio)).to_have_css("border-radius", "0px")
    studio.get_by_label("Custom color").focus()
    page.keyboard.press("Control+z")  # of the field
    expect(contained(studio)).to_have_css("border-radius", "0px")


@pytest.mark.parametrize(
    ("size", "part", "most"), [((1280, 800), "Screens", 245), ((360, 740), "Fields", 430)]
)
def test_the_first_screen_is_for_the_theme(
    page: Page, size: tuple[int, int], part: str, most: int
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    studio = open_studio(page)
    assert box_of(studio.get_by_role("region", name=part, exact=True))["y"] <= most
    names = ("Get the code", "Undo", "Import", "Use in the documentation")
    bar = [studio.get_by_role("button", name=name, exact=True) for name in names]
    assert len({box_of(button)["y"] for button in bar}) == 1
    assert box_of(studio.get_by_role("group", name="Presets"))["height"] <= 160


def test_a_press_on_a_part_opens_its_fields(studio: Locator) -> None:
    studio.get_by_role("button", name="All components", exact=True).click()
    screens(studio, "light").get_by_role("combobox").first.click()
    section = studio.get_by_role("button", name="Text field", exact=True)
    expect(section).to_have_attribute("aria-expanded", "true")
    studio.page.keyboard.press("Escape")
    contained(studio).click()
    section = studio.get_by_role("button", name="Button", exact=True)
    expect(section).to_have_attribute("aria-expanded", "true")
    studio.get_by_role("slider", name="Minimum height").fill("52")
    expect(contained(studio)).to_have_css("min-height", "52px")
    press(studio, "Reset Minimum height")
    expect(contained(studio)).not_to_have_css("min-height", "52px")


def test_a_contrast_that_is_too_low_is_fixed_and_the_picker_is_moved_by_keyboard(
    page: Page, studio: Locator
) -> None:
    field = studio.get_by_label("Primary", exact=True)
    press(studio, "Pick Primary")
    studio.get_by_role("slider", name="Primary, hue").focus()
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    expect(field).not_to_have_value("#1976d2")
    page.keyboard.press("Tab")  # a row of presses is one step
    press(studio, "Undo")
    expect(field).to_have_value("#1976d2")
    field.fill("#ffe14d")
    low = studio.locator("[data-low]").filter(has_text="Primary on paper")
    expect(low).to_contain_text("1.3:1 low")
    low.get_by_role("button", name="Fix").click()
    expect(low).to_have_count(0)
    expect(field).not_to_have_value("#ffe14d")
    field.fill("teal or so")
    field.blur()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(studio).to_contain_text("Write a color as #0f766e or rgb(15 118 110).")


def test_a_color_is_written_as_the_library_reads_it_or_goes_back(
    page: Page, studio: Locator
) -> None:
    field = studio.get_by_label("Primary", exact=True)
    for written, color in (
        ("Teal", "#008080"),
        ("hsl(175 77% 26%)", "#0f756d"),
        ("#0f766e80", "rgba(15, 118, 110, 0.5)"),
    ):
        field.fill(written)
        expect(field).to_have_attribute("aria-invalid", "false")
        field.press("Enter")
        expect(field).to_have_value(color)
    field.fill("teal or so")
    page.keyboard.press("Escape")
    expect(field).to_have_value("rgba(15, 118, 110, 0.5)")
    expect(field).to_have_attribute("aria-invalid", "false")
    field.fill("teal or so")
    press(studio, "Undo")
    expect(field).to_have_value("#0f756d")
    expect(field).to_have_attribute("aria-invalid", "false")


def test_one_color_makes_a_palette_and_so_does_a_picture(studio: Locator) -> None:
    field = studio.get_by_label("Palette from one color")
    field.fill("#0f766e")
    field.press("Enter")
    expect(contained(studio)).to_have_css("background-color", TEAL)
    expect(studio.locator("[data-low]")).to_have_count(0)
    picture: FilePayload = {"name": "logo.svg", "mimeType": "image/svg+xml", "buffer": LOGO}
    studio.locator("input[type=file]").set_input_files(picture)
    studio.get_by_role("button", name="Make a palette from #c2185b").click()
    expect(contained(studio)).to_have_css("background-color", "rgb(194, 24, 91)")
    wrong: FilePayload = {"name": "notes.txt", "mimeType": "text/plain", "buffer": b"no picture"}
    studio.locator("input[type=file]").set_input_files(wrong)
    expect(studio).to_contain_text("choose a PNG, JPEG, or SVG")


def go_to(page: Page, place: Locator, key: str = "Tab") -> None:
    for _ in range(40):
        if place.evaluate("(element) => element === document.activeElement"):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{place} was not reached with {key}")


def test_a_theme_is_made_and_copied_with_the_keyboard_alone(page: Page, studio: Locator) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    first = studio.get_by_label("Palette from one color")
    first.focus()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("#b3206b")
    go_to(page, studio.get_by_role("button", name="Make palette"))
    page.keyboard.press("Enter")
    expect(contained(studio)).to_have_css("background-color", "rgb(179, 32, 107)")
    go_to(page, studio.get_by_role("button", name=re.compile("^Color")).first, "Shift+Tab")
    page.keyboard.press("Enter")
    go_to(page, studio.get_by_role("button", name="Shape", exact=True))
    page.keyboard.press("Enter")
    go_to(page, studio.get_by_role("radio", name="Small"))
    page.keyboard.press("ArrowRight")
    expect(contained(studio)).to_have_css("border-radius", "8px")
    opener = studio.get_by_role("button", name="Get the code")
    go_to(page, opener, "Shift+Tab")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Code of the theme")
    go_to(page, dialog.get_by_role("button", name="Copy"))
    page.keyboard.press("Enter")
    expect(dialog).to_contain_text("Copied.")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert "main: '#b3206b'" in copied
    assert "borderRadius: 8" in copied
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(opener).to_be_focused()


def test_selected_choices_are_seen_in_forced_colors(page: Page) -> None:
    page.emulate_media(forced_colors="active")
    studio = open_studio(page)
    quiet = studio.get_by_role("button", name="Quiet", exact=True)
    expect(quiet).to_have_css("outline-style", "none")
    quiet.click()
    studio.get_by_role("button", name=re.compile("^Shape")).click()
    expect(quiet).to_have_css("outline-style", "solid")
    studio.get_by_role("radio", name="Medium").check()
    card = studio.locator(".studio-card").filter(has_text="Medium")
    expect(card).to_have_css("outline-style", "solid")
    colors = quiet.locator("span span").nth(1)
    expect(colors).to_have_css("background-color", "rgb(74, 106, 91)")


def test_the_theme_is_on_all_demos_until_it_is_turned_off(page: Page, studio: Locator) -> None:
    press(studio, "Quiet")
    press(studio, "Use in the documentation")
    expect(studio).to_contain_text("All Material UI demos have this theme")
    press(studio, "Playful")
    press(studio, "Update in the documentation")
    expect(studio.get_by_role("button", name="Used in the documentation")).to_be_visible()
    page.goto(BUTTON)
    button = page.locator(".demo .MuiButton-contained").first
    button.scroll_into_view_if_needed()
    expect(button).to_have_css("background-color", "rgb(109, 40, 217)")
    expect(button).to_have_css("border-radius", "12px")
    expect(button).to_have_css("text-transform", "none")
    mark = page.get_by_role("button", name="Your theme is on all demos: turn it off")
    mark.click()
    # Not hidden: it would take the place of the header's first control.
    expect(page.locator("[data-theme-mark]")).to_have_count(0)
    expect(button).to_have_css("background-color", "rgb(25, 118, 210)")
    expect(button).to_have_css("text-transform", "uppercase")
    page.goto(STUDIO)
    expect(contained(page.locator(".studio"))).to_have_css("border-radius", "12px")


def test_a_scheme_that_is_shown_alone_is_the_one_that_is_edited(studio: Locator) -> None:
    shown = studio.get_by_role("group", name="Scheme", exact=True)
    edited = studio.get_by_role("group", name="Colors of the scheme")
    shown.get_by_role("button", name="Dark").click()
    expect(edited.get_by_role("button", name="Dark")).to_have_attribute("aria-pressed", "true")
    edited.get_by_role("button", name="Light").click()
    expect(screens(studio, "light")).to_be_visible()
    expect(screens(studio, "dark")).to_have_count(0)
    shown.get_by_role("button", name="Both").click()
    edited.get_by_role("button", name="Dark").click()
    expect(screens(studio, "light")).to_be_visible()
    expect(screens(studio, "dark")).to_be_visible()


@pytest.mark.parametrize("methods", ["['setItem']", "['setItem', 'getItem']"])
def test_a_theme_is_not_used_where_the_browser_stores_nothing(page: Page, methods: str) -> None:
    page.add_init_script(
        f"for (const name of {methods}) Storage.prototype[name] ="
        " () => { throw new DOMException('', 'SecurityError'); };"
    )
    studio = open_studio(page)
    press(studio, "Use in the documentation")
    expect(studio).to_contain_text("Demos cannot get this theme")
    button = studio.get_by_role("button", name="Use in the documentation", exact=True)
    expect(button).to_have_attribute("aria-pressed", "false")


def test_a_damaged_theme_of_the_session_keeps_no_demo_from_being_drawn(page: Page) -> None:
    page.goto("/about/")
    for damaged in ("{", '{"colorSchemes":{"light":{"palette":{"primary":{"main":"teal"}}}}}'):
        page.evaluate("text => sessionStorage.setItem('material-ui-theme', text)", damaged)
        page.goto(BUTTON)
        button = page.locator(".demo .MuiButton-contained").first
        button.scroll_into_view_if_needed()
        expect(page.locator(".demo [data-island]").first).to_have_attribute("data-island", "live")
        expect(button).to_have_css("background-color", "rgb(25, 118, 210)")


def test_a_shared_address_opens_the_theme(
    arrive: Callable[..., Page], page: Page, studio: Locator
) -> None:
    press(studio, "Round")
    press(studio, "Share")
    until(page, "location.hash.startsWith('#theme=')")
    other = arrive()
    opened = open_studio(other, page.url)
    expect(contained(opened)).to_have_css("border-radius", "40px")
    press(opened, "Quiet")
    opened = open_studio(other, other.url)
    expect(contained(opened)).to_have_css("border-radius", "6px")
    contained(opened).focus()
    other.keyboard.press("Control+z")
    expect(contained(opened)).to_have_css("border-radius", "40px")
    broken = open_studio(other, f"{STUDIO}#theme=1%25")
    expect(broken).to_contain_text("The link is damaged")
    joy = open_studio(other, page.url.replace(STUDIO, JOY))
    expect(joy).to_contain_text("The link has a theme for another library than Joy UI")


def test_pasted_code_is_read_and_what_was_not_is_named_with_its_line(
    page: Page, studio: Locator
) -> None:
    press(studio, "Import")
    dialog = page.get_by_role("dialog", name="Import a theme")
    dialog.get_by_role("textbox").fill(PASTED)
    dialog.get_by_role("button", name="Read the theme").click()
    expect(dialog).to_contain_text("2 fields have the values of your theme")
    expect(dialog).to_contain_text("Line 6 zIndex.drawer has no field in the studio")
    expect(dialog).to_contain_text("Line 7 spacing")
    dialog.get_by_role("textbox").fill("createTheme({ shape: { borderRadius: } })")
    dialog.get_by_role("button", name="Read the theme").click()
    expect(dialog).to_contain_text("The code has a syntax error in line 1.")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(contained(studio)).to_have_css("background-color", TEAL)
    expect(contained(studio)).to_have_css("border-radius", "12px")


def test_the_code_is_shown_copied_and_downloaded(
    page: Page, studio: Locator, tmp_path: Path
) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    studio.get_by_label("Primary", exact=True).fill("#0f766e")
    press(studio, "Get the code")
    dialog = page.get_by_role("dialog", name="Code of the theme")
    code = dialog.get_by_role("region", name="theme.ts")
    expect(code).to_contain_text("primary: { main: '#0f766e' }")
    expect(code.locator(".tok-string").first).to_be_visible()
    press(dialog, "Copy")
    expect(dialog).to_contain_text("Copied.")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("import { createTheme } from '@mui/material/styles';")
    with page.expect_download() as download:
        dialog.get_by_role("link", name="Download theme.ts").click()
    download.value.save_as(tmp_path / "theme.ts")
    assert (tmp_path / "theme.ts").read_text() == copied
    press(dialog, "CSS variables")
    expect(dialog.get_by_role("region", name="theme.css")).to_contain_text(
        "--mui-palette-primary-main: #0f766e;"
    )
    press(dialog, "Design tokens")
    expect(dialog.get_by_role("region", name="theme.tokens.json")).to_contain_text('"$value"')
    address = "https://stackblitz.com/**"
    page.context.route(address, lambda route: route.fulfill(body="here"))
    with page.context.expect_event("request", lambda one: one.method == "POST") as sent:
        dialog.get_by_role("button", name="Open in StackBlitz").click()
    body = sent.value.post_data or ""
    assert "theme.ts" in body
    assert "0f766e" in body


def test_pictures_and_sliders_choose_the_same_value(page: Page, studio: Locator) -> None:
    press(studio, "Shape")
    radii = studio.get_by_role("radiogroup", name="Radius")
    slider = studio.get_by_role("slider", name="Radius")
    radii.get_by_role("radio", name="Large").check()
    expect(slider).to_have_value("14")
    expect(contained(studio)).to_have_css("border-radius", "14px")
    slider.fill("8")
    expect(radii.get_by_role("radio", name="Medium")).to_be_checked()
    slider.fill("9")
    expect(radii.locator(":checked")).to_have_count(0)
    radii.get_by_role("radio", name="Medium").check()
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("4")
    press(studio, "Spacing")
    studio.get_by_role("radiogroup", name="Density").get_by_role("radio", name="Compact").check()
    expect(contained(studio)).to_have_class(re.compile("sizeSmall"))
    press(studio, "Reset Density")
    expect(studio.get_by_role("radio", name="Comfortable")).to_be_focused()
    press(studio, "Shadows")
    studio.get_by_role("radiogroup", name="Shadows").get_by_role("radio", name="Soft").check()
    expect(studio.get_by_role("radio", name="Soft")).to_be_checked()


def test_a_custom_color_is_a_role_that_components_take(page: Page, studio: Locator) -> None:
    name = studio.get_by_label("Custom color")
    name.fill("primary")
    expect(studio).to_contain_text("The library has another use for the name primary.")
    name.fill("brand")
    press(studio, "Add")
    expect(studio.get_by_label("brand", exact=True)).to_be_visible()
    press(studio, "Get the code")
    code = page.get_by_role("region", name="theme.ts")
    expect(code).to_contain_text("interface PaletteOptions")
    expect(code).to_contain_text("brand")
    page.keyboard.press("Escape")
    press(studio, "All components")
    light = screens(studio, "light")
    expect(light.get_by_role("button", name="brand").first).to_have_css("background-color", TEAL)
    chip = light.locator(".MuiChip-root").filter(has_text="brand")
    expect(chip).to_have_css("background-color", TEAL)
    press(studio, "Chip")
    studio.get_by_label("Color", exact=True).select_option("brand")
    default = light.locator(".MuiChip-root").filter(has_text="Default")
    expect(default).to_have_css("background-color", TEAL)
    press(studio, "Color")
    press(studio, "Remove brand")
    expect(chip).to_have_count(0)
    expect(default).not_to_have_css("background-color", TEAL)


def test_the_focus_stays_among_custom_colors(studio: Locator) -> None:
    name = studio.get_by_label("Custom color")
    for index in range(8):
        name.fill(f"brand{index}")
        press(studio, "Add")
    expect(name).to_be_disabled()
    expect(studio).to_contain_text("8 custom colors at most")
    expect(studio.get_by_role("button", name="Remove brand7")).to_be_focused()
    press(studio, "Remove brand3")
    expect(name).to_be_focused()
    expect(name).to_be_enabled()


def test_the_color_tool_leads_on(read: Callable[..., Page]) -> None:
    link = read(COLOR).locator("main").get_by_role("link", name="theme studio")
    expect(link).to_have_attribute("href", STUDIO)


def test_joy_ui_has_the_same_studio_and_reads_addresses_of_its_builder(page: Page) -> None:
    studio = open_studio(page, f"{JOY}?primary=0f766e&radius=4")
    solid = screens(studio, "light").locator(".MuiButton-variantSolid.MuiButton-colorPrimary").first
    expect(solid).to_have_css("background-color", TEAL)
    press(studio, "Round")
    expect(solid).not_to_have_css("background-color", TEAL)
    assert "primary=" not in page.url
    press(studio, "Use in the documentation")
    page.goto("/joy-ui/react-button/")
    expect(page.get_by_role("button", name="Your theme is on all demos")).to_be_visible()


@pytest.mark.parametrize(("width", "scheme"), [(360, "dark"), (1280, "light")])
def test_the_studio_has_no_accessibility_mistakes_and_fits(
    page: Page, width: int, scheme: Literal["light", "dark"]
) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.emulate_media(color_scheme=scheme)
    studio = open_studio(page)
    press(studio, "High contrast")
    press(studio, "Pick Primary")
    expect(studio.get_by_role("slider", name="Primary, hue")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert barriers_of(page, ".studio") == []


def test_without_scripts_the_presets_are_there_with_their_code(plain: Page) -> None:
    plain.goto(STUDIO)
    expect(plain.get_by_text("The studio needs JavaScript")).to_be_visible()
    expect(plain.locator(".studio")).to_be_hidden()
    plain.locator("summary").filter(has_text="Editorial").click()
    expect(plain.get_by_role("region", name="Code of the preset Editorial")).to_contain_text(
        "createTheme({"
    )
