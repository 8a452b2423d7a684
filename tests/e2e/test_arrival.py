"""Pages as they come over a slow line, painted while parts of them are still to come."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

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

SHIFTS = """
globalThis.shifts = [];
const where = ({ x, y, width, height }) => `${width} x ${height} at ${x}, ${y}`;
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries())
    for (const { node, previousRect, currentRect } of sources) {
      const what = (node?.outerHTML ?? node?.textContent ?? "what is gone").slice(0, 120);
      shifts.push(`${value}: ${what}: from ${where(previousRect)} to ${where(currentRect)}`);
    }
}).observe({ type: "layout-shift", buffered: true });

const waiting =
  ".s-header, .s-table, .s-code.s-tabs, .api-filter, .demo-stage, .demo-toolbar, .playground";
globalThis.hidden = () =>
  [...document.querySelectorAll(waiting)]
    .filter((one) => getComputedStyle(one).visibility === "hidden")
    .map(({ className }) => className);
"""


@pytest.mark.parametrize("width", [1280, 360])
@pytest.mark.parametrize("route", PAGES)
def test_nothing_moves_while_a_page_arrives(
    arrive: Callable[..., Page], dist: Path, route: str, width: int
) -> None:
    with trickling(dist / "current" / "public") as url:
        page = arrive(base_url=url, viewport={"width": width, "height": 800})
        page.add_init_script(SHIFTS)
        page.goto(route)
        # Entries come with the frame after the one that they tell of.
        page.evaluate(
            "() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)))"
        )
        shifts = page.evaluate("shifts")
        assert not shifts, "\n".join(shifts)
        assert page.evaluate("hidden()") == []
