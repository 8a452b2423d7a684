"""The toolbar of demos: one tab stop, the state of the whole site, and a menu."""

import io
import re
import zipfile
from collections.abc import Callable
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

from support.browser.layout import near, shorter_sides
from support.browser.page_visit import AXE
from support.browser.settled import animated, evaluated, painted
from support.polling import until

pytestmark = pytest.mark.browser

DEMOS = "/experiments/docs/demos/"
BASE_BUTTON = "/base-ui/react-button/"
MARKDOWN = "/experiments/docs/markdown/"

BARRIERS = """
axe.run("#VolumeSlider .demo-toolbar, .demo-menu").then(({ violations }) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`))
"""
COPY_REFUSED = """
navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
"""
SELECTION_REFUSED = f"{COPY_REFUSED} document.execCommand = () => false;"
COOKIES_REFUSED = """
const refused = () => { throw new DOMException("The operation is insecure.", "SecurityError"); };
Object.defineProperty(document, "cookie", { get: refused, set: refused });
for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get: refused });
"""


def frame(page: Page, name: str) -> Locator:
    return near(page, name)


def more(demo: Locator) -> Locator:
    """The button that opens the menu."""
    return demo.get_by_role("button", name="More options for this demo")


def choose(demo: Locator, item: str) -> None:
    more(demo).click()
    demo.get_by_role("menuitem", name=item).click()


def said(demo: Locator) -> Locator:
    """What is said beside the button of the menu."""
    return demo.locator(".demo-more").get_by_role("status")


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.textContent.trim()"))


def press(page: Page, *keys: str) -> list[str]:
    """Press keys; return what has the focus after each."""
    texts = []
    for key in keys:
        page.keyboard.press(key)
        texts.append(focused(page))
    return texts


def cookies(context: BrowserContext) -> dict[str, str]:
    return {one["name"]: one["value"] for one in context.cookies()}


def test_the_toolbar_is_one_stop_with_arrows(page: Page) -> None:
    page.goto(DEMOS)
    demo = frame(page, "MoistureBadge")
    toolbar = demo.get_by_role("toolbar", name="Toolbar for the demo “Moisture badge”")
    expect(toolbar.locator("[tabindex='0']")).to_have_count(1)
    toolbar.get_by_role("button", name="TS", exact=True).focus()
    rest = ["MUI System", "Tailwind", "CSS"]
    assert press(page, *["ArrowRight"] * 4) == ["JS", *rest]
    assert press(page, "End", "ArrowRight", "ArrowLeft", "Home") == [
        *("More options for this demo", "TS", "More options for this demo", "TS")
    ]
    page.evaluate("document.documentElement.dir = 'rtl'")
    assert press(page, "ArrowLeft", "ArrowRight") == ["JS", "TS"]
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Tab")
    expect(toolbar.locator(":focus")).to_have_count(0)
    page.keyboard.press("Shift+Tab")
    assert focused(page) == "JS"


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_buttons_of_toolbars_are_large_enough(arrive: Callable[..., Page], touch: bool) -> None:
    page = arrive(viewport={"width": 360, "height": 740}, is_mobile=touch, has_touch=touch)
    page.goto("/material-ui/react-button/")
    sides = shorter_sides(page.locator(".demo-toolbar button"))
    assert len(sides) > 20
    assert min(sides) >= (44 if touch else 32)


def test_an_address_opens_code_and_chooses_its_form(page: Page, context: BrowserContext) -> None:
    page.goto(f"{DEMOS}#css-MoistureBadge.js")
    demo = page.locator("#MoistureBadge")
    expect(demo).to_be_in_viewport()
    expect(demo.locator("[data-fold]")).to_have_attribute("aria-expanded", "true")
    for name in ("JS", "CSS"):
        expect(demo.get_by_role("button", name=name, exact=True)).to_have_attribute(
            "aria-pressed", "true"
        )
    assert cookies(context) == {"codeVariant": "js", "codeStyling": "css"}
    page.evaluate("location.hash = '#tailwind-SeatPlan.tsx'")
    expect(page.locator("#SeatPlan")).to_be_in_viewport()
    expect(page.locator("#SeatPlan").locator(".s-line").first).to_be_visible()
    assert cookies(context) == {"codeVariant": "ts", "codeStyling": "tailwind"}


def test_an_address_lands_before_anything_moves(page: Page) -> None:
    page.add_init_script(
        """window.shift = 0;
        new PerformanceObserver((list) => {
          for (const { value } of list.getEntries()) window.shift += value;
        }).observe({ type: "layout-shift", buffered: true });"""
    )
    page.goto(f"{BASE_BUTTON}#tailwind-ButtonIntroduction.tsx", wait_until="networkidle")

    def has_landed() -> bool:
        header = page.locator(".s-header").bounding_box()
        demo = page.locator("#ButtonIntroduction").bounding_box()
        return bool(header and demo and 0 < demo["y"] - header["height"] < 40)

    until(page, has_landed)
    assert page.evaluate("window.shift") < 0.001


