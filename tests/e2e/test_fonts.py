"""Specification, section 7: fonts of few pages, from the site itself, after the page."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request, Route, expect

from support.browser.edited_demo import Edited
from support.browser.layout import box_of, near
from support.places import PROJECT
from support.polling import until
from support.site.tiny_site import copy_tiny

pytestmark = pytest.mark.browser

ICONS = "/material-ui/icons/"
CONDENSED = "/experiments/docs/fonts/"
OTHER_SCRIPTS = "/experiments/docs/headers/"
OTHER = "/material-ui/react-button/"
IS_CONDENSED = "({ family, status }) => /Roboto Condensed/.test(family) && status === 'loaded'"


def requests_of(page: Page, path: str) -> list[Request]:
    found: list[Request] = []
    page.on("request", lambda request: found.append(request))
    page.goto(path, wait_until="networkidle")
    return found


def test_the_icon_font_draws_its_glyphs(page: Page) -> None:
    requests_of(page, ICONS)
    sign = near(page, "IconFont").locator(".material-icons:visible").first
    sign.scroll_into_view_if_needed()
    # The word would be wider.
    until(page, lambda: box_of(sign)["width"] == pytest.approx(24, abs=1))


@pytest.mark.parametrize("path", [ICONS, CONDENSED])
def test_no_third_party_is_asked_for_a_font(page: Page, site_url: str, path: str) -> None:
    urls = [request.url for request in requests_of(page, path)]
    assert [url for url in urls if not url.startswith((site_url, "data:"))] == []


def test_the_condensed_font_is_asked_for_on_its_one_page_only(page: Page) -> None:
    assert [one.url for one in requests_of(page, CONDENSED) if "condensed" in one.url]
    page.locator("#DepartureBoard").scroll_into_view_if_needed()
    until(page, f"[...document.fonts].some({IS_CONDENSED})")
    for path in (OTHER, ICONS):
        assert [one.url for one in requests_of(page, path) if "condensed" in one.url] == []


@pytest.mark.sweep
@pytest.mark.parametrize(("width", "fetched"), [(360, 0), (1280, 1)])
def test_no_phone_fetches_a_font_for_rare_letters(page: Page, width: int, fetched: int) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    asked = requests_of(page, OTHER_SCRIPTS)
    page.get_by_role("heading", name="Größe und Übermaß").scroll_into_view_if_needed()
    page.evaluate("new Promise(requestAnimationFrame).then(() => document.fonts.ready)")
    assert len([one.url for one in asked if "inter-latin-wght-normal.more" in one.url]) == fetched


IS_ROBOTO = "({ family, status }) => family === 'Roboto' && status === 'loaded'"
# One of them is of rare letters: few pages ask for it.
DECLARED = "[...document.fonts].filter(({ family }) => family === 'Roboto').length"


@pytest.mark.parametrize(
    ("width", "declared"), [(360, [0, 2]), pytest.param(1280, [2, 2], marks=pytest.mark.sweep)]
)
def test_the_fonts_of_demos_wait_for_the_second_page_on_a_phone(
    page: Page, width: int, declared: list[int]
) -> None:
    """They are fetched once the first is there, so that the second has them."""
    page.set_viewport_size({"width": width, "height": 740})
    asked: list[Request] = []
    page.on("request", lambda one: asked.append(one))
    with page.expect_request(lambda one: "roboto-latin" in one.url):
        requests_of(page, OTHER)
    assert len([one for one in asked if "roboto-latin" in one.url]) == 1
    assert page.evaluate(DECLARED) == declared[0]
    requests_of(page, ICONS)
    assert page.evaluate(DECLARED) == declared[1]
    page.locator("[data-demo]").first.scroll_into_view_if_needed()
    until(page, f"[...document.fonts].some({IS_ROBOTO})")


@pytest.mark.sweep
def test_readers_without_scripts_have_the_fonts_of_demos(browser: Browser, site_url: str) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        asked = requests_of(context.new_page(), site_url + OTHER)
    assert [one.url for one in asked if "roboto-latin" in one.url]


LOADED = """
frame => [...frame.ownerDocument.fonts]
  .filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', ''))
