"""A reader who looks at whole pages and takes note of all that is wrong with them."""

import json
import re
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Error, Page, Request, Response

from showfloor.model.demo import page_of_demo
from support.browser.hanging_pages import ended_when_hanging
from support.places import TOOLS

COLORS = Path(__file__).with_name("colors.js")
LOOK = Path(__file__).with_name("page_visit.js")
AXE = TOOLS / "axe-core" / "axe.min.js"
GIVEN_UP = "net::ERR_ABORTED"
PATIENCE = 60
"""Seconds for a page that works: the heaviest takes twenty on a busy machine."""
WAKING = 40
"""Seconds for demos to come alive: fewer, so that a rule reports one before its page is ended."""
STRIDE = 25
"""Pages after which is said how far a reader is."""
SEVERAL = re.compile(r'data-stylings="\w+ ')
"""In the markup of pages with demos in several stylings."""


def add_visitor(reader: BrowserContext | Page) -> None:
    """Have the pages of a reader know `visitor`, which looks at them."""
    for script in (COLORS, LOOK):
        reader.add_init_script(path=script)


@dataclass(frozen=True, slots=True)
class Reader:
    """Somebody with a screen, a taste and a direction of reading."""

    width: int
    scheme: Literal["light", "dark"]
    direction: Literal["ltr", "rtl"]
    phone: bool
    styling: Literal["system", "tailwind", "css"] = "system"
    zone: str = "UTC"
    locale: str = "en-US"

    def arrive(self, browser: Browser, site_url: str) -> BrowserContext:
        """Return a browser context of this reader, ready to visit pages."""
        context = browser.new_context(
            base_url=site_url,
            viewport={"width": self.width, "height": 800},
            color_scheme=self.scheme,
            is_mobile=self.phone,
            has_touch=self.phone,
            timezone_id=self.zone,
            locale=self.locale,
        )
        context.add_init_script(f"localStorage.setItem('direction', '{self.direction}')")
        context.add_cookies([{"name": "codeStyling", "value": self.styling, "url": site_url}])
        context.add_init_script(path=AXE)
        add_visitor(context)
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
    """As `page_visit.js` finds it."""
    barriers: list[str] = field(default_factory=list)
    """What axe finds."""
    faint: list[str] = field(default_factory=list)
    """Texts that can hardly be read in forced colors; on a desktop."""


def all_routes(dist: Path) -> Sequence[str]:
    """Return the address of every page."""
    return [route for route in _documents(dist) if page_of_demo(route) is None]


def routes_of(dist: Path) -> Sequence[str]:
    """Return the address of every page that somebody wrote, and of some that were generated.

    Pages of the API reference are drawn by the same few components from data of one shape, so one
    in twenty stands for the others.
    """
    pages = all_routes(dist)
    generated = [route for route in pages if _is_generated(dist, route)]
    return sorted({*pages} - {*generated} | {*generated[::20]})


def framed_demos(dist: Path) -> Sequence[str]:
    """Return the address of every document that a page shows in a frame."""
    return [
        route
        for route in _documents(dist)
        if page_of_demo(route) and "data-framed" in markup_of(dist, route)
    ]


def visit_all_stylings(
    browser: Browser,
    dist: Path,
    site_url: str,
    reader: Reader,
    routes: Sequence[str],
    say: Callable[[str], None] = lambda line: None,
) -> list[Visit]:
    """Visit pages, and those with demos in several stylings once in each; `say` is told how far."""
    several = [route for route in routes if SEVERAL.search(markup_of(dist, route))]
    rest = (replace(reader, styling="tailwind"), replace(reader, styling="css"))
    return [
        *visit_pages(browser, site_url, reader, routes, say),
        *(visit for one in rest for visit in visit_pages(browser, site_url, one, several, say)),
    ]


def pages_with_demos(dist: Path) -> Sequence[str]:
    """Return the address of every page on which React wakes something."""
    return [route for route in routes_of(dist) if "data-island" in markup_of(dist, route)]


def markup_of(dist: Path, route: str) -> str:
    """Return the HTML of a page as it is sent."""
    return (dist / "current" / "public" / route[1:] / "index.html").read_text(encoding="utf-8")


