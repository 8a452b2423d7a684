"""Demos in a browser: they come alive as they were, and stay within their frames."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from support.browser.held_requests import Held
from support.browser.layout import near

pytestmark = pytest.mark.browser

DEMOS = "/experiments/docs/demos/"
BUTTON = "/material-ui/react-button/"
BASE_BUTTON = "/base-ui/react-button/"


def island(page: Page, name: str) -> str:
    return f"#{name} [data-island]:visible"


def wake(page: Page, name: str) -> None:
    near(page, name)
    expect(page.locator(island(page, name))).to_have_attribute("data-island", "live")


def test_every_demo_is_a_figure_with_a_name(page: Page) -> None:
    """In the tree that the browser makes, not by rules of naming that browsers do not keep."""
    page.goto(BUTTON)
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    names = [one["name"]["value"] for one in tree if one.get("role", {}).get("value") == "figure"]
    titles = page.locator("[data-demo] > figcaption").all_text_contents()
    assert [name for name in names if name in titles] == titles


def test_a_link_that_only_a_demo_knows_stays_on_the_page(page: Page, complaints: list[str]) -> None:
    """Crawlers are asked not to follow it, which React does not notice when it hydrates."""
    route = "/base-ui/react-pagination/"
    page.goto(route)
    link = near(page, "PaginationLinks").get_by_role("link", name="3")
    expect(link).to_have_attribute("rel", "nofollow")
    wake(page, "PaginationLinks")
    link.click()
    expect(link).to_have_attribute("aria-current", "page")
    expect(page).to_have_url(re.compile(f"{route}$"))


def test_a_crash_stays_in_its_frame(page: Page) -> None:
    page.goto(DEMOS)
    wake(page, "FuseBox")
    box = near(page, "FuseBox").locator(".demo-stage")
    for _ in range(2):
        box.get_by_role("button", name="Plug in another").click()
    expect(box.get_by_role("alert")).to_contain_text("The fuse holds two kettles, not 3")
    wake(page, "SeatPlan")
    box.get_by_role("button", name="Restart demo").click()
    expect(box).to_contain_text("Kettles: 1")
    wake(page, "BrokenGauge")  # never works
    alert = near(page, "BrokenGauge").get_by_role("alert")
    expect(alert).to_contain_text("The sensor gives no pressure")


def test_the_first_touch_is_not_lost(page: Page, complaints: list[str]) -> None:
    held = Held(page, "**/_assets/SeatPlan-*.js")
    page.goto(DEMOS)
    near(page, "SeatPlan").get_by_role("button", name="A1").click()
    expect(page.locator(island(page, "SeatPlan"))).to_have_attribute("data-island", "loading")
    held.expect_one()
    held.let_go()
    expect(near(page, "SeatPlan").get_by_role("status").first).to_have_text("Your seat is A1")


def test_a_script_that_fails_leaves_the_demo_to_be_read(page: Page) -> None:
    page.route("**/_assets/TrainTicket-*.js", lambda route: route.abort())
    page.goto(DEMOS)
    frame = near(page, "TrainTicket")
    expect(frame.get_by_text("could not be made interactive")).to_be_visible()
    expect(frame).to_contain_text("Ljubljana to Trieste")
    page.unroute("**/_assets/TrainTicket-*.js")
    frame.get_by_role("button", name="Try again").press("Enter")
    expect(page.locator(island(page, "TrainTicket"))).to_have_attribute("data-island", "live")
    expect(page.locator(island(page, "TrainTicket"))).to_be_focused()
    expect(frame.locator(".island-failure")).to_be_hidden()


def test_the_language_is_remembered_for_all_demos(
    page: Page, context: BrowserContext, complaints: list[str]
) -> None:
    page.goto(DEMOS)
    near(page, "SeatPlan").get_by_role("button", name="JS").click()
    code = near(page, "DoorbellLight").locator(".demo-code")
    expect(near(page, "SeatPlan").get_by_role("button", name="JS")).to_have_attribute(
        "aria-pressed", "true"
    )
    cookies = {cookie.get("name"): cookie.get("value") for cookie in context.cookies()}
    assert cookies["codeVariant"] == "js"
    page.reload()
    panels = near(page, "TeaTimer").locator(".demo-panel")
    expect(panels.and_(page.locator("[data-variant=ts]"))).to_be_hidden()
    expect(code).to_contain_text("useState(true)")


def test_a_styling_is_chosen_for_the_whole_site(page: Page, complaints: list[str]) -> None:
    page.goto(DEMOS)
    frame = near(page, "MoistureBadge")
    for styling, ground in (("CSS", "rgb(163, 65, 0)"), ("Tailwind", None), ("MUI System", None)):
        frame.get_by_role("button", name=styling, exact=True).click()
        wake(page, "MoistureBadge")
        shown = frame.locator("output:visible")
        expect(shown).to_have_count(1)
        if ground:
            expect(shown).to_have_css("background-color", ground)
        frame.locator("button:visible", has_text="Water the fern").click()
        expect(shown).to_contain_text("38 % moist")
    frame.get_by_role("button", name="Tailwind").click()
    page.goto(BASE_BUTTON)
    switch = page.locator("[data-choose=styling]").first
    expect(switch.get_by_role("button", name="Tailwind")).to_have_attribute("aria-pressed", "true")


def test_files_beside_a_demo_are_copied_with_it_as_one(
    page: Page, context: BrowserContext, complaints: list[str]
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(DEMOS)
    frame = near(page, "SeatPlan")
    frame.locator("pre:visible").first.hover()
    page.keyboard.press("Control+c")
    expect(frame.locator(".s-copy").get_by_role("status")).to_contain_text(
        "Copied as one file, with what the demo needs from SeatButton.tsx, seats.ts"
    )
    copied = page.evaluate("navigator.clipboard.readText()")
    assert "from './" not in copied
    assert "\nfunction SeatButton(" in copied
    assert "\nexport default function SeatPlan() {\n" in copied


def test_a_dark_page_has_dark_demos(page: Page, complaints: list[str]) -> None:
    page.emulate_media(color_scheme="dark")
    page.goto(DEMOS)
    expect(page.locator("#VolumeSlider .demo-stage")).to_have_css(
        "background-color", "rgb(18, 18, 18)"
    )


def test_demos_read_without_scripts(plain: Page) -> None:
    plain.goto(DEMOS)
    expect(plain.locator("#TrainTicket .demo-stage")).to_contain_text("Ljubljana to Trieste")
    expect(plain.locator("#TeaTimer .s-line", has_text="function inWords").first).to_be_visible()
    expect(plain.locator("#TeaTimer .s-line").first).to_be_visible()
    expect(plain.locator("#TeaTimer .demo-toolbar")).to_be_hidden()
    expect(plain.locator("#MoistureBadge output:visible")).to_have_count(1)
