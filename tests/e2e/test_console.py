"""What a page says to developers (specification, section 1: a one-time banner)."""

import pytest
from playwright.sync_api import Page

from support.polling import until

pytestmark = pytest.mark.browser

SEED = "/acorn-kit/part-seed/"


@pytest.fixture
def said(tiny_page: Page) -> list[str]:
    messages: list[str] = []
    tiny_page.on("console", lambda message: messages.append(f"{message.type}: {message.text}"))
    tiny_page.on("pageerror", lambda error: messages.append(f"thrown: {error}"))
    return messages


def test_a_visit_is_greeted_with_a_tip_that_is_true(tiny_page: Page, said: list[str]) -> None:
    tiny_page.goto(SEED)
    until(tiny_page, lambda: bool(said))
    assert said[0].startswith("info: %cTiny site ")
    assert "Type `await theme` to inspect the theme of this product." in said[0]
    asked: list[str] = []
    tiny_page.on("request", lambda request: asked.append(request.url))
    assert tiny_page.evaluate("theme") == {"name": "acorn", "direction": "ltr"}
    assert tiny_page.evaluate("theme.name") == "acorn"
    themes = [url.rpartition("/")[2] for url in asked if "/_themes/" in url]
    assert themes == ["acorn-kit.js"]
    assert len(said) == 1


def test_section_1_a_visit_is_greeted_once_and_a_second_tab_is_another(
    tiny_page: Page, said: list[str]
) -> None:
    tiny_page.goto(SEED)
    until(tiny_page, lambda: len(said) == 1)
    tiny_page.reload(wait_until="networkidle")
    tiny_page.goto("/", wait_until="networkidle")
    tiny_page.goto(SEED, wait_until="networkidle")
    assert len(said) == 1
    assert tiny_page.evaluate("theme") == {"name": "acorn", "direction": "ltr"}
    other = tiny_page.context.new_page()
    with other.expect_console_message(lambda message: "Tiny site" in message.text):
        other.goto(SEED)
