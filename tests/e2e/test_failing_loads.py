"""Each part of the scripts that is loaded later fails once: readers see it, and try again."""

import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page, expect

from support.places import PROJECT

pytestmark = pytest.mark.browser

BUTTON = "/material-ui/react-button/"
API = "/material-ui/api/button/"
CATALOG = "/material-ui/all-components/"
ICONS = "/material-ui/material-icons/"
DEMO = "#ButtonVariants"
FAILED = "This could not be loaded. Check your connection."
LATER = re.compile(r"chunk\(\s*\(\)\s*=>\s*import\(\s*\"([^\"]+)\"")

Act = Callable[[Page], object]


@dataclass(frozen=True)
class Part:
    """A file that is loaded later: what asks for it, where its failure shows, what it does."""

    address: str
    ask: Act
    place: str
    works: Act
    file: str = ""


def shows(selector: str) -> Act:
    return lambda page: expect(page.locator(selector).first).to_be_visible()


def press(key: str) -> Act:
    return lambda page: page.keyboard.press(key)


def click(selector: str) -> Act:
    return lambda page: page.locator(selector).first.click()


def nothing(page: Page) -> None:
    """The page asks for it by itself."""


def edit(page: Page) -> None:
    code = page.locator(f"{DEMO} .demo-panel:visible pre:visible").first
    code.scroll_into_view_if_needed()
    code.press("Enter")


def write(page: Page) -> None:
    edit(page)
    editor = page.locator(f"{DEMO} .s-code-editor .cm-content").first
    expect(editor).to_be_focused()
    page.keyboard.insert_text("// mine\n")
    expect(page.locator(f"{DEMO}[data-edited], {DEMO} [data-edited]").first).to_be_attached()


def come_back(page: Page) -> None:
    """Edit code and load the page again, which has kept it, without the part."""
    page.unroute_all()
    page.reload()
    write(page)
    page.evaluate("dispatchEvent(new Event('pagehide'))")
    page.route("**/_assets/restore-*.js", lambda route: route.abort())
    page.reload()


def choose(item: str) -> Act:
    def act(page: Page) -> None:
        more = page.locator(f"{DEMO} [data-sources]")
        more.click()
        page.get_by_role("menuitem", name=item).click()

    return act


def narrowed(page: Page) -> None:
    """What was typed before the filter was there counts."""
    expect(page.locator("#button-prop-children")).to_be_hidden()
    expect(page.locator("#button-prop-disableRipple")).to_be_visible()


def type_in(selector: str, text: str) -> Act:
    return lambda page: page.locator(selector).first.fill(text)


NOTE = f"{DEMO} .demo-more [data-note]"
ALONE = "body > .s-offer"
SETTINGS = "[data-menu=settings]"
PARTS = {
    "fillPanel": Part(
        BUTTON,
        click(f"{SETTINGS} summary"),
        f"{SETTINGS} .s-menu-panel",
        shows(f"{SETTINGS} fieldset"),
    ),
    "styles of panels": Part(
        *(BUTTON, click(f"{SETTINGS} summary"), f"{SETTINGS} .s-menu-panel"),
        *(shows(f"{SETTINGS} fieldset"), "shortcuts-*.css"),
    ),
    "shortcuts": Part(BUTTON, press("?"), ALONE, shows("dialog[open]")),
    "startApi": Part(API, type_in(".api-filter [type=search]", "ripple"), ".api-filter", narrowed),
    "startCatalogFilter": Part(
        *(CATALOG, type_in("[data-catalog-filter] [type=search]", "slider")),
        *(
            "[data-catalog-filter]",
            lambda page: expect(page.locator(".s-catalog-cards > li:visible")).to_have_count(1),
        ),
    ),
    "movedAnchor": Part(
        "/material-ui/react-alert/#use-your-own-icons",
        *(nothing, ALONE, lambda page: expect(page).to_have_url(re.compile("#icons$"))),
    ),
    "toolsMenu": Part(BUTTON, click(f"{DEMO} [data-sources]"), NOTE, shows("[role=menu]")),
    "openEditor": Part(BUTTON, edit, NOTE, shows(f"{DEMO} .cm-content")),
    "editSessions": Part(BUTTON, edit, NOTE, shows(f"{DEMO} .cm-content")),
    "restore": Part(BUTTON, come_back, NOTE, shows(f"{DEMO} .cm-content")),
    "share": Part(f"{BUTTON}#edit-ButtonVariants=x", nothing, NOTE, shows(".s-notice")),
    "zip": Part(BUTTON, choose("Download ZIP"), NOTE, nothing),
    "stackblitz": Part(BUTTON, choose("StackBlitz"), NOTE, nothing),
    "codesandbox": Part(BUTTON, choose("CodeSandbox"), NOTE, nothing),
    "startIconSearch": Part(
        *(ICONS, click("[name=query]"), "[data-icons] [data-note]", shows("[role=grid]")),
    ),
}
"""Those whose failure shows beside what failed, with "Try again"."""

OTHERWISE = {
    "searchDialog": "The link leads to the page that searches (test_search).",
    "textSearch": "The search says so in its own words (test_search).",
    "compile": "The editor says so in its own words (test_editor).",
    "explain": "The error is shown as the package has written it.",
    "refusedCopy": "The button says that nothing was copied (ui/copy.test).",
    "remarks": "A remark names the page without the section.",
    "prefetch": "The next page comes as it always did.",
    "analyticsReport": "Nothing is counted.",
    "register": "Nothing is kept for reading without a network.",
    "web-vitals": "Nothing is measured.",
}
"""Those that readers do without, or that say so by themselves."""


def parts_in_sources() -> set[str]:
    """The names of the files that the scripts load later."""
    sources = (PROJECT / "web" / "src").rglob("*.client.ts")
    names = [name for file in sources for name in LATER.findall(file.read_text())]
    found = {name.rpartition("/")[2].removesuffix(".client") for name in names}
    return found - {"part"}  # the example in the comment of `chunk`


def test_each_part_that_is_loaded_later_is_tested() -> None:
    assert parts_in_sources() | {"styles of panels"} == {*PARTS, *OTHERWISE}


@pytest.mark.parametrize("name", PARTS)
def test_what_does_not_load_shows_and_can_be_tried_again(page: Page, name: str) -> None:
    part = PARTS[name]
    file = part.file or f"{name}-*.js"
    page.context.route(re.compile(r"//(stackblitz|codesandbox)\."), lambda route: route.abort())
    page.route(f"**/_assets/{file}", lambda route: route.abort())
    page.goto(part.address)
    part.ask(page)
    place = page.locator(part.place).first
    expect(place).to_contain_text(FAILED)
    again = again_in(place)
    page.unroute_all()
    again.click()
    part.works(page)
    expect(place.get_by_text(FAILED)).to_have_count(0)


def again_in(place: Locator) -> Locator:
    return place.get_by_role("button", name="Try again")
