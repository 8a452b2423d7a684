"""What styles promise, where a slip would go unseen: on paper, in forced colors, in motion."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from support.browser.layout import box_of, near
from support.browser.page_visit import COLORS, add_visitor, faint_in_forced_colors
from support.polling import until

pytestmark = pytest.mark.browser

DEMO_LOOKS = COLORS.with_name("demo_looks.js")
WORDS_ON_SHAPES = """
<svg width="300" height="60">
  <rect width="100" height="60" fill="#ffcc00"/><text x="9" y="30" fill="#ffffff">pale</text>
  <rect x="100" width="100" height="60" fill="#003388"/>
  <text x="109" y="30" fill="#ffffff">clear</text>
  <text x="209" y="30" fill="#ffffff">beside</text>
</svg>
"""

BUTTON = "/material-ui/react-button/"
LIGHT = "/material-ui/react-init-color-scheme-script/"
DEMOS = "/experiments/docs/demos/"
MARKDOWN = "/experiments/docs/markdown/"

MOVING = """
document.getAnimations().filter(({ effect }) => !effect.target.closest("[data-island]")).length
"""
"""How much of the shell moves: a demo that shows progress goes on."""


def gap(first: Locator, second: Locator) -> float:
    above, below = box_of(first), box_of(second)
    return below["y"] - above["y"] - above["height"]


def test_what_floats_casts_a_shadow(page: Page) -> None:
    page.goto(LIGHT)
    page.locator("[data-menu=versions] summary").click()
    expect(page.locator("[data-menu=versions] .s-menu-panel")).not_to_have_css("box-shadow", "none")


def test_code_in_a_list_is_framed_and_paragraphs_of_quotes_and_points_are_apart(
    read: Callable[..., Page],
) -> None:
    page = read(MARKDOWN)
    code = page.locator(".s-prose li pre").first
    expect(code).to_have_css("border-top-style", "solid")
    expect(code).to_have_css("overflow-x", "auto")
    expect(code.locator("code")).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    points = "li:has(> p):has-text('Read it aloud'), li:has-text('Try what you wrote')"
    for blocks in (page.locator("blockquote p"), page.locator(points)):
        assert gap(blocks.nth(0), blocks.nth(1)) >= 12


def test_an_image_keeps_its_shape_on_a_phone(phone: Page) -> None:
    phone.goto(MARKDOWN)
    box = box_of(phone.locator(".s-prose img"))
    assert box["width"] == pytest.approx(2 * box["height"], abs=1)
    assert box["width"] < 360


def test_what_stops_growing_stays_in_the_middle_of_a_stretched_stage(page: Page) -> None:
    page.goto(DEMOS)
    demo = near(page, "QuietBanner")
    banner = demo.locator(".island > *")
    banner.evaluate("(element) => { element.style.maxWidth = '200px'; }")
    stage, box = box_of(demo.locator(".demo-stage")), box_of(banner)
    assert box["width"] == 200
    assert box["x"] + 100 == pytest.approx(stage["x"] + stage["width"] / 2, abs=1)


def test_the_dots_of_a_stage_go_on_behind_its_demo(read: Callable[..., Page]) -> None:
    page = read("/material-ui/react-alert/")
    stage = page.locator("#AlertBasic .demo-stage")
    expect(stage).to_have_css("background-size", "16px 16px")
    expect(stage.locator("> .island")).to_have_css("background-color", "rgba(0, 0, 0, 0)")


def test_the_copy_button_covers_no_beginning_of_code_in_any_direction(page: Page) -> None:
    page.add_init_script("localStorage.setItem('direction', 'rtl')")
    page.goto(MARKDOWN)
    code = page.locator(".s-callout .s-code")
    button, frame = box_of(code.get_by_role("button")), box_of(code)
    assert button["x"] > frame["x"] + frame["width"] / 2


def test_paper_is_light_has_no_controls_and_no_space_for_them(arrive: Callable[..., Page]) -> None:
    page = arrive(color_scheme="dark")
    page.goto(BUTTON)
    page.emulate_media(media="print")
    expect(page.locator(".demo-stage").first).to_have_css("background-color", "rgb(255, 255, 255)")
    for control in (".s-header", ".side-nav", ".s-side", ".demo-toolbar", ".article-foot"):
        expect(page.locator(control).first).to_be_hidden()
    frame = page.locator(".playground-frame").first
    expect(frame.locator(".playground-controls")).to_be_hidden()
    whole, stage = box_of(frame), box_of(frame.locator(".playground-stage"))
    assert stage["width"] == pytest.approx(whole["width"], abs=4)
    page.emulate_media(media="screen")
    expect(page.locator("html")).to_have_attribute("data-color-scheme", "dark")


def test_paper_holds_all_code_and_says_where_links_lead(page: Page) -> None:
    page.goto(BUTTON)
    folded = page.locator(".demo[data-code]:not([data-code=expanded])").first
    line = folded.locator("[data-variant~=ts] .s-line:not([data-preview])").first
    expect(line).to_be_hidden()
    page.emulate_media(media="print")
    expect(line).to_be_visible()
    page.emulate_media(media="screen")
    expect(line).to_be_hidden()
    page.goto(MARKDOWN)
    page.emulate_media(media="print")
    outside = page.locator(".s-prose a[href^=http]").first
    assert "http" in outside.evaluate("(link) => getComputedStyle(link, '::after').content")


def test_the_way_back_to_the_top_appears_when_it_is_long(page: Page) -> None:
    page.goto(LIGHT)
    top = page.get_by_role("link", name="Back to top", include_hidden=True)
    expect(top).to_be_hidden()
    page.mouse.wheel(0, 3000)
    expect(top).to_be_visible()
    top.click()
    expect(page.get_by_role("main")).to_be_focused()
    until(page, "scrollY < 100")
    expect(top).to_be_hidden()
    # Without space beside the text: on phones, and on desktops at 400 % of their size.
    for width, height in ((360, 740), (320, 200)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".article-top"), f"at {width} px").to_have_css("position", "static")


def test_more_contrast_gives_lines_and_quiet_text_the_color_of_text(
    arrive: Callable[..., Page],
) -> None:
    page = arrive(contrast="more")
    page.goto(LIGHT)
    color = "(element) => getComputedStyle(element).color"
    text = page.locator("h1").evaluate(color)
    assert page.locator(".s-header [data-menu=versions] > summary").evaluate(color) == text


def test_forced_colors_still_show_where_one_is_and_what_is_chosen(
    arrive: Callable[..., Page],
) -> None:
    page = arrive(forced_colors="active")
    page.goto(f"{BUTTON}#accessibility")
    grounds = """(element, pseudo) => {
      const { backgroundColor } = getComputedStyle(element, pseudo);
      return backgroundColor !== getComputedStyle(document.documentElement).backgroundColor
        && backgroundColor !== "rgba(0, 0, 0, 0)";
    }"""
    for marker in (".nav-link[aria-current]", ".contents-list a[aria-current]"):
        assert page.locator(marker).evaluate(grounds, "::before"), marker
    assert page.locator(".demo-switch > [aria-pressed=true]").first.evaluate(grounds)


def test_pale_words_on_a_shape_are_found_and_others_are_not(page: Page) -> None:
    for script in (COLORS, DEMO_LOOKS):
        page.add_init_script(path=script)
    page.goto("about:blank")
    page.evaluate("(svg) => (document.body.innerHTML = svg)", WORDS_ON_SHAPES)
    assert page.evaluate("hardToRead()") == ['"pale" has a contrast of 1.51']


def test_what_is_found_can_be_read_in_forced_colors(page: Page) -> None:
    add_visitor(page)
    page.goto("/search/?q=button")
    expect(page.locator("mark").first).to_be_visible()
    assert faint_in_forced_colors(page) == []
    page.goto(LIGHT)
    page.keyboard.press("Control+k")
    page.keyboard.type("button color")
    expect(page.locator("dialog mark").first).to_be_visible()
    assert faint_in_forced_colors(page) == []


def test_reduced_motion_moves_nothing(arrive: Callable[..., Page]) -> None:
    page = arrive(reduced_motion="reduce", viewport={"width": 768, "height": 900})
    page.goto(LIGHT)
    page.get_by_role("button", name="Open navigation").click()
    assert page.evaluate(MOVING) == 0
    expect(page.locator(".article-top")).to_have_css("position", "static")
    expect(page.locator(".side-nav")).to_have_css("opacity", "1")
    page.keyboard.press("Escape")
    page.locator("[data-menu=products] summary").click()
    assert page.evaluate(MOVING) == 0


def test_who_needs_large_letters_gets_the_layout_of_a_smaller_screen(page: Page) -> None:
    sizes = {"standard": 32, "fixed": 26}
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": sizes})
    page.goto(LIGHT)
    expect(page.get_by_role("button", name="Open navigation")).to_be_visible()
    for part in (page.get_by_role("heading", level=1), page.locator(".article-body")):
        assert box_of(part)["width"] > 700
    header = page.locator(".header-row")
    assert header.evaluate("(row) => row.scrollHeight <= row.clientHeight")


def test_on_the_narrowest_screens_the_version_gives_way_to_the_product(
    arrive: Callable[..., Page],
) -> None:
    page = arrive(viewport={"width": 320, "height": 640}, is_mobile=True)
    page.goto("/base-ui/react-button/")
    name = page.locator(".s-menu-button > .s-product-name")
    shown = name.evaluate("(element) => element.getBoundingClientRect().width")
    name.evaluate("(element) => { element.style.overflow = 'visible'; }")
    page.locator(".header-row").evaluate("(row) => { row.style.inlineSize = '40rem'; }")
    assert name.evaluate("(element) => element.getBoundingClientRect().width") == shown


EDGES = """() => [...new Set(
  [...document.querySelectorAll(".s-flow > *, .article-head > *, .article-foot > *, .api-rows")]
    .map((block) => Math.round(block.getBoundingClientRect().right))
    .filter((edge) => edge > 0)
)]"""


def test_blocks_of_a_page_end_at_one_of_two_edges(page: Page) -> None:
    for route in (
        BUTTON,
        "/x/api/data-grid/data-grid/",
        "/joy-ui/getting-started/",
        "/base-ui/react-tabs/",
        "/material-ui/material-icons/",
        "/versions/",
    ):
        page.goto(route)
        for width in (1280, 1440, 1920):
            page.set_viewport_size({"width": width, "height": 800})
            edges = page.evaluate(EDGES)
            assert len(edges) <= 2, (route, width, edges)


def test_a_table_is_in_rows_on_a_phone(phone: Page) -> None:
    phone.goto("/material-ui/react-button/")
    table = phone.locator(".s-table").first
    assert table.evaluate("(box) => box.scrollWidth <= box.clientWidth")
    first, second = (box_of(table.locator("td").nth(at)) for at in (0, 1))
    assert second["y"] >= first["y"] + first["height"]
    assert table.locator("thead").evaluate("(head) => head.offsetWidth") == 1


def test_what_leads_back_to_the_top_covers_nothing(page: Page) -> None:
    page.goto(BUTTON)
    for width in (360, 900, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        page.evaluate("scrollTo(0, 2400)")
        covers = page.evaluate("""() => {
          const top = document.querySelector(".article-top").getBoundingClientRect();
          const blocks = [...document.querySelectorAll(".s-flow > *, .contents-list > *")];
          return blocks.filter((block) => {
            const { left, right, top: above, bottom: below } = block.getBoundingClientRect();
            const edge = block.closest(".s-side")?.getBoundingClientRect().bottom ?? below;
            const bottom = Math.min(below, edge);
            return left < top.right && right > top.left && above < top.bottom && bottom > top.top;
          }).length;
        }""")
        assert covers == 0, width
    for width, height in ((1280, 800), (1920, 1000)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo({ top: 1e6, behavior: 'instant' })")
        expect(page.get_by_role("link", name="Back to top")).to_be_visible()
        assert page.evaluate(COVERED) == [], width


COVERED = """(() => {
  const top = document.querySelector(".article-top");
  const { left, right, top: start, bottom } = top.getBoundingClientRect();
  const others = document.querySelectorAll(".s-footer a, .s-flow > *, .s-side");
  return [...others].filter((one) => {
    const box = one.getBoundingClientRect();
    const beside = box.right <= left || box.left >= right;
    return !beside && box.bottom > start && box.top < bottom && !one.contains(top);
  }).map((one) => one.outerHTML.slice(0, 80));
})()"""
"""What is under the way back to the top."""
