"""Demos below the first screen, which are one text each until a reader comes near."""

import pytest
from playwright.sync_api import Page

from support.browser.layout import DEAF, note_shifts, read_on, shifts_of

pytestmark = pytest.mark.browser

TEXT_FIELD = "/material-ui/react-text-field/"

NOT_IDLE = "window.requestIdleCallback = () => 0"
"""Else those that nobody has come near to are unpacked before anybody could look."""

PACKED = "document.querySelectorAll('[data-offscreen]').length"

# Scripts run before a frame is painted, and what they see there is in it.
JUMP = """async () => {
  scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: "instant" });
  await new Promise(requestAnimationFrame);
  return [...document.querySelectorAll("[data-demo]")].flatMap((demo) => {
    const { top, bottom } = demo.getBoundingClientRect();
    return bottom > 0 && top < innerHeight ? [demo.matches("[data-offscreen]")] : [];
  });
}"""


def test_a_jump_to_the_middle_of_a_page_shows_no_packed_demo(page: Page) -> None:
    page.add_init_script(NOT_IDLE)
    page.goto(TEXT_FIELD)
    before = page.evaluate(PACKED)
    shown = page.evaluate(JUMP)
    assert shown
    assert not any(shown)
    # Of the others those stay packed that are not near.
    assert 0 < page.evaluate(PACKED) < before


@pytest.mark.parametrize("route", [TEXT_FIELD, "/material-ui/react-autocomplete/"])
def test_who_reads_a_screen_a_frame_sees_no_demo_move(page: Page, route: str) -> None:
    page.add_init_script(NOT_IDLE)
    page.add_init_script(DEAF)
    note_shifts(page)
    page.goto(route)
    read_on(page)
    assert shifts_of(page) == []
