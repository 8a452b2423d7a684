"""An offline copy, opened from a folder with a space in its name, without any server."""

import zipfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from showfloor.build_paths import BuildPaths
from showfloor.config import load_site_config
from showfloor.offline_copy import ReleaseFiles, make_copy, plain_scripts, write_archive
from support.places import PROJECT
from support.site.tiny_release import build_like_tiny, tiny_release
from support.site.tiny_site import TINY
from support.site.workplace import PROGRAMS

# One worker runs them: each would make what they share.
pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("offline-copy")]

ABORTED = "net::ERR_ABORTED"
FAMILY = "acorn-kit"
LARGE_FAMILY = "base-ui"


@pytest.fixture(scope="module", params=[None, "https://tiny.example/docs/"], ids=["root", "path"])
def copy(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Address of the unpacked copy of a product of the tiny site, at a host or below a path."""
    folder = tmp_path_factory.mktemp("a copy")
    dist = below_path(request.param, folder / "build") if request.param else tiny_release()
    return unpacked(dist, TINY, FAMILY, folder)


def below_path(url: str, folder: Path) -> Path:
    """Build the tiny site for an address; return the folder of its releases."""
    paths = BuildPaths(site=TINY, dist=folder / "dist", work=folder / "work", url=url)
    return build_like_tiny(paths)


def unpacked(dist: Path, site: Path, family: str, folder: Path) -> str:
    """Make a copy of a product in a folder; return its address there."""
    config = load_site_config(site)
    made = make_copy(
        ReleaseFiles(dist),
        config.families[family].card,
        convert=partial(plain_scripts, PROGRAMS),
        loader=(PROGRAMS.folder / "copies" / "loader.js").read_text(),
        host=None,
        messages=config.messages,
    )
    write_archive(made, family, folder / "copy.zip")
    with zipfile.ZipFile(folder / "copy.zip") as archive:
        archive.extractall(folder)
    return (folder / family).as_uri()


@pytest.fixture
def reader(browser: Browser) -> Iterator[Page]:
    """Somebody whose browser complains about nothing and asks nobody."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    # What a page still loads when its reader goes on is not missing.
    page.on("requestfailed", lambda one: _note(complaints, one.failure != ABORTED, one.url))
    page.on("console", lambda told: _note(complaints, told.type == "error", told.text))
    page.on("request", lambda one: _note(complaints, one.url.startswith("http"), one.url))
    yield page
    context.close()
    assert complaints == []


def _note(complaints: list[str], wrong: bool, text: str) -> None:
    if wrong:
        complaints.append(text)


def test_the_folder_opens_at_the_product(reader: Page, copy: str) -> None:
    reader.goto(f"{copy}/index.html")
    reader.wait_for_url(f"{copy}/acorn-kit/index.html")
    expect(reader.get_by_role("heading", level=1)).to_have_text("Acorn Kit")


def test_demos_come_alive(reader: Page, copy: str) -> None:
    reader.goto(f"{copy}/acorn-kit/part-seed/index.html")
    demo = reader.locator("#DayCounter")
    demo.get_by_role("button", name="Days: 0").click()
    expect(demo.get_by_role("button", name="Days: 1")).to_be_visible()


def test_names_are_found_and_lead_to_their_page(reader: Page, copy: str) -> None:
    reader.goto(f"{copy}/acorn-kit/part-seed/index.html")
    reader.keyboard.press("Control+k")
    reader.keyboard.type("branch", delay=20)
    found = reader.locator("dialog [role=option]").first
    expect(found).to_contain_text("Branch")
    found.click()
    reader.wait_for_url("**/acorn-kit/part-branch/index.html")


def test_the_list_of_results_works_too(reader: Page, copy: str) -> None:
    reader.goto(f"{copy}/search/index.html?q=branch")
    reader.locator("main").get_by_role("link", name="Branch").first.click()
    expect(reader.get_by_role("heading", level=1)).to_contain_text("Branch")


def test_pages_lead_to_each_other_and_say_what_is_elsewhere(reader: Page, copy: str) -> None:
    reader.goto(f"{copy}/acorn-kit/part-seed/index.html")
    reader.locator(".side-nav").get_by_role("link", name="Branch").first.click()
    reader.wait_for_url("**/acorn-kit/part-branch/index.html")
    reader.get_by_role("link", name="About").first.click()
    expect(reader.get_by_role("heading", level=1)).to_have_text("Not in this copy")


def test_fonts_and_choices_work_from_files(reader: Page, copy: str) -> None:
    reader.goto(f"{copy}/acorn-kit/part-branch/index.html")
    reader.evaluate("document.fonts.ready")
    assert reader.evaluate("document.fonts.check('1rem Roboto Variable')")
    reader.evaluate("localStorage.setItem('colorScheme', 'dark')")
    reader.goto(f"{copy}/acorn-kit/part-seed/index.html")
    expect(reader.locator("html")).to_have_attribute("data-color-scheme", "dark")


def test_code_is_to_be_read_and_not_edited(reader: Page, copy: str) -> None:
    reader.goto(f"{copy}/acorn-kit/part-seed/index.html")
    code = reader.locator("[data-demo] .s-code-text").first
    code.click()
    reader.keyboard.type("x")
    expect(reader.locator("[data-edited]")).to_have_count(0)


@pytest.mark.sweep
def test_the_copy_of_a_large_product_works(reader: Page, dist: Path, tmp_path: Path) -> None:
    copy = unpacked(dist, PROJECT / "site", LARGE_FAMILY, tmp_path)
    reader.goto(f"{copy}/base-ui/react-switch/index.html")
    demo = reader.locator("[data-demo]").first
    demo.scroll_into_view_if_needed()
    expect(demo.locator("[data-island]").first).to_have_attribute("data-island", "live")
    reader.get_by_text("Base UI", exact=True).first.click()
    reader.get_by_role("link", name="Material UI").first.click()
    expect(reader.get_by_role("heading", level=1)).to_have_text("Not in this copy")
