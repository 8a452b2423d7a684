"""What pages tell a tag service (specification, sections 7 and 9), and when they tell nothing."""

import itertools
import json
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from showfloor.model.release import NOTICES
from support.polling import until
from support.site.tiny_site import copy_tiny

# One worker runs them: each would make what they share.
pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("analytics")]

SEED = "/acorn-kit/part-seed/"
NUMBERS = itertools.count()
VITALS = {"CLS", "FCP", "LCP", "TTFB"}

# The client listens for a page that is left when all else is begun.
SAY_WHEN_IT_LISTENS = """
const listen = document.addEventListener;
document.addEventListener = function (type, ...rest) {
  listen.call(this, type, ...rest);
  if (type === "visibilitychange") window.listening = true;
};
"""

# What a page would send when it is left has been sent before this.
LAST_WORD = """(service) => addEventListener("pagehide", () => {
  navigator.sendBeacon(service, '{"events": [{"name": "last word", "fields": {}}]}');
})"""


class TagService:
    """A service on this machine that keeps what the browser of one reader sends."""

    def __init__(self) -> None:
        self.batches: list[dict[str, Any]] = []
        self.reader = ""
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                # What a tab of the test before sends when it is closed may come late.
                if f"reader={service.reader}" in self.headers.get("Cookie", "").split("; "):
                    service.batches.append(json.loads(body))
                self.send_response(503)  # whatever it answers, nobody minds
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.endpoint = f"http://127.0.0.1:{self.server.server_port}/in"

    def events(self, name: str) -> list[dict[str, Any]]:
        events = [event for batch in self.batches for event in batch["events"]]
        return [event["fields"] for event in events if event["name"] == name]


@pytest.fixture(scope="module")
def service() -> Iterator[TagService]:
    service = TagService()
    thread = Thread(target=service.server.serve_forever)
    thread.start()
    yield service
    service.server.shutdown()
    thread.join()
    service.server.server_close()


@pytest.fixture(scope="module")
def told_url(
    service: TagService,
    publish: Callable[[Path, Path], str],
    tmp_path_factory: pytest.TempPathFactory,
) -> str:
    folder = tmp_path_factory.mktemp("analytics")
    site = copy_tiny(folder / "site")
    with (site / "site.toml").open("a") as settings:
        settings.write(f'\n[analytics]\nendpoint = "{service.endpoint}"\nid = "T-1"\n')
    about = site / "pages" / "about" / "index.md"
    about.write_text(about.read_text() + "\n[Back to the start](/)\n")
    return publish(site, folder)


@pytest.fixture
def visit(browser: Browser, told_url: str, service: TagService) -> Iterator[Callable[..., Page]]:
    contexts: list[BrowserContext] = []
    service.batches.clear()
    service.reader = str(next(NUMBERS))

    def visit(script: str = "", **options: Any) -> Page:
        contexts.append(browser.new_context(base_url=told_url, **options))
        # Cookies are those of a host, whatever its port.
        contexts[-1].add_cookies([{"name": "reader", "value": service.reader, "url": told_url}])
        contexts[-1].add_init_script(SAY_WHEN_IT_LISTENS + script)
        return contexts[-1].new_page()

    yield visit
    for context in contexts:
        context.close()


def read(page: Page, route: str) -> None:
    page.goto(route)
    until(page, "window.listening === true")


def leave(page: Page, service: TagService, event: str = "page_view") -> None:
    """Go away, and wait until an event that was noted has arrived.

    Not for properties of the reader: a page that is left is told that the colors and the screen
    which the driver pretends are no more. What a page sends by itself comes within seconds.
    """
    page.goto("about:blank")
    until(page, lambda: bool(service.events(event)))


def test_a_visit_is_told_with_what_was_read_and_by_whom(
    visit: Callable[..., Page], service: TagService, told_url: str
) -> None:
    page = visit("Math.random = () => 0.5", color_scheme="dark", device_scale_factor=2)
    complaints: list[str] = []
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda m: complaints.append(m.text) if m.type == "error" else None)
    read(page, f"{SEED}?a=b#top")
    until(page, lambda: bool(service.events("page_view")))
    assert service.events("page_view") == [
        {
            "title": page_title(told_url, visit),
            "location": f"{told_url}{SEED}?a=b",
            "productId": "acorn-kit",
            "productCategoryId": "forest",
        }
    ]
    assert service.events("user_properties") == [
        {
            "codeVariant": "ts",
            "userLanguage": "en",
            "devicePixelRatio": 2,
            "colorSchemeOS": "dark",
            "colorScheme": "system",
            "codeStylingVariant": "system",
        }
    ]
    assert {batch["id"] for batch in service.batches} == {"T-1"}
    # The browser itself notes how the service answered.
    assert [text for text in complaints if "503" not in text] == []
    assert [url for url in asked if "vitals" in url] == []
    assert page.evaluate("sessionStorage.getItem('webVitals')") == "no"


