"""The real site, built once, served by the real server, seen in a real browser."""

import faulthandler
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from showfloor.build import BuildPaths
from support.browser.chromium import ARGUMENTS, find_chromium
from support.browser.shared_tabs import SharedTabs
from support.browser.sweep import Sweep, state_of
from support.places import PROJECT
from support.site.page_sample import sample_of_demos, samples_of_pages
from support.site.tiny_release import build_like_tiny, tiny_release
from support.site.work_folder import built_site
from support.site.workplace import SilentReport

# What is right does not wait for it: a busy machine needs longer than the usual five seconds.
expect.set_options(timeout=60_000)


@pytest.fixture(scope="session")
def dist(say: Callable[[str], None]) -> Path:
    """Folder of the releases of the real site."""
    say("Building the site, or what of it changed since the last run")
    return built_site(SilentReport(say))


@pytest.fixture(scope="session")
def samples(dist: Path) -> tuple[Sequence[str], Sequence[str]]:
    """Addresses of the pages that stand for all, and of some that have every part of a page."""
    return samples_of_pages(dist)


@pytest.fixture(scope="session")
def sampled_pages(samples: tuple[Sequence[str], Sequence[str]]) -> Sequence[str]:
    """Addresses of the pages that stand for all."""
    return samples[0]


@pytest.fixture(scope="session")
def sampled_parts(samples: tuple[Sequence[str], Sequence[str]]) -> Sequence[str]:
    """Addresses of the pages that together have every part of a page."""
    return samples[1]


@pytest.fixture(scope="session")
def sampled_demos(dist: Path) -> Sequence[str]:
    """Addresses of the framed demos that stand for all."""
    return sample_of_demos(dist)


@pytest.fixture(scope="session")
def site_url(dist: Path) -> Iterator[str]:
    """Address of a server over the real site, without a slash at its end."""
    with served(dist) as url:
        yield url


@pytest.fixture(scope="session")
def tiny_url() -> Iterator[str]:
    """Address of a server over the tiny site, which sets what the real one leaves out."""
    with served(tiny_release()) as url:
        yield url


@pytest.fixture(scope="session")
def serve() -> Iterator[Callable[[Path], str]]:
    """Return what serves a folder of releases until the end, and answers with its address."""
    with ExitStack() as servers:
        yield lambda dist: servers.enter_context(served(dist))


@pytest.fixture(scope="session")
def publish(serve: Callable[[Path], str]) -> Callable[[Path, Path], str]:
    """Return what builds a site like the tiny one, serves it, and answers with its address."""

    def publish(site: Path, work: Path) -> str:
        paths = BuildPaths(site=site, dist=work / "dist", work=work / "work")
        return serve(build_like_tiny(paths))

    return publish


@contextmanager
def served(dist: Path) -> Iterator[str]:
    """Serve a folder of releases on a free port; yield its address."""
    command = [sys.executable, "-m", "showfloor", "serve", "--dist", str(dist), "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        yield server.stdout.readline().removeprefix("Serving on ").partition(" ")[0]
        server.terminate()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A headless Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        yield browser
        browser.close()


@contextmanager
def visitors(browser: Browser, site_url: str) -> Iterator[Callable[..., BrowserContext]]:
    """Yield what makes contexts, on a desktop in a light scheme if nothing else is said."""
    with ExitStack() as contexts:

        def new_context(**options: Any) -> BrowserContext:
            desktop = {"viewport": {"width": 1280, "height": 800}, "color_scheme": "light"}
            context = browser.new_context(**{"base_url": site_url, **desktop, **options})
            contexts.callback(context.close)
            return context

        yield new_context


@pytest.fixture
def arrive(browser: Browser, site_url: str) -> Iterator[Callable[..., Page]]:
    """Return a tab of a new visitor, on a desktop in a light scheme if nothing else is said."""
    with visitors(browser, site_url) as new_context:
        yield lambda **options: new_context(**options).new_page()


@pytest.fixture(scope="module")
def shared_tabs(browser: Browser, site_url: str) -> Iterator[SharedTabs]:
    """Tabs of the cases of a module that only read."""
    with visitors(browser, site_url) as new_context:
        yield SharedTabs(new_context)


@pytest.fixture
def read(shared_tabs: SharedTabs) -> Iterator[Callable[..., Page]]:
    """Return what shows a page to a case that changes nothing, in a tab that others read too."""
    yield shared_tabs.read
    changes = shared_tabs.forget_changed()
    assert not changes, "\n".join(changes)


@pytest.fixture
def page(arrive: Callable[..., Page]) -> Page:
    """A tab of a visitor without a history, on a desktop, in a light scheme."""
    return arrive()


@pytest.fixture
def tiny_page(browser: Browser, tiny_url: str) -> Iterator[Page]:
    """A tab of such a visitor for the tiny site."""
    with visitors(browser, tiny_url) as new_context:
        yield new_context().new_page()


@pytest.fixture
def plain(arrive: Callable[..., Page]) -> Page:
    """A tab of such a visitor whose browser runs no scripts."""
    return arrive(java_script_enabled=False)


@pytest.fixture
def complaints(page: Page) -> Iterator[list[str]]:
    """What the browser complained about; a test that expects some clears them."""
    found: list[str] = []
    page.on("console", lambda m: found.append(m.text) if m.type in {"error", "warning"} else None)
    page.on("pageerror", lambda error: found.append(str(error)))
    yield found
    assert found == []


@pytest.fixture
def phone(arrive: Callable[..., Page]) -> Page:
    """A tab of a visitor with the narrowest phone."""
    return arrive(viewport={"width": 360, "height": 740}, is_mobile=True, has_touch=True)


@pytest.fixture
def context(page: Page) -> BrowserContext:
    """What the visitor with the desktop keeps between tabs."""
    return page.context


@pytest.fixture
def sweep(
    dist: Path, request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]
) -> Iterator[Sweep]:
    """A look at all pages that says how far it is, and goes on where it was stopped."""
    name = re.sub(r"[^\w-]+", "-", request.node.name).strip("-")

    def say(line: str) -> None:
        with capsys.disabled():
            sys.stderr.write(f"{name}: {line}\n")
            sys.stderr.flush()

    with capsys.disabled():
        terminal = os.dup(2)
    limit = float(request.config.getini("faulthandler_timeout"))

    def watch() -> None:
        faulthandler.dump_traceback_later(limit, file=terminal, exit=True)

    kept = PROJECT / ".showfloor" / "swept" / f"{name}.txt"
    yield Sweep(kept, state_of(dist), say, watch)
    faulthandler.cancel_dump_traceback_later()  # before what it would write to is closed
    os.close(terminal)
