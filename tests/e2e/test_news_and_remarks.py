"""The bell, and what readers can say about a page."""

import pytest
from playwright.sync_api import Page, expect

from support.polling import until

pytestmark = pytest.mark.browser

SEED = "/acorn-kit/part-seed/"


def test_the_bell_shows_what_is_new_until_it_is_read(tiny_page: Page) -> None:
    tiny_page.goto(SEED)
    bell = tiny_page.locator("[data-menu=announcements]")
    expect(bell).to_have_attribute("data-unread", "")
    bell.locator("summary").click()
    expect(bell.get_by_role("link")).to_have_count(2)
    expect(bell.get_by_role("link").first).to_contain_text("Leaves in two stylings New")
    expect(bell).not_to_have_attribute("data-unread", "")
    tiny_page.reload()
    expect(bell).not_to_have_attribute("data-unread", "")


def test_a_remark_has_page_and_section_filled_in(tiny_page: Page) -> None:
    tiny_page.goto(SEED)
    answer = tiny_page.get_by_role("link", name="No", exact=True)
    start = "https://code.example/tiny/issues/new?title=Not%20helpful%3A%20Seed"
    start += "&page=https%3A%2F%2Ftiny.example%2Facorn-kit%2Fpart-seed%2F&section="
    expect(answer).to_have_attribute("href", start)
    yes = tiny_page.get_by_role("link", name="Yes", exact=True)
    expect(yes).to_have_attribute("href", start.replace("Not%20helpful", "Helpful"))
    repository = "https://code.example/tiny"
    source = tiny_page.locator(".s-header").get_by_role("link", name="Source repository")
    expect(source).to_have_attribute("href", repository)
    expect(tiny_page.get_by_role("link", name="Edit this page")).to_have_attribute(
        "href", f"{repository}/edit/main/site/pages/acorn-kit/components/seed/index.md"
    )
    tiny_page.wait_for_load_state("networkidle")

    def is_filled_in() -> bool:
        tiny_page.mouse.move(0, 0)
        answer.hover()
        section = str(
            tiny_page.evaluate(
                "document.querySelector('[data-contents] [aria-current]')?.textContent ?? ''"
            )
        )
        return answer.get_attribute("href") == start + section.replace(" ", "%20")

    # Scrolling there marks another section in the contents, a moment later.
    until(tiny_page, is_filled_in)
