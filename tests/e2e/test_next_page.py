"""The next page, which a browser prepares while the pointer rests on a link to it."""

import pytest
from playwright.sync_api import Page, expect

from support.polling import until

pytestmark = pytest.mark.browser

LIGHT = "/material-ui/react-init-color-scheme-script/"
CARD = "/material-ui/react-card/"


def test_a_page_that_the_pointer_rests_on_has_come_before_the_click(page: Page) -> None:
    """Chromium fetches it here; without a program that drives it, it draws it too."""
    page.goto(LIGHT)
    told: list[str] = []
    session = page.context.new_cdp_session(page)
    session.on("Preload.prefetchStatusUpdated", lambda event: told.append(event["prefetchStatus"]))
    session.send("Preload.enable")
    link = page.locator(f".side-nav a[href='{CARD}']")
    link.hover()
    until(page, lambda: "PrefetchSuccessfulButNotUsed" in told)
    link.click()
    page.wait_for_url(f"**{CARD}")
    until(page, lambda: "PrefetchResponseUsed" in told)
    expect(page.locator("h1")).to_have_text("Card")
