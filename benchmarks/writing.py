"""From a saved Markdown file to its new HTML, served: `showfloor dev` on 1,000 pages.

As open pages do, this asks for the page when the server reports a change: to ask again and again
would take time from the compile that is measured.
"""

import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from statistics import median
from urllib.request import Request, urlopen

from benchmarks.results import Row, Table
from benchmarks.scale import FULL, Scale
from benchmarks.synthetic import write_synthetic_site

PAGES = 1_000
EDITS = 15
TARGET_MS = 80
EVENTS_PATH = "/_dev/events"
PATH = "/sample/section-0/page-0/"
GIVE_UP_SECONDS = 20.0
RELOAD = b'"reload"'


def measure_writing(scale: Scale = FULL) -> Table:
    """Save a page again and again; after each reported change, ask for it until it is new."""
    with tempfile.TemporaryDirectory(prefix="showfloor-bench-") as temporary:
        site = Path(temporary) / "site"
        write_synthetic_site(site, scale.pages(PAGES))
        command = [sys.executable, "-m", "showfloor", "dev", str(site)]
        options = ["--work", f"{temporary}/work", "--port", "0"]
        with subprocess.Popen([*command, *options], stdout=subprocess.PIPE, text=True) as server:
            try:
                url = next(line.split()[2] for line in server.stdout or () if "http://" in line)
                listening = Request(url + EVENTS_PATH, headers={"Origin": url})
                with urlopen(listening, timeout=GIVE_UP_SECONDS) as events:
                    numbers = range(scale.times(EDITS) + 1)
                    times = [_edit(site, url, events, number) for number in numbers][1:]
            finally:
                server.terminate()
                server.communicate()  # what it still prints has to be read
    middle = median(times) * 1000
    return Table(
        "Writing",
        [
            Row(
                f"one Markdown edit to the new HTML in dev, {PAGES:,} pages (median)",
                f"{middle:.0f} ms",
                f"<= {TARGET_MS} ms",
                middle <= TARGET_MS,
            ),
            Row("slowest of the edits", f"{max(times) * 1000:.0f} ms"),
        ],
        [f"{EDITS} edits, one after another; the first after the start is not counted."],
    )


def _edit(site: Path, url: str, events: Iterable[bytes], number: int) -> float:
    """Return the seconds from saving a page to the answer that holds what was saved."""
    page = site / "pages" / "sample" / "section-0" / "page-0" / "index.md"
    mark = f"Edit number {number} is here."
    text = page.read_text(encoding="utf-8")
    _get(url)
    time.sleep(0.2)
    start = time.perf_counter()
    page.write_text(f"{text}\n{mark}\n", encoding="utf-8")
    for line in events:  # one that never comes ends in a timeout
        if RELOAD in line and mark in _get(url):
            break
    return time.perf_counter() - start


def _get(url: str) -> str:
    with urlopen(url + PATH) as answer:
        content: bytes = answer.read()
    return content.decode()
