"""How much script is between a reader and a page."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from support.site.script_sizes import sent_in_page, sent_sizes

pytestmark = pytest.mark.browser

POLICY = "content-security-policy"
INSTALLATION = "/material-ui/getting-started/installation/"


def test_a_reading_page_needs_a_small_script_beside_the_one_in_it(page: Page, dist: Path) -> None:
    asked: list[str] = []
    page.on("request", lambda r: asked.append(r.url) if r.resource_type == "script" else None)
    page.goto(INSTALLATION, wait_until="networkidle")
    sizes = sent_sizes(dist, asked)
    assert len(sizes) == 1
    assert sum(sizes.values()) + sent_in_page(page) <= 10 * 1024


def test_two_style_sheets_alone_hold_up_a_page_of_demos(page: Page) -> None:
    page.goto("/material-ui/react-text-field/")
    asked = page.evaluate(
        """() => performance.getEntriesByType("resource")
          .filter((entry) => entry.renderBlockingStatus === "blocking")
          .map(({ name }) => name.split(".").at(-1))"""
    )
    assert asked == ["css", "css"]


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_policy_of_another_release_holds_up_the_script_and_loses_nothing(
    page: Page, direction: str
) -> None:
    def send_with_another_policy(route: Route) -> None:
        answer = route.fetch()
        policy = re.sub(r"(script-src 'self') 'sha256-[^']*'", r"\1", answer.headers[POLICY])
        route.fulfill(response=answer, headers={**answer.headers, POLICY: policy})

    page.goto(INSTALLATION)
    page.evaluate("(value) => localStorage.setItem('direction', value)", direction)
    page.route("**/react-text-field/", send_with_another_policy)
    page.goto("/material-ui/react-text-field/")
    page.wait_for_function("document.documentElement.dataset.colorScheme === 'light'")
    assert page.evaluate("document.documentElement.dir") == direction
    far = page.locator("[data-demo]").last
    far.scroll_into_view_if_needed()
    expect(far.locator("[data-island=live]").first).to_be_visible()
    expect(page.locator("link[data-rtl=on]")).to_have_count(int(direction == "rtl"))
