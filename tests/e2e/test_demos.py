"""Demos in a browser: they come alive as they were, and stay within their frames."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from support.browser.held_requests import Held
from support.browser.layout import near

pytestmark = pytest.mark.browser

DEMOS = "/experiments/docs/demos/"
BUTTON = "/material-ui/react-button/"
BASE_BUTTON = "/base-ui/react-button/"
GRID = "/x/react-data-grid/quickstart/"


@pytest.fixture
def complaints(page: Page) -> Iterator[list[str]]:
    """What the browser complained about; a test that expects some clears them."""
    found: list[str] = []
    page.on("console", lambda m: found.append(m.text) if m.type in {"error", "warning"} else None)
    page.on("pageerror", lambda error: found.append(str(error)))
    yield found
    assert found == []


def island(page: Page, name: str) -> str:
    return f"#{name} [data-island]:visible"


def wake(page: Page, name: str) -> None:
    """Bring a demo into view and wait until it is live."""
    near(page, name)
    expect(page.locator(island(page, name))).to_have_attribute("data-island", "live")


@pytest.mark.parametrize("route", [DEMOS, BUTTON, BASE_BUTTON, GRID])
def test_every_demo_comes_alive_as_it_was_prerendered(
    page: Page, complaints: list[str], route: str
) -> None:
    page.goto(route)
    for name in page.locator("[data-demo]").evaluate_all("all => all.map(({ id }) => id)"):
        demo = near(page, name)
        if demo.locator("iframe").count():
            continue
        live = demo.locator("[data-island]:visible").first
        expect(live).to_have_attribute("data-island", "live")
    # The demo that throws as it is drawn says so in the console too, and nothing else does.
    complaints[:] = [text for text in complaints if "The sensor gives no pressure" not in text]


def test_every_demo_is_a_figure_with_a_name(page: Page) -> None:
    """In the tree that the browser makes, not by rules of naming that browsers do not keep."""
    page.goto(BUTTON)
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    names = [one["name"]["value"] for one in tree if one.get("role", {}).get("value") == "figure"]
    titles = page.locator("[data-demo] > figcaption").all_text_contents()
    assert [name for name in names if name in titles] == titles


def test_waking_moves_nothing(page: Page, complaints: list[str]) -> None:
    page.goto(BUTTON, wait_until="commit")
    page.evaluate(
        """() => {
          window.shift = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) window.shift += entry.value;
          }).observe({ type: "layout-shift", buffered: true });
        }"""
    )
    for demo in page.locator("[data-demo]").all():
        wake(page, demo.get_attribute("id") or "")
    assert page.evaluate("window.shift") < 0.001


def test_a_demo_works(page: Page, complaints: list[str]) -> None:
    page.goto(DEMOS)
    wake(page, "SeatPlan")
    near(page, "SeatPlan").get_by_role("button", name="C4").click()
    expect(near(page, "SeatPlan").get_by_role("status").first).to_have_text("Your seat is C4")


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


def test_a_demo_that_never_works_shows_why(page: Page) -> None:
    page.goto(DEMOS)
    wake(page, "BrokenGauge")
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
    frame.get_by_role("button", name="Try again").click()
    expect(page.locator(island(page, "TrainTicket"))).to_have_attribute("data-island", "live")
    expect(frame.locator(".island-failure")).to_be_hidden()


def test_code_unfolds_and_folds_by_keyboard(page: Page, complaints: list[str]) -> None:
    page.goto(DEMOS)
    frame = page.locator("#VolumeSlider")
    first_line = frame.locator(".s-line", has_text="import").first
    expect(first_line).to_be_hidden()
    fold = frame.get_by_role("button", name="Expand code")
    fold.focus()
    page.keyboard.press("Enter")
    expect(first_line).to_be_visible()
    expect(frame.get_by_role("button", name="Collapse code")).to_be_focused()
    page.keyboard.press("Enter")
    expect(first_line).to_be_hidden()


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


def test_all_files_of_the_form_that_shows_are_copied(
    page: Page, context: BrowserContext, complaints: list[str]
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(DEMOS)
    frame = near(page, "MoistureBadge")
    said = frame.locator(".s-copy").get_by_role("status")
    frame.get_by_role("button", name="Copy", exact=True).click()
    expect(said).to_have_text("Copied")
    frame.get_by_role("button", name="CSS", exact=True).click()
    frame.get_by_role("button", name="Copy 2 files: MoistureBadge.tsx, styles.css").click()
    expect(said).to_have_text("Copied 2 files: MoistureBadge.tsx, styles.css")
    copied = page.evaluate("navigator.clipboard.readText()")
    entry, sheet = copied.split("/* 2/2 styles.css */\n\n")
    assert entry.startswith("/* 1/2 MoistureBadge.tsx */\n\nimport { useState } from 'react';\n")
    assert entry.rstrip().endswith("}")
    assert sheet.startswith(".MoistureBadge {\n")


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


def test_copying_falls_back_to_a_selection(page: Page, complaints: list[str]) -> None:
    page.add_init_script(
        """Object.defineProperty(navigator, 'clipboard', { value: undefined });
        document.addEventListener('copy', () => { window.copied = String(getSelection()); });"""
    )
    page.goto(DEMOS)
    near(page, "TeaTimer").locator(".s-copy > button").click()
    expect(near(page, "TeaTimer").locator(".s-copy").get_by_role("status")).to_have_text("Copied")
    assert page.evaluate("window.copied").startswith("import { useState }")


def test_files_have_tabs(page: Page, complaints: list[str]) -> None:
    page.goto(DEMOS)
    frame = near(page, "SeatPlan")
    expect(frame.locator(".demo-imports:visible")).to_have_text(
        "Imports useState from react Stack, Typography from @mui/material"
        " SeatButton from ./SeatButton rows from ./seats"
    )
    frame.get_by_text("SeatButton.tsx").first.click()
    expect(frame.get_by_role("button", name="Collapse code")).to_be_visible()
    expect(frame.locator(".demo-imports:visible")).to_have_count(0)
    expect(frame.locator(".demo-code")).to_contain_text("interface SeatButtonProps")
    expect(frame.get_by_role("region", name="SeatPlan.tsx")).to_be_hidden()


def test_direction_reaches_demos(page: Page, complaints: list[str]) -> None:
    page.goto(DEMOS)
    wake(page, "VolumeSlider")
    thumb = page.locator("#VolumeSlider .MuiSlider-thumb")
    before = thumb.bounding_box()
    page.evaluate("localStorage.setItem('direction', 'rtl')")
    page.evaluate("dispatchEvent(new StorageEvent('storage', { key: 'direction' }))")
    expect(thumb).to_have_attribute("style", re.compile("right:"))
    after = thumb.bounding_box()
    assert before is not None
    assert after is not None
    assert after["x"] > before["x"]


def test_a_dark_page_has_dark_demos(page: Page, complaints: list[str]) -> None:
    page.emulate_media(color_scheme="dark")
    page.goto(DEMOS)
    expect(page.locator("#VolumeSlider .demo-stage")).to_have_css(
        "background-color", "rgb(18, 18, 18)"
    )


def test_demos_read_without_scripts(browser: Browser, site_url: str) -> None:
    context = browser.new_context(base_url=site_url, java_script_enabled=False)
    page = context.new_page()
    page.goto(DEMOS)
    expect(page.locator("#TrainTicket .demo-stage")).to_contain_text("Ljubljana to Trieste")
    expect(page.locator("#TeaTimer .s-line", has_text="function inWords").first).to_be_visible()
    expect(page.locator("#TeaTimer .s-line").first).to_be_visible()
    expect(page.locator("#TeaTimer .demo-toolbar")).to_be_hidden()
    expect(page.locator("#MoistureBadge output:visible")).to_have_count(1)
    context.close()


def test_a_page_without_demos_loads_no_react(page: Page, complaints: list[str]) -> None:
    scripts: list[str] = []
    page.on("request", lambda r: scripts.append(r.url) if r.resource_type == "script" else None)
    page.goto("/experiments/docs/markdown/")
    page.wait_for_load_state("networkidle")
    names = sorted(url.rpartition("/")[2].partition("-")[0] for url in scripts)
    # Its component is out of view; what would wake it is there.
    assert names == ["live", "shell"]