def page_title(told_url: str, visit: Callable[..., Page]) -> str:
    page = visit("Object.defineProperty(navigator, 'doNotTrack', { value: '1' })")
    page.goto(SEED)
    return page.title()


def test_user_properties_follow_what_a_reader_chooses(
    visit: Callable[..., Page], service: TagService
) -> None:
    page = visit(color_scheme="light")
    read(page, SEED)
    page.emulate_media(color_scheme="dark")
    until(page, "matchMedia('(prefers-color-scheme: dark)').matches")
    page.evaluate("location.hash = 'css-Sprout.js'")
    chosen = page.locator('html[data-code-variant="js"][data-code-styling="css"]')
    expect(chosen).to_be_attached()
    wanted = {"colorSchemeOS": "dark", "codeVariant": "js", "codeStylingVariant": "css"}
    until(page, lambda: any(event.items() >= wanted.items() for event in told(service)))
    assert told(service)[-1].items() >= wanted.items()


def told(service: TagService) -> list[dict[str, Any]]:
    return service.events("user_properties")


def test_a_click_is_told_with_the_fields_of_its_element(
    visit: Callable[..., Page], service: TagService, told_url: str
) -> None:
    page = visit()
    read(page, "/about/")
    page.evaluate("""() => {
        const link = document.querySelector('main a[href="/"]');
        link.dataset.analyticsEventCategory = 'way';
        link.dataset.analyticsName = 'start';
    }""")
    page.get_by_role("main").get_by_role("link", name="Back to the start").click()
    page.wait_for_url(f"{told_url}/")
    leave(page, service, "click")
    assert service.events("click") == [{"eventCategory": "way", "name": "start"}]


def test_section_7_clicks_send_the_fields_of_the_shell_and_nothing_else(
    visit: Callable[..., Page], service: TagService
) -> None:
    page = visit()
    read(page, SEED)
    toolbar = page.locator("#LeafBadge .demo-toolbar")
    toolbar.get_by_role("button", name="JS").click()
    toolbar.get_by_role("button", name="CSS").click()
    page.locator("[data-menu=settings] summary").click()
    page.locator(".s-choice label", has_text="Dark").click()
    page.locator("[data-menu=settings] summary").click()
    page.get_by_role("heading", level=1).click()
    page.locator(".demo-stage").first.get_by_role("button").click()
    page.locator(".nav-link", has_text="Branch").click()
    page.wait_for_url("**/part-branch/")
    until(page, lambda: len(service.events("click")) == 6)
    demo = {"eventCategory": "demo", "eventDemo": "LeafBadge"}
    menu = {"eventCategory": "header", "eventAction": "menu", "eventLabel": "settings"}
    assert service.events("click") == [
        {**demo, "eventAction": "variant", "eventLabel": "js"},
        {**demo, "eventAction": "styling", "eventLabel": "css"},
        menu,
        {"eventCategory": "header", "eventAction": "settings", "eventLabel": "colorScheme: dark"},
        menu,
        {
            "eventCategory": "navigation",
            "eventAction": "open",
            "eventLabel": "/acorn-kit/part-branch/",
            "eventGroup": "components",
        },
    ]
    events = [event for batch in service.batches for event in batch["events"]]
    assert {tuple(sorted(event)) for event in events} == {("fields", "name", "time")}


def test_a_measured_session_reports_its_vitals(
    visit: Callable[..., Page], service: TagService
) -> None:
    page = visit("sessionStorage.setItem('webVitals', 'yes')")
    with page.expect_response("**/_assets/web-vitals-*.js"):
        read(page, SEED)
    # These are told as soon as they are known, with the next batch; the others at the end.
    until(page, lambda: measured(service) >= {"FCP", "TTFB"})
    page.goto("about:blank")
    until(page, lambda: measured(service) >= VITALS)


def measured(service: TagService) -> set[str]:
    return {event["metric"] for event in service.events("web_vitals")}


def test_what_measures_a_session_is_on_the_notices_page(visit: Callable[..., Page]) -> None:
    page = visit()
    page.goto(NOTICES)
    expect(page.locator("summary bdi", has_text="web-vitals ")).to_be_attached()


def test_a_reader_who_asks_for_it_is_left_alone(
    visit: Callable[..., Page], service: TagService
) -> None:
    page = visit("Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(SEED, wait_until="networkidle")
    page.evaluate(LAST_WORD, service.endpoint)
    leave(page, service, "last word")
    assert [url for url in asked if "report-" in url] == []
    names = [event["name"] for batch in service.batches for event in batch["events"]]
    assert names == ["last word"]


def test_a_site_that_sets_no_service_has_no_client(tiny_url: str, browser: Browser) -> None:
    with browser.new_context(base_url=tiny_url) as context:
        page = context.new_page()
        answer = page.goto(SEED, wait_until="networkidle")
        assert answer is not None
        assert "connect-src 'self';" in answer.headers["content-security-policy"]
        script = page.locator("script[src*=shell]").get_attribute("src")
        assert "doNotTrack" not in page.evaluate("u => fetch(u).then(r => r.text())", script)
        assert "data-analytics-" not in page.content()
