"""Code that a page leaves out: other languages, other stylings, files behind tabs."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, expect

from support.browser.settled import idle
from support.polling import until

pytestmark = pytest.mark.browser

SEED = "/acorn-kit/part-seed/"
BUTTON = "/material-ui/react-button/"
SHARED = "/base-ui/react-no-ssr/"
FORMS = "**/_assets/code-*.html"


@pytest.fixture
def reader(browser: Browser, tiny_url: str) -> Iterator[BrowserContext]:
    """The tabs of a new reader of the tiny site."""
    with browser.new_context(base_url=tiny_url, color_scheme="light") as context:
        yield context


@pytest.fixture
def seed(reader: BrowserContext) -> Page:
    return reader.new_page()


@pytest.fixture
def fetched(seed: Page) -> list[str]:
    """The addresses of code that the page asks for."""
    asked: list[str] = []
    seed.on("request", lambda one: asked.append(one.url) if "/code-" in one.url else None)
    return asked


def badge(page: Page) -> Locator:
    return page.locator("#LeafBadge")


def code(page: Page) -> Locator:
    """The code of the badge that shows."""
    return badge(page).locator("pre:visible").first


def test_the_first_form_is_in_the_page_and_nothing_is_fetched_for_it(
    seed: Page, fetched: list[str]
) -> None:
    seed.goto(f"{SEED}#system-LeafBadge.tsx")
    expect(code(seed)).to_contain_text("LeafBadge")
    idle(seed)
    assert fetched == []


def test_another_styling_is_fetched_when_it_is_chosen(seed: Page, fetched: list[str]) -> None:
    seed.goto(SEED)
    badge(seed).get_by_role("button", name="CSS", exact=True).click()
    expect(code(seed)).to_contain_text("./styles.css")
    assert len(fetched) == 1


def test_section_4_an_address_opens_a_form_that_is_fetched(seed: Page) -> None:
    seed.goto(f"{SEED}#css-LeafBadge.js")
    expect(code(seed)).to_contain_text("./styles.css")
    expect(badge(seed)).to_be_in_viewport()


def test_section_4_so_does_the_cookie(reader: BrowserContext, seed: Page) -> None:
    seed.goto(SEED)
    badge(seed).get_by_role("button", name="CSS", exact=True).click()
    later = reader.new_page()
    later.goto(SEED)
    badge(later).scroll_into_view_if_needed()
    expect(code(later)).to_contain_text("./styles.css")


def test_a_file_behind_a_tab_is_fetched(seed: Page) -> None:
    seed.goto(f"{SEED}#css-LeafBadge.tsx")
    badge(seed).locator(".s-tab:visible").filter(has_text=".css").click()
    expect(badge(seed).locator("pre:visible")).to_contain_text("{")


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


def test_the_button_copies_a_form_that_is_still_on_its_way(
    reader: BrowserContext, seed: Page
) -> None:
    reader.grant_permissions(["clipboard-read", "clipboard-write"])
    waiting: list[Route] = []
    seed.route(FORMS, lambda route: waiting.append(route))
    seed.goto(f"{SEED}#css-LeafBadge.js")
    badge(seed).locator("[data-copy], [data-does=copy]").click()
    until(seed, lambda: len(waiting) > 0)
    for route in waiting:
        route.continue_()
    expect(badge(seed).get_by_role("status").filter(has_text="Copied")).to_have_count(1)
    assert "./styles.css" in str(seed.evaluate("navigator.clipboard.readText()"))


def test_code_that_cannot_be_had_is_told_and_tried_again(seed: Page) -> None:
    seed.route(FORMS, lambda route: route.abort())
    seed.goto(f"{SEED}#css-LeafBadge.js")
    retry = badge(seed).get_by_role("button", name="Try again")
    expect(retry).to_be_visible()
    seed.unroute(FORMS)
    retry.click()
    expect(code(seed)).to_contain_text("./styles.css")


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
