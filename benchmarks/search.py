"""The search in a real Chromium: bytes and time to the first result, time to later ones, sizes."""

import json
import tempfile
from collections.abc import Mapping
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.build import Folder
from benchmarks.results import Row, Table
from benchmarks.scale import FULL, Scale
from benchmarks.serving import build_site, serve
from benchmarks.synthetic import WORDS, write_synthetic_site
from showfloor.assistants.full_text import FullText
from showfloor.model.search_paths import FOLDER, TEXTS
from support.browser.chromium import ARGUMENTS, find_chromium
from support.polling import until
from support.site.search_queries import (
    Answer,
    answers_of,
    asked_queries,
    assistant_answers,
    score_of,
)

SIZES: Final = (1_000, 5_000, 10_000)
ROUTE: Final = "/sample/section-0/page-0/"
VISITS: Final = 5
QUERY: Final = f"{WORDS[0]} {WORDS[5]} 12"

# From a key to the frame in which the results of that key are drawn.
WATCH: Final = """
window.waits = [];
addEventListener("input", ({ timeStamp, target }) => {
  const list = document.querySelector("#search-list");
  const before = list.firstElementChild;
  const look = () => {
    const shown = list.firstElementChild !== before && list.querySelector("[href^='/sample/']");
    if (!shown) return requestAnimationFrame(look);
    waits.push({ value: target.value, wait: performance.now() - timeStamp });
  };
  requestAnimationFrame(look);
}, { capture: true });
"""

# A page of the product, since the site's own come with the index. Reported in the frame of the
# first result: a question from here is answered too late.
REPORT: Final = """
new MutationObserver((_, observer) => {
  if (!document.querySelector("#search-list [href^='/sample/']")) return;
  observer.disconnect();
  firstShown();
}).observe(document, { subtree: true, childList: true });
"""

SLOW_LINE: Final = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 0.75e6 / 8,
}
"""In ms, and in bytes a second: on a fast one more than a first answer needs is there before it."""

BYTES: Final = {1_000: 60, 10_000: 150}
"""KB before the first result, at most, by the number of pages."""
FIRST_KEY: Final = 50
LATER_KEYS: Final = 30
"""Milliseconds, at most, at any size."""


class Visit(NamedTuple):
    """What one visitor saw who had never been there."""

    first: float
    """Milliseconds from the first key to the first result."""
    later: list[float]


def measure_search(scale: Scale = FULL) -> Table:
    """Measure synthetic sites of some sizes."""
    rows = _answers(scale)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        for size in map(scale.pages, scale.some(SIZES)):
            with tempfile.TemporaryDirectory(prefix="showfloor-bench-") as temporary:
                rows += _rows_of_size(browser, Path(temporary), size, scale.times(VISITS))
        browser.close()
    return Table(
        "Search",
        rows,
        ["Synthetic sites, one product. The first result needs the dialog and the names of pages;"
         f" later ones are those of each further key of “{QUERY}”. Bytes as sent (br), on a line"
         f" of 1.6 Mbit/s and 150 ms; times are medians of {VISITS} visitors on a fast one. The"
         " text is loaded after the names, a part a query. Queries are those of"
         " `tests/search/queries.tsv` on the real site, as the dialog shows their answers: the"
         " share with a page that answers first and within three, and the mean reciprocal rank"
         " (MRR)."],
    )  # fmt: skip


def _answers(scale: Scale) -> list[Row]:
    """Return how well the search of the real site answers what developers ask."""
    asked = scale.some(asked_queries())
    root = build_site(scale) / "current" / "public"
    answers = answers_of(root, asked)
    full_text = FullText(lambda path: (root / path.lstrip("/")).read_bytes())
    assistants = assistant_answers(full_text, asked)
    held_out = [one for one in answers if one.asked.held_out]
    products = sorted({one.product or "" for one in asked})
    return [
        _answer_row("queries of developers", answers, least=0.92),
        _answer_row("queries that are held out", held_out, least=0.92),
        _answer_row("queries of assistants", assistants, least=0.9),
        *(
            _answer_row(f"queries in {one or 'no product'}", _from(answers, one))
            for one in products
        ),
    ]


