"""Code to be read and copied, alone and in tabs."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from support.browser.refusals import NO_CLIPBOARD
from support.polling import until

pytestmark = pytest.mark.browser

MARKDOWN = "/experiments/docs/markdown/"
INSTALLATION = "/material-ui/getting-started/installation/"

DENIED = (
    "Your browser blocked copying. The code is selected: press Ctrl+C (⌘C on a Mac), or touch and"
    " hold it and choose Copy."
)


def managers(page: Page) -> Locator:
    return page.locator("[data-tabs=package-manager]")


def block(page: Page, text: str) -> Locator:
    return page.locator(".s-code", has_text=text).first


def choose(group: Locator, label: str) -> None:
    group.locator(".s-tab").get_by_text(label, exact=True).click()


@pytest.fixture
def copy(context: BrowserContext, page: Page) -> Callable[[Locator], str]:
    context.grant_permissions(["clipboard-read", "clipboard-write"])

    def copy(code: Locator) -> str:
        code.get_by_role("button").click()
        expect(code.get_by_role("status")).to_have_text("Copied")
        return str(page.evaluate("navigator.clipboard.readText()"))

    return copy


def test_a_tab_chosen_once_holds_for_the_page_and_for_later_ones(page: Page) -> None:
    page.goto(MARKDOWN)
    choose(managers(page).first, "pnpm")
    expect(managers(page).last).to_contain_text("pnpm add")
    for label in managers(page).get_by_role("radio", name="pnpm").all():
        expect(label).to_be_checked()
    page.goto(INSTALLATION)
    expect(managers(page).first.get_by_role("radio", name="pnpm")).to_be_checked()
    page.reload()
    expect(managers(page).first.locator(".s-tab-panel:visible")).to_contain_text("pnpm add")


def test_code_is_copied_as_it_is_meant_to_be_after_its_changes(
    page: Page, copy: Callable[[Locator], str]
) -> None:
    page.goto(MARKDOWN)
    marked = copy(block(page, "src/OrderFilter.tsx"))
    assert marked.startswith("import * as React from 'react';\n\nexport function OrderFilter")
    assert "React.useState('')" not in marked
    assert '    "react": "^19.0.0",' in copy(block(page, "package.json"))


def test_where_both_are_refused_the_code_is_selected_for_the_keys_of_the_reader(
    context: BrowserContext, page: Page
) -> None:
    context.grant_permissions(["clipboard-read"])
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(f"{error.name}: {error.message}"))
    page.add_init_script(NO_CLIPBOARD)
    page.goto(MARKDOWN)
    before = page.locator("body > *").count()
    button = managers(page).first.get_by_role("button")
    button.click()
    note = managers(page).first.get_by_role("status")
    expect(note).to_have_text(DENIED)
    expect(button).to_be_focused()
    assert page.locator("body > *").count() == before
    until(page, lambda: errors == ["NotAllowedError: The clipboard may not be written to"])
    page.keyboard.press("Control+c")
    copied = str(page.evaluate("navigator.clipboard.readText()"))
    assert copied.strip() == "npm install react react-dom"


def test_long_code_scrolls_in_its_own_box_with_keys(page: Page) -> None:
    page.goto(MARKDOWN)
    code = block(page, "GET /orders").locator("pre")
    code.focus()
    page.keyboard.press("ArrowRight")
    expect(code).not_to_have_js_property("scrollLeft", 0)
