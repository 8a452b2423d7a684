"""The table of contents of a page."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from support.browser.layout import box_of

pytestmark = pytest.mark.browser

LIGHT = "/material-ui/react-init-color-scheme-script/"


def contents(page: Page) -> Locator:
    return page.get_by_role("navigation", name="Page table of contents")


def test_the_contents_mark_the_section_that_is_read(page: Page) -> None:
    page.goto(LIGHT)
    current = contents(page).locator("[aria-current=location]")
    expect(current).to_have_count(0)
    page.locator("#accessibility").evaluate("(heading) => heading.scrollIntoView()")
    expect(current).to_have_text("Accessibility")
    page.locator("#let-people-choose").evaluate("(heading) => heading.scrollIntoView()")
    expect(current).to_have_text("Color scheme switch")


def test_an_entry_leads_to_its_section_below_the_header(page: Page) -> None:
    page.goto(LIGHT)
    contents(page).get_by_role("link", name="Pitfalls").click()
    expect(page).to_have_url(re.compile(f"{LIGHT}#pitfalls$"))
    header = box_of(page.locator(".s-header"))
    heading = box_of(page.locator("#pitfalls"))
    assert heading["y"] >= header["height"]
    expect(page.locator("#pitfalls")).to_be_in_viewport()


def test_the_keyboard_can_skip_the_contents(page: Page) -> None:
    page.goto(LIGHT)
    page.locator("[data-menu=markdown] > summary").focus()
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip table of contents")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport(ratio=1)
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    lead = page.locator(".article-body").get_by_role("link").first
    expect(lead).to_be_focused()
    expect(skip).not_to_be_in_viewport()


def test_on_a_phone_the_contents_are_a_disclosure(phone: Page) -> None:
    phone.goto(LIGHT)
    entry = contents(phone).get_by_role("link", name="Accessibility")
    expect(entry).to_be_hidden()
    contents(phone).get_by_text("On this page").locator("visible=true").tap()
    entry.tap()
    expect(phone.locator("#accessibility")).to_be_in_viewport()


def test_a_heading_links_to_itself(page: Page) -> None:
    page.goto(LIGHT)
    page.get_by_role("heading", name="Accessibility", exact=True).hover()
    page.get_by_role("link", name="Link to “Accessibility”").click()
    expect(page).to_have_url(re.compile(f"{LIGHT}#accessibility$"))
