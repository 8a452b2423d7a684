"""A site below a path of its host: all that its pages load, and all links in them, are below it."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect

from support.browser.edited_demo import Edited
from support.browser.offline_reader import visit
from support.site.tiny_site import copy_tiny

# One worker runs them: each would make what they share.
pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("base-path")]

BASE = "/a/docs/"
URL = "https://tiny.example/a/docs/"
SEED = f"{BASE}acorn-kit/part-seed/"

SHOWN = """
![A leaf](/leaf.svg "20x20")

::demo Leaf
"""
DEMO = """\
export default function Leaf() {
  return <img src={`${import.meta.env.BASE_URL}leaf.svg`} alt="A leaf in a demo" />;
}
"""
MOVES = """\
page,from,to
/acorn-kit/part-seed/,twigs,leaves
/acorn-kit/part-seed/,why,/about/
"""
BLOG = """\
title = "Rings"
description = "What grows."

[authors.ana]
name = "Ana Birch"
about = "Counts rings."

[tags.oaks]
title = "Oaks"
about = "On oaks."
"""
POST = """\
---
title: First ring
description: A ring has grown, and another one will follow it in the next year.
date: 2026-01-10
authors: [ana]
tags: [oaks]
---

It is narrow.
"""


@pytest.fixture(scope="module")
def release(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("base-path")
    site = copy_tiny(folder / "site")
    settings = site / "site.toml"
    text = settings.read_text().replace("https://tiny.example", URL)
    settings.write_text(f'offline-hosts = ["127.0.0.1"]\n{text}')
    seed = site / "pages" / "acorn-kit" / "components" / "seed"
    page = (seed / "index.md").read_text()
    (seed / "index.md").write_text(page + SHOWN)
    (seed / "Leaf.tsx").write_text(DEMO)
    (site / "anchors.csv").write_text(MOVES)
    (site / "blog.toml").write_text(BLOG)
    tree = site / "navigation" / "default.toml"
    tree.write_text(f'{tree.read_text()}\n[[items]]\npathname = "/blog/"\n')
    post = site / "pages" / "blog" / "first-ring"
    post.mkdir(parents=True)
    (post / "index.md").write_text(POST)
    return folder


@pytest.fixture(scope="module")
def host(release: Path, publish: Callable[[Path, Path], str]) -> str:
    return publish(release / "site", release)


class Reader:
    """What a reader's browser asks for and complains of."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.outside: list[str] = []
        self.complaints: list[str] = []
        page.context.on("request", self._note)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda one: self._hear(one.type, one.text))

    def _note(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme.startswith("http") and not address.path.startswith(BASE):
            self.outside.append(request.url)

    def _hear(self, kind: str, text: str) -> None:
        if kind in {"error", "warning"}:
            self.complaints.append(text)


@pytest.fixture
def context(browser: Browser, host: str) -> Iterator[BrowserContext]:
    with browser.new_context(base_url=host, viewport={"width": 1280, "height": 800}) as context:
        yield context


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A tab that may ask for nothing outside of the base, and has nothing to complain of."""
    reader = Reader(context.new_page())
    yield reader.page
    assert (reader.outside, reader.complaints) == ([], [])


def links_outside(page: Page) -> list[str]:
    return page.evaluate(  # type: ignore[no-any-return]
        """base => [...document.querySelectorAll("[href], [src], [action]")]
            .flatMap(one => ["href", "src", "action"].map(name => one.getAttribute(name)))
            .filter(one => one !== null && one.startsWith("/") && !one.startsWith(base))""",
        BASE,
    )


def test_all_links_of_a_page_are_below_the_base(page: Page) -> None:
    for route in ("", "about/", "acorn-kit/part-seed/", "search/", "blog/"):
        page.goto(BASE + route, wait_until="networkidle")
        assert links_outside(page) == []


def test_a_link_leads_to_a_page_below_it(page: Page, host: str) -> None:
    page.goto(BASE)
    page.get_by_role("main").get_by_role("link", name="about this site").click()
    expect(page).to_have_url(f"{host}{BASE}about/")
    page.get_by_role("banner").get_by_role("link", name="Tiny site").click()
    expect(page).to_have_url(host + BASE)


def test_pictures_code_and_the_theme_are_fetched_below_it(page: Page) -> None:
    page.goto(SEED)
    for name in ["A leaf", "A leaf in a demo"]:
        picture = page.get_by_role("img", name=name, exact=True)
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_js_property("complete", True)
        assert picture.evaluate("one => one.naturalWidth") > 0
    demo = page.locator("[data-demo=LeafBadge]")
    demo.get_by_role("button", name="CSS", exact=True).click()
    expect(demo.locator("pre:visible").first).to_contain_text("./styles.css")
    assert page.evaluate("base => import(`${base}_themes/acorn-kit.js`).then(Boolean)", BASE)


def test_the_search_finds_names_and_text_and_opens_them(page: Page, host: str) -> None:
    page.goto(BASE)
    page.keyboard.press("Control+k")
    dialog = page.get_by_role("dialog", name="Search")
    dialog.get_by_role("combobox").fill("waits")
    expect(dialog.get_by_role("option", name="A seed waits").first).to_be_visible()
    dialog.get_by_role("combobox").fill("seed")
    expect(dialog.get_by_role("option").first).to_contain_text("Seed")
    assert links_outside(page) == []
    dialog.get_by_role("option").first.click()
    expect(page).to_have_url(host + SEED)


def test_the_page_that_searches_lists_what_it_finds(page: Page, host: str) -> None:
    page.goto(f"{BASE}search/?q=branch")
    page.get_by_role("main").get_by_role("link", name="Branch").first.click()
    expect(page).to_have_url(f"{host}{BASE}acorn-kit/part-branch/")


def test_a_demo_wakes_and_runs_as_it_is_edited(page: Page) -> None:
    page.goto(SEED)
    demo = page.locator("[data-demo=DayCounter]")
    demo.get_by_role("button", name="Days: 0").click()
    expect(demo.get_by_role("button", name="Days: 1")).to_be_visible()
    edited = Edited(page, demo).open()
    edited.write("export default () => <p>{import.meta.env.BASE_URL}</p>;")
    expect(edited.result.get_by_text(BASE)).to_be_visible()


def test_the_menu_of_a_demo_has_its_data_and_its_page(page: Page, host: str) -> None:
    page.goto(SEED)
    demo = page.locator("[data-demo=DayCounter]")
    alone = demo.get_attribute("data-alone")
    assert alone == f"{SEED}demos/DayCounter/"
    answer = page.request.get(f"{host}{demo.get_attribute('data-demo-data')}")
    assert answer.json()["name"] == "DayCounter"
    page.goto(alone)
    page.get_by_role("button", name="Days: 0").click()
    expect(page.get_by_role("button", name="Days: 1")).to_be_visible()


def test_a_wrong_address_has_a_page_that_leads_on(context: BrowserContext, host: str) -> None:
    page = context.new_page()
    reader = Reader(page)
    page.goto(f"{BASE}acorn-kit/part-seeds/")
    nearest = page.locator("[data-nearest]").get_by_role("link", name="Seed")
    expect(nearest).to_be_visible()
    assert links_outside(page) == []
    nearest.click()
    expect(page).to_have_url(host + SEED)
    assert reader.outside == []


def test_lists_for_machines_have_whole_addresses(context: BrowserContext) -> None:
    for path in ("sitemap.xml", "blog/atom.xml", "blog/rss.xml", "llms.txt"):
        text = context.request.get(BASE + path).text()
        found = re.findall(r"https://tiny\.example[^<\"\s)]*", text)
        assert found, path
        assert [one for one in found if not one.startswith(URL)] == []


def test_a_page_names_its_own_address_everywhere(page: Page) -> None:
    page.goto(SEED)
    of_page = "https://tiny.example" + SEED
    assert page.locator("link[rel=canonical]").get_attribute("href") == of_page
    picture = page.locator("meta[property='og:image']").get_attribute("content")
    assert picture == f"{of_page}og.png"
    data = json.loads(page.locator("script[type='application/ld+json']").inner_text())
    assert {one["item"] for one in data["@graph"][-1]["itemListElement"]} >= {of_page}
    addresses = re.findall(r"https://tiny[^\"]*", json.dumps(data))
    assert [one for one in addresses if not one.startswith(URL)] == []


def test_the_worker_has_the_base_as_its_scope_and_lists_what_was_read(
    context: BrowserContext, host: str
) -> None:
    page = context.new_page()
    reader = Reader(page)
    visit(page, SEED)
    scope = page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)")
    assert scope == host + BASE
    context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Seed")
    expect(page.locator("[data-island=live]").first).to_be_visible()
    page.goto(f"{BASE}about/")
    expect(page.get_by_role("heading", level=1)).to_have_text("You are offline")
    page.get_by_role("main").get_by_role("link", name="Seed").click()
    expect(page).to_have_url(host + SEED)
    assert reader.outside == []


def test_old_anchors_lead_on(page: Page, host: str) -> None:
    page.goto(f"{SEED}#twigs")
    expect(page).to_have_url(f"{host}{SEED}#leaves")
    page.goto("about:blank")
    page.goto(f"{SEED}#why")
    expect(page).to_have_url(f"{host}{BASE}about/")
