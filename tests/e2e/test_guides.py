"""Projects that guides show can be installed, built and served, and do what the guide says.

Packages come from the registry, and builds take minutes: `make sweep` does it.
"""

import re
from collections.abc import Callable, Iterator
from urllib.parse import urljoin
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, expect

from support.site.guide_projects import GUIDES, Guide, built_guide, served_guide

pytestmark = [pytest.mark.browser, pytest.mark.sweep, pytest.mark.xdist_group("guides")]

BUTTON = re.compile(r'<button[^>]* class="([^"]*)"')
SHEET = re.compile(r'<link rel="stylesheet" href="([^"]*)"')


@pytest.fixture(scope="module", params=GUIDES)
def guide(request: pytest.FixtureRequest) -> Guide:
    return GUIDES[request.param]


@pytest.fixture(scope="module")
def address(
    guide: Guide, tmp_path_factory: pytest.TempPathFactory, say: Callable[[str], None]
) -> Iterator[str]:
    """Where the project is served."""
    say(f"Installing and building {guide.folder}")
    project = built_guide(guide, tmp_path_factory.mktemp("guide"))
    with served_guide(project, guide) as url:
        yield url


def test_styles_of_what_a_server_renders_are_in_the_head(guide: Guide, address: str) -> None:
    with urlopen(address) as answer:
        head, _, body = answer.read().decode().partition("</head>")
    styles = "".join([head, *_style_sheets(head, address)])
    assert "<style" not in body
    button = BUTTON.search(body)
    assert (button is not None) is guide.is_rendered
    classes = button[1].split() if button else []
    made = [name for name in classes if not name.startswith("Mui")]  # those of the style engine
    assert any(f".{name}{{" in styles for name in made) is guide.is_rendered


def test_the_page_wakes_without_a_word_and_works(
    guide: Guide, address: str, browser: Browser
) -> None:
    page, told = browser.new_page(), list[str]()
    page.on("console", lambda message: told.append(f"{message.type}: {message.text}"))
    page.on("pageerror", lambda error: told.append(str(error)))
    page.goto(address)
    page.wait_for_load_state("networkidle")  # a press before the page is awake does nothing
    page.get_by_role("button", name="Packed: 0").click()
    button = page.get_by_role("button", name="Packed: 1")
    page.mouse.move(0, 0)
    for name, value in guide.button.items():
        expect(button).to_have_css(name, value)
    for name in guide.links:
        page.get_by_role("link", name=name).click()
        expect(page.get_by_role("heading", name=name)).to_be_visible()
        page.go_back()
    assert told == []
    page.close()


def _style_sheets(head: str, address: str) -> Iterator[str]:
    for link in SHEET.finditer(head):
        with urlopen(urljoin(address, link[1])) as answer:
            yield answer.read().decode()
