"""A page that stays open while ten releases follow one another, each with other file names."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from showfloor.build import BuildPaths
from support.polling import until
from support.server.republished_release import Releases
from support.server.running_server import serving
from support.site.tiny_release import build_like_tiny
from support.site.tiny_site import copy_tiny

# One worker runs them: each would make what they share.
pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("open-pages")]

SEED = "/acorn-kit/part-seed/"
WAIT = "Seeds wait.\n\n" * 200
"""Comes before the first demo, so that the demo is out of view."""


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Two builds of the tiny site; for the second one all its pages were edited."""
    folder = tmp_path_factory.mktemp("sources")
    site = copy_tiny(folder / "site")
    seed = site / "pages/acorn-kit/components/seed/index.md"
    seed.write_text(seed.read_text().replace("::demo DayCounter", f"{WAIT}::demo DayCounter"))
    dists = folder / "first", folder / "second"
    for dist in dists:
        build_like_tiny(BuildPaths(site=site, dist=dist, work=folder / "work"))
        for page in site.glob("pages/**/*.md"):
            page.write_text(f"{page.read_text()}\nA hedgehog came by.\n")
    return dists


@pytest.fixture
def releases(tmp_path: Path, sources: tuple[Path, Path]) -> Iterator[Releases]:
    releases = Releases(tmp_path / "dist")
    releases.publish(sources[0])
    with serving(releases.dist) as port:
        releases.url = f"http://127.0.0.1:{port}"
        yield releases


@pytest.fixture
def page(browser: Browser, releases: Releases) -> Iterator[Page]:
    with browser.new_context(base_url=releases.url) as context:
        yield context.new_page()


@pytest.fixture
def faults(page: Page) -> list[str]:
    faults: list[str] = []
    page.on("requestfailed", lambda request: faults.append(request.url))
    page.on("response", lambda answer: faults.append(answer.url) if answer.status >= 400 else None)
    page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: faults.append(str(error)))
    return faults


def follow_ten_releases(page: Page, releases: Releases, sources: tuple[Path, Path]) -> None:
    first = releases.publish(sources[0])
    for number in range(9):
        releases.publish(sources[0], salt=str(number))
    last = releases.publish(sources[1], salt="last")
    assert first.isdisjoint(last)
    until(page, lambda: page.request.get(min(last)).ok)


def look_for(page: Page, text: str) -> Locator:
    page.keyboard.press("Control+k")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox").fill(text)
    return dialog.get_by_role("group", name="In the text").get_by_role("option")


@pytest.mark.parametrize("has_searched", [pytest.param(False, marks=pytest.mark.sweep), True])
def test_a_page_that_is_open_across_ten_releases_works_on(
    page: Page,
    releases: Releases,
    sources: tuple[Path, Path],
    faults: list[str],
    has_searched: bool,
) -> None:
    page.goto(SEED, wait_until="networkidle")
    if has_searched:
        expect(look_for(page, "grows").first).to_be_visible()
        page.keyboard.press("Escape")
    assert page.locator("main [data-island=live]").count() == 0
    follow_ten_releases(page, releases, sources)

    demo = page.locator("#DayCounter")
    demo.get_by_role("button", name="Days: 0").click()
    expect(demo.get_by_role("button", name="Days: 1")).to_be_visible()
    expect(look_for(page, "styled" if has_searched else "hedgehog").first).to_be_visible()
    page.keyboard.press("Escape")
    edit(page)
    page.get_by_role("link", name="branch", exact=True).first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Branch")
    assert faults == []


def edit(page: Page) -> None:
    demo = page.locator("#LeafBadge")
    demo.locator(".demo-panel:visible pre:visible").first.press("Enter")
    editor = demo.locator(".s-code-editor:visible .cm-content")
    expect(editor).to_be_focused()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text("export default function Demo() { return <b>Edited</b>; }")
    page.keyboard.press("Control+Enter")
    frame = demo.frame_locator("iframe.demo-sandbox")
    expect(frame.get_by_text("Edited")).to_be_visible()
