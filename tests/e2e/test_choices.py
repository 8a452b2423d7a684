"""What a reader chose, against addresses that ask for something else, and in other tabs."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from support.browser.settings_menu import choose_settings

pytestmark = pytest.mark.browser

SEED = "/acorn-kit/part-seed/"
ABOUT = "/about/"
NOTHING_KEPT = """
const refused = () => { throw new DOMException("The operation is insecure.", "SecurityError"); };
Object.defineProperty(document, "cookie", { get: refused, set: refused });
for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get: refused });
"""
WITHOUT_PAGE_CACHE = "addEventListener('unload', () => undefined);"


@pytest.fixture
def reader(browser: Browser, tiny_url: str) -> Iterator[BrowserContext]:
    """The tabs of a new reader of the tiny site."""
    with browser.new_context(base_url=tiny_url, color_scheme="light") as context:
        yield context


@pytest.fixture
def page(reader: BrowserContext) -> Page:
    return reader.new_page()


def badge(page: Page) -> Locator:
    return page.locator("#LeafBadge .demo-toolbar")


def shows(page: Page, variant: str, styling: str) -> None:
    """Expect the code in a form, and an address that asks for it."""
    html = page.locator("html")
    expect(html).to_have_attribute("data-code-variant", variant)
    expect(html).to_have_attribute("data-code-styling", styling)
    ending = {"ts": "tsx", "js": "js"}[variant]
    expect(page).to_have_url(f"{page.url.partition('#')[0]}#{styling}-LeafBadge.{ending}")


def choose(page: Page, *names: str) -> None:
    for name in names:
        badge(page).get_by_role("button", name=name, exact=True).click()


def test_section_4_a_choice_made_after_arriving_by_an_address_survives_a_reload(
    page: Page,
) -> None:
    page.goto(f"{SEED}#css-LeafBadge.js")
    shows(page, "js", "css")
    choose(page, "TS", "System")
    shows(page, "ts", "system")
    page.reload()
    shows(page, "ts", "system")
    expect(page.locator("#LeafBadge")).to_have_attribute("data-code", "expanded")
    expect(page.locator("#LeafBadge")).to_be_in_viewport()


@pytest.mark.parametrize("script", ["", WITHOUT_PAGE_CACHE])
def test_section_4_a_choice_made_on_a_page_or_a_later_one_survives_going_back(
    page: Page, script: str
) -> None:
    page.add_init_script(script)
    page.goto(f"{SEED}#css-LeafBadge.js")
    choose(page, "TS")
    page.goto(ABOUT)
    page.go_back()
    shows(page, "ts", "css")
    page.goto(ABOUT)
    choose_settings(page, "JavaScript")
    page.go_back()
    shows(page, "js", "css")


def test_a_choice_survives_going_back_to_an_address_of_the_same_page(page: Page) -> None:
    page.goto(f"{SEED}#css-LeafBadge.js")
    page.evaluate("location.hash = 'content'")
    choose(page, "TS")
    page.go_back()
    shows(page, "ts", "css")


def test_section_4_the_way_back_between_two_addresses_of_code_shows_the_form_of_the_first(
    page: Page,
) -> None:
    page.goto(f"{SEED}#css-LeafBadge.js")
    page.evaluate("location.hash = 'system-LeafBadge.tsx'")
    shows(page, "ts", "system")
    page.evaluate("scrollTo(0, 0)")
    page.go_back()
    shows(page, "js", "css")
    expect(badge(page)).to_be_in_viewport()
    page.go_forward()
    shows(page, "ts", "system")


def test_section_4_a_hash_without_a_dot_chooses_unless_the_page_has_that_id(page: Page) -> None:
    html = page.locator("html")
    page.goto(f"{SEED}#css-introjs")
    expect(html).to_have_attribute("data-code-variant", "js")
    expect(html).to_have_attribute("data-code-styling", "css")
    page.goto(f"{ABOUT}#tailwind-x-tsx")
    expect(html).to_have_attribute("data-code-variant", "ts")
    expect(html).to_have_attribute("data-code-styling", "tailwind")


def test_an_address_that_is_followed_again_chooses(page: Page) -> None:
    page.goto(f"{SEED}#css-LeafBadge.js")
    choose(page, "TS")
    page.evaluate("location.hash = 'system-LeafBadge.js'")
    shows(page, "js", "system")


def test_where_nothing_is_kept_the_address_keeps_the_choice(page: Page) -> None:
    page.add_init_script(NOTHING_KEPT)
    page.goto(f"{SEED}#css-LeafBadge.js")
    choose(page, "TS")
    page.reload()
    shows(page, "ts", "css")


def test_what_else_the_entry_of_the_history_holds_stays(page: Page) -> None:
    page.goto(f"{SEED}#css-LeafBadge.js")
    page.evaluate("history.replaceState({ ...history.state, dialog: 'open' }, '')")
    choose(page, "TS")
    assert page.evaluate("history.state.dialog") == "open"


@pytest.mark.parametrize("script", ["", NOTHING_KEPT], ids=["kept", "nothing kept"])
def test_two_open_tabs_agree_without_a_reload(
    reader: BrowserContext, page: Page, script: str
) -> None:
    reader.add_init_script(script)
    other = reader.new_page()
    for tab in (page, other):
        tab.goto(f"{SEED}#css-LeafBadge.js")
    other.locator("[data-menu=settings] summary").click()
    expect(other.get_by_role("radio", name="System", exact=True).first).to_be_visible()
    choose(page, "TS", "System")
    choose_settings(page, "Dark")
    expect(other.locator("html")).to_have_attribute("data-color-scheme", "dark")
    shows(other, "ts", "system")
    for name in ("TypeScript", "Dark"):
        expect(other.get_by_role("radio", name=name, exact=True)).to_be_checked()
    expect(badge(other).get_by_role("button", name="TS")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("script", ["", NOTHING_KEPT], ids=["kept", "nothing kept"])
def test_two_open_tabs_agree_on_a_direction(
    reader: BrowserContext, page: Page, script: str
) -> None:
    reader.add_init_script(script)
    other = reader.new_page()
    for tab in (page, other):
        tab.goto(SEED)
    choose_settings(page, "Right to left")
    for tab in (page, other):
        expect(tab.locator("html")).to_have_attribute("dir", "rtl")
        expect(badge(tab)).to_be_visible()


def test_a_demo_alone_follows_another_tab(reader: BrowserContext, page: Page) -> None:
    alone = reader.new_page()
    alone.goto(f"{SEED}demos/LeafBadge/")
    page.goto(SEED)
    choose_settings(page, "Dark", "Right to left")
    expect(alone.locator("html")).to_have_attribute("data-color-scheme", "dark")
    expect(alone.locator("html")).to_have_attribute("dir", "rtl")


def test_a_reader_who_comes_back_sees_what_another_tab_chose_meanwhile(
    reader: BrowserContext, page: Page
) -> None:
    page.goto(f"{SEED}#css-LeafBadge.js")
    page.goto(ABOUT)
    other = reader.new_page()
    other.goto(SEED)
    choose(other, "TS")
    page.go_back()
    shows(page, "ts", "css")
