"""The real site, built once, served by the real server, seen in a real browser."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from chromium import ARGUMENTS, find_chromium
from showfloor.build import Workshop, build
from showfloor.build.workshop import PROJECT
from workplace import SilentReport

# Between runs the work folder stays, so that only what changed is built again. The workers of
# one run take turns: the second finds that there is nothing to do.
WORK = PROJECT / ".showfloor" / "tests"


@pytest.fixture(scope="session")
def dist() -> Path:
    """Folder of the releases of the real site."""
    workshop = Workshop(site=PROJECT / "site", dist=WORK / "dist", work=WORK / "work")
    build(workshop, SilentReport())
    return workshop.dist


@pytest.fixture(scope="session")
def site_url(dist: Path) -> Iterator[str]:
    """Address of a server over the real site, without a slash at its end."""
    command = [sys.executable, "-m", "showfloor.server", str(dist), "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        yield server.stdout.readline().strip()
        server.terminate()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A headless Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def context(browser: Browser, site_url: str) -> Iterator[BrowserContext]:
    """A visitor without a history, on a desktop, in a light scheme."""
    context = browser.new_context(
        base_url=site_url, viewport={"width": 1280, "height": 800}, color_scheme="light"
    )
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    """A tab of that visitor."""
    return context.new_page()
