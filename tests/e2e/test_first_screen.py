"""What a reader of a component page sees first: title, specimen, the next heading."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from support.browser.page_visit import all_routes
from support.browser.sweep import Sweep
from support.places import PROJECT

pytestmark = pytest.mark.browser

CARD = 450
SCREEN = 800

# Each with another kind of specimen.
SAMPLE = (
    pytest.param("/material-ui/react-button/", id="icons"),
    pytest.param("/material-ui/react-card/", id="parts"),
    pytest.param("/material-ui/react-table/", id="composition"),
    pytest.param("/material-ui/react-dialog/", id="opened"),
    pytest.param("/material-ui/react-tabs/", id="state"),
    pytest.param("/material-ui/react-text-field/", id="field"),
    pytest.param("/material-ui/react-timeline/", id="tall"),
    pytest.param("/material-ui/react-list/", id="high"),
    pytest.param("/material-ui/react-box/", id="demo"),
    pytest.param("/material-ui/react-transfer-list/", id="high-demo"),
    pytest.param("/base-ui/react-select/", id="stylings"),
)

# The first heading of the text, and the card if there is one, in pixels.
MEASURE = """() => {
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  return [box(".s-flow h2").top, box(".playground-frame")?.height ?? 0];
}"""


def faults_of(page: Page, route: str) -> list[str]:
    page.evaluate("document.fonts.ready")
    heading, card = page.evaluate(MEASURE)
    return [
        *([f"{route}: the first heading begins at {heading:.0f} px"] if heading >= SCREEN else []),
        *([f"{route}: the playground is {card:.0f} px high"] if card > CARD else []),
    ]


def is_of_component(route: str) -> bool:
    name = route.split("/")[-2].removeprefix("react-")
    if "/api/" in route or "/customization/" in route:
        return False
    return any((PROJECT / "site" / "pages").glob(f"*/components/{name}"))


@pytest.mark.parametrize("route", SAMPLE)
def test_the_next_heading_begins_on_the_first_screen(read: Callable[..., Page], route: str) -> None:
    assert faults_of(read(route), route) == []


@pytest.mark.sweep
def test_it_does_on_every_component_page(page: Page, dist: Path, sweep: Sweep) -> None:
    routes = [route for route in all_routes(dist) if route != "/" and is_of_component(route)]

    def look(route: str) -> list[str]:
        page.goto(route)
        return faults_of(page, route)

    found = sweep.over(routes, look)
    assert not found, "\n".join(found)
