"""What demos cost: to check their types, and to wake."""

import statistics
import subprocess
import time

from playwright.sync_api import Page, sync_playwright

from benchmarks.results import Row, Table
from benchmarks.scale import FULL, Scale
from benchmarks.serving import PAGES, PROJECT, serve_site
from showfloor.node import find_node
from support.browser.chromium import ARGUMENTS, find_chromium

COMPILER = PROJECT / "web" / "node_modules" / "@typescript" / "native" / "bin" / "tsc"
DEMOS = 500
"""For so many the target is set."""

# Notes when each island turned live; the chunks of one have arrived when the last of them has.
WATCH = """new MutationObserver((changes) => {
  for (const { target } of changes)
    if (target.dataset.island === "live") target.liveAt ??= performance.now();
}).observe(document, { subtree: true, attributeFilter: ["data-island"] });"""
WAITS = """() => {
  const arrived = new Map(performance.getEntriesByType("resource")
    .map(({ name, responseEnd }) => [new URL(name).pathname, responseEnd]));
  return [...document.querySelectorAll("[data-island=live]")].map((island) => {
    const chunks = [island.dataset.script, ...island.dataset.imports.split(" ")];
    return island.liveAt - Math.max(...chunks.map((path) => arrived.get(path) ?? 0));
  });
}"""


def measure_demos(scale: Scale = FULL) -> Table:
    """Check the types of all demos, and wake those of a page one after the other."""
    count = sum(1 for _ in (PROJECT / "site" / "pages").rglob("[A-Z]*.tsx"))
    seconds = _type_check(scale)
    waits = _waits(scale)
    scaled = seconds * max(1.0, DEMOS / count)
    return Table(
        "Demos",
        [
            Row(
                f"all demos type-checked ({count} demo files)",
                f"{seconds:.1f} s",
                f"< 20 s for {DEMOS}",
                scaled < 20,
            ),
            _milliseconds("from a demo's last chunk to live, median", statistics.median(waits)),
            _milliseconds("the slowest of the page", max(waits)),
        ],
        (
            f"Type-checked by the native compiler, from nothing. {len(waits)} demos of the Button"
            " page, as each comes near the viewport.",
        ),
    )


def _type_check(scale: Scale) -> float:
    start = time.perf_counter()
    command = [find_node(), str(COMPILER), "-p", "site", *(["--noCheck"] if scale.is_smoke else [])]
    subprocess.run(command, cwd=PROJECT, check=True)
    return time.perf_counter() - start


def _waits(scale: Scale) -> list[float]:
    with serve_site(scale) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        page = browser.new_page()
        page.add_init_script(WATCH)
        page.goto(url + PAGES["component page"], wait_until="networkidle")
        _walk(page, scale)
        waits: list[float] = page.evaluate(WAITS)
        browser.close()
    return waits


def _walk(page: Page, scale: Scale) -> None:
    for demo in scale.some(page.locator("figure[data-demo]").all()):
        demo.scroll_into_view_if_needed()
        demo.locator("[data-island=live]").first.wait_for()


def _milliseconds(what: str, value: float) -> Row:
    return Row(what, f"{value:.0f} ms", "<= 300 ms", value <= 300)
