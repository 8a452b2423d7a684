"""From saving a file of the real site to seeing it in a browser, with `showfloor dev`."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from statistics import median
from threading import Thread
from urllib.request import urlopen

from playwright.sync_api import Error, Page, sync_playwright

from benchmarks.results import Row, Table
from benchmarks.scale import FULL, Scale
from benchmarks.serving import PROJECT
from support.browser.chromium import ARGUMENTS, find_chromium

BUTTON = "/material-ui/react-button/"
ALERT = "/material-ui/react-alert/"
DEMO = "pages/material-ui/components/button/ButtonVariants.tsx"
TEXT = "pages/material-ui/components/button/index.md"
SETTINGS = "families/material-ui/playground.toml"
API_SETTINGS = "families/material-ui/api.toml"
API = "/material-ui/api/masonry/"
COMPONENT = PROJECT / "web" / "src" / "demo" / "Toolbar.tsx"
STYLE = PROJECT / "web" / "src" / "styles" / "prose.css"
EDITS = 5
WHOLE = "The whole site"
"""Printed by the server, of any commit that is measured, once it has read all of the site."""
LOOK_MS = 10
"""Between looks at a page that does not change; the content of a style sheet is no part of it."""
QUIET_SECONDS = 2.0
"""Between edits: each is to find the server at rest."""
REST_SECONDS = 30.0
"""After the start, in which all of the site is read."""
GIVE_UP_SECONDS = 60.0


# The page looks for itself when it has changed: asking again and again would take its time.
SEEN = """
new Promise((resolve) => {{
  const look = () => {{
    if (!({seen})) return;
    clearInterval(again);
    changes.disconnect();
    resolve(performance.timeOrigin + performance.now());
  }};
  const again = setInterval(look, {every});
  const changes = new MutationObserver(look);
  changes.observe(document, {{
    subtree: true, childList: true, characterData: true, attributes: true,
  }});
  look();
}})
"""


@dataclass(frozen=True)
class Edit:
    """A change of one file, made again and again with another number, and how it is seen."""

    what: str
    target: int
    """Milliseconds."""
    file: Path
    old: str
    new: str
    """With `{}` for the number."""
    seen: str
    """What JavaScript shows once it is there, with `{}` for the number."""
    path: str = BUTTON
    ready: str = ".demo [data-island=live]"
    """What the open page holds once it has come to rest."""


def measure_loop(scale: Scale = FULL) -> Table:
    """Start the development server cold and warm, then save files of each kind."""
    with tempfile.TemporaryDirectory(prefix="showfloor-bench-") as temporary:
        site, work = Path(temporary) / "site", Path(temporary) / "work"
        shutil.copytree(PROJECT / "site", site, ignore=shutil.ignore_patterns("node_modules"))
        (site / "node_modules").symlink_to(PROJECT / "site" / "node_modules")
        # It reads the whole site to the end before it ends by itself, which takes a minute.
        with _serve(site, work, is_killed=scale.is_smoke) as (url, seconds, whole):
            rows = [_started("cold", seconds, 20)]
            if scale.is_smoke:  # to read the whole site takes minutes
                return Table("Loop", [*rows, *_edit_all(url, _edits(site)[:1], 1)])
            until_whole = whole()
            _read(url + BUTTON)  # as a page does that is open: it has its playground now
        with _serve(site, work) as (_, seconds, _):
            rows.append(_started("warm, the page that was open", seconds, 3))
        with _serve(site, work, ALERT) as (url, seconds, _):
            rows.append(_started("warm, another page", seconds, 3))
            time.sleep(REST_SECONDS)
            rows += _edit_all(url, _edits(site), EDITS)
    notes = [
        f"Medians of {EDITS} edits, from the file's writing to the open page;"
        f" {QUIET_SECONDS:g} s between them. Cold is without anything kept: packages are bundled"
        " for the renderer, and the first page comes without its playground and its links to the"
        f" API reference. All of the site was there after {until_whole:.1f} s. Warm is with what"
        " that server kept: the page that was open had been drawn by it, the other one never was."
    ]
    return Table("Loop", rows, notes)


def _lines(server: "subprocess.Popen[str]") -> Iterator[str]:
    """Return what a server prints, read as it comes: it would wait for a reader that is busy."""
    lines = SimpleQueue[str | None]()

    def read() -> None:
        for line in server.stdout or ():
            lines.put(line)
        lines.put(None)

    Thread(target=read).start()
    return iter(lines.get, None)


def _started(how: str, seconds: float, target: int) -> Row:
    what = f"from `showfloor dev` to the first page of the real site, {how}"
    return Row(what, f"{seconds:.1f} s", f"<= {target} s", seconds <= target)


def _edits(site: Path) -> list[Edit]:
    text = "document.querySelector('main')?.textContent.includes('{}')"
    label = "Send invoice"
    return [
        Edit(
            "Markdown", 80, site / TEXT, "\n## ", "\nNumber {}.\n\n## ", _with(text, "Number {}.")
        ),
        Edit("demo", 300, site / DEMO, label, "Number {}.", _with(text, "Number {}.")),
        Edit(
            "mistake in a demo",
            300,
            site / DEMO,
            "return (",
            "throw Error('number {}.');(",
            "document.querySelector('[data-dev-fault]')?.textContent.includes('number {}.')",
        ),
        Edit(
            "component of the shell",
            500,
            COMPONENT,
            'role="toolbar"',
            'role="toolbar" title="number {}"',
            "document.querySelector('[title=\"number {}\"]') !== null",
        ),
        Edit(
            "style of the shell",
            500,
            STYLE,
            "@layer prose {",
            "@layer prose {{ main {{ --number: {}; }}",
            "getComputedStyle(document.querySelector('main')).getPropertyValue('--number') == '{}'",
        ),
        Edit(
            "setting of a playground",
            2000,
            site / SETTINGS,
            "Your card expires at the end of the month.",
            "Number {}.",
            _with(text, "Number {}."),
            ALERT,
        ),
        Edit(
            "setting of the API reference",
            2000,
            site / API_SETTINGS,
            'tag = "v7.0.1"',
            'tag = "number-{}"',
            "document.querySelector('.api-facts a[href*=\"/number-{}/\"]') !== null",
            API,
            "main .api-facts",
        ),
    ]


def _with(seen: str, text: str) -> str:
    return seen.replace("{}", text)


def _edit_all(url: str, edits: Sequence[Edit], times: int) -> list[Row]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        page = browser.new_page(base_url=url)
        return [_row(edit, _measure(page, edit, times)) for edit in edits]


def _row(edit: Edit, times: list[float]) -> Row:
    middle = median(times) * 1000
    slowest = f"{middle:.0f} ms (slowest {max(times) * 1000:.0f})"
    return Row(
        f"saved to seen: {edit.what}", slowest, f"<= {edit.target} ms", middle <= edit.target
    )


def _measure(page: Page, edit: Edit, times: int) -> list[float]:
    page.goto(edit.path)
    page.locator("html[data-dev-ready]").wait_for(state="attached")
    page.evaluate(
        "document.querySelector('.demo')?.scrollIntoView()"
    )  # what is not visible is not hydrated
    page.locator(edit.ready).first.wait_for(state="attached")
    text = edit.file.read_text(encoding="utf-8")
    if edit.old not in text:
        raise RuntimeError(f"{edit.file} no longer holds {edit.old!r}")
    try:
        # The first after the start is not counted: it loads what the others find.
        return [_save(page, edit, text, number) for number in range(times + 1)][1:]
    finally:
        edit.file.write_text(text, encoding="utf-8")
        time.sleep(QUIET_SECONDS)


def _save(page: Page, edit: Edit, text: str, number: int) -> float:
    time.sleep(QUIET_SECONDS)
    start = time.time()
    edit.file.write_text(text.replace(edit.old, edit.new.format(number), 1), encoding="utf-8")
    return _seen(page, edit.seen.format(number), edit.what) - start


def _seen(page: Page, seen: str, what: str) -> float:
    """Return when the page held what was saved, in seconds since the epoch."""
    end = time.time() + GIVE_UP_SECONDS
    while time.time() < end:
        try:
            return float(page.evaluate(SEEN.format(seen=seen, every=LOOK_MS))) / 1000
        except Error:
            time.sleep(0.002)  # the page is being loaded again
    raise RuntimeError(f"{what}: it did not show within {GIVE_UP_SECONDS:.0f} s")


def _read(url: str) -> None:
    with urlopen(url) as answer:
        answer.read()


@contextmanager
def _serve(
    site: Path, work: Path, first: str = BUTTON, *, is_killed: bool = False
) -> Iterator[tuple[str, float, Callable[[], float]]]:
    """Yield the address, and the seconds from the command to the first page.

    The last one waits, at a first start, and returns the seconds until all of the site was read.
    """
    start = time.perf_counter()
    command = [sys.executable, "-m", "showfloor", "dev", str(site)]
    options = ["--work", str(work), "--port", "0"]
    with subprocess.Popen(
        [*command, *options], stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as server:
        lines = _lines(server)
        try:
            url = next(line.split()[2] for line in lines if "http://" in line)
            _read(url + first)
            seconds = time.perf_counter() - start

            def whole() -> float:
                next(line for line in lines if WHOLE in line)
                return time.perf_counter() - start

            yield url, seconds, whole
        finally:
            if is_killed:
                os.killpg(server.pid, signal.SIGKILL)  # with its programs, which write at their end
            else:
                server.terminate()
            for _ in lines:  # until it has ended
                pass
