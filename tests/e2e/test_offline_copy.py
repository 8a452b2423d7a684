"""An offline copy, opened from a folder with a space in its name, without any server."""

import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from showfloor.build.build_paths import PROJECT
from showfloor.config import load_site_config
from showfloor.copies import NodeConverter, ReleaseFiles, make_copy
from showfloor.copies.archive import write_archive
from support.site.workplace import PROGRAMS

# One worker runs them: each would make what they share.
pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("offline-copy")]

FAMILY = "base-ui"
ABORTED = "net::ERR_ABORTED"


@pytest.fixture(scope="module")
def copy(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Address of the unpacked copy of a product."""
    config = load_site_config(PROJECT / "site")
    made = make_copy(
        ReleaseFiles(dist),
        config.families[FAMILY].card,
        converter=NodeConverter(PROGRAMS),
        loader=(PROGRAMS.folder / "copies" / "loader.js").read_text(),
        host=None,
        messages=config.messages,
    )
    folder = tmp_path_factory.mktemp("a copy")
    write_archive(made, FAMILY, folder / "copy.zip")
    with zipfile.ZipFile(folder / "copy.zip") as archive:
        archive.extractall(folder)
    return (folder / FAMILY).as_uri()


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
    reader.wait_for_url(f"{copy}/base-ui/getting-started/index.html")
    expect(reader.get_by_role("heading", level=1)).to_have_text("Overview")


def test_demos_come_alive(reader: Page, copy: str) -> None:
    reader.goto(f"{copy}/base-ui/react-switch/index.html")
    demo = reader.locator("[data-demo]").first
    demo.scroll_into_view_if_needed()
    expect(demo.locator("[data-island]").first).to_have_attribute("data-island", "live")
    switch = demo.get_by_role("switch").or_(demo.get_by_role("checkbox")).first
    before = switch.is_checked()
    switch.click(force=True)
    assert switch.is_checked() is not before


def test_names_are_found_and_lead_to_their_page(reader: Page, copy: str) -> None:
    reader.goto(f"{copy}/base-ui/react-button/index.html")
    reader.keyboard.press("Control+k")
    reader.keyboard.type("slider", delay=20)
    found = reader.locator("dialog [role=option]").first
    expect(found).to_contain_text("Slider")
    found.click()
    reader.wait_for_url("**/base-ui/react-slider/index.html")


def test_the_list_of_results_works_too(reader: Page, copy: str) -> None:
    reader.goto(f"{copy}/search/index.html?q=tabs")
    result = reader.locator("main").get_by_role("link", name="Tabs").first
    result.click()
    expect(reader.get_by_role("heading", level=1)).to_contain_text("Tab")


def test_pages_lead_to_each_other_and_say_what_is_elsewhere(reader: Page, copy: str) -> None:
    reader.goto(f"{copy}/base-ui/react-button/index.html")
    reader.locator(".side-nav").get_by_role("link", name="Tabs").first.click()
    reader.wait_for_url("**/base-ui/react-tabs/index.html")
    reader.get_by_text("Base UI", exact=True).first.click()
    reader.get_by_role("link", name="Material UI").first.click()
    expect(reader.get_by_role("heading", level=1)).to_have_text("Not in this copy")


def test_fonts_and_choices_work_from_files(reader: Page, copy: str) -> None:
    reader.goto(f"{copy}/base-ui/react-button/index.html")
    reader.evaluate("document.fonts.ready")
    assert reader.evaluate("document.fonts.check('1rem Inter')")
    reader.evaluate("localStorage.setItem('colorScheme', 'dark')")
    reader.goto(f"{copy}/base-ui/react-tabs/index.html")
    expect(reader.locator("html")).to_have_attribute("data-color-scheme", "dark")


def test_code_is_to_be_read_and_not_edited(reader: Page, copy: str) -> None:
    reader.goto(f"{copy}/base-ui/react-button/index.html")
    code = reader.locator("[data-demo] .s-code-text").first
    code.click()
    reader.keyboard.type("x")
    expect(reader.locator("[data-edited]")).to_have_count(0)
