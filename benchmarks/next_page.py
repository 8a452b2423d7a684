"""From a click to the next page's largest paint, when the pointer has rested on the link before."""

import contextlib
import itertools
import json
import os
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median
from typing import Any, Final, NamedTuple

from benchmarks.results import Row, Table
from benchmarks.scale import FULL, Scale
from benchmarks.serving import serve_site
from support.browser.chromium import ARGUMENTS, find_chromium

START: Final = "/material-ui/react-button/"
LINK: Final = ".side-nav a[href='/material-ui/react-text-field/']"
"""To the heaviest page of the components that the navigation shows next to it."""
RUNS: Final = 5
REST_SECONDS: Final = 0.3
TARGET: Final = 50
SLOW_TARGET: Final = 300
GIVE_UP_SECONDS: Final = 30.0
SETTLE_SECONDS: Final = 2.0
"""In which a page has come to rest, as that of somebody who reads has."""
LOOK_SECONDS: Final = 0.005
"""Between looks at what has begun, which waits to be slowed down."""

SLOW_LINE: Final = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 0.75e6 / 8,
}
"""In ms, and in bytes a second."""
SLOW_PROCESSOR: Final = 4
"""How many times as long everything takes."""

# Both in ms since the epoch: of the click, and of the largest paint that the next page reports. A
# page that was drawn beforehand was painted before anybody saw it.
CLICKED: Final = """
addEventListener("click", () => sessionStorage.setItem("clicked", String(Date.now())), true);
"""
PLACE: Final = f"""
(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])(
  document.querySelector("{LINK}").getBoundingClientRect()
)
"""
PAINTED: Final = """
new Promise((resolve) => {
  const { activationStart } = performance.getEntriesByType("navigation")[0];
  new PerformanceObserver((list) => {
    const { startTime } = list.getEntries().at(-1);
    const at = performance.timeOrigin + Math.max(startTime, activationStart);
    resolve([at - Number(sessionStorage.getItem("clicked")), activationStart > 0]);
  }).observe({ type: "largest-contentful-paint", buffered: true });
})
"""


class Browser:
    """A Chromium that is controlled by pipe: other drivers keep it from painting pages."""

    def __init__(self, reading: int, writing: int) -> None:
        self._reading, self._writing = os.fdopen(reading, "rb"), os.fdopen(writing, "wb")
        self._numbers = itertools.count(1)
        self._rest = b""
        self.sessions: dict[str, str] = {}
        """Those of the pages in tabs that are watched, also of such as nobody sees yet."""
        self._is_slow = False

    def ask(self, method: str, session: str | None = None, **params: object) -> dict[str, Any]:
        """Return what the browser answers; raises `RuntimeError` where it refuses."""
        number = self.send(method, session, **params)
        while (answer := self._next()).get("id") != number:
            pass
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']['message']}")
        result: dict[str, Any] = answer["result"]
        return result

    def send(self, method: str, session: str | None = None, **params: object) -> int:
        """Send a command without waiting; return the number of its answer."""
        number = next(self._numbers)
        question = {"id": number, "method": method, "params": params}
        text = json.dumps(question | ({"sessionId": session} if session else {}))
        self._writing.write(text.encode() + b"\0")
        self._writing.flush()
        return number

    def _next(self) -> dict[str, Any]:
        while b"\0" not in self._rest:
            read = self._reading.read1()
            if not read:
                raise RuntimeError("the browser ended")
            self._rest += read
        message, _, self._rest = self._rest.partition(b"\0")
        decoded: dict[str, Any] = json.loads(message)
        if decoded.get("method") == "Target.attachedToTarget":
            self._take(decoded["params"])
        return decoded

    def _take(self, attached: dict[str, Any]) -> None:
        session = attached["sessionId"]
        self.sessions[attached["targetInfo"]["targetId"]] = session
        if self._is_slow:
            self._slow_down(session)
        if attached["waitingForDebugger"]:
            self.send("Runtime.runIfWaitingForDebugger", session)

    def run(self, session: str, script: str) -> Any:
        """Return the value of a script, awaited."""
        options = {"returnByValue": True, "awaitPromise": True}
        answer = self.ask("Runtime.evaluate", session, expression=script, **options)
        return answer["result"].get("value")

    def look(self) -> None:
        """Take in what has happened: with the answer comes all that was reported before it."""
        self.ask("Browser.getVersion")

    def be_slow(self) -> None:
        """Give all pages, and those that come, a slow line and a slow processor from the start."""
        self._is_slow = True
        for session in self.sessions.values():
            self._slow_down(session)

    def _slow_down(self, session: str) -> None:
        # A page that is drawn may be gone by now, and then it never answers.
        self.send("Network.enable", session)
        self.send("Network.emulateNetworkConditions", session, **SLOW_LINE)
        self.send("Emulation.setCPUThrottlingRate", session, rate=SLOW_PROCESSOR)


def measure_next_page(scale: Scale = FULL) -> Table:
    """Follow a link with and without a rest of the pointer, on a fast line and on a slow one."""
    rested = f"after {REST_SECONDS * 1000:.0f} ms on the link"
    with serve_site(scale) as url:
        ways = [
            _Way(f"click to largest paint, {rested}", REST_SECONDS, TARGET),
            _Way("the same at once", 0),
            _Way(f"on a slow line, {rested}", REST_SECONDS, SLOW_TARGET, is_slow=True),
            _Way("on a slow line, at once", 0, is_slow=True),
        ]
        rows = [_row(way, url, scale.times(RUNS)) for way in scale.some(ways)]
    note = (
        f"Chromium, from {START} to the text field's page; medians of {RUNS}. A slow line: 1.6"
        " Mbit/s and 150 ms, with a processor four times slower, for the next page from its start;"
        " nothing of it was fetched before."
    )
    return Table("Next page", rows, [note])


