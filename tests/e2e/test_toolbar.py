"""The toolbar of demos: one tab stop, the state of the whole site, and a menu."""

import io
import re
import zipfile
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Request, expect

from support.browser.layout import box_of, near, note_shifts, shifts_of, shorter_sides
from support.browser.page_visit import barriers_of
from support.browser.refusals import NO_CLIPBOARD
from support.browser.settled import animated, evaluated
from support.polling import until

pytestmark = pytest.mark.browser

DEMOS = "/experiments/docs/demos/"
BASE_BUTTON = "/base-ui/react-button/"


def frame(page: Page, name: str) -> Locator:
    return near(page, name)


def more(demo: Locator) -> Locator:
    return demo.get_by_role("button", name="More options for this demo")


def choose(demo: Locator, item: str) -> None:
    more(demo).click()
    demo.get_by_role("menuitem", name=item).click()


def said(demo: Locator) -> Locator:
    return demo.locator(".demo-more").get_by_role("status")


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.textContent.trim()"))


def press(page: Page, *keys: str) -> list[str]:
    texts = []
    for key in keys:
        page.keyboard.press(key)
        texts.append(focused(page))
    return texts


def test_buttons_of_toolbars_are_large_enough_for_a_mouse(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto("/material-ui/react-button/")
    sides = shorter_sides(page.locator(".demo-toolbar button"))
    assert len(sides) > 20
    assert min(sides) >= 32


def test_an_address_lands_before_anything_moves(page: Page) -> None:
    note_shifts(page)
    page.goto(f"{BASE_BUTTON}#tailwind-ButtonIntroduction.tsx", wait_until="networkidle")

    def has_landed() -> bool:
        header = page.locator(".s-header").bounding_box()
        demo = page.locator("#ButtonIntroduction").bounding_box()
        return bool(header and demo and 0 < demo["y"] - header["height"] < 40)

    until(page, has_landed)
    assert shifts_of(page) == []


def test_the_menu_is_loaded_when_it_is_wanted(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    page.goto(DEMOS, wait_until="networkidle")
    frame(page, "SeatPlan").get_by_role("button", name="JS").click()
    tools = re.compile(
        r"^(toolsMenu|openEditor|editSessions|share|zip|stackblitz|codesandbox|project)-|^demo\.json$"
    )
    assert [name for name in asked if tools.match(name)] == []
    asked.clear()
    with page.expect_response("**/_assets/toolsMenu-*.js") as menu:
        more(frame(page, "SeatPlan")).hover()
    evaluated(page, menu.value.url)
    assert {name for name in asked if tools.match(name)} == {
        next(name for name in asked if name.startswith("toolsMenu-"))
    }


def test_the_menu_works_with_keys(page: Page) -> None:
    page.goto(DEMOS)
    demo = frame(page, "SeatPlan")
    button = more(demo)
    button.focus()
    page.keyboard.press("Enter")
    menu = demo.get_by_role("menu", name="More options for this demo")
    expect(menu.get_by_role("menuitem").first).to_be_focused()
    expect(button).to_have_attribute("aria-expanded", "true")
    last = menu.get_by_role("menuitem").last.text_content() or ""
    assert press(page, "ArrowUp", "Home", "r", "o", "o") == [
        *(last, "Copy link to the demo", "Reset demo", "Open in its own page"),
        "Open in StackBlitz",
    ]
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(button).to_be_focused()
    expect(button).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("ArrowUp")
    expect(menu.get_by_role("menuitem").last).to_be_focused()
    page.keyboard.press("Tab")
    expect(menu).to_have_count(0)
    expect(button).not_to_be_focused()
    button.click()
    expect(menu).to_be_visible()
    button.click()
    expect(menu).to_have_count(0)
    button.click()
    expect(menu).to_be_visible()
    page.mouse.click(5, 300)
    expect(menu).to_have_count(0)


def test_the_menu_says_what_a_demo_costs_and_was_built_with(page: Page) -> None:
    page.goto(DEMOS)
    demo = frame(page, "VolumeSlider")
    more(demo).click()
    facts = demo.locator(".demo-facts")
    expect(facts).to_contain_text(
        re.compile(r"\d\.\d KB to load, on top of React and the shared code of Docs infrastructure")
    )
    expect(facts).to_contain_text(re.compile(r"Built with [^{}]*@mui/material 7\.0\.1"))
    animated(page)  # a color on its way to another has less contrast than either
    assert barriers_of(page, "#VolumeSlider .demo-toolbar, .demo-menu") == []


def test_the_menu_stays_within_a_phone(phone: Page) -> None:
    phone.goto(DEMOS)
    demo = frame(phone, "MoistureBadge")
    demo.get_by_role("toolbar").scroll_into_view_if_needed()
    before = phone.evaluate("scrollY")
    more(demo).tap()
    expect(demo.locator(".demo-facts")).to_contain_text("KB")
    assert phone.evaluate("scrollY") == before
    box = box_of(demo.locator(".demo-menu"))
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= 740
    assert phone.evaluate("document.documentElement.scrollWidth") == 360


def test_a_link_that_may_not_be_copied_is_shown(page: Page, site_url: str) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(error.name or ""))
    page.add_init_script(NO_CLIPBOARD)
    page.goto(DEMOS)
    choose(frame(page, "SeatPlan"), "Copy link to the demo")
    expect(said(frame(page, "SeatPlan"))).to_have_text(
        f"Your browser blocked copying. Copy this link manually: {site_url}{DEMOS}#SeatPlan"
    )
    until(page, lambda: errors == ["NotAllowedError"])


def test_a_demo_is_reset_focused_and_opened_alone(page: Page, context: BrowserContext) -> None:
    page.goto(DEMOS)
    demo = frame(page, "SeatPlan")
    demo.get_by_role("button", name="C4").click()
    expect(demo.locator(".demo-stage")).to_contain_text("Your seat is C4")
    choose(demo, "Reset demo")
    expect(demo.locator(".demo-stage")).not_to_contain_text("Your seat is C4")
    choose(demo, "Reset focus")
    page.keyboard.press("Tab")
    expect(demo.locator(".demo-stage").get_by_role("button").first).to_be_focused()
    with context.expect_page() as opened:
        choose(demo, "Open in its own page")
    expect(opened.value.get_by_role("button", name="C4")).to_be_visible()
    assert opened.value.url.endswith(f"{DEMOS}demos/SeatPlan/")


@pytest.mark.parametrize(
    ("item", "address", "field"),
    [
        ("Open in StackBlitz", "https://stackblitz.com/run", "project[files][package.json]"),
        ("Open in CodeSandbox", "https://codesandbox.io/api/v1/sandboxes/define", "parameters"),
    ],
)
def test_a_demo_is_sent_to_a_sandbox(
    page: Page, context: BrowserContext, item: str, address: str, field: str
) -> None:
    sent: list[Request] = []
    context.on("request", lambda one: sent.append(one) if one.url.startswith(address) else None)
    context.route(f"{address}**", lambda route: route.fulfill(body="Sandbox"))
    page.goto(DEMOS)
    with context.expect_page() as opened:
        choose(frame(page, "SeatPlan"), item)
    expect(opened.value.locator("body")).to_have_text("Sandbox")
    [request] = sent
    assert request.url.startswith(f"{address}?")
    assert field in parse_qs(request.post_data or "")


def test_a_zip_holds_what_the_reader_made_of_the_demo(page: Page) -> None:
    page.goto(DEMOS)
    demo = frame(page, "MoistureBadge")
    demo.get_by_role("button", name="JS").click()
    demo.get_by_role("button", name="CSS", exact=True).click()
    demo.locator("[data-fold]").click()
    code = demo.locator("pre:visible code").first
    code.evaluate("code => code.prepend('// mine\\n')")
    with page.expect_download() as download:
        choose(demo, "Download ZIP")
    assert download.value.suggested_filename == "moisture-badge.zip"
    archive = zipfile.ZipFile(io.BytesIO(download.value.path().read_bytes()))
    folder = "moisture-badge"
    assert sorted(name.removeprefix(f"{folder}/") for name in archive.namelist()) == [
        *("README.md", "index.html", "package.json"),
        *("src/demo/MoistureBadge.jsx", "src/demo/styles.css", "src/main.jsx", "vite.config.js"),
    ]
    text = archive.read(f"{folder}/src/demo/MoistureBadge.jsx").decode()
    assert text.startswith("// mine\nimport ")


def test_long_code_scrolls_in_its_own_box(phone: Page) -> None:
    phone.goto(f"{DEMOS}#MoonCalendar.tsx")
    code = frame(phone, "MoonCalendar").locator("pre:visible")
    box = box_of(code)
    assert box["height"] <= 0.7 * 740
    expect(code).to_have_attribute("tabindex", "0")
    code.evaluate("code => code.scrollTo(20, 20)")
    expect(code).to_have_js_property("scrollLeft", 20)
    expect(code).to_have_js_property("scrollTop", 20)
