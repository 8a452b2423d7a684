"""What a page says to developers (specification, section 1: a one-time banner)."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from support.polling import until

pytestmark = pytest.mark.browser

SEED = "/acorn-kit/part-seed/"


@pytest.fixture
def page(browser: Browser, tiny_url: str) -> Iterator[Page]:
    """A tab of a visitor of the tiny site."""
    with browser.new_context(base_url=tiny_url) as context:
        yield context.new_page()


@pytest.fixture
def said(page: Page) -> list[str]:
    """All that the console shows of the visitor's pages."""
    messages: list[str] = []
    page.on("console", lambda message: messages.append(f"{message.type}: {message.text}"))
    page.on("pageerror", lambda error: messages.append(f"thrown: {error}"))
    return messages


def test_a_visit_is_greeted_with_a_tip_that_is_true(page: Page, said: list[str]) -> None:
    page.goto(SEED)
    until(page, lambda: bool(said))
    assert said[0].startswith("info: %cTiny site ")
    assert "Type `await theme` to inspect the theme of this product." in said[0]
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    assert page.evaluate("theme") == {"name": "acorn", "direction": "ltr"}
    assert page.evaluate("theme.name") == "acorn"
    themes = [url.rpartition("/")[2] for url in asked if "/_themes/" in url]
    assert themes == ["acorn-kit.js"]
    assert len(said) == 1


def test_section_1_a_visit_is_greeted_once_and_a_second_tab_is_another(
    page: Page, said: list[str]
) -> None:
    page.goto(SEED)
    until(page, lambda: len(said) == 1)
    page.reload(wait_until="networkidle")
    page.goto("/", wait_until="networkidle")
    page.goto(SEED, wait_until="networkidle")
    assert len(said) == 1
    assert page.evaluate("theme") == {"name": "acorn", "direction": "ltr"}
    other = page.context.new_page()
    with other.expect_console_message(lambda message: "Tiny site" in message.text):
        other.goto(SEED)


def test_a_page_without_a_product_promises_no_theme_and_the_next_with_one_does(
    page: Page, said: list[str]
) -> None:
    page.goto("/", wait_until="networkidle")
    until(page, lambda: len(said) == 1)
    assert "theme" not in said[0]
    assert not page.evaluate("'theme' in window")
    page.goto(SEED)
    until(page, lambda: len(said) == 2)
    assert said[1] == "info: Type `await theme` to inspect the theme of this product."
