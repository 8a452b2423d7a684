"""What a page costs to load: bytes and requests, as Chromium counts them."""

import json
from collections.abc import Sequence
from typing import Final, NamedTuple

import brotli
from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.results import Row, Table
from benchmarks.scale import FULL, Scale
from benchmarks.scores import HEAVY
from benchmarks.serving import FAQ, ICONS, PAGES, serve_site
from support.browser.chromium import ARGUMENTS, find_chromium

MOST_BLOCKING = 2

PARSE: Final = "ParseHTML"
STYLE: Final = "UpdateLayoutTree"
"""What Chromium calls its work on a page in a trace."""

ENTRIES = """() => performance.getEntries()
  .filter(e => e.entryType === 'navigation' || e.entryType === 'resource')
  .map(e => ({ name: e.name, bytes: e.encodedBodySize }))"""

IN_PAGE = "() => document.querySelector('script[data-file]').textContent"
"""The inline script of the page."""

BLOCKING = """() => performance.getEntriesByType("resource")
  .filter(e => e.renderBlockingStatus === "blocking").length"""


class Parsed(NamedTuple):
    """A page as it has been loaded."""

    name: str
    elements: int
    styled: int
    """Elements whose style was worked out: those far below the screen wait until a reader comes."""
    milliseconds: float
    """Of the main thread, to parse the page and to work out these styles."""
    blocking: int
    """Requests that hold up its first paint, the document aside."""


class Load(NamedTuple):
    """What a page has loaded by the time it is quiet."""

    script_bytes: int
    """Of files, and of inline scripts as they would be sent by themselves (brotli)."""
    bytes: int
    later_font_bytes: int
    """Of the fonts after the first."""
    requests: int

    @property
    def with_first_font(self) -> int:
        """What it takes until text shows in its font."""
        return self.bytes - self.later_font_bytes


def measure_pages(scale: Scale = FULL) -> Table:
    """Measure JavaScript before interaction, and a reading page whole."""
    with serve_site(scale) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        reading = _load(browser, url + FAQ, "br")
        component = _load(browser, url + PAGES["component page"], "br")
        whole = _load(browser, url + FAQ, "gzip")
        live = _load(browser, url + PAGES["component page"], "gzip")
        icons = _load(browser, url + ICONS, "gzip")
        parsed = [_parsed(browser, url, name) for name in scale.some([*HEAVY])]
        browser.close()
    return Table(
        "Weight of pages",
        [
            _kilobytes("JavaScript, page without demos (brotli)", reading.script_bytes, 10),
            _kilobytes("JavaScript, Button with its first demos live", component.script_bytes, 100),
            _kilobytes("reading page with its first font (gzip)", whole.with_first_font, 80),
            _kilobytes("reading page with the font of its code too", whole.bytes, None),
            Row("reading page, requests", str(whole.requests), "<= 8", whole.requests <= 8),
            _kilobytes("icons page with its first font (gzip)", icons.with_first_font, 80),
            _kilobytes("Button whole with its first demos live (gzip)", live.bytes, 190),
            Row("Button, requests", str(live.requests), "<= 16", live.requests <= 16),
            _blocking(parsed),
            *map(_elements, parsed),
        ],
    )


def _load(browser: Browser, url: str, encoding: str) -> Load:
    """Load a page that nobody has seen before, and wait until it asks for nothing more."""
    context = browser.new_context(extra_http_headers={"Accept-Encoding": encoding})
    page = context.new_page()
    page.goto(url, wait_until="networkidle")
    entries = _entries(page)
    in_page = len(brotli.compress(page.evaluate(IN_PAGE).encode()))
    context.close()
    scripts = in_page + sum(size for name, size in entries if name.endswith(".js"))
    fonts = [size for name, size in entries if name.endswith(".woff2")]
    return Load(scripts, sum(size for _, size in entries), sum(fonts[1:]), len(entries))


def _entries(page: Page) -> list[tuple[str, int]]:
    return [(entry["name"], entry["bytes"]) for entry in page.evaluate(ENTRIES)]


def _parsed(browser: Browser, url: str, name: str) -> Parsed:
    """Load a page, and count what the browser did until then."""
    page = browser.new_page()
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    page.goto(url + HEAVY[name][0])
    events = json.loads(browser.stop_tracing())["traceEvents"]
    done = [event for event in events if event["name"] in {PARSE, STYLE} and event["ph"] == "X"]
    found = Parsed(
        name,
        elements=page.evaluate("document.querySelectorAll('*').length"),
        styled=sum(event["args"]["elementCount"] for event in done if event["name"] == STYLE),
        milliseconds=sum(event["dur"] for event in done) / 1000,
        blocking=page.evaluate(BLOCKING),
    )
    page.close()
    return found


def _blocking(pages: Sequence[Parsed]) -> Row:
    most = max(pages, key=lambda page: page.blocking)
    what = f"render-blocking requests, at most ({most.name})"
    return Row(what, str(most.blocking), f"<= {MOST_BLOCKING}", most.blocking <= MOST_BLOCKING)


def _elements(page: Parsed) -> Row:
    what = f"elements styled at load, {page.name}"
    return Row(what, f"{page.styled} of {page.elements}, {page.milliseconds:.0f} ms")


def _kilobytes(what: str, size: int, target: float | None) -> Row:
    kilobytes = size / 1000
    return Row(
        what,
        f"{kilobytes:.1f} KB",
        f"<= {target:g} KB" if target else "",
        kilobytes <= target if target else None,
    )
