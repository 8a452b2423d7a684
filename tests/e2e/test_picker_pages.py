"""What the date pickers' pages promise of keys and events, in a browser."""

import pytest
from playwright.sync_api import Locator, Page, expect

pytestmark = pytest.mark.browser

KEYS = "/x/react-date-pickers/accessibility/"


def demo(page: Page, name: str) -> Locator:
    """Return a demo of the page on keys, in view."""
    page.goto(KEYS)
    found = page.locator(f"#{name}")
    found.scroll_into_view_if_needed()
    # Keys that come before a demo is awake do nothing.
    expect(found.locator("[data-island]").first).to_be_attached()
    expect(found.locator("[data-island=waiting], [data-island=loading]")).to_have_count(0)
    return found


def has_focus(page: Page, value: str) -> None:
    """The section of a field that has the focus shows this."""
    page.wait_for_function("value => document.activeElement.textContent === value", arg=value)


def test_keys_move_between_sections_of_a_field_and_change_them(page: Page) -> None:
    field = demo(page, "A11yField")
    field.get_by_role("spinbutton", name="Day").click()
    for key, value in (
        ("ArrowUp", "15"),
        ("PageUp", "20"),
        ("PageDown", "15"),
        ("Home", "01"),
        ("End", "31"),
        ("ArrowRight", "May"),
        ("ArrowDown", "April"),
        ("j", "January"),
        ("ArrowRight", "2026"),
        ("ArrowLeft", "January"),
    ):
        page.keyboard.press(key)
        has_focus(page, value)


def test_keys_empty_a_section_and_the_whole_field(page: Page) -> None:
    field = demo(page, "A11yField")
    day = field.get_by_role("spinbutton", name="Day")
    day.click()
    page.keyboard.press("Backspace")
    expect(day).to_have_text("DD")
    page.keyboard.press("Control+a")
    page.keyboard.press("Backspace")
    expect(field).to_contain_text("DD MMMM YYYY")


def test_keys_move_between_the_days_of_a_calendar(page: Page) -> None:
    calendar = demo(page, "A11yCalendar")
    calendar.get_by_role("gridcell", name="14").focus()
    for key, day in (
        ("ArrowRight", "15"),
        ("ArrowUp", "8"),
        ("Home", "3"),
        ("End", "9"),
        ("ArrowDown", "16"),
    ):
        page.keyboard.press(key)
        has_focus(page, day)
    page.keyboard.press("PageUp")
    expect(calendar).to_contain_text("June 2026")
    has_focus(page, "16")
    page.keyboard.press("Enter")
    expect(calendar.locator(":focus")).to_have_attribute("aria-selected", "true")


def test_a_picker_opens_and_closes_by_keys(page: Page) -> None:
    picker = demo(page, "A11yDatePicker")
    button = picker.get_by_role("button", name="Choose date")
    button.focus()
    page.keyboard.press("Enter")
    has_focus(page, "14")
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    page.keyboard.press("Space")
    has_focus(page, "14")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(button).to_be_focused()
    expect(picker.get_by_role("spinbutton", name="Day")).to_have_text("15")


def test_the_timeline_draws_events_as_they_come(page: Page) -> None:
    page.goto("/x/react-date-pickers/lifecycle/")
    timeline = page.locator("#LifecycleTimeline")
    timeline.scroll_into_view_if_needed()
    timeline.get_by_role("button", name="Choose date").click()
    page.get_by_role("gridcell", name="20").click()
    for event in ("onOpen", "onChange"):
        expect(timeline.get_by_text(event, exact=True).first).to_be_visible()