@pytest.mark.parametrize("hash", ["#using-next-js", "#Nowhere.tsx", "#%E0%A4%A.js", "#.js"])
def test_other_addresses_do_nothing(page: Page, hash: str) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(DEMOS + hash)
    page.evaluate(
        """async (hash) => {
            location.hash = "#";
            const heard = new Promise((done) => addEventListener("hashchange", done));
            location.hash = hash;
            await heard;
        }""",
        hash,
    )
    painted(page)
    assert page.evaluate("scrollY") == 0
    assert errors == []


def test_without_cookies_and_storage_all_works_but_is_not_kept(page: Page) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.add_init_script(COOKIES_REFUSED)
    page.goto(f"{DEMOS}#css-MoistureBadge.js")
    demo = frame(page, "MoistureBadge")
    expect(demo.locator("output:visible")).to_have_css("background-color", "rgb(163, 65, 0)")
    demo.get_by_role("button", name="TS", exact=True).click()
    expect(demo.get_by_role("button", name="TS", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    more(demo).click()
    expect(demo.get_by_role("menu")).to_be_visible()
    assert errors == []


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
    assert [name for name in asked if tools.match(name)] == [
        next(name for name in asked if name.startswith("toolsMenu-"))
    ]


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
    page.add_init_script(path=AXE)
    page.goto(DEMOS)
    demo = frame(page, "VolumeSlider")
    more(demo).click()
    facts = demo.locator(".demo-facts")
    expect(facts).to_contain_text(
        re.compile(r"\d\.\d KB to load, on top of React and the shared code of Docs infrastructure")
    )
    expect(facts).to_contain_text(re.compile(r"Built with [^{}]*@mui/material 7\.0\.1"))
    animated(page)  # a color on its way to another has less contrast than either
    assert page.evaluate(BARRIERS) == []


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_the_menu_stays_within_a_phone(phone: Page, direction: str) -> None:
    phone.add_init_script(f"localStorage.setItem('direction', '{direction}')")
    phone.goto(DEMOS)
    demo = frame(phone, "MoistureBadge")
    demo.get_by_role("toolbar").scroll_into_view_if_needed()
    before = phone.evaluate("scrollY")
    more(demo).tap()
    expect(demo.locator(".demo-facts")).to_contain_text("KB")
    assert phone.evaluate("scrollY") == before
    box = demo.locator(".demo-menu").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= 740
    assert phone.evaluate("document.documentElement.scrollWidth") == 360


def test_links_are_copied(page: Page, context: BrowserContext, site_url: str) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{DEMOS}?from=mail#elsewhere")
    demo = frame(page, "MoistureBadge")
    demo.get_by_role("button", name="CSS", exact=True).click()
    choose(demo, "Copy link to this code, as shown")
    expect(said(demo)).to_have_text("Link copied")
    expect(more(demo)).to_be_focused()
    read = "navigator.clipboard.readText()"
    assert page.evaluate(read) == f"{site_url}{DEMOS}#css-MoistureBadge.tsx"
    choose(frame(page, "SeatPlan"), "Copy link to this code, as shown")
    expect(said(frame(page, "SeatPlan"))).to_have_text("Link copied")
    assert page.evaluate(read) == f"{site_url}{DEMOS}#SeatPlan.tsx"
    choose(demo, "Copy link to the demo")
    expect(said(demo)).to_have_text("Link copied")
    assert page.evaluate(read) == f"{site_url}{DEMOS}#MoistureBadge"


def test_a_share_link_brings_what_the_reader_made_of_the_code(
    page: Page, context: BrowserContext
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{DEMOS}#SeatPlan.tsx")
    demo = frame(page, "SeatPlan")
    demo.locator("pre:visible code").evaluate("code => code.prepend('// mine\\n')")
    choose(demo, "Copy share link with your edits")
    expect(said(demo)).to_have_text("Link copied")
    other = context.new_page()
    other.goto(page.evaluate("navigator.clipboard.readText()"))
    expect(frame(other, "SeatPlan").locator(".demo-code")).to_contain_text("// mine")


def test_a_link_that_may_not_be_copied_is_shown(page: Page, site_url: str) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(error.name or ""))
    page.add_init_script(SELECTION_REFUSED)
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


def test_the_source_that_shows_can_be_edited_if_the_site_says_where(
    page: Page, tiny_url: str
) -> None:
    page.goto(f"{tiny_url}/acorn-kit/part-seed/#css-LeafBadge.tsx")
    demo = frame(page, "LeafBadge")
    more(demo).click()
    expect(demo.locator("[data-tool=edit]")).to_have_attribute(
        "href",
        "https://code.example/tiny/edit/main/site/"
        "pages/acorn-kit/components/seed/LeafBadge/css/index.tsx",
    )


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
    sent: list[tuple[str, str]] = []

    def answer(route: Route) -> None:
        sent.append((route.request.url, route.request.post_data or ""))
        route.fulfill(body="Sandbox")

    context.route(f"{address}**", answer)
    page.goto(DEMOS)
    with context.expect_page() as opened:
        choose(frame(page, "SeatPlan"), item)
    expect(opened.value.locator("body")).to_have_text("Sandbox")
    [(url, body)] = sent
    assert url.startswith(f"{address}?")
    assert field in parse_qs(body)


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


@pytest.mark.parametrize(
    ("missing", "item"),
    [("**/_assets/toolsMenu-*.js", None), ("**/_assets/zip-*.js", "Download ZIP")],
)
def test_tools_that_do_not_load_can_be_tried_again(
    page: Page, missing: str, item: str | None
) -> None:
    page.route(missing, lambda route: route.abort())
    page.goto(DEMOS)
    demo = frame(page, "SeatPlan")
    if item is None:
        more(demo).click()
    else:
        choose(demo, item)
    expect(said(demo)).to_contain_text("This could not be loaded. Check your connection.")
    demo.get_by_role("button", name="JS").click()
    expect(demo.get_by_role("button", name="JS")).to_have_attribute("aria-pressed", "true")
    page.unroute(missing)
    if item is None:
        said(demo).get_by_role("button", name="Try again").click()
        expect(demo.get_by_role("menu")).to_be_visible()
    else:
        with page.expect_download():
            said(demo).get_by_role("button", name="Try again").click()
    expect(said(demo)).to_be_empty()


def test_the_block_that_is_pointed_to_is_copied_with_keys(
    page: Page, context: BrowserContext
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(MARKDOWN)
    block = page.locator(".s-code", has_text="GET /orders").first
    block.hover()
    page.keyboard.press("Control+c")
    expect(block.get_by_role("status")).to_have_text("Copied")
    assert "GET /orders" in page.evaluate("navigator.clipboard.readText()")
    page.goto(DEMOS)
    demo = frame(page, "TeaTimer")
    demo.locator("[data-fold]").click()
    demo.locator("pre:visible").focus()
    page.keyboard.press("ControlOrMeta+c")
    expect(demo.locator(".s-copy").get_by_role("status")).to_have_text("Copied")
    assert "function inWords" in page.evaluate("navigator.clipboard.readText()")


@pytest.mark.parametrize(
    ("refusal", "answer"),
    [
        (COPY_REFUSED, "Copied"),
        (
            SELECTION_REFUSED,
            "Your browser blocked copying. The code is selected: press Ctrl+C (⌘C on a Mac), or"
            " touch and hold it and choose Copy.",
        ),
    ],
)
def test_copying_falls_back_and_then_says_what_to_do(page: Page, refusal: str, answer: str) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(error.name or ""))
    page.add_init_script(refusal)
    page.goto(DEMOS)
    demo = frame(page, "TeaTimer")
    button = demo.get_by_role("button", name="Copy", exact=True)
    button.click()
    expect(demo.locator(".s-copy").get_by_role("status")).to_have_text(answer)
    expect(button).to_be_focused()
    # Where an error is thrown it is reported after the answer has been given.
    until(page, lambda: errors == ([] if answer == "Copied" else ["NotAllowedError"]))


def test_long_code_scrolls_in_its_own_box(phone: Page) -> None:
    phone.goto(f"{DEMOS}#MoonCalendar.tsx")
    code = frame(phone, "MoonCalendar").locator("pre:visible")
    box = code.bounding_box()
    assert box is not None
    assert box["height"] <= 0.7 * 740
    expect(code).to_have_attribute("tabindex", "0")
    code.evaluate("code => code.scrollTo(20, 20)")
    expect(code).to_have_js_property("scrollLeft", 20)
    expect(code).to_have_js_property("scrollTop", 20)


def test_files_have_tabs_that_work_with_keys(page: Page) -> None:
    page.goto(f"{DEMOS}#SeatPlan.tsx")
    demo = frame(page, "SeatPlan")
    demo.get_by_role("radio", name="SeatPlan.tsx").focus()
    page.keyboard.press("ArrowRight")
    expect(demo.get_by_role("radio", name="SeatButton.tsx")).to_be_checked()
    expect(demo.locator("pre:visible")).to_have_attribute("aria-label", "SeatButton.tsx")