"""


def edit(page: Page, demo: str) -> Edited:
    edited = Edited(page, page.locator(demo)).open()
    page.keyboard.press("Control+End")
    page.keyboard.insert_text("\n// a remark")
    expect(edited.demo.locator(".demo-stage[data-sandboxed]")).to_have_count(1)
    return edited


def fonts_in(edited: Edited) -> list[str]:
    return list(edited.result.locator("body").evaluate(LOADED))


def test_section_7_an_edited_demo_draws_the_glyphs_of_its_page(page: Page) -> None:
    page.goto(ICONS)
    edited = edit(page, "#IconFont")
    sign = edited.result.locator(".material-icons.MuiIcon-fontSizeMedium")
    until(page, lambda: box_of(sign)["width"] == pytest.approx(24, abs=1))
    assert "Material Icons" in fonts_in(edited)


@pytest.mark.sweep
def test_section_7_an_edited_demo_has_the_condensed_font_of_its_page(page: Page) -> None:
    page.goto(CONDENSED)
    edited = edit(page, "#DepartureBoard")
    until(page, lambda: "Roboto Condensed" in fonts_in(edited))


# When the style sheet was asked for, and when all that the page waits for was there.
SHEET = """() => [
  performance.getEntriesByType('resource').find(({ name }) => /font-icons/.test(name))?.startTime,
  performance.getEntriesByType('navigation')[0].loadEventStart,
]"""

TYPED = "import Icon from '@mui/material/Icon';\nexport default () => <Icon>add_circle</Icon>;"


@pytest.mark.sweep
def test_sections_1_and_7_what_is_typed_on_any_page_draws_its_glyphs(page: Page) -> None:
    found = requests_of(page, OTHER)
    sheet, loaded = page.evaluate(SHEET)
    assert sheet >= loaded
    fonts = ("condensed", "icons-latin")
    assert [one.url for one in found if any(name in one.url for name in fonts)] == []
    edited = Edited(page, page.locator("[data-demo]").first).open()
    edited.write(TYPED)
    sign = edited.result.locator(".material-icons")
    until(page, lambda: box_of(sign)["width"] == pytest.approx(24, abs=1))
    assert "Material Icons" in fonts_in(edited)
    assert [one.url for one in found if "condensed" in one.url] == []


BARK = "node_modules/@fontsource/roboto-condensed/files/roboto-condensed-latin-400-normal.woff2"
HOSTED = "@font-face { font-family: Bark; src: url(bark.woff2) format('woff2'); }"
DRAWN = "export default () => <p style={{ fontFamily: 'Bark' }}>Bark</p>;"


@pytest.mark.sweep
def test_section_7_edited_demos_take_fonts_from_the_host_of_the_settings(
    page: Page, publish: Callable[[Path, Path], str], tmp_path: Path
) -> None:
    root = copy_tiny(tmp_path / "site")
    settings = root / "site.toml"
    settings.write_text('fonts-host = "https://fonts.example/npm"\n' + settings.read_text())
    seed = root / "pages" / "acorn-kit" / "components" / "seed" / "index.md"
    seed.write_text(seed.read_text().replace("title: Seed", "title: Seed\nfonts: [bark]"))

    def answer(route: Route) -> None:
        anyone = {"Access-Control-Allow-Origin": "*"}
        if route.request.url.endswith(".css"):
            route.fulfill(body=HOSTED, content_type="text/css", headers=anyone)
        else:
            route.fulfill(path=PROJECT / BARK, content_type="font/woff2", headers=anyone)

    page.route("https://fonts.example/**", answer)
    page.goto(publish(root, tmp_path) + "/acorn-kit/part-seed/")
    edited = Edited(page, page.locator("[data-demo]").first).open()
    edited.write(DRAWN)
    until(page, lambda: "Bark" in fonts_in(edited))
