"""The menu of a page: its Markdown, read and copied, and assistants that are asked about it."""

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from support.browser.layout import box_of

pytestmark = pytest.mark.browser

SEED = "/acorn-kit/part-seed/"
ENTRIES = [
    "Copy page as Markdown",
    "View as Markdown",
    "Ask Owl about this page",
    "Connect an assistant",
]


@pytest.fixture
def seed(tiny_page: Page) -> Page:
    tiny_page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    tiny_page.goto(SEED)
    return tiny_page


def button_of(page: Page) -> Locator:
    return page.locator("summary", has_text="Copy page")


def test_the_page_can_be_copied_as_markdown_and_read(seed: Page) -> None:
    button_of(seed).click()
    seed.get_by_role("button", name="Copy page as Markdown").click()
    expect(seed.get_by_role("status").get_by_text("Copied")).to_be_visible()
    copied = seed.evaluate("navigator.clipboard.readText()")
    assert copied == seed.request.get(f"{SEED}index.md").text()
    assert copied.startswith("# Seed\n")
    link = seed.get_by_role("link", name="View as Markdown")
    assert link.get_attribute("rel") == "alternate"
    link.click()
    expect(seed).to_have_url(f"{seed.url.partition('/acorn')[0]}{SEED}index.md")


REFUSED = """
navigator.clipboard.write = () => Promise.reject(new Error('no'));
document.execCommand = () => false;
"""


@pytest.mark.parametrize("refused", ["", REFUSED], ids=["no file", "no clipboard"])
def test_a_copy_that_fails_says_what_to_do_and_covers_no_entry(seed: Page, refused: str) -> None:
    if refused:
        seed.evaluate(f"() => {{ {refused} }}")
    else:
        seed.route("**/index.md", lambda route: route.fulfill(status=500))
    button_of(seed).click()
    seed.get_by_role("button", name="Copy page as Markdown").click()
    expect(seed.get_by_text("Copying failed. Use “View as Markdown” instead.")).to_be_visible()
    seed.get_by_role("link", name="View as Markdown").click(trial=True)


def test_nothing_is_asked_of_an_assistant_before_a_reader_does(seed: Page) -> None:
    asked: list[str] = []
    owl = "https://owl.example/**"
    seed.context.route(owl, lambda route: route.fulfill(body="Whoo?", content_type="text/html"))
    seed.on("request", lambda request: asked.append(request.url))
    seed.reload(wait_until="networkidle")
    button_of(seed).click()
    link = seed.get_by_role("link", name="Ask Owl about this page")
    link.hover()
    markdown = "https%3A%2F%2Ftiny.example%2Facorn-kit%2Fpart-seed%2Findex.md"
    address = f"https://owl.example/?q=Read%20{markdown}%20and%20answer."
    assert not [url for url in asked if url.startswith("https:")]
    link.click()
    expect(seed).to_have_url(address)


def test_keys_open_the_menu_walk_through_it_and_give_the_focus_back(seed: Page) -> None:
    summary = button_of(seed)
    summary.focus()
    seed.keyboard.press("Enter")
    expect(seed.get_by_text(ENTRIES[-1])).to_be_visible()
    seen = []
    for _ in ENTRIES:
        seed.keyboard.press("ArrowDown")
        seen.append(seed.evaluate("document.activeElement.innerText"))
    assert seen == ENTRIES
    seed.keyboard.press("ArrowDown")
    expect(summary).to_be_focused()
    seed.keyboard.press("ArrowUp")
    seed.keyboard.press("Escape")
    expect(summary).to_be_focused()
    expect(seed.get_by_text(ENTRIES[-1])).to_be_hidden()


def test_without_javascript_there_are_the_links_alone(browser: Browser, tiny_url: str) -> None:
    with browser.new_context(base_url=tiny_url, java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(SEED)
        button_of(page).click()
        for name in ENTRIES[1:]:
            expect(page.get_by_role("link", name=name)).to_be_visible()
        expect(page.get_by_text(ENTRIES[0])).to_be_hidden()


def test_on_a_phone_no_button_moves_the_title_and_the_menu_stays_on_the_screen(phone: Page) -> None:
    tops = set()
    for route in ("/material-ui/react-button/", "/material-ui/api/button/"):
        phone.goto(route)
        title, menu = box_of(phone.locator("h1")), box_of(button_of(phone))
        tops.add(title["y"])
        assert (menu["width"], menu["height"]) == (44, 44)
        assert menu["y"] + menu["height"] <= title["y"]
    assert len(tops) == 1
    button_of(phone).tap()
    panel = box_of(phone.locator("[data-menu=markdown] .s-menu-panel"))
    assert panel["x"] >= 0
    assert panel["x"] + panel["width"] <= 360
