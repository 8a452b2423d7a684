"""Catalogs and search fields: ways to find something by keyboard, without a script, on a phone."""

import re

import pytest
from playwright.sync_api import Page, expect

from support.browser.layout import box_of
from support.polling import until

pytestmark = pytest.mark.browser

ALL = "/material-ui/all-components/"
CARDS = ".s-catalog-card:visible"


def test_cards_are_filtered_and_opened_by_keyboard(page: Page) -> None:
    page.goto(ALL)
    field = page.get_by_role("searchbox", name="Filter components")
    field.press_sequentially("text with a label")
    expect(page.locator(CARDS)).to_have_count(1)
    expect(page.get_by_role("heading", name="Layout")).to_be_hidden()
    expect(page.get_by_text("The lab also exports")).to_be_hidden()
    expect(page.locator("nav [data-group]:visible")).not_to_have_count(0)
    expect(page.locator("search [role=status]")).to_have_text(re.compile(r"^1 of \d+$"))
    field.press("ArrowDown")
    expect(page.locator(".s-catalog-card a", has_text="Text Field")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/material-ui/react-text-field/$"))


def test_specimens_are_drawn_and_out_of_reach(page: Page) -> None:
    page.goto(ALL)
    stages = page.locator(".s-catalog-stage")
    assert stages.count() > 60
    assert page.locator(".s-catalog-stage:not([inert])").count() == 0
    assert page.locator(".s-catalog-stage:not(:has(> div > *))").count() == 0
    assert page.locator(".s-catalog *").count() <= 2_500
    assert page.locator(".s-catalog :is(script, [data-script])").count() == 0


def test_without_javascript_all_cards_are_links_and_the_filter_is_hidden(plain: Page) -> None:
    plain.goto(ALL)
    expect(plain.locator(".s-catalog-filter")).to_be_hidden()
    contents = plain.get_by_role("navigation", name="Page table of contents")
    contents.locator("summary").click()
    expect(contents.get_by_role("link", name="Feedback")).to_be_visible()
    plain.locator(".s-catalog-card", has_text="One or several of a set").click()
    expect(plain).to_have_url(re.compile("/material-ui/react-checkbox/$"))


def test_the_large_field_and_its_examples_open_the_search(page: Page) -> None:
    page.goto("/")
    assert box_of(page.locator(".product-card").first)["y"] <= 490  # products are on the screen
    page.locator(".s-search-box").click()
    expect(page.locator("dialog[open] [role=combobox]")).to_be_focused()
    page.keyboard.press("Escape")
    until(page, "history.state === null")
    page.locator(".s-search-examples a", has_text="dark mode").click()
    expect(page.locator("dialog[open] [role=combobox]")).to_have_value("dark mode")
    expect(page.locator("dialog[open] [role=option]").first).to_contain_text("Dark mode")


def test_without_javascript_an_example_leads_to_what_it_finds(plain: Page) -> None:
    plain.goto("/")
    plain.locator(".s-search-examples a", has_text="dark mode").click()
    expect(plain).to_have_url(re.compile("/customization/dark-mode/$"))
