"""The release of the real site, read without a network, across releases and without space.

The tests of `test_offline.py` look at each step with a small site.
"""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from showfloor.model.release import Manifest
from support.browser.offline_reader import visit
from support.polling import until
from support.server.republished_release import Releases
from support.server.running_server import serving

pytestmark = pytest.mark.browser

READ = "/material-ui/react-button/"
NOT_READ = "/joy-ui/react-button/"
MOST = 100
"""Pages that are kept."""

KEPT = """async () => (await (await caches.open('pages')).keys())
    .map(({ url }) => new URL(url).pathname)"""
LOADED = """() => performance.getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)"""
REFUSED = """async () => (await caches.keys()).length > 0
    && (await navigator.serviceWorker.getRegistrations()).length === 0"""


@pytest.fixture
def page(browser: Browser, site_url: str) -> Iterator[Page]:
    with browser.new_context(base_url=site_url.replace("127.0.0.1", "localhost")) as context:
        yield context.new_page()


def test_a_reader_gets_the_next_release_and_reads_it_without_a_network(
    browser: Browser, dist: Path, tmp_path: Path
) -> None:
    releases = Releases(tmp_path / "dist")
    first = releases.publish(dist, routes=[READ])
    with (
        serving(releases.dist) as port,
        browser.new_context(base_url=f"http://localhost:{port}") as context,
    ):
        page = context.new_page()
        visit(page, READ)
        assert not first.isdisjoint(page.evaluate(LOADED))
        second = releases.publish(dist, "next", routes=[READ])
        until(page, lambda: page.request.get(min(second)).ok)
        page.evaluate("() => void navigator.serviceWorker.ready.then((one) => one.update())")
        with page.expect_navigation(url=f"**{READ}"):
            page.get_by_role("button", name="Reload").click()
        visit(page, READ)
        context.set_offline(True)
        page.reload()
        expect(page.locator("[data-island=live]").first).to_be_visible()
        loaded = {*page.evaluate(LOADED)}
        assert loaded & second
        assert not loaded & first
        answer = page.goto(NOT_READ)
        assert answer is not None
        assert answer.status == 503
        kept = page.get_by_role("main").locator("li a")
        expect(kept).to_have_count(1)
        kept.click()
        expect(page.locator("[data-island=live]").first).to_be_visible()


def leave_room(session: CDPSession, page: Page, size: int | None = None) -> None:
    used = page.evaluate("async () => (await navigator.storage.estimate()).usage")
    limit = {} if size is None else {"quotaSize": used + size}
    origin = page.evaluate("location.origin")
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin, **limit})


def test_no_more_pages_are_kept_than_there_is_space_for(page: Page, dist: Path) -> None:
    manifest = msgspec.json.decode((dist / "current/manifest.json").read_bytes(), type=Manifest)
    routes = [route for route in manifest.routes if "/demos/" not in route][: MOST + 1]
    visit(page, READ)
    page.evaluate(
        """async (routes) => {
            const { active } = await navigator.serviceWorker.ready;
            const pages = await caches.open('pages');
            for (const route of routes) {
                active.postMessage({ type: 'KEEP', page: route, assets: [] });
                while (!(await pages.match(route))) await new Promise(requestAnimationFrame);
            }
        }""",
        [route for route in routes if route != READ],
    )
    until(page, f"async () => (await ({KEPT})()).length === {MOST}")
    kept = page.evaluate(KEPT)
    assert routes[-1] in kept
    assert READ not in kept


def test_a_device_without_space_reads_on_and_keeps_pages_once_it_has_some(page: Page) -> None:
    faults: list[str] = []
    page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: faults.append(str(error)))
    session = page.context.new_cdp_session(page)
    page.goto("/sw.js")
    leave_room(session, page, 50_000)
    page.goto(READ)
    until(page, REFUSED)
    expect(page.locator("[data-island=live]").first).to_be_visible()
    leave_room(session, page)
    visit(page, READ)
    leave_room(session, page, 20_000)
    page.goto(NOT_READ)
    until(page, f"async () => (await ({KEPT})()).length === 0")
    expect(page.locator("[data-island=live]").first).to_be_visible()
    leave_room(session, page)
    visit(page, NOT_READ)
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("[data-island=live]").first).to_be_visible()
    assert page.evaluate(KEPT) == [NOT_READ]
    assert faults == []
