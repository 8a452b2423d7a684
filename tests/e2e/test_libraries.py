"""Sites for popular libraries, as `showfloor new` makes them, draw at the first try.

With `--log-cli-level=INFO` the seconds of each command are printed.
"""

import logging
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from showfloor.node import run_npm
from support.browser.page_visit import Reader
from support.places import PROJECT
from support.polling import until
from support.site.work_folder import WORK

pytestmark = [pytest.mark.browser, pytest.mark.sweep, pytest.mark.xdist_group("libraries")]

LOG: Final = logging.getLogger(__name__)
OWN: Final = PROJECT / "tests" / "sites"
LIBRARIES: Final = {
    "antd": "antd@6.6.8",
    "chakra": "@chakra-ui/react@3.38.0",
    "fluent": "@fluentui/react-components@9.74.11",
    "headless": "@headlessui/react@2.2.10",
    "heroui": "@heroui/react@3.2.6",
    "mantine": "@mantine/core@9.8.1",
    "pine": "pine/source",
    "primereact": "primereact@10.9.7",
    "radix": "@radix-ui/themes@3.3.0",
    "react-aria": "react-aria-components@1.22.1",
    "react-bootstrap": "react-bootstrap@2.10.10",
    "reed": "reed",
}
"""Packages of npm, and folders of `tests/sites`: the last one is styled by Tailwind, names its
modules by aliases and has no declarations."""

READERS: Final = {
    "light": Reader(width=1280, scheme="light", direction="ltr", phone=False),
    "dark": Reader(width=1280, scheme="dark", direction="ltr", phone=False),
    "right-to-left": Reader(width=1280, scheme="light", direction="rtl", phone=False),
}
WATCH: Final = """
window.refused = [];
addEventListener("securitypolicyviolation", (event) =>
  window.refused.push(`${event.effectiveDirective} ${event.sample}`));
"""
SHELL: Final = """() => [
  "html", "body", ".s-header", ".s-header a", ".s-footer", "nav", "nav a", "nav ul", "h1",
].map((part) => {
  const style = getComputedStyle(document.querySelector(part));
  const measured = /^--|(?<!font-)size|width|height|origin|inset|^(?:top|left|right|bottom)$/;
  const names = [...style].filter((name) => !measured.test(name));
  return [part, ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`)];
})"""
ISLANDS: Final = "[data-island]"


@dataclass(frozen=True)
class NewSite:
    """The site of a library as `showfloor new` has made it."""

    id: str
    said: str
    served: str

    @property
    def folder(self) -> Path:
        """The folder in which commands are given."""
        return WORK / "libraries" / self.id

    @cached_property
    def route(self) -> str:
        """The page of its first component."""
        (page,) = (self.folder / "site" / "pages").glob("*/components/*/")
        return f"/{page.parts[-3]}/{page.name}/"

    @property
    def plain(self) -> str:
        """A page without demos."""
        return f"/{self.route.split('/')[1]}/getting-started/"


def run(*arguments: str, folder: Path) -> str:
    """Run `showfloor` in a folder; return what it says, with the seconds that it took."""
    command = [str(Path(sys.executable).with_name("showfloor")), *arguments]
    start = time.monotonic()
    done = subprocess.run(
        command,
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    LOG.info("%s %s", " ".join(arguments[:2]), f"{time.monotonic() - start:.0f} s in {folder.name}")
    assert done.returncode == 0, done.stdout
    return done.stdout


def package_of(name: str) -> str:
    """Return what `--package` names; a folder is copied, with what it depends on installed."""
    if not (OWN / name).is_dir():
        return name
    copy = WORK / "libraries" / "sources" / name
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(OWN / name, copy)
    run_npm(copy, "install", why="The package is used as its author has it.", fix="See npm.")
    return str(copy)


@pytest.fixture(scope="module", params=LIBRARIES)
def made(request: pytest.FixtureRequest, serve: Callable[[Path], str]) -> NewSite:
    parent = WORK / "libraries"
    shutil.rmtree(parent / request.param, ignore_errors=True)
    parent.mkdir(parents=True, exist_ok=True)
    package = package_of(LIBRARIES[request.param])
    said = run("new", request.param, "--package", package, folder=parent)
    folder = parent / request.param
    assert "no mistakes" in run("check", folder=folder)
    run("build", folder=folder)
    return NewSite(request.param, said, serve(folder / "dist"))


@pytest.fixture(params=READERS)
def context(
    request: pytest.FixtureRequest, browser: Browser, made: NewSite
) -> Iterator[BrowserContext]:
    context = READERS[request.param].arrive(browser, made.served)
    context.add_init_script(WATCH)
    yield context
    context.close()


def is_live(page: Page) -> bool:
    """Bring each demo near, and return whether all are live."""
    for island in page.locator(ISLANDS).all():
        island.scroll_into_view_if_needed()
        island.hover()
    states = page.locator(ISLANDS).evaluate_all("all => all.map(one => one.dataset.island)")
    return set(states) == {"live"}


def test_nothing_is_left_to_do_by_hand(made: NewSite) -> None:
    assert "To do: no component shows a text" not in made.said
    assert "why:" not in made.said, made.said


def test_the_first_page_draws(made: NewSite, context: BrowserContext) -> None:
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda one: faults.append(one.text) if one.type == "error" else None)
    page.goto(made.plain)
    plain = page.evaluate(SHELL)
    header = page.locator(".s-header").screenshot(animations="disabled")
    page.goto(made.route)
    until(page, lambda: is_live(page))
    for island in page.locator(ISLANDS).all():
        assert island.inner_text().strip(), "a demo shows no text"
    page.mouse.move(0, 0)
    page.evaluate("scrollTo(0, 0)")
    assert page.evaluate("window.refused") == []
    assert faults == []
    assert page.evaluate(SHELL) == plain
    assert page.locator(".s-header").screenshot(animations="disabled") == header