class _Way(NamedTuple):
    """How a link is followed."""

    what: str
    rest: float
    """Seconds of the pointer on the link before the click."""
    target: int | None = None
    is_slow: bool = False


def _row(way: _Way, url: str, runs: int) -> Row:
    visits = [_visit(url, way.rest, is_slow=way.is_slow) for _ in range(runs)]
    middle = median(ms for ms, _ in visits)
    drawn = sum(is_drawn for _, is_drawn in visits)
    text = f"{middle:.0f} ms ({drawn} of {runs} drawn before the click)"
    if way.target is None:
        return Row(way.what, text)
    return Row(way.what, text, f"<= {way.target} ms", middle <= way.target)


def _visit(url: str, rest: float, *, is_slow: bool = False) -> tuple[float, bool]:
    with _chromium() as browser:
        session = _open(browser, url + START, waits=is_slow)
        loaded = "location.pathname + document.readyState"
        _until(lambda: browser.run(session, loaded) == START + "complete")
        time.sleep(SETTLE_SECONDS)
        browser.run(session, CLICKED)
        browser.run(session, f"document.querySelector(`{LINK}`).scrollIntoView()")
        x, y = browser.run(session, PLACE)
        mouse = {"x": x, "y": y, "button": "left", "clickCount": 1}
        if is_slow:
            browser.be_slow()
        browser.ask("Input.dispatchMouseEvent", session, type="mouseMoved", x=x, y=y)
        _rest(rest, browser)
        browser.send("Input.dispatchMouseEvent", session, type="mousePressed", **mouse)
        browser.send("Input.dispatchMouseEvent", session, type="mouseReleased", **mouse)
        # Nobody asks the pages meanwhile: that would take their time.
        _rest(SETTLE_SECONDS, browser)
        _until(lambda: _shown(browser, url + START) is not None)
        _rest(SETTLE_SECONDS, browser)
        ms, is_drawn = browser.run(_shown(browser, url + START) or session, PAINTED)
        return ms, is_drawn


def _open(browser: Browser, url: str, *, waits: bool) -> str:
    """Return a session with a page in a tab of its own.

    All pages of the tab are attached to, not that page alone: only then does the browser draw some
    beforehand. With `waits`, those that come wait until they were taken in.
    """
    page = browser.ask("Target.createTarget", url=url, width=1280, height=800)["targetId"]
    tabs = browser.ask("Target.getTargets", filter=[{"type": "tab"}])["targetInfos"]
    for tab in tabs:
        target = tab["targetId"]
        session = browser.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        options = {"autoAttach": True, "waitForDebuggerOnStart": waits, "flatten": True}
        browser.ask("Target.setAutoAttach", session, **options)
    return browser.sessions[page]


def _rest(seconds: float, browser: Browser) -> None:
    """Wait, and take in meanwhile what the browser has begun to draw."""
    end = time.perf_counter() + seconds
    while (left := end - time.perf_counter()) > 0:
        time.sleep(min(left, LOOK_SECONDS))
        browser.look()


def _shown(browser: Browser, before: str) -> str | None:
    """Return the session of the page that is seen, if it is another than at an address before."""
    here = "document.visibilityState === 'visible' && !document.prerendering && location.href"
    for session in reversed(browser.sessions.values()):
        with contextlib.suppress(RuntimeError):
            address = browser.run(session, here)
            if address and address not in (before, "about:blank"):
                return session
    return None


def _until(is_there: Callable[[], bool]) -> None:
    start = time.perf_counter()
    while not _holds(is_there):
        if time.perf_counter() - start > GIVE_UP_SECONDS:
            raise RuntimeError(f"the page did not come within {GIVE_UP_SECONDS:.0f} s")
        time.sleep(0.01)


def _holds(is_there: Callable[[], bool]) -> bool:
    with contextlib.suppress(RuntimeError):  # a page that is loading cannot be asked
        return is_there()
    return False


@contextmanager
def _chromium() -> Iterator[Browser]:
    to_browser, writing = os.pipe()
    reading, from_browser = os.pipe()
    # The browser reads at 3 and writes at 4.
    shell = f'exec "$@" 3<&{to_browser} 4>&{from_browser}'
    with tempfile.TemporaryDirectory(prefix="showfloor-bench-") as profile:
        arguments = ["--headless", "--remote-debugging-pipe", f"--user-data-dir={profile}"]
        command = [find_chromium() or "chromium", *arguments, *ARGUMENTS, "about:blank"]
        with subprocess.Popen(
            ["/bin/bash", "-c", shell, "bash", *command],
            pass_fds=(to_browser, from_browser),
            stderr=subprocess.DEVNULL,
        ) as process:
            os.close(to_browser)
            os.close(from_browser)
            browser = Browser(reading, writing)
            try:
                yield browser
                browser.ask("Browser.close")  # and all of its processes, which write to its profile
                process.wait(GIVE_UP_SECONDS)
            finally:
                process.kill()
