"""The search for icons: issue "Icons", used with a mouse, with the keyboard, and by address."""

import pytest
from playwright.sync_api import Locator, Page, expect

from support.browser.held_requests import Held
from support.browser.layout import box_of
from support.polling import until

pytestmark = pytest.mark.browser

ICONS = "/material-ui/material-icons/"


def field(page: Page) -> Locator:
    return page.get_by_role("searchbox", name="Search icons")


def cell(page: Page, name: str) -> Locator:
    return page.get_by_role("grid", name="Icons").get_by_role("button", name=name, exact=True)


def status(page: Page) -> Locator:
    return page.locator("[data-icons-status]")


def open_page(page: Page, search: str = "") -> None:
    page.goto(ICONS + search)
    field(page).focus()
    expect(page.get_by_role("grid", name="Icons")).to_be_visible()


def address(page: Page) -> str:
    return str(page.evaluate("location.search"))


def test_names_and_images_wait_until_somebody_looks_for_one(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(ICONS, wait_until="networkidle")
    assert not [url for url in asked if "/icons/" in url]
    expect(page.locator(".icons-first li").first).to_contain_text("Home")
    field(page).focus()
    expect(cell(page, "Home")).to_be_visible()
    assert [url for url in asked if url.endswith("/names.json")]


@pytest.mark.parametrize("late", ["**/_assets/icons-*.js", "**/names.json"])
def test_the_first_press_on_an_icon_waits_for_its_grid(page: Page, late: str) -> None:
    held = Held(page, late)
    page.goto(ICONS)
    page.locator(".icons-first").get_by_text("Search", exact=True).click()
    held.expect_one()
    expect(page.get_by_role("dialog")).to_be_hidden()
    held.let_go()
    expect(page.get_by_role("dialog", name="Search")).to_be_visible()
    page.keyboard.press("Escape")
    expect(cell(page, "Search")).to_be_focused()


def test_a_style_and_a_way_into_the_grid_before_it_is_there_count(page: Page) -> None:
    held = Held(page, "**/names.json")
    page.goto(ICONS)
    page.get_by_role("radio", name="Sharp").first.check()
    field(page).press("ArrowDown")
    held.expect_one()
    held.let_go()
    expect(cell(page, "Home")).to_be_focused()
    expect(page.get_by_role("radio", name="Sharp").first).to_be_checked()
    assert address(page) == "?theme=Sharp"


def test_a_style_that_is_picked_before_any_script_is_there_stays_picked(page: Page) -> None:
    held = Held(page, "**/_assets/icons-*.js")
    page.goto(ICONS)
    held.expect_one()
    page.get_by_role("radio", name="Sharp").first.check()
    held.let_go()
    expect(page.get_by_role("grid", name="Icons")).to_be_visible()
    expect(page.get_by_role("radio", name="Sharp").first).to_be_checked()
    assert address(page) == "?theme=Sharp"


def test_a_dialog_shows_how_to_import_an_icon_and_back_closes_it(page: Page) -> None:
    open_page(page, "?query=delete")
    cell(page, "DeleteForever").click()
    dialog = page.get_by_role("dialog", name="DeleteForever")
    expect(dialog).to_contain_text(
        "import DeleteForeverIcon from '@mui/icons-material/DeleteForever';"
    )
    assert address(page) == "?query=delete&selected=DeleteForever"
    page.go_back()
    expect(dialog).to_be_hidden()
    expect(cell(page, "DeleteForever")).to_be_focused()
    assert address(page) == "?query=delete"


def test_another_style_changes_the_lines_and_the_address(page: Page) -> None:
    open_page(page, "?selected=Delete")
    page.get_by_role("dialog").get_by_role("radio", name="Rounded").check()
    dialog = page.get_by_role("dialog", name="DeleteRounded")
    expect(dialog).to_contain_text("from '@mui/icons-material/DeleteRounded';")
    assert address(page) == "?selected=DeleteRounded"
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    until(page, "location.search === ''")


def test_the_lines_are_copied(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_page(page, "?selected=Home")
    dialog = page.get_by_role("dialog", name="Home")
    dialog.get_by_role("button", name="Copy", exact=True).first.click()
    until_copied(page, "import HomeIcon from '@mui/icons-material/Home';")
    dialog.get_by_role("button", name="Copy SVG").click()
    until_copied(page, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"')


def until_copied(page: Page, start: str) -> None:
    until(page, "async (text) => (await navigator.clipboard.readText()).startsWith(text)", start)


def test_the_grid_is_one_stop_of_the_tab_key_and_arrows_walk_in_it(page: Page) -> None:
    open_page(page)
    page.keyboard.press("ArrowDown")
    expect(cell(page, "Home")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(cell(page, "Search")).to_be_focused()
    page.keyboard.press("Control+End")
    last = page.locator("[data-at='2186']")
    expect(last).to_be_focused()
    expect(last).to_be_in_viewport()
    expect(last.locator("path, circle").first).to_be_attached()
    page.keyboard.press("Tab")
    expect(page.locator("[data-icons-box] :focus")).to_have_count(0)
    page.keyboard.press("Shift+Tab")
    expect(last).to_be_focused()


def test_assistive_technology_is_told_of_all_rows_though_few_are_there(page: Page) -> None:
    open_page(page)
    grid = page.get_by_role("grid", name="Icons")
    columns = int(grid.get_attribute("aria-colcount") or 0)
    assert grid.get_attribute("aria-rowcount") == str(-(-2187 // columns))
    page.locator("[data-icons-box]").evaluate("box => box.scrollTop = 10400")
    expect(grid.get_by_role("row").first).to_have_attribute("aria-rowindex", "98")
    assert grid.get_by_role("row").count() < 20


def test_what_cannot_be_found_is_said_and_what_cannot_be_loaded_too(page: Page) -> None:
    open_page(page)
    field(page).fill("<img src=x onerror=alert(1)>qq")
    expect(status(page)).to_have_text(
        "No icons found for “<img src=x onerror=alert(1)>qq”. Try another word."
    )
    page.route("**/names.json", lambda route: route.abort())
    page.goto(ICONS)
    field(page).focus()
    expect(page.locator(".article-body [data-note]").first).to_contain_text("could not be loaded")
    page.unroute("**/names.json")
    field(page).press_sequentially("bin")
    expect(cell(page, "Delete")).to_be_visible()


def test_a_phone_shows_three_columns_and_a_whole_dialog(phone: Page) -> None:
    open_page(phone, "?selected=Delete")
    dialog = phone.get_by_role("dialog", name="Delete")
    expect(dialog).to_be_visible()
    box = box_of(dialog)
    assert (box["x"] >= 0, box["x"] + box["width"] <= 360) == (True, True)
    expect(phone.locator("[role=grid]")).to_have_attribute("aria-colcount", "3")


def test_without_scripts_there_is_a_list(plain: Page) -> None:
    plain.goto(ICONS)
    expect(field(plain)).to_be_hidden()
    expect(plain.locator(".icons-first li")).to_have_count(45)
    plain.get_by_role("link", name="list of all").click()
    assert "DeleteForeverOutlined\n" in plain.content()
