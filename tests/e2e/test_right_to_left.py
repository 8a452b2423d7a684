"""Demos in right-to-left pages: mirrored before they are live, and never seen otherwise."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from support.browser.layout import near

pytestmark = pytest.mark.browser

ALERT = "/material-ui/react-alert/"
SLIDER = "/material-ui/react-slider/"
PAGINATION = "/material-ui/react-pagination/"
SETTLED = [
    ALERT,
    "/base-ui/react-slider/",
    *(
        pytest.param(f"/material-ui/react-{name}/", marks=pytest.mark.sweep)
        for name in ("list", "table", "breadcrumbs", "pagination", "rating", "drawer")
    ),
]

CHOSEN = "localStorage.setItem('direction', 'rtl')"

# Nothing comes into view, so nothing wakes.
# Demos that are far still come when they are near, and stay asleep then.
ASLEEP = """
window.IntersectionObserver = class extends IntersectionObserver {
  observe(element) {
    if (!element.matches("[data-island]")) super.observe(element);
  }
};
"""

# The margins of the icon of the first alert in the first frame that shows it.
FIRST_FRAME = """
const look = () => {
  const icon = document.querySelector(".demo .MuiAlert-icon");
  if (icon === null) return requestAnimationFrame(look);
  const { marginLeft, marginRight } = getComputedStyle(icon);
  window.first = { left: marginLeft, right: marginRight };
};
requestAnimationFrame(look);
"""

MARGINS = """() => {
  const { marginLeft, marginRight } = getComputedStyle(document.querySelector(".MuiAlert-icon"));
  return { left: marginLeft, right: marginRight };
}"""

# Where the parts of a demo are in it, without what only shows where it was pressed.
PLACES = """(island) => {
  const { x, y } = island.getBoundingClientRect();
  return [...island.querySelectorAll("*:not([class*=TouchRipple])")].map((part) => {
    const box = part.getBoundingClientRect();
    return [box.x - x, box.y - y, box.width, box.height].map((size) => Math.round(size)).join(" ");
  });
}"""

# Where a sentence that begins with code has that code, its next word, and its own edges.
SENTENCE = """(sentence) => {
  const [code, rest] = sentence.childNodes;
  const word = document.createRange();
  word.setStart(rest, 1);
  word.setEnd(rest, 2);
  const line = document.createRange();
  line.selectNodeContents(sentence);
  const right = (part) => Math.round(part.getBoundingClientRect().right);
  const left = (part) => Math.round(part.getBoundingClientRect().left);
  return { code: right(code), next: right(word), left: left(line), start: left(sentence) };
}"""

# Whether the last character of a sentence is right of the one before it.
ENDS_RIGHT = """(sentence) => {
  const texts = document.createTreeWalker(sentence, NodeFilter.SHOW_TEXT);
  const lefts = [];
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    for (const { index } of text.data.matchAll(/\\S/g)) {
      const character = document.createRange();
      character.setStart(text, index);
      character.setEnd(text, index + 1);
      lefts.push(character.getBoundingClientRect().left);
    }
  }
  return lefts.at(-1) > lefts.at(-2);
}"""

LTR, RTL = {"left": "0px", "right": "12px"}, {"left": "12px", "right": "0px"}


@pytest.fixture
def rtl_page(context: BrowserContext, page: Page) -> Page:
    context.add_init_script(CHOSEN)
    return page


def toggle(page: Page, direction: str) -> None:
    page.evaluate(
        """(direction) => {
          localStorage.setItem("direction", direction);
          dispatchEvent(new StorageEvent("storage", { key: "direction" }));
        }""",
        direction,
    )


def test_section_4_a_sleeping_demo_is_mirrored_from_the_first_frame(
    context: BrowserContext, rtl_page: Page
) -> None:
    context.add_init_script(ASLEEP)
    context.add_init_script(FIRST_FRAME)
    rtl_page.goto(ALERT)
    rtl_page.wait_for_function("() => window.first")
    assert rtl_page.evaluate("first") == RTL
    assert rtl_page.evaluate(MARGINS) == RTL


def test_no_frame_is_painted_before_slow_mirrored_styles_are_there(
    context: BrowserContext, rtl_page: Page
) -> None:
    context.add_init_script(ASLEEP)
    context.add_init_script(FIRST_FRAME)
    held: list[Route] = []
    rtl_page.route("**/*.rtl.css", lambda route: held.append(route))
    rtl_page.goto(ALERT, wait_until="commit")
    rtl_page.wait_for_selector(".s-footer", state="attached")
    assert rtl_page.evaluate("performance.getEntriesByType('paint').length") == 0
    assert rtl_page.evaluate("window.first ?? null") is None
    held.pop().continue_()
    rtl_page.wait_for_function("() => window.first")
    assert rtl_page.evaluate("first") == RTL


def test_a_reader_from_left_to_right_asks_for_nothing_more(page: Page) -> None:
    paths: list[str] = []
    page.on("request", lambda request: paths.append(request.url))
    page.goto(SLIDER, wait_until="networkidle")
    assert [path for path in paths if "rtl" in path or "mirror" in path] == []


def test_a_change_of_direction_turns_sleeping_demos_with_the_page(
    context: BrowserContext, page: Page
) -> None:
    context.add_init_script(ASLEEP)
    page.goto(ALERT)
    page.wait_for_load_state("networkidle")  # all that turns demos listens
    assert page.evaluate(MARGINS) == LTR
    for direction, margins in (("rtl", RTL), ("ltr", LTR), ("rtl", RTL)):
        with page.expect_navigation():
            toggle(page, direction)
        expect(page.locator("html")).to_have_attribute("dir", direction)
        assert page.evaluate(MARGINS) == margins


def test_a_demo_with_other_markup_is_hidden_until_it_has_been_drawn(
    context: BrowserContext, rtl_page: Page
) -> None:
    context.add_init_script(ASLEEP)
    rtl_page.goto(SLIDER)
    island = rtl_page.locator(".demo .island").first
    expect(island).to_have_css("visibility", "hidden")
    island.dispatch_event("pointerover")
    expect(island).to_have_css("visibility", "visible")
    expect(island.locator(".MuiSlider-track").first).to_have_attribute(
        "style", re.compile("^right:")
    )


def test_pictures_of_components_are_those_of_the_direction(rtl_page: Page) -> None:
    rtl_page.goto("/material-ui/all-components/")
    track = rtl_page.locator("[data-prefix], [data-direction]").locator(".MuiSlider-track:visible")
    expect(track.first).to_have_attribute("style", re.compile("^right:"))


def test_a_document_of_a_demo_is_drawn_from_right_to_left(rtl_page: Page) -> None:
    rtl_page.goto(SLIDER)
    alone = rtl_page.locator("[data-alone]").first.get_attribute("data-alone")
    assert alone is not None
    rtl_page.goto(alone)
    track = rtl_page.locator(".MuiSlider-track:visible").first
    expect(track).to_have_attribute("style", re.compile("^right:"))


@pytest.mark.parametrize("route", SETTLED)
def test_nothing_moves_in_a_right_to_left_demo_when_it_wakes(
    context: BrowserContext, rtl_page: Page, route: str
) -> None:
    rtl_page.emulate_media(reduced_motion="reduce")
    context.add_init_script(ASLEEP)
    rtl_page.goto(route, wait_until="networkidle")
    first = rtl_page.locator(".demo .island[data-prerendered]:not([data-drawn]):visible").first
    # By its name: what is first and visible may be another one while it wakes.
    island = rtl_page.locator(f"[data-prefix='{first.get_attribute('data-prefix')}']")
    asleep = island.evaluate(PLACES)
    island.dispatch_event("pointerover")
    expect(island).to_have_attribute("data-island", "live")
    expect(island).to_be_visible()
    assert island.evaluate(PLACES) == asleep


def test_text_keeps_the_direction_of_its_language_and_demos_that_of_the_reader(page: Page) -> None:
    page.goto(PAGINATION)
    toggle(page, "rtl")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    for part in (".article-head", ".s-side", ".article-body", ".s-code-text >> nth=0"):
        expect(page.locator(part)).to_have_css("direction", "ltr")
    for stage in page.locator("[data-stage]").all():
        expect(stage).to_have_css("direction", "rtl")
    toggle(page, "ltr")
    expect(page.locator("[data-stage]").first).to_have_css("direction", "ltr")


def test_a_sentence_in_a_right_to_left_page_is_read_in_its_own_order(
    read: Callable[..., Page],
) -> None:
    sentence = read(PAGINATION, CHOSEN).locator(
        "p", has_text=re.compile(r"^siblingCount is the number")
    )
    places = sentence.evaluate(SENTENCE)
    assert places["code"] < places["next"]
    assert abs(places["left"] - places["start"]) < 2


def test_a_column_aligned_to_its_end_is_so_in_a_right_to_left_page(
    read: Callable[..., Page],
) -> None:
    page = read("/material-ui/react-container/", CHOSEN)
    cell = page.locator("td[style='text-align:end']").first
    edges = cell.evaluate(
        """(cell) => {
          const text = document.createRange();
          text.selectNodeContents(cell);
          const { left, right } = text.getBoundingClientRect();
          const room = cell.getBoundingClientRect();
          return [left - room.left, room.right - right];
        }"""
    )
    assert edges[0] > edges[1]


def test_a_label_is_above_what_a_sleeping_native_select_shows(
    context: BrowserContext, rtl_page: Page
) -> None:
    context.add_init_script(ASLEEP)
    rtl_page.goto("/material-ui/react-text-field/")
    label = near(rtl_page, "TextFieldNativeSelect").locator("label")
    expect(label).to_have_attribute("data-shrink", "true")


def test_a_sleeping_tab_is_written_on_its_background(
    context: BrowserContext, rtl_page: Page
) -> None:
    context.add_init_script(ASLEEP)
    rtl_page.goto("/material-ui/react-tabs/")
    chosen = near(rtl_page, "TabsPill").get_by_role("tab", name="Week")
    expect(chosen.locator(".pill")).to_have_css("z-index", "-1")
    expect(chosen).to_have_css("z-index", "1")


@pytest.mark.parametrize(
    ("route", "sentence"),
    [
        ("/", ".s-feature > .s-prose"),
        ("/material-ui/getting-started/faq/", "h2.s-heading > span"),
        ("/material-ui/getting-started/faq/", ".contents-list a[href*=style-wins]"),
        (ALERT, ".article-body > .s-flow > .s-prose > p"),
    ],
)
def test_a_sentence_ends_with_its_full_stop(
    read: Callable[..., Page], route: str, sentence: str
) -> None:
    assert read(route, CHOSEN).locator(sentence).first.evaluate(ENDS_RIGHT)
