"""Reading without a network, and following new releases (specification, sections 1, 4 and 7)."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from showfloor.build import BuildPaths
from support.browser.offline_reader import visit
from support.browser.settled import idle
from support.polling import until
from support.site.tiny_release import build_like_tiny
from support.site.tiny_site import copy_tiny

# One worker runs them: each would make what they share.
pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("offline")]

SEED = "/acorn-kit/part-seed/"


class Place:
    """A site that is read on a host of its own, and can be published again."""

    def __init__(self, folder: Path, publish: Callable[[Path, Path], str]) -> None:
        self.folder = folder
        self.site = copy_tiny(folder / "site")
        settings = self.site / "site.toml"
        settings.write_text(f'offline-hosts = ["127.0.0.1"]\n{settings.read_text()}')
        self.url = publish(self.site, folder)

    def release(self, title: str) -> None:
        self.word("offline.title", title)

    def rename_search(self, words: str) -> None:
        self.word("search.none", f"{words} “{{query}}”.")

    def word(self, key: str, text: str) -> None:
        file = self.site / "translations" / "en.json"
        file.write_text(json.dumps({**json.loads(file.read_text()), key: text}))
        self.build()

    def retire(self) -> None:
        settings = self.site / "site.toml"
        lines = settings.read_text().splitlines()
        kept = [line for line in lines if not line.startswith(("offline-hosts", "url"))]
        settings.write_text("\n".join(kept))
        self.build()

    def build(self) -> None:
        work = self.folder
        paths = BuildPaths(site=self.site, dist=work / "dist", work=work / "work")
        build_like_tiny(paths)


@pytest.fixture(scope="module")
def place(publish: Callable[[Path, Path], str], tmp_path_factory: pytest.TempPathFactory) -> Place:
    return Place(tmp_path_factory.mktemp("offline"), publish)


@pytest.fixture
def context(browser: Browser, place: Place) -> Iterator[BrowserContext]:
    with browser.new_context(base_url=place.url) as context:
        yield context


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()


def test_a_page_that_was_visited_is_read_without_a_network(
    page: Page, context: BrowserContext
) -> None:
    visit(page, SEED)
    page.goto("/nothing/")
    page.goto("/old-seed/")
    expect(page).to_have_url(f"{page.url.partition('/acorn')[0]}{SEED}")
    kept = page.evaluate("""caches.open('pages').then(c => c.keys())
        .then(all => all.map(({ url }) => new URL(url).pathname))""")
    assert kept == [SEED]  # no wrong address and no old one
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Seed")
    assert page.evaluate("getComputedStyle(document.body).margin") == "0px"
    expect(page.locator("[data-island=live]").first).to_be_visible()
    page.goto(f"{SEED}?a=b")
    expect(page.get_by_role("heading", level=1)).to_have_text("Seed")
    page.goto(SEED.rstrip("/"))
    expect(page).to_have_url(page.url)
    expect(page.get_by_role("heading", level=1)).to_have_text("Seed")
    assert complaints == []


def test_another_page_says_what_can_be_read_and_the_search_is_there(
    page: Page, context: BrowserContext
) -> None:
    visit(page, SEED)
    visit(page, "/")
    context.set_offline(True)
    answer = page.goto("/about/")
    assert answer is not None
    assert answer.status == 503
    expect(page.get_by_role("heading", level=1)).to_have_text("You are offline")
    links = page.get_by_role("main").locator("li a")
    expect(links).to_have_text(["Tiny site", "Seed - Acorn Kit"])
    links.last.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Seed")
    page.keyboard.press("/")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox").fill("seed")
    expect(dialog.get_by_role("option").first).to_contain_text("Seed")
    page.goto("/search/?q=seed")
    expect(page.get_by_role("main").get_by_role("link", name="Seed").first).to_be_visible()
    page.goto("/about/")
    context.set_offline(False)
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("About")


def test_the_worker_may_serve_the_whole_site_and_is_asked_for_each_time(
    page: Page, place: Place
) -> None:
    answer = page.request.get("/sw.js")
    assert answer.headers["service-worker-allowed"] == "/"
    assert answer.headers["cache-control"] == "no-cache"
    assert "worker-src 'self'" in answer.headers["content-security-policy"]


def test_on_other_hosts_nothing_is_registered(browser: Browser, place: Place) -> None:
    with browser.new_context(base_url=place.url.replace("127.0.0.1", "localhost")) as context:
        page = context.new_page()
        page.goto(SEED, wait_until="networkidle")
        idle(page)
        found = page.evaluate("navigator.serviceWorker.getRegistrations().then(r => r.length)")
        assert found == 0


def until_served(page: Page, path: str, *, gone: str = "", there: str = "") -> None:
    """Wait until the server has taken over a release; it is asked past the worker."""

    def is_served() -> bool:
        text = page.request.get(path).text()
        return there in text and not (gone and gone in text)

    until(page, is_served)


def test_a_new_release_takes_over_once_the_page_has_the_focus(page: Page, place: Place) -> None:
    visit(page, SEED)
    loads: list[str] = []
    page.on("load", lambda shown: loads.append(shown.url))
    page.evaluate("document.hasFocus = () => false")
    page.evaluate("window.stays = true")
    place.release("No network")
    until_served(page, "/offline.html", there="No network")
    page.evaluate("""() => {
        window.taken = false;
        navigator.serviceWorker.addEventListener('controllerchange', () => (window.taken = true));
        navigator.serviceWorker.ready.then((found) => found.update());
    }""")
    until(page, "() => window.taken")
    idle(page)
    assert page.evaluate("window.stays") is True
    assert loads == []
    with page.expect_navigation():
        page.evaluate("window.dispatchEvent(new Event('focus'))")
    assert page.evaluate("window.stays") is None
    page.wait_for_load_state("networkidle")
    assert len(loads) == 1


def test_a_page_of_the_release_before_searches_without_a_network(
    page: Page, context: BrowserContext, place: Place
) -> None:
    visit(page, SEED)
    page.evaluate("document.hasFocus = () => false")
    dialogs = _search_dialogs(page)
    place.rename_search("Look for anything")
    until_served(page, "/sw.js", gone=dialogs[0])
    page.evaluate("navigator.serviceWorker.ready.then((found) => found.update())")
    until(
        page,
        "async (old) => !(await caches.open((await caches.keys()).find((name) =>"
        " name.includes('precache'))).then((kept) => kept.match(old)))",
        dialogs[0],
    )
    context.set_offline(True)
    page.keyboard.press("/")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox").fill("seed")
    expect(dialog.get_by_role("option").first).to_contain_text("Seed")


def _search_dialogs(page: Page) -> list[str]:
    return re.findall(r"/_assets/searchDialog-[\w-]+\.js", page.request.get("/sw.js").text())


def test_a_site_that_is_no_longer_kept_takes_its_worker_away(page: Page, place: Place) -> None:
    visit(page, SEED)
    page.evaluate("document.hasFocus = () => false")
    place.retire()
    until_served(page, "/sw.js", gone="precached")
    page.evaluate("navigator.serviceWorker.ready.then(found => found.update())")
    until(
        page,
        """async () => (await navigator.serviceWorker.getRegistrations()).length === 0
            && (await caches.keys()).length === 0""",
    )
    # Pages that it still serves have to be left first.
    page.goto("about:blank")
    page.goto(SEED, wait_until="networkidle")
    assert page.evaluate("navigator.serviceWorker.controller === null")
