"""The page as Markdown: read by a link, copied by a button."""

import pytest
from playwright.sync_api import Browser, Page, expect

pytestmark = pytest.mark.browser

SEED = "/acorn-kit/part-seed/"


@pytest.fixture
def seed(tiny_page: Page) -> Page:
    tiny_page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    tiny_page.goto(SEED)
    return tiny_page


def test_the_page_can_be_copied_as_markdown(seed: Page) -> None:
    seed.get_by_role("button", name="Copy page as Markdown").click()
    expect(seed.get_by_role("status").get_by_text("Copied")).to_be_visible()
    copied = seed.evaluate("navigator.clipboard.readText()")
    assert copied == seed.request.get(f"{SEED}index.md").text()
    assert copied.startswith("# Seed\n")


def test_a_copy_that_fails_says_what_to_do(seed: Page) -> None:
    seed.route("**/index.md", lambda route: route.fulfill(status=500))
    seed.get_by_role("button", name="Copy page as Markdown").click()
    expect(seed.get_by_text("Copying failed. Use “View as Markdown” instead.")).to_be_visible()


def test_the_link_leads_to_the_markdown(seed: Page) -> None:
    link = seed.get_by_role("link", name="View as Markdown")
    assert link.get_attribute("rel") == "alternate"
    link.click()
    expect(seed).to_have_url(f"{seed.url.partition('/acorn')[0]}{SEED}index.md")


def test_without_javascript_there_is_the_link_alone(browser: Browser, tiny_url: str) -> None:
    with browser.new_context(base_url=tiny_url, java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(SEED)
        expect(page.get_by_role("link", name="View as Markdown")).to_be_visible()
        expect(page.get_by_text("Copy page as Markdown")).to_be_hidden()
