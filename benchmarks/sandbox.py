"""How long a page does nothing while the code of an edited demo floods it with messages."""

from statistics import median
from typing import Final

from playwright.sync_api import Page, expect, sync_playwright

from benchmarks.results import Row, Table
from benchmarks.scale import FULL, Scale
from benchmarks.serving import PAGES, serve_site
from support.browser.chromium import ARGUMENTS, find_chromium
from support.browser.edited_demo import Edited
from support.browser.message_floods import FLOODS, STOPPED

DEMO: Final = "export default () => <p>Still here</p>;"

RUNS: Final = 3

MOST: Final = 1500
"""Milliseconds. A page that is frozen waits for the watchdog, three seconds and more."""

WATCH: Final = """() => {
  let last = performance.now();
  window.longestPause = 0;
  setInterval(() => {
    const now = performance.now();
    longestPause = Math.max(longestPause, now - last);
    last = now;
  }, 10);
}"""


def measure_sandbox(scale: Scale = FULL) -> Table:
    """Run each flood in a demo of the component page, and watch the clock of the page."""
    runs = scale.times(RUNS)
    with serve_site(scale) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        rows = [
            _row(name, [_longest_pause(browser.new_page(), url, code) for _ in range(runs)])
            for name, code in scale.some([*FLOODS.items()])
        ]
        browser.close()
    notes = [f"Medians of {runs} visits to the component page, each flood in its first demo."]
    return Table("Edited demos that flood their page, longest pause of the page", rows, notes)


def _longest_pause(page: Page, url: str, code: str) -> float:
    page.goto(url + PAGES["component page"])
    demo = Edited(page, page.locator("[data-demo]").first).open()
    # What compiles and runs code is loaded, and counts for nothing.
    demo.write(DEMO)
    expect(demo.result.get_by_text("Still here")).to_be_visible(timeout=20_000)
    page.evaluate(WATCH)
    demo.write(f"{code}\n{DEMO}")
    expect(demo.report).to_contain_text(STOPPED, timeout=20_000)
    longest = float(page.evaluate("longestPause"))
    page.close()
    return longest


def _row(name: str, longest: list[float]) -> Row:
    middle = median(longest)
    shown = f"{middle:.0f} ms (slowest {max(longest):.0f})"
    return Row(name, shown, f"<= {MOST} ms", middle <= MOST)
