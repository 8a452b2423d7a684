"""How long the search for icons keeps a page busy: the longest task while somebody types."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, sync_playwright

from benchmarks.results import Row, Table
from benchmarks.scale import FULL, Scale
from benchmarks.serving import ICONS, serve_site
from support.browser.chromium import ARGUMENTS, find_chromium

QUERIES: Final = ("a", "arrow back", "delete", "e", "dwnload", "settings")

WATCH: Final = """
window.longest = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
}).observe({ type: "longtask", buffered: true });
"""


def measure_icons(scale: Scale = FULL) -> Table:
    """Type queries letter by letter, then scroll through all icons."""
    with serve_site(scale) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        page = browser.new_page(viewport={"width": 1280, "height": 900})
        page.add_init_script(WATCH)
        page.goto(url + ICONS, wait_until="networkidle")
        page.locator("[name=query]").focus()
        page.wait_for_selector("[role=grid]")
        typing, scrolling = _longest(page, _type), _longest(page, _scroll)
        browser.close()
    return Table(
        "Search for icons, longest task (tasks below 50 ms are not counted)",
        [_row("while typing", typing, 50), _row("while scrolling", scrolling, None)],
    )


def _longest(page: Page, act: Callable[[Page], None]) -> float:
    page.evaluate("longest = 0")
    act(page)
    page.wait_for_timeout(500)
    return float(page.evaluate("longest"))


def _type(page: Page) -> None:
    field = page.locator("[name=query]")
    for query in QUERIES:
        field.fill("")
        field.press_sequentially(query, delay=60)


def _scroll(page: Page) -> None:
    page.locator("[name=query]").fill("")
    for _ in range(40):
        page.evaluate("document.querySelector('[data-icons-box]').scrollTop += 600")
        page.wait_for_timeout(30)


def _row(what: str, longest: float, most: float | None) -> Row:
    shown = f"{longest:.0f} ms" if longest else "below 50 ms"
    return Row(what, shown, f"<= {most:g} ms" if most else "", longest <= most if most else None)
