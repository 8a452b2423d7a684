"""Error pages: wrong addresses, and the errors of production builds (sections 2 and 8)."""

import pytest
from playwright.sync_api import Page, expect

from support.browser.layout import box_of, note_shifts, shifts_of

pytestmark = pytest.mark.browser

LIST = "/production-error/"


def test_the_link_of_an_error_leads_to_its_page_with_the_arguments(page: Page) -> None:
    page.goto(f"{LIST}?code=9&args%5B%5D=teal")
    page.wait_for_url("**/production-error/9/?args%5B%5D=teal")
    expect(page.get_by_role("heading", level=1)).to_have_text("Error 9")
    expect(page.locator("[data-error]")).to_contain_text("MUI: Unsupported teal color.")


def test_section_8_the_text_of_an_error_is_rendered(page: Page) -> None:
    page.goto(f"{LIST}20/")
    message = page.locator("[data-error]")
    assert message.evaluate("one => one.textContent") == (
        "MUI: vars is a private field used for CSS variables support.\n"
        "Please use another name or follow the docs to enable the feature."
    )
    expect(message.locator("code")).to_have_text("vars")
    expect(message.get_by_role("link", name="docs")).to_have_attribute(
        "href", "/material-ui/customization/css-theme-variables/usage/"
    )


def test_the_list_is_read_without_scripts(plain: Page) -> None:
    plain.goto(LIST)
    expect(plain.locator(".error-codes > li")).to_have_count(16)
    plain.get_by_role("link", name="20", exact=True).click()
    expect(plain.locator("[data-error]")).to_contain_text("vars is a private field")


def test_a_wrong_address_names_the_nearest_pages_and_moves_nothing(page: Page) -> None:
    note_shifts(page)
    response = page.goto("/material-ui/react-buton/")
    assert response is not None
    assert response.status == 404
    nearest = page.locator("[data-nearest] a")
    expect(nearest.first).to_have_attribute("href", "/material-ui/react-button/")
    expect(page.get_by_role("searchbox", name="Search terms")).to_have_value("react buton")
    assert shifts_of(page) == []
    nearest.first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Button")


def test_a_wrong_address_is_answered_without_scripts(plain: Page) -> None:
    plain.goto("/material-ui/react-buton/")
    expect(plain.locator("[data-nearest]")).not_to_be_visible()
    expect(plain.get_by_role("search")).to_be_hidden()
    lists = plain.get_by_role("navigation", name="All pages by product")
    expect(lists.get_by_role("link", name="Toolpad Core")).to_be_visible()
    lists.get_by_role("link", name="Material UI").click()
    plain.wait_for_url("**/material-ui/getting-started/")


def test_no_gap_is_left_where_no_page_is_near(page: Page) -> None:
    page.goto("/wp-admin/x.php")
    heading = page.get_by_role("heading", name="All pages by product")
    expect(heading).to_be_visible()
    form, below = box_of(page.get_by_role("search")), box_of(heading)
    assert below["y"] - form["y"] - form["height"] <= 48


def test_the_lists_show_when_the_nearest_pages_do_not_come(page: Page) -> None:
    page.route("**/routes.json", lambda route: route.abort())
    page.goto("/material-ui/react-buton/")
    expect(page.get_by_role("heading", name="All pages by product")).to_be_visible()
