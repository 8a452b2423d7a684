"""Pages as they come over a slow line, painted while parts of them are still to come."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from shifts import note_shifts, shifts_of
from slow_site import trickling

pytestmark = pytest.mark.browser

# Each with what is placed, or as wide, as what follows it decides.
PAGES = (
    pytest.param("/material-ui/react-text-field/", id="playground"),
    pytest.param("/material-ui/react-transfer-list/", id="demo"),
    pytest.param("/base-ui/react-switch/", id="toolbar"),
    pytest.param("/material-ui/getting-started/supported-components/", id="table"),
    pytest.param("/x/api/data-grid/grid-actions-col-def/", id="tabs"),
    pytest.param("/x/api/date-pickers/date-range-picker/", id="filter"),
    pytest.param("/", id="home"),
)

HIDDEN = """() => {
  const waiting =
    ".s-header, .s-table, .s-code.s-tabs, .api-filter, .demo-stage, .demo-toolbar, .playground" +
    ", .product-card-stage";
  return [...document.querySelectorAll(waiting)]
    .filter((one) => getComputedStyle(one).visibility === "hidden")
    .map(({ className }) => className);
}"""


@pytest.mark.parametrize("width", [1280, 360])
@pytest.mark.parametrize("route", PAGES)
def test_nothing_moves_while_a_page_arrives(
    arrive: Callable[..., Page], dist: Path, route: str, width: int
) -> None:
    with trickling(dist / "current" / "public") as url:
        page = arrive(base_url=url, viewport={"width": width, "height": 800})
        # Lines break elsewhere when a font comes late, which is no matter of the page's parts.
        page.route("**/*.woff2", lambda route: route.abort())
        note_shifts(page)
        page.goto(route)
        shifts = shifts_of(page)
        assert not shifts, "\n".join(shifts)
        assert page.evaluate(HIDDEN) == []
