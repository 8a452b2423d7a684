"""The playground of a component page: it shows, tells and keeps what a reader makes of it."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from support.browser.layout import box_of, shorter_sides
from support.site.script_sizes import sent_in_page, sent_sizes

pytestmark = pytest.mark.browser

BUTTON = "/material-ui/react-button/"
BUDGET = 170_000
ALL = re.compile(r"^All \d+ props$")
START = """import Button from '@mui/material/Button';
import SendIcon from '@mui/icons-material/Send';

<Button variant="contained" startIcon={<SendIcon />}>
  Send invoice
</Button>"""


def open_live(page: Page, query: str = "") -> Locator:
    page.goto(BUTTON + query)
    return wake(page)


def wake(page: Page) -> Locator:
    playground = page.get_by_role("region", name="Button playground")
    playground.scroll_into_view_if_needed()
    expect(playground.locator("[data-island]")).to_have_attribute("data-island", "live")
    return playground


def subject(playground: Locator) -> Locator:
    return playground.locator("[data-stage]").get_by_role("button")


def code(playground: Locator) -> str:
    return (playground.locator("[data-copy-source]").text_content() or "").strip()


def query(page: Page) -> str:
    return str(page.evaluate("location.search"))


def test_a_change_is_shown_written_and_kept(page: Page, complaints: list[str]) -> None:
    playground = open_live(page)
    assert code(playground) == START
    playground.get_by_role("radio", name="outlined").check()
    playground.get_by_label("disabled", exact=True).check()
    expect(subject(playground)).to_be_disabled()
    changed = START.replace("contained", "outlined").replace("/>}>", "/>} disabled>")
    assert code(playground) == changed
    assert query(page) == "?variant=outlined&disabled=true"

    page.reload()
    playground = wake(page)
    expect(subject(playground)).to_be_disabled()
    expect(playground.get_by_role("radio", name="outlined")).to_be_checked()

    playground.get_by_role("button", name="Reset").click()
    expect(subject(playground)).to_be_enabled()
    assert query(page) == ""


def test_restoring_an_address_moves_nothing(page: Page, complaints: list[str]) -> None:
    page.goto(f"{BUTTON}?size=large&startIcon=Delete&endIcon=Add&color=success&fullWidth=true")
    playground = page.locator(".playground")
    before = box_of(playground)
    playground.scroll_into_view_if_needed()
    expect(subject(playground).locator("svg")).to_have_count(2)
    after = box_of(playground)
    assert (before["width"], before["height"]) == (after["width"], after["height"])


def test_the_keyboard_reaches_and_changes_everything(page: Page, complaints: list[str]) -> None:
    playground = open_live(page)
    subject(playground).focus()
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowLeft")
    expect(playground.get_by_role("radio", name="outlined")).to_be_checked()
    outline = "getComputedStyle(document.activeElement.nextElementSibling).outlineStyle"
    assert page.evaluate(outline) == "solid"
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    expect(playground.get_by_role("radio", name="secondary")).to_be_checked()
    for _ in range(5):
        page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Space")
    expect(subject(playground)).to_be_disabled()
    page.keyboard.press("Tab")
    expect(playground.get_by_role("button", name=ALL)).to_be_focused()
    page.keyboard.press("Enter")
    playground.get_by_label("children").press("End")
    page.keyboard.type(" now")
    expect(subject(playground)).to_have_text("Send invoice now")


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_controls_are_large_enough(arrive: Callable[..., Page], touch: bool) -> None:
    page = arrive(viewport={"width": 360, "height": 740}, is_mobile=touch, has_touch=touch)
    playground = open_live(page)
    playground.get_by_role("button", name=ALL).click()
    controls = playground.locator(".playground-frame").locator(
        ".playground-controls :is(label:has(input), input:not([type=radio], [type=checkbox]),"
        " select, button), .playground-bar button"
    )
    sides = shorter_sides(controls)
    assert len(sides) > 20
    assert min(sides) >= (44 if touch else 32)


def test_code_wraps_where_it_has_no_space(phone: Page) -> None:
    phone.goto("/material-ui/react-card/")
    text = phone.locator(".playground .s-code-text")
    widths = "(one) => [one.scrollWidth, one.clientWidth]"
    scrolled, shown = text.evaluate(widths)
    assert scrolled == shown


def test_long_code_can_be_expanded_and_is_copied_whole(page: Page, complaints: list[str]) -> None:
    page.goto("/material-ui/react-timeline/")
    playground = page.get_by_role("region", name="Timeline playground")
    expect(playground.locator("[data-island]")).to_have_attribute("data-island", "live")
    last = playground.locator(".s-line", has_text="Out for delivery")
    expect(last).to_be_hidden()
    playground.get_by_role("button", name="Expand code").click()
    expect(last).to_be_visible()
    assert code(playground).startswith("import { Timeline, TimelineConnector, TimelineContent,")


def test_without_script_the_component_and_its_code_stay(plain: Page) -> None:
    plain.goto(BUTTON)
    playground = plain.locator(".playground")
    expect(subject(playground)).to_be_visible()
    expect(playground.locator("pre")).to_contain_text("Send invoice")
    expect(playground.locator(".playground-controls")).to_be_hidden()


def test_the_page_with_its_playground_stays_small(page: Page, dist: Path) -> None:
    asked: set[str] = set()
    page.on("request", lambda r: asked.add(r.url) if r.resource_type == "script" else None)
    open_live(page)
    page.locator("[data-demo]").first.scroll_into_view_if_needed()
    page.wait_for_load_state("networkidle")
    sizes = sent_sizes(dist, asked)
    assert sizes
    assert sum(sizes.values()) + sent_in_page(page) <= BUDGET, sizes


def test_a_dialog_is_opened_by_a_button_and_follows_the_controls(
    page: Page, complaints: list[str]
) -> None:
    page.goto("/material-ui/react-dialog/")
    playground = page.get_by_role("region", name="Dialog playground")
    playground.scroll_into_view_if_needed()
    expect(playground.locator("[data-island]")).to_have_attribute("data-island", "live")
    playground.get_by_label("fullWidth", exact=True).check()
    button = playground.locator("[data-stage]").get_by_role("button")
    button.press("Enter")
    dialog = page.get_by_role("dialog", name="Cancel the booking?")
    expect(dialog).to_be_visible()
    width = dialog.evaluate("(one) => one.getBoundingClientRect().width")
    assert width == 600, "as wide as maxWidth allows"
    dialog.get_by_role("button", name="Keep it").press("Enter")
    expect(dialog).to_be_hidden()
    expect(button).to_be_focused()
    assert "<Dialog open={open} onClose={() => setOpen(false)} fullWidth>" in code(playground)


def test_code_with_types_follows_the_language(page: Page, complaints: list[str]) -> None:
    page.goto("/material-ui/react-menu/")
    playground = page.get_by_role("region", name="Menu playground")
    state = playground.locator("[data-copy-source]:visible").filter(has_text="useState")
    expect(state).to_contain_text("React.useState<HTMLElement | null>(null)")
    page.evaluate("document.documentElement.dataset.codeVariant = 'js'")
    expect(state).to_contain_text("React.useState(null)")
