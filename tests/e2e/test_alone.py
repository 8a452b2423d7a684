"""Demos in documents of their own: opened by a reader, or in a frame of the page."""

from collections.abc import Callable

import pytest
from playwright.sync_api import FrameLocator, Page, expect

from support.browser.layout import box_of, near
from support.browser.refusals import NO_STORAGE

pytestmark = pytest.mark.browser

DEMOS = "/experiments/docs/demos/"
SIGN_IN = "/toolpad/core/react-sign-in-page/"
SEAT_PLAN = f"{DEMOS}demos/SeatPlan/"
BADGE = f"{DEMOS}demos/MoistureBadge/"


def framed(page: Page, name: str) -> FrameLocator:
    page.locator(f"#{name}").scroll_into_view_if_needed()
    frame = page.frame_locator(f"#{name} iframe")
    expect(frame.locator("[data-island]:visible")).to_have_attribute("data-island", "live")
    return frame


def test_a_demo_has_a_window_to_itself(page: Page) -> None:
    page.goto(SEAT_PLAN)
    expect(page).to_have_title("Seat plan - Demos")
    expect(page.locator("meta[name=robots]")).to_have_attribute("content", "noindex")
    expect(page.locator("header, nav, footer, pre")).to_have_count(0)
    page.get_by_role("button", name="C4").click()
    expect(page.get_by_role("status").first).to_have_text("Your seat is C4")


def test_a_demo_alone_has_what_the_reader_chose(arrive: Callable[..., Page], site_url: str) -> None:
    page = arrive(color_scheme="dark")
    page.add_init_script("localStorage.setItem('direction', 'rtl')")
    page.context.add_cookies([{"name": "codeStyling", "value": "css", "url": site_url}])
    page.goto(BADGE)
    root = page.locator("html")
    expect(page.locator("[data-island]:visible")).to_have_attribute("data-styling", "css")
    expect(root).to_have_attribute("dir", "rtl")
    expect(root).to_have_attribute("data-color-scheme", "dark")


def test_a_demo_alone_reads_without_scripts(plain: Page) -> None:
    plain.goto(SEAT_PLAN)
    expect(plain.get_by_role("button", name="C4")).to_be_visible()


def test_a_framed_demo_has_the_window_of_a_phone_and_begins_again(page: Page) -> None:
    page.goto(DEMOS)
    frame = framed(page, "FerryApp")
    size = frame.locator("body").evaluate("() => [innerWidth, innerHeight]")
    assert size == [358, 418]  # without the frame's own edges
    frame.get_by_role("button", name="Tickets").click()
    expect(frame.get_by_text("No ticket yet.")).to_be_visible()
    before = page.evaluate("history.length")
    demo = near(page, "FerryApp")
    demo.get_by_role("button", name="More options for this demo").click()
    demo.get_by_role("menuitem", name="Reset demo").click()
    expect(frame.get_by_text("06:40 from the old pier")).to_be_visible()
    expect(frame.get_by_text("No ticket yet.")).to_be_hidden()
    assert page.evaluate("history.length") == before


def test_a_framed_demo_takes_no_focus_until_a_reader_comes(page: Page) -> None:
    page.goto(SIGN_IN)
    field = framed(page, "SignInBasic").get_by_label("Email")
    expect(field).to_be_visible()
    assert page.evaluate("document.activeElement === document.body")
    page.locator("#SignInBasic iframe").focus()
    page.keyboard.press("Tab")
    expect(field).to_be_focused()


def test_a_demo_alone_has_its_focus(page: Page) -> None:
    page.goto(f"{SIGN_IN}demos/SignInBasic/")
    expect(page.get_by_label("Email")).to_be_focused()


@pytest.mark.parametrize("script", ["", NO_STORAGE], ids=["kept", "nothing kept"])
def test_a_framed_demo_follows_its_page(page: Page, script: str) -> None:
    page.add_init_script(script)
    page.goto(DEMOS)
    frame = framed(page, "FerryApp")
    root = frame.locator("html")
    expect(root).to_have_attribute("data-color-scheme", "light")
    page.evaluate(
        """() => {
          document.documentElement.dataset.colorScheme = "dark";
          document.documentElement.dir = "rtl";
        }"""
    )
    expect(root).to_have_attribute("data-color-scheme", "dark")
    expect(root).to_have_attribute("dir", "rtl")
    title = frame.get_by_text("Harbour line")
    expect(title).to_have_css("color", "rgb(255, 255, 255)")


def test_a_framed_demo_whose_script_fails_can_be_tried_again(page: Page) -> None:
    page.route("**/_assets/FerryApp-*.js", lambda route: route.abort())
    page.goto(DEMOS)
    frame = near(page, "FerryApp").frame_locator("iframe")
    expect(frame.get_by_text("could not be made interactive")).to_be_in_viewport(ratio=1)
    expect(frame.get_by_text("06:40 from the old pier")).to_be_visible()
    page.unroute("**/_assets/FerryApp-*.js")
    frame.get_by_role("button", name="Try again").click()
    expect(frame.locator("[data-island]:visible")).to_have_attribute("data-island", "live")


def test_a_reset_ends_a_crash_and_a_width_holds(page: Page) -> None:
    page.goto(DEMOS)
    demo = near(page, "FuseBox")
    demo.scroll_into_view_if_needed()
    for _ in range(2):
        demo.get_by_role("button", name="Plug in another").click()
    expect(demo.get_by_role("alert")).to_be_visible()
    demo.evaluate("(figure) => figure.dispatchEvent(new CustomEvent('showfloor:reset'))")
    expect(demo).to_contain_text("Kettles: 1")
    assert box_of(near(page, "BunkCard").locator(".island"))["width"] == 280
