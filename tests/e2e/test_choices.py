"""What a reader chose, against addresses that ask for something else, and in other tabs."""

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from support.browser.refusals import NO_STORAGE
from support.browser.settings_menu import choose_settings

pytestmark = pytest.mark.browser

SEED = "/acorn-kit/part-seed/"
ABOUT = "/about/"
WITHOUT_PAGE_CACHE = "addEventListener('unload', () => undefined);"


@pytest.fixture
def page(tiny_page: Page) -> Page:
    return tiny_page


def badge(page: Page) -> Locator:
    return page.locator("#LeafBadge .demo-toolbar")


def shows(page: Page, variant: str, styling: str) -> None:
    html = page.locator("html")
    expect(html).to_have_attribute("data-code-variant", variant)
    expect(html).to_have_attribute("data-code-styling", styling)
    ending = {"ts": "tsx", "js": "js"}[variant]
    expect(page).to_have_url(f"{page.url.partition('#')[0]}#{styling}-LeafBadge.{ending}")


def choose(page: Page, *names: str) -> None:
    for name in names:
        badge(page).get_by_role("button", name=name, exact=True).click()


def test_section_4_a_choice_made_after_arriving_by_an_address_survives_a_reload(page: Page) -> None:
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


@pytest.mark.parametrize("script", ["", NO_STORAGE], ids=["kept", "nothing kept"])
def test_two_open_tabs_agree_without_a_reload(
    page: Page, context: BrowserContext, script: str
) -> None:
    context.add_init_script(script)
    other = context.new_page()
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


def test_two_open_tabs_that_keep_nothing_agree_on_a_direction(
    page: Page, context: BrowserContext
) -> None:
    context.add_init_script(NO_STORAGE)
    other = context.new_page()
    for tab in (page, other):
        tab.goto(SEED)
    choose_settings(page, "Right to left")
    for tab in (page, other):
        expect(tab.locator("html")).to_have_attribute("dir", "rtl")
        expect(badge(tab)).to_be_visible()


def test_a_demo_alone_follows_another_tab(page: Page, context: BrowserContext) -> None:
    alone = context.new_page()
    alone.goto(f"{SEED}demos/LeafBadge/")
    page.goto(SEED)
    choose_settings(page, "Dark", "Right to left")
    expect(alone.locator("html")).to_have_attribute("data-color-scheme", "dark")
    expect(alone.locator("html")).to_have_attribute("dir", "rtl")