def _is_generated(dist: Path, route: str) -> bool:
    return (dist / "current" / "public" / route[1:] / "index.json").is_file()


def _documents(dist: Path) -> Sequence[str]:
    manifest = json.loads((dist / "current" / "manifest.json").read_text())
    return sorted(route for route in manifest["routes"] if not route.startswith("/_"))


def visit_pages(
    browser: Browser,
    site_url: str,
    reader: Reader,
    routes: Sequence[str],
    say: Callable[[str], None] = lambda line: None,
) -> list[Visit]:
    """Visit pages one after the other."""
    if not routes:
        return []
    who = f"{reader.zone}, {reader.locale}, {reader.styling}"
    context = reader.arrive(browser, site_url)
    visits: list[Visit] = []
    page = _tab(context, site_url, visits)
    for done, route in enumerate(routes):
        if done % STRIDE == 0:
            say(f"Visiting pages ({who}): {done} of {len(routes)}")
        visits.append(Visit(route, reader))
        try:
            _look(page, visits[-1])
        except Error as error:
            if "crashed" not in str(error):
                raise
            warnings.warn(f"{route} did not answer any more; it is visited again", stacklevel=2)
            visits[-1] = Visit(route, reader)
            page = _tab(context, site_url, visits)
            _look(page, visits[-1])
    context.close()
    return visits


def _tab(context: BrowserContext, site_url: str, visits: Sequence[Visit]) -> Page:
    """Return a new tab, of which the last visit takes note."""
    page = context.new_page()
    asked: dict[Request, str] = {}
    page.on("console", lambda message: _note_console(visits[-1], message.type, message.text))
    page.on("pageerror", lambda error: visits[-1].complaints.append(str(error)))
    page.on("request", lambda request: asked.update({request: urlsplit(request.frame.url).path}))
    page.on("request", lambda request: _note_request(visits[-1], request, site_url))
    page.on("requestfailed", lambda request: _note_failure(visits[-1], request, asked[request]))
    page.on("response", lambda response: _note_response(visits[-1], response))
    return page


def _look(page: Page, visit: Visit) -> None:
    with ended_when_hanging(PATIENCE):
        page.goto(visit.route)
        page.evaluate("visitor.walk()")
        page.evaluate("visitor.settle", WAKING)
        visit.seen = page.evaluate("visitor.findings()")
        visit.barriers = page.evaluate("visitor.barriers()")
        if not visit.reader.phone:
            visit.faint = faint_in_forced_colors(page)
            page.emulate_media(
                forced_colors="null", reduced_motion="null", color_scheme=visit.reader.scheme
            )


def faint_in_forced_colors(page: Page) -> list[str]:
    """Return the texts that can hardly be read in forced colors, light or dark; leaves them on."""
    found = []
    for scheme in ("light", "dark"):
        page.emulate_media(forced_colors="active", reduced_motion="reduce", color_scheme=scheme)
        found += [f"{scheme}, {text}" for text in page.evaluate("visitor.faint()")]
    return found


BARRIERS = """(where) => axe.run(where ?? document).then(({ violations }) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`))"""


def barriers_of(page: Page, where: object = None) -> list[str]:
    """Return what axe finds in a page as it is now, or in the part that a context of axe names."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(BARRIERS, where)
    return found


def _note_console(visit: Visit, kind: str, text: str) -> None:
    if kind in ("error", "warning"):
        visit.complaints.append(text)


def _note_request(visit: Visit, request: Request, site_url: str) -> None:
    if not request.url.startswith((f"{site_url}/", "data:")):
        visit.failures.append(request.url)
    if request.resource_type == "script" and request.frame.parent_frame is None:
        visit.scripts.append(request.url)


def _note_failure(visit: Visit, request: Request, asker: str) -> None:
    # What a page still loads when it is left, and its frames with it, is given up.
    if not (request.failure == GIVEN_UP and asker != visit.route):
        visit.failures.append(f"{request.failure} {request.url}")


def _note_response(visit: Visit, response: Response) -> None:
    if response.status >= 400:
        visit.failures.append(f"{response.status} {response.url}")
