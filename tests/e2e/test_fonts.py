"""Specification, section 7: fonts of few pages, from the site itself, after the page."""

import pytest
from playwright.sync_api import Locator, Page, Request, expect

from until import until

pytestmark = pytest.mark.browser

ICONS = "/material-ui/icons/"
CONDENSED = "/experiments/docs/fonts/"
OTHER = "/material-ui/react-button/"
IS_CONDENSED = "({ family, status }) => /Roboto Condensed/.test(family) && status === 'loaded'"


def requests_of(page: Page, path: str) -> list[Request]:
    found: list[Request] = []
    page.on("request", lambda request: found.append(request))
    page.goto(path, wait_until="networkidle")
    return found


def test_the_icon_font_draws_its_glyphs_and_comes_after_the_page(page: Page) -> None:
    requests_of(page, ICONS)
    link = page.locator("link[data-late]")
    expect(link).to_have_attribute("media", "all")
    sign = page.locator("#TrailSigns .material-icons:visible").first
    sign.scroll_into_view_if_needed()
    # The word would be wider.
    until(page, lambda: width_of(sign) == pytest.approx(24, abs=1))


def width_of(shown: Locator) -> float:
    """Width of what is shown, in px."""
    box = shown.bounding_box()
    assert box is not None
    return box["width"]


@pytest.mark.parametrize("path", [ICONS, CONDENSED])
def test_no_third_party_is_asked_for_a_font(page: Page, site_url: str, path: str) -> None:
    urls = [request.url for request in requests_of(page, path)]
    assert [url for url in urls if not url.startswith((site_url, "data:"))] == []


def test_the_condensed_font_is_asked_for_on_its_one_page_only(page: Page) -> None:
    assert [one.url for one in requests_of(page, CONDENSED) if "condensed" in one.url]
    page.locator("#DepartureBoard").scroll_into_view_if_needed()
    until(page, f"[...document.fonts].some({IS_CONDENSED})")
    for path in (OTHER, ICONS):
        assert [one.url for one in requests_of(page, path) if "condensed" in one.url] == []
