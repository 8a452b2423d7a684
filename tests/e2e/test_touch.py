"""What opens on a page is large enough for a finger, as what is on it is."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from support.browser.page_visit import add_visitor

pytestmark = pytest.mark.browser

BUTTON = "/material-ui/react-button/"
LIGHT = "/material-ui/react-init-color-scheme-script/"


def open_navigation(phone: Page) -> None:
    phone.get_by_role("button", name="Open navigation").tap()
    expect(phone.locator(".nav-link:visible").first).to_be_visible()


def open_products(phone: Page) -> None:
    phone.locator("[data-menu=products] summary").tap()
    expect(phone.locator("[data-menu=products] a").first).to_be_visible()


def open_menu_of_page(phone: Page) -> None:
    phone.locator("[data-menu=markdown] summary").tap()
    expect(phone.locator("[data-menu=markdown] a").first).to_be_visible()


def open_settings(phone: Page) -> None:
    phone.locator("[data-menu=settings] summary").tap()
    expect(phone.locator("[data-menu=settings] label").first).to_be_visible()


def search(phone: Page, query: str) -> None:
    phone.locator(".s-search-link").tap()
    phone.get_by_role("combobox", name="Search the documentation").fill(query)
    status = phone.locator("dialog[open] [role=status]")
    expect(status).to_have_text(re.compile(r"^(\d+|No) results?$"))


def find(phone: Page) -> None:
    search(phone, "button variant")


def find_nothing(phone: Page) -> None:
    search(phone, "qqzzxy")


def open_menu_of_demo(phone: Page) -> None:
    phone.get_by_role("button", name="More options for this demo").first.tap()
    expect(phone.get_by_role("menuitem").first).to_be_visible()


@pytest.mark.parametrize(
    ("route", "open_it"),
    [
        *(
            (LIGHT, one)
            for one in (open_navigation, open_products, open_settings, find, find_nothing)
        ),
        (LIGHT, open_menu_of_page),
        (BUTTON, open_menu_of_demo),
    ],
)
def test_what_opens_is_large_enough_for_a_finger(
    phone: Page, route: str, open_it: Callable[[Page], None]
) -> None:
    add_visitor(phone)
    phone.goto(route)
    open_it(phone)
    assert phone.evaluate("visitor.small()") == []
