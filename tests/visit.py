"""A reader who looks at whole pages and takes note of all that is wrong with them."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Page, Request, Response

from showfloor.build.workshop import PROJECT

__all__ = ["Reader", "Visit", "routes_of", "visit_pages"]

LOOK = Path(__file__).with_name("visit.js")
AXE = PROJECT / "node_modules" / "axe-core" / "axe.min.js"


@dataclass(frozen=True, slots=True)
class Reader:
    """Somebody with a screen, a taste and a direction of reading."""

    width: int
    scheme: Literal["light", "dark"]
    direction: Literal["ltr", "rtl"]
    phone: bool

    def arrive(self, browser: Browser, site_url: str) -> BrowserContext:
        """Return a browser context of this reader, ready to visit pages."""
        context = browser.new_context(
            base_url=site_url,
            viewport={"width": self.width, "height": 800},
            color_scheme=self.scheme,
            is_mobile=self.phone,
            has_touch=self.phone,
        )
        context.add_init_script(f"localStorage.setItem('direction', '{self.direction}')")
        context.add_init_script(path=AXE)
        context.add_init_script(path=LOOK)
        return context


@dataclass(slots=True)
class Visit:
    """What a reader saw of one page."""

    route: str
    reader: Reader
    complaints: list[str] = field(default_factory=list)
    """Errors and warnings in the console, errors of scripts."""
    failures: list[str] = field(default_factory=list)
    """Requests that failed, and those that left the site."""
    scripts: list[str] = field(default_factory=list)
    """Addresses of all scripts."""
    seen: dict[str, Any] = field(default_factory=dict)
    """As `visit.js` finds it."""
    barriers: list[str] = field(default_factory=list)
    """What axe finds."""


def routes_of(dist: Path) -> Sequence[str]:
    """Return the address of every page of the release that is served."""
    manifest = json.loads((dist / "current" / "manifest.json").read_text())
    return sorted(manifest["routes"])


def visit_pages(
    browser: Browser, site_url: str, reader: Reader, routes: Sequence[str]
) -> list[Visit]:
    """Visit pages one after the other."""
    context = reader.arrive(browser, site_url)
    page = context.new_page()
    visits: list[Visit] = []
    page.on("console", lambda message: _note_console(visits[-1], message.type, message.text))
    page.on("pageerror", lambda error: visits[-1].complaints.append(str(error)))
    page.on("request", lambda request: _note_request(visits[-1], request, site_url))
    page.on("requestfailed", lambda request: visits[-1].failures.append(request.url))
    page.on("response", lambda response: _note_response(visits[-1], response))
    for route in routes:
        visits.append(Visit(route, reader))
        _look(page, visits[-1])
    context.close()
    return visits


def _look(page: Page, visit: Visit) -> None:
    page.goto(visit.route)
    page.evaluate("visitor.walk()")
    page.evaluate("visitor.settle()")
    visit.seen = page.evaluate("visitor.findings()")
    visit.barriers = page.evaluate("visitor.barriers()")


def _note_console(visit: Visit, kind: str, text: str) -> None:
    if kind in ("error", "warning"):
        visit.complaints.append(text)


def _note_request(visit: Visit, request: Request, site_url: str) -> None:
    if not request.url.startswith((f"{site_url}/", "data:")):
        visit.failures.append(request.url)
    if request.resource_type == "script":
        visit.scripts.append(request.url)


def _note_response(visit: Visit, response: Response) -> None:
    if response.status >= 400:
        visit.failures.append(f"{response.status} {response.url}")