def _from(answers: list[Answer], product: str) -> list[Answer]:
    return [one for one in answers if (one.asked.product or "") == product]


def _answer_row(what: str, answers: list[Answer], least: float | None = None) -> Row:
    score = score_of(answers)
    figures = (
        f"{score.first:.1%} first, {score.within:.1%} within three, MRR {score.rank:.3f}"
        f" ({score.asked})"
    )
    if least is None:
        return Row(what, figures)
    return Row(what, figures, f">= {least:.0%} within three", score.within >= least)


def _rows_of_size(browser: Browser, folder: Path, size: int, visitors: int) -> list[Row]:
    write_synthetic_site(folder / "site", size)
    Folder(folder / "site", folder).build()
    with serve(folder / "dist") as url:
        needed = _bytes_before_first(browser, url) / 1000
        visits = [_visit(browser, url) for _ in range(visitors)]
    names, texts = _sizes(folder / "dist" / "current" / "manifest.json")
    count = f"{size:,} pages"
    first = median(visit.first for visit in visits)
    later = median(max(visit.later) for visit in visits)
    return [
        _row(f"{count}, bytes before the first result", needed, "KB", BYTES.get(size)),
        _row(f"{count}, first key to first result", first, "ms", FIRST_KEY),
        _row(f"{count}, later keys (the slowest)", later, "ms", LATER_KEYS),
        Row(f"{count}, index of names", f"{names / 1000:.0f} KB"),
        Row(f"{count}, index of the text", f"{texts / 1e6:.1f} MB"),
    ]


def _bytes_before_first(browser: Browser, url: str) -> int:
    """Return what a visitor on a slow line is sent from the opening of the search to a result."""
    context = browser.new_context(extra_http_headers={"Accept-Encoding": "br"})
    page = context.new_page()
    sent: list[int] = []
    before: list[int] = []
    page.expose_function("firstShown", lambda: before.append(sum(sent)))
    page.add_init_script(REPORT)
    page.goto(url + ROUTE, wait_until="networkidle")
    session = context.new_cdp_session(page)
    session.on("Network.dataReceived", lambda event: sent.append(event["encodedDataLength"]))
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_LINE)
    page.keyboard.press("Control+k")
    page.keyboard.type(QUERY[0])
    until(page, lambda: before)
    context.close()
    return before[0]


def _visit(browser: Browser, url: str) -> Visit:
    context = browser.new_context(extra_http_headers={"Accept-Encoding": "br"})
    page = context.new_page()
    page.goto(url + ROUTE, wait_until="networkidle")
    page.keyboard.press("Control+k")
    page.get_by_role("combobox").wait_for()
    page.evaluate(WATCH)
    page.keyboard.type(QUERY[0])
    first = _wait_of(page, QUERY[0])
    page.wait_for_load_state("networkidle")
    later = []
    for end in range(2, len(QUERY) + 1):
        page.keyboard.type(QUERY[end - 1])
        later.append(_wait_of(page, QUERY[:end]))
        page.wait_for_timeout(300)
    context.close()
    return Visit(first, later)


def _wait_of(page: Page, value: str) -> float:
    """Return the milliseconds that the results of a value took."""
    found = "value => waits.find((one) => one.value === value)?.wait"
    until(page, found, value)
    return float(page.evaluate(found, value))


def _sizes(manifest: Path) -> tuple[int, int]:
    """Return the bytes of the index of names as sent, and of the text."""
    files: Mapping[str, Mapping[str, object]] = json.loads(manifest.read_bytes())["files"]
    names = texts = 0
    for path, file in files.items():
        if path.startswith(FOLDER):
            sent = _sent(file)
            names, texts = (
                (names, texts + sent) if path.startswith(TEXTS) else (names + sent, texts)
            )
    return names, texts


def _sent(file: Mapping[str, object]) -> int:
    encodings = file.get("encodings")
    size = encodings.get("br") if isinstance(encodings, dict) else None
    return int(str(size if size is not None else file["size"]))


def _row(what: str, measured: float, unit: str, target: float | None) -> Row:
    figure = f"{measured:.0f} {unit}"
    if target is None:
        return Row(what, figure)
    return Row(what, figure, f"<= {target:g} {unit}", measured <= target)
