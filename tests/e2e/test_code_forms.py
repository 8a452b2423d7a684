"""Code that a page leaves out: other languages, other stylings, files behind tabs."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from support.polling import until

pytestmark = pytest.mark.browser

BUTTON = "/material-ui/react-button/"
SHARED = "/base-ui/react-no-ssr/"
FORMS = "**/_assets/code-*.html"


def test_section_4_an_address_opens_a_form_that_is_fetched(tiny_page: Page) -> None:
    tiny_page.goto("/acorn-kit/part-seed/#css-LeafBadge.js")
    badge = tiny_page.locator("#LeafBadge")
    expect(badge.locator("pre:visible").first).to_contain_text("./styles.css")
    expect(badge).to_be_in_viewport()


def test_code_has_its_height_before_it_is_there(page: Page) -> None:
    waiting: list[Route] = []
    page.route(FORMS, lambda route: waiting.append(route))
    page.goto(f"{BUTTON}#ButtonConfirm.js")
    demo = page.locator("#ButtonConfirm")
    text = demo.locator("pre:visible").first
    expect(text).to_have_attribute("data-fetched", "")
    until(page, lambda: len(waiting) > 0)
    before = demo.bounding_box()
    for route in waiting:
        route.continue_()
    page.unroute(FORMS)
    expect(text).to_contain_text("export default")
    assert demo.bounding_box() == before


def test_without_scripts_a_link_leads_to_the_other_forms(arrive: Callable[..., Page]) -> None:
    plain = arrive(java_script_enabled=False, viewport={"width": 360, "height": 740})
    plain.goto(SHARED)
    demo = plain.locator("#NoSsrDefer")
    expect(demo.locator("pre:visible")).not_to_have_count(0)
    demo.get_by_role("link", name="More code of “No ssr defer”").click()
    expect(plain.get_by_role("heading", level=1)).to_have_text("More code of “No ssr defer”")
    expect(plain.get_by_role("heading", name="quiet.css").first).to_be_visible()
    expect(plain.locator("pre").filter(has_text="--quiet-ink").first).to_be_visible()
    assert plain.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_file_that_demos_share_reads_in_each_of_them(page: Page) -> None:
    page.goto(SHARED)
    for name in ("NoSsrDefer", "NoSsrBasic", "NoSsrBrowserApi"):
        demo = page.locator(f"#{name}")
        demo.get_by_role("button", name="Expand code").click()
        demo.locator("[data-variant~=ts] .s-tab").filter(has_text="quiet.css").click()
        expect(demo.locator("pre:visible")).to_contain_text("--quiet-ink")
