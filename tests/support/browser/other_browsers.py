"""Firefox and WebKitGTK, driven by WebDriver, on a site that notes what goes wrong in its pages.

Both need a home of their own, and WebKitGTK a display; nothing that they write stays.
"""

import os
import shutil
import socket
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.firefox.options import Options as FirefoxOptions
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.webkitgtk.options import Options as WebKitOptions

from support.browser.marionette import Marionette
from support.polling import until_true

FIREFOX: Final = ("firefox-esr", "firefox")
WEBKIT: Final = ("WebKitWebDriver", "Xvfb")
BROWSERS: Final = ("webkit2gtk-4.1", "webkitgtk-6.0", "webkit2gtk-4.0")
"""Folders in which Debian has the browser that WebKit's driver starts."""
SIZE: Final = (1280, 900)

# Nothing is asked of anybody, and no page is shown but those of the test.
PREFERENCES: Final = """\
user_pref("marionette.port", 0);
user_pref("app.update.enabled", false);
user_pref("app.normandy.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("extensions.update.enabled", false);
user_pref("services.settings.server", "data:,");
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.page", 0);
"""


class Tab:
    """A tab of a visitor without a history."""

    def __init__(self, driver: WebDriver, site_url: str) -> None:
        self.driver = driver
        self.site_url = site_url

    @property
    def version(self) -> str:
        """Of the browser."""
        return str(self.driver.capabilities["browserVersion"])

    def open(self, route: str) -> None:
        """Go to a page, and be there when all is loaded that it loads by itself."""
        self.driver.get(self.site_url + route)

    def run(self, script: str, *args: object) -> Any:
        """Return what a function body says in the page, or in the frame that is looked into."""
        return self.driver.execute_script(script, *args)

    def until(self, expression: str, *args: object) -> Any:
        """Wait until an expression of the page is true; return what it is."""
        answer: list[Any] = []

        def holds() -> object:
            answer[:] = [self.run(f"return {expression}", *args)]
            return answer[0]

        try:
            until_true(holds, f"{expression} {args or ''}")
        except AssertionError as error:
            # Not asked before: a page that is being left has no answer.
            raise AssertionError(f"{error} in {self.faults()}") from None
        return answer[0]

    def see(self, selector: str) -> Any:
        """Wait for an element that shows, and bring it into the middle of the window."""
        shown = """[...document.querySelectorAll(arguments[0])].find((one) =>
            one.checkVisibility({ visibilityProperty: true }))"""
        element = self.until(shown, selector)
        self.run("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element)
        return element

    def named(self, selector: str, start: str) -> None:
        """Wait until what shows has a name that begins so, even if it is drawn again meanwhile."""
        heard: list[str] = []

        def holds() -> bool:
            with suppress(StaleElementReferenceException):
                heard[:] = [self.see(selector).accessible_name]
            return heard[:1] != [] and heard[0].startswith(start)

        until_true(holds, f"{selector} is named {start}")

    def click(self, selector: str) -> None:
        """Click what shows."""
        self.see(selector).click()

    def press(self, *keys: str, held: str | None = None) -> None:
        """Press keys one after another, perhaps while another is held."""
        actions = ActionChains(self.driver)
        if held:
            actions.key_down(held)
        for key in keys:
            actions.send_keys(key)
        if held:
            actions.key_up(held)
        actions.perform()

    @contextmanager
    def inside(self, selector: str) -> Iterator[None]:
        """Look into a frame."""
        self.driver.switch_to.frame(self.driver.find_element(By.CSS_SELECTOR, selector))
        try:
            yield
        finally:
            self.driver.switch_to.default_content()

    def faults(self) -> list[str]:
        """What went wrong since the page began, as `seen.js` noted it."""
        return list(self.run("return window.faults ?? []"))


@contextmanager
def firefox(site_url: str, preferences: str = "") -> Iterator[Tab]:
    """A tab of Firefox, with more lines of `user.js`."""
    program = next(filter(None, map(shutil.which, FIREFOX)))
    with TemporaryDirectory(prefix="showfloor-firefox-", ignore_cleanup_errors=True) as home:
        Path(home, "user.js").write_text(PREFERENCES + preferences)
        command = [program, "--headless", "--marionette", "--no-remote", "--profile", home]
        with running(command, {"HOME": home}):
            said = Path(home, "MarionetteActivePort")
            until_true(lambda: said.is_file() and said.read_text(), "Firefox listens")
            connection = Marionette(int(said.read_text()))
            driver = WebDriver(command_executor=connection, options=FirefoxOptions())
            with driving(driver):
                yield Tab(driver, site_url)


@contextmanager
def webkit(site_url: str) -> Iterator[Tab]:
    """A tab of WebKitGTK, on a display that nobody looks at."""
    with TemporaryDirectory(prefix="showfloor-webkit-") as home, display() as shown:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = int(probe.getsockname()[1])
        environment = {"HOME": home, "DISPLAY": shown, "NO_AT_BRIDGE": "1"}
        with running(["WebKitWebDriver", "-p", str(port)], environment):
            until_true(partial(listens, port), "WebKit's driver listens")
            options = WebKitOptions()
            options.binary_location = str(minibrowser())
            options.add_argument("--automation")
            driver = WebDriver(command_executor=f"http://127.0.0.1:{port}", options=options)
            with driving(driver):
                yield Tab(driver, site_url)


@contextmanager
def driving(driver: WebDriver) -> Iterator[None]:
    try:
        driver.set_window_size(*SIZE)
        yield
    finally:
        driver.quit()


@contextmanager
def display() -> Iterator[str]:
    """A display without a screen; yields its name."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x1000x24"]
    with running([*command, "-nolisten", "tcp"], handed=[writing]):
        os.close(writing)
        with open(reading, encoding="ascii") as said:
            yield f":{said.readline().strip()}"


@contextmanager
def running(
    command: Sequence[str], more: Mapping[str, str] | None = None, handed: Sequence[int] = ()
) -> Iterator[None]:
    """Have a program run, with `more` in its environment and files `handed` on; it says nothing."""
    quiet = subprocess.DEVNULL
    environment = {**os.environ, **(more or {})}
    with subprocess.Popen(
        command, stdout=quiet, stderr=quiet, env=environment, pass_fds=handed
    ) as program:
        try:
            yield
        finally:
            program.terminate()


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def minibrowser() -> Path | None:
    """Return the browser that comes with WebKit's driver."""
    places = (
        found / "MiniBrowser"
        for root in (Path("/usr/lib"), Path("/usr/libexec"))
        for name in BROWSERS
        for found in (*root.glob(name), *root.glob(f"*/{name}"))
    )
    return next((place for place in places if place.is_file()), None)


@dataclass(frozen=True)
class Engine:
    """A browser that is not Chromium."""

    name: str
    tab: Callable[[str], AbstractContextManager[Tab]]
    missing: Callable[[], str | None]
    """What is not installed of it."""


def missing_firefox() -> str | None:
    return None if any(map(shutil.which, FIREFOX)) else "Firefox"


def missing_webkit() -> str | None:
    lacks = [name for name in WEBKIT if not shutil.which(name)]
    lacks += [] if minibrowser() else ["WebKitGTK's MiniBrowser"]
    return ", ".join(lacks) or None


ENGINES: Final = {
    engine.name: engine
    for engine in (
        Engine("Firefox", firefox, missing_firefox),
        Engine("WebKitGTK", webkit, missing_webkit),
    )
}
