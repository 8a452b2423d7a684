"""Cases that read share tabs; one that changes what others read is told so."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from support.browser.shared_tabs import SharedTabs

pytestmark = pytest.mark.browser

MARKDOWN = "/experiments/docs/markdown/"
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}}

CHANGES: dict[str, Callable[[Page], object]] = {
    "address": lambda page: page.evaluate("history.replaceState(null, '', '#leaf')"),
    "scroll": lambda page: page.evaluate("scrollTo({ top: 300, behavior: 'instant' })"),
    "focus": lambda page: page.keyboard.press("Tab"),
    "opened": lambda page: page.locator("[data-menu=settings] > summary").click(),
    "cookies": lambda page: page.evaluate("document.cookie = 'leaf=green'"),
    "size": lambda page: page.set_viewport_size({"width": 800, "height": 600}),
}


@pytest.fixture
def tabs(browser: Browser, site_url: str) -> SharedTabs:
    return SharedTabs(lambda **options: browser.new_context(base_url=site_url, **options))


def test_readers_of_a_kind_share_a_tab_and_its_page(tabs: SharedTabs) -> None:
    first = tabs.read(MARKDOWN)
    first.evaluate("window.loaded = 1")
    assert tabs.read(MARKDOWN).evaluate("window.loaded") == 1
    assert tabs.read(MARKDOWN, **PHONE) is not first
    assert tabs.read("/versions/") is first
    assert tabs.read(MARKDOWN).evaluate("window.loaded") is None
    assert tabs.forget_changed() == []


@pytest.mark.parametrize("what", CHANGES)
def test_a_change_is_told_and_no_other_case_sees_it(tabs: SharedTabs, what: str) -> None:
    page = tabs.read(MARKDOWN)
    CHANGES[what](page)
    told = tabs.forget_changed()
    assert f"{MARKDOWN}: this case changed the {what}, from " in "\n".join(told)
    assert told[0].endswith("Have it take `page` or `arrive`, for a visitor of its own.")
    assert tabs.read(MARKDOWN) is not page
    assert tabs.forget_changed() == []
