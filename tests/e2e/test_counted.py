"""Every control of the shell and of demos says what a click on it counts as."""

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from showfloor.build import build
from support.browser.edited_demo import Edited
from support.browser.refusals import NO_CLIPBOARD
from support.places import PROJECT
from support.site.differential import make_workshop
from support.site.quick_compression import quick_compression
from support.site.tiny_release import copy_tiny_work
from support.site.tiny_site import copy_tiny
from support.site.workplace import SilentReport

# One worker runs them: each would build the sites.
pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("counted")]

SERVICE = '\n[analytics]\nendpoint = "http://127.0.0.1:9/in"\nid = "T-1"\n'
"""Pages have these attributes only where there is a service to be told."""
LONG_TABLE = "".join(f"  /** Ring {ring}. */\n  ring{ring}?: number;\n" for ring in range(8))

FIND = (Path(__file__).parents[1] / "support" / "browser" / "uncounted_controls.js").read_text()
TABLE = PROJECT / "web" / "src" / "model" / "analytics.ts"
DOCS = PROJECT / "docs" / "settings.md"

SEED = "/acorn-kit/part-seed/"

SEED_SOURCE = "pages/acorn-kit/components/seed/index.md"
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
AUTHORED = ".s-prose, .s-table"

ROUTES = [
    "/",
    SEED,
    "/acorn-kit/",
    "/acorn-kit/api/seed/",
    "/acorn-kit/icons/",
    "/acorn-kit/catalog/",
    "/oak-kit/part-trunk/",
    "/story/",
    "/blog/",
    "/blog/old-oaks/",
    "/versions/",
    "/search/?q=seed",
    "/no/such/page/",
]


def known_actions() -> dict[str, list[str]]:
    table = TABLE.read_text().partition("clickActions = {")[2].partition("} as const")[0]
    parts = re.findall(r"(\w+): \[(.*?)\]", table, re.DOTALL)
    return {category: re.findall(r'"(\w+)"', actions) for category, actions in parts}


def missed(page: Page, authored: str = AUTHORED) -> list[str]:
    """What of a page is not counted, of all the controls that it has but those `authored`."""
    found = page.evaluate(FIND, {"actions": known_actions(), "authored": authored})
    assert found["seen"] > 0
    return list(found["missed"])


def missed_on(page: Page, routes: Sequence[str], authored: str = AUTHORED) -> dict[str, list[str]]:
    """What is not counted, by the page; one tab visits all: new ones cost more than pages."""
    found = {}
    for route in routes:
        page.goto(route, wait_until="networkidle")
        found[route] = missed(page, authored)
    return {route: controls for route, controls in found.items() if controls}


@pytest.fixture(scope="module")
def whole_url(serve: Callable[[Path], str], tmp_path_factory: pytest.TempPathFactory) -> str:
    workshop = make_workshop(tmp_path_factory.mktemp("counted"))
    paths = workshop.paths
    copy_tiny_work(paths.work)
    with (paths.site / "site.toml").open("a") as settings:
        settings.write(SERVICE)
    insert(paths.node_modules / "acorn-kit" / "index.d.ts", "interface SeedProps {\n", LONG_TABLE)
    insert(paths.site / SEED_SOURCE, "::demo ShadeList", " screen height=720")
    with quick_compression():
        build(paths, SilentReport())
    return serve(paths.dist)


def insert(file: Path, after: str, text: str) -> None:
    before, found, rest = file.read_text().partition(after)
    file.write_text(before + found + text + rest)


@pytest.fixture
def page(browser: Browser, whole_url: str) -> Iterator[Page]:
    with browser.new_context(base_url=whole_url, viewport=DESKTOP) as context:
        yield context.new_page()


def test_section_7_every_control_of_a_page_is_counted(page: Page) -> None:
    assert missed_on(page, ROUTES) == {}


def test_section_7_long_tables_and_screens_are_counted(page: Page) -> None:
    page.goto("/acorn-kit/api/seed/", wait_until="networkidle")
    expect(page.locator(".api-filter button").first).to_be_attached()
    assert missed(page) == []
    page.goto(SEED, wait_until="networkidle")
    expect(page.locator(".demo-screen-bar")).to_be_attached()
    assert missed(page) == []


def test_section_7_what_a_build_writes_about_errors_is_counted(page: Page) -> None:
    assert missed_on(page, ["/faults/", "/faults/12/"], authored="") == {}


def test_section_7_what_opens_over_a_page_is_counted(page: Page) -> None:
    page.goto(SEED)
    for kind in ("settings", "announcements"):
        page.locator(f"[data-menu={kind}] summary").click()
        expect(page.locator(f"[data-menu={kind}] .s-menu-panel > *").first).to_be_visible()
    page.locator("[data-search]").click()
    page.locator(".s-search-bar input").fill("seed")
    expect(page.get_by_role("option").first).to_be_visible()
    assert missed(page) == []


def test_section_7_the_documentation_lists_all_that_is_counted() -> None:
    table = DOCS.read_text().partition("| `eventCategory` |")[2].partition("\n\n")[0]
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \|", table, re.MULTILINE)
    listed = {category: re.findall(r"`(\w+)`", actions) for category, actions in rows}
    known = known_actions()
    assert listed == known


@pytest.fixture(scope="module")
def tiny_told_url(
    publish: Callable[[Path, Path], str], tmp_path_factory: pytest.TempPathFactory
) -> str:
    folder = tmp_path_factory.mktemp("counted-tiny")
    site = copy_tiny(folder / "site")
    with (site / "site.toml").open("a") as settings:
        settings.write(SERVICE)
    return publish(site, folder)


@pytest.fixture
def tiny(browser: Browser, tiny_told_url: str) -> Iterator[Page]:
    with browser.new_context(base_url=tiny_told_url) as context:
        yield context.new_page()


def test_every_control_of_a_site_without_settings_is_counted(tiny: Page) -> None:
    assert missed_on(tiny, ["/", SEED, "/acorn-kit/", "/about/", "/no/such/page/"]) == {}


def test_section_7_the_notices_are_counted(tiny: Page) -> None:
    tiny.goto("/third-party-notices/")
    expect(tiny.locator("summary bdi").first).to_be_attached()
    assert missed(tiny, authored="") == []


def test_section_7_what_an_editor_says_is_counted(tiny: Page) -> None:
    tiny.add_init_script(NO_CLIPBOARD)
    tiny.goto(SEED)
    edited = Edited(tiny, tiny.locator("#DayCounter")).open()
    edited.write("export default () => <b")
    expect(edited.report.get_by_role("button")).to_be_visible()
    assert missed(tiny) == []
    edited.write("export default () => <p>{({ seed: 1 }) as any}</p>;")
    expect(edited.report.get_by_role("link", name="About error 31")).to_be_visible()
    assert missed(tiny) == []
    edited.choose("Copy share link")
    link = edited.demo.locator(".demo-toolbar a[href*='#edit-']")
    expect(link).to_be_visible()
    assert missed(tiny) == []
    shared = link.get_attribute("href") or ""
    tiny.goto("about:blank")
    tiny.goto(shared)
    expect(edited.report.get_by_role("button")).to_have_text(["Run code", "Back to my edits"])
    assert missed(tiny) == []
