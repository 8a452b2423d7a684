"""What a site may set of its looks and its shell, all of it, on the tiny site."""

from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from support.browser.page_visit import barriers_of

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("tiny")]

HOME = "/"
Scheme = Literal["light", "dark"]

COLORS = {"light": "rgb(22, 101, 52)", "dark": "rgb(134, 239, 172)"}
LOADED = "(all) => all.every((image) => image.complete && image.naturalWidth > 0)"


@pytest.fixture
def visit(browser: Browser, tiny_url: str) -> Iterator[Callable[..., Page]]:
    complaints: list[str] = []
    opened: list[Page] = []

    def visit(path: str, width: int = 1280, scheme: Scheme = "light") -> Page:
        context = browser.new_context(
            base_url=tiny_url, viewport={"width": width, "height": 800}, color_scheme=scheme
        )
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda one: complaints.append(one.text) if one.type == "error" else None)
        opened.append(page)
        page.goto(path)
        return page

    yield visit
    for page in opened:
        page.context.close()
    assert complaints == []


@pytest.mark.parametrize(("scheme", "width"), [("light", 1280), ("dark", 360)])
def test_all_that_a_site_sets_is_there(
    visit: Callable[..., Page], scheme: Scheme, width: int
) -> None:
    page = visit(HOME, width, scheme=scheme)
    link = page.get_by_role("link", name="about this site")
    expect(link).to_have_css("color", COLORS[scheme])
    expect(page.locator("body")).to_have_css(
        "font-family", '"Roboto Variable", system-ui, sans-serif'
    )
    expect(page.get_by_text("Spring is here:")).to_be_visible()
    expect(page.get_by_role("link", name="Shop", exact=True)).to_have_count(1)
    expect(page.get_by_role("link", name="Letters")).to_be_visible()
    expect(page.get_by_text("Tell the foresters")).to_be_visible()
    expect(page.get_by_text("grows in the forest")).to_be_visible()
    # The style sheet of the site wins over that of the directive's component.
    expect(page.locator("figcaption")).to_have_css("font-style", "italic")
    expect(page.get_by_role("figure").get_by_role("listitem")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth") == width
    assert barriers_of(page) == []


@pytest.mark.parametrize(("scheme", "file"), [("light", "/logo.svg"), ("dark", "/logo-dark.svg")])
def test_the_logo_is_that_of_the_color_scheme(
    visit: Callable[..., Page], scheme: Scheme, file: str
) -> None:
    page = visit("/", scheme=scheme)
    logo = page.get_by_role("img", name="Tiny site").locator("visible=true")
    expect(logo).to_have_attribute("src", file)
    assert logo.evaluate_all(LOADED)
    page.locator("html").evaluate("(html) => { html.dataset.colorScheme = 'dark' }")
    expect(logo).to_have_attribute("src", "/logo-dark.svg")


def test_a_banner_that_is_closed_stays_closed_and_is_never_painted(
    visit: Callable[..., Page],
) -> None:
    page = visit(HOME)
    page.get_by_role("button", name="Close announcement").click()
    banner = page.locator(".s-banner")
    expect(banner).to_be_hidden()
    page.goto("/about/")
    expect(banner).to_be_hidden()


def test_the_policy_names_the_hosts_of_the_site(visit: Callable[..., Page]) -> None:
    page = visit("/")
    reply = page.request.get(HOME)
    policy = reply.headers["content-security-policy"]
    assert "img-src 'self' data: https://images.example;" in policy
    assert "frame-src 'self' https://films.example" in policy


def test_a_live_directive_keeps_its_content(visit: Callable[..., Page]) -> None:
    page = visit(HOME)
    oaks = page.get_by_text("Oaks")
    page.get_by_role("button", name="Hide the list").click()
    expect(oaks).to_be_hidden()
    page.get_by_role("button", name="Show the list").click()
    expect(oaks).to_be_visible()


def test_what_is_live_in_a_place_of_the_shell_is_hydrated(visit: Callable[..., Page]) -> None:
    page = visit("/acorn-kit/part-seed/")
    page.get_by_role("button", name="Spring").click()
    expect(page.get_by_role("button", name="Summer")).to_be_visible()
