"""Charts tell their values to a mouse, a finger, and the keyboard."""

import pytest
from playwright.sync_api import Locator, Page, expect

from support.browser.layout import box_of

pytestmark = pytest.mark.browser

CHARTS = "/x/react-charts/"


def chart(page: Page, demo: str) -> Locator:
    page.goto(CHARTS)
    figure = page.locator(f"#{demo}")
    figure.scroll_into_view_if_needed()
    expect(figure.locator("[data-island=live]")).to_have_count(1)
    surface = figure.locator(".MuiChartsSurface-root").first
    surface.evaluate("(svg) => svg.scrollIntoView({ block: 'center', behavior: 'instant' })")
    return surface


def middle(surface: Locator) -> tuple[float, float]:
    box = box_of(surface)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def tooltip(page: Page) -> Locator:
    return page.locator(".MuiChartsTooltip-paper")


def test_a_mouse_is_told_the_values_of_an_axis(page: Page) -> None:
    page.mouse.move(*middle(chart(page, "ElectricityChart")))
    expect(tooltip(page)).to_contain_text("2018")
    expect(tooltip(page)).to_contain_text("1,469")
    page.mouse.move(4, 4)
    expect(tooltip(page)).to_have_count(0)


def test_a_finger_is_told_values_while_it_lies_on_a_chart(phone: Page) -> None:
    x, y = middle(chart(phone, "ElectricityChart"))
    session = phone.context.new_cdp_session(phone)
    for kind, at in (("touchStart", x), ("touchMove", x + 4)):
        points = [{"x": at, "y": y}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    expect(tooltip(phone)).to_contain_text("Gas")
    box = box_of(tooltip(phone))
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(tooltip(phone)).to_have_count(0)
