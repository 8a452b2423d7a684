"""The search: its dialog by keyboard, its page, and what happens when its files do not come."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from support.browser.held_requests import Held
from support.browser.page_visit import barriers_of
from support.browser.settled import animated, painted
from support.polling import until

pytestmark = pytest.mark.browser

CARD = "/material-ui/react-card/"
LIGHT = "/material-ui/api/tab-context/"
"""The page below the dialog: it comes soon, and there is little to look through."""
JOY = "/joy-ui/getting-started/"
DIALOG = "**/_assets/searchDialog-*.js"
INDEX = "**/_search/index.json"
MEMBERS = "**/_search/*.members.*"
# Where things moved by themselves, and what; less than a tenth of a pixel is rounding.
SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, sources, hadRecentInput } of list.getEntries()) {
    const names = sources.map(({ node }) => node?.className);
    if (!hadRecentInput && value >= 0.001) shifts.push(`${value} ${names}`);
  }
}).observe({ type: "layout-shift", buffered: true });
"""
COUNTED = re.compile(r"\d results?$|No results")
HOSTILE = '<img src=x onerror="window.hit=1">'


def dialog(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Search")


def field(page: Page) -> Locator:
    return dialog(page).get_by_role("combobox")


def options(page: Page) -> Locator:
    return dialog(page).get_by_role("option")


def open_search(page: Page, route: str = LIGHT) -> None:
    page.goto(route)
    page.keyboard.press("Control+k")
    expect(field(page)).to_be_focused()


def ask(page: Page, text: str) -> None:
    page.keyboard.type(text)
    expect(page.locator("dialog[data-waiting]")).to_have_count(0)
    expect(options(page).first).to_be_visible()


def in_texts(page: Page) -> Locator:
    return dialog(page).get_by_role("group", name="In the text")


def active(page: Page) -> Locator:
    return dialog(page).locator("[role=option][aria-selected=true]")


def test_a_slash_that_is_written_opens_nothing(page: Page) -> None:
    held = Held(page, "**/_assets/startApi-*.js")
    page.goto("/material-ui/api/button/")
    held.expect_one()
    filter_field = page.get_by_role("searchbox").first
    filter_field.press("/")
    held.let_go()
    expect(page).to_have_url(re.compile(r"\?button-props=%2F"))
    expect(filter_field).to_have_value("/")
    expect(dialog(page)).to_have_count(0)


def test_the_link_opens_it_and_gets_the_focus_back(page: Page) -> None:
    page.goto(LIGHT)
    link = page.locator("[data-search]")
    link.focus()
    page.keyboard.press("Enter")
    expect(field(page)).to_be_focused()
    page.keyboard.press("Escape")
    expect(dialog(page)).to_be_hidden()
    expect(link).to_be_focused()
    page.keyboard.press("Meta+k")  # of a Mac
    expect(field(page)).to_be_focused()
    expect(field(page)).to_have_value("")


def test_arrows_choose_and_enter_opens(page: Page) -> None:
    open_search(page)
    ask(page, "card")
    expect(in_texts(page)).to_be_attached()  # the list is whole
    expect(active(page)).to_contain_text("Card")
    expect(active(page)).to_have_attribute("href", CARD)
    second = options(page).nth(1).get_attribute("href")
    assert second not in {None, CARD}
    page.keyboard.press("ArrowDown")
    expect(active(page)).to_have_attribute("href", second or "")
    assert active(page).get_attribute("id") == field(page).get_attribute("aria-activedescendant")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(options(page).last).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**{second}")
    page.go_back()
    page.wait_for_url(f"**{LIGHT}")
    expect(dialog(page)).to_be_hidden()


def test_a_page_that_is_loaded_again_with_the_search_open_is_left_by_going_back_once(
    page: Page,
) -> None:
    page.goto(CARD)
    page.goto(LIGHT)
    page.keyboard.press("Control+k")
    expect(dialog(page)).to_be_visible()
    page.reload()
    until(page, "history.state === null")
    expect(dialog(page)).to_be_hidden()
    page.go_back()
    page.wait_for_url(f"**{CARD}")


def test_the_history_does_not_say_that_the_search_is_open_after_a_result(page: Page) -> None:
    open_search(page)
    for query in ("masonry api", "tab context props"):  # on another page, and on this one
        ask(page, query)
        page.keyboard.press("Enter")
        expect(dialog(page)).to_be_hidden()
        until(page, "history.state === null")
        page.go_back()
        page.wait_for_url(f"**{LIGHT}")
        expect(dialog(page)).to_be_hidden()
        until(page, "history.state === null")
        page.keyboard.press("Control+k")


def test_what_is_typed_before_the_dialog_comes_is_asked(page: Page) -> None:
    held = Held(page, DIALOG)
    page.goto("/")
    page.goto(LIGHT)
    scheme = page.locator("html").get_attribute("data-color-scheme")
    page.keyboard.press("/")
    held.expect_one()
    # Each of these would do something to the page by itself.
    page.keyboard.type("dnp")
    page.keyboard.press("Backspace")
    page.keyboard.type(",?/")
    held.let_go()
    expect(field(page)).to_have_value("dn,?/")
    expect(field(page)).to_be_focused()
    assert page.url.endswith(LIGHT)
    assert page.locator("html").get_attribute("data-color-scheme") == scheme
    page.keyboard.press("Escape")
    expect(dialog(page)).to_be_hidden()
    page.keyboard.press("d")
    expect(page.locator("html")).not_to_have_attribute("data-color-scheme", str(scheme))


def test_an_enter_before_the_dialog_comes_counts(page: Page) -> None:
    held = Held(page, DIALOG)
    page.goto(LIGHT)
    page.keyboard.press("/")
    held.expect_one()
    page.keyboard.type("tooltip")
    page.keyboard.press("Enter")
    held.let_go()
    page.wait_for_url("**/material-ui/react-tooltip/")


def test_escape_gives_the_keys_back_while_the_dialog_is_still_to_come(page: Page) -> None:
    held = Held(page, DIALOG)
    page.goto(LIGHT)
    scheme = str(page.locator("html").get_attribute("data-color-scheme"))
    page.keyboard.press("/")
    held.expect_one()
    page.keyboard.type("tooltip")
    page.keyboard.press("Escape")
    page.keyboard.press("d")
    expect(page.locator("html")).not_to_have_attribute("data-color-scheme", scheme)
    held.let_go()
    expect(field(page)).to_have_value("")


@pytest.mark.parametrize("opened", ["before its event", "after its event"])
def test_it_can_be_opened_again_as_soon_as_it_is_closed(page: Page, opened: str) -> None:
    open_search(page)
    page.evaluate(
        """async (late) => {
            const dialog = document.querySelector("dialog.s-search");
            const closed = new Promise((done) => dialog.addEventListener("close", done));
            dialog.close();
            if (late) await closed;
            else dialog.showModal();
            const key = { key: "/", bubbles: true, cancelable: true };
            dialog.querySelector("input").dispatchEvent(new KeyboardEvent("keydown", key));
            await closed;
        }""",
        opened == "after its event",
    )
    until(page, "document.querySelector('dialog.s-search').open && history.state?.search")
    painted(page)
    expect(field(page)).to_be_focused()
    page.keyboard.press("Escape")
    expect(dialog(page)).to_be_hidden()
    until(page, "history.state === null")
    assert page.url.endswith(LIGHT)


@pytest.mark.parametrize("late", [INDEX, MEMBERS])
def test_who_types_faster_than_names_come_gets_the_best_of_them(page: Page, late: str) -> None:
    held = Held(page, late)
    open_search(page, "/material-ui/api/card/")
    page.keyboard.type("card raised")
    held.expect_one()
    page.keyboard.press("Enter")
    painted(page)
    expect(field(page)).to_be_focused()
    held.let_go()
    page.wait_for_url("**/material-ui/api/card/#card-prop-raised")


def test_going_back_closes_it_and_stays(page: Page) -> None:
    page.goto("/")
    page.goto(LIGHT)
    page.keyboard.press("/")
    expect(field(page)).to_be_focused()
    page.go_back()
    expect(dialog(page)).to_be_hidden()
    assert page.url.endswith(LIGHT)
    page.keyboard.press("/")
    expect(field(page)).to_be_focused()
    page.keyboard.press("Escape")
    expect(dialog(page)).to_be_hidden()
    until(page, "history.state === null")  # closed is sooner than gone back
    entries = page.evaluate("history.length")
    page.go_forward()
    expect(dialog(page)).to_be_visible()
    page.keyboard.press("Escape")
    until(page, "history.state === null")
    assert page.evaluate("history.length") == entries
    page.go_back()
    page.wait_for_url(lambda url: url.endswith("/") and not url.endswith(LIGHT))


def test_the_page_of_all_results_takes_the_place_of_the_dialog(page: Page) -> None:
    page.goto("/")
    open_search(page)
    ask(page, "card")
    dialog(page).get_by_role("link", name="All results").click()
    page.wait_for_url("**/search/?q=card")
    page.go_back()
    page.wait_for_url(f"**{LIGHT}")
    page.go_back()
    page.wait_for_url(lambda url: not url.endswith(LIGHT))


def test_the_product_of_the_page_is_preferred_and_facets_lead_to_others(page: Page) -> None:
    open_search(page, JOY)
    ask(page, "card")
    expect(active(page)).to_have_attribute("href", "/joy-ui/react-card/")
    dialog(page).get_by_text("Material UI", exact=True).first.click()
    expect(active(page)).to_have_attribute("href", CARD)
    products = options(page).locator(".s-found-product")
    assert set(products.all_inner_texts()) == {"Material UI"}
    dialog(page).get_by_role("radio", name="Material UI").press("ArrowLeft")
    expect(dialog(page).get_by_role("radio", name="Joy UI")).to_be_checked()
    expect(active(page)).to_have_attribute("href", "/joy-ui/react-card/")


def test_what_is_found_by_name_is_not_there_by_its_text_again(page: Page) -> None:
    open_search(page)
    ask(page, "migration")
    expect(in_texts(page)).to_be_attached()
    found = options(page).evaluate_all("all => all.map((one) => one.getAttribute('href'))")
    assert len(found) == len(set(found))
    page.keyboard.press("Escape")
    expect(dialog(page)).to_be_hidden()
    page.keyboard.press("/")
    expect(field(page)).to_have_value("migration")


def test_recent_searches_are_offered_and_can_be_forgotten(page: Page) -> None:
    open_search(page)
    clear = dialog(page).get_by_role("button", name="Clear recent searches")
    expect(clear).to_be_hidden()  # there are none yet
    ask(page, "init color scheme script")
    page.keyboard.press("Enter")
    page.wait_for_url("**/material-ui/react-init-color-scheme-script/")
    page.keyboard.press("/")
    recent = dialog(page).get_by_role("group", name="Recent searches")
    expect(recent.get_by_role("option")).to_have_text(["init color scheme script"])
    page.keyboard.press("Enter")
    expect(field(page)).to_have_value("init color scheme script")
    expect(clear).to_be_hidden()
    field(page).fill("")
    clear.click()
    expect(recent).to_have_count(0)
    expect(clear).to_be_hidden()
    expect(field(page)).to_be_focused()


def test_hostile_queries_are_only_text_and_what_is_not_found_is_said(page: Page) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    open_search(page)
    for text in (HOSTILE, "(?:.*)+$ \\ %00", "a" * 5000, "\u202e\u0000"):
        field(page).fill(text)
        expect(dialog(page).get_by_role("status")).to_have_text(COUNTED)
        field(page).fill("card")
        expect(active(page)).to_have_attribute("href", CARD)
    assert errors == []
    assert page.evaluate("window.hit") is None
    field(page).fill("")
    ask(page, "zqbuttqbaszz")
    expect(dialog(page).get_by_text("No results for")).to_be_visible()
    expect(dialog(page).get_by_role("group", name="Closest matches")).to_be_visible()
    expect(dialog(page).get_by_role("link", name="All pages by product")).to_be_visible()


def broken(route: Route) -> None:
    route.fulfill(status=503)


def wrong(route: Route) -> None:
    route.fulfill(json={"version": 1, "products": [{"pages": [7]}]})


def older(route: Route) -> None:
    route.fulfill(json={"version": 0})


def test_an_index_that_cannot_be_had_is_told_and_tried_again(page: Page) -> None:
    page.route(INDEX, broken)
    open_search(page)
    page.keyboard.type("card")
    alert = dialog(page).get_by_role("alert")
    again = dialog(page).get_by_role("button", name="Try again")
    for answer in (wrong, older):
        expect(alert).to_have_text("Search could not be loaded. Check your connection.")
        expect(dialog(page).get_by_role("link", name="All pages by product")).to_be_visible()
        page.route(INDEX, answer)
        with page.expect_response(INDEX):
            again.click()
    expect(alert).to_have_text("Search could not be loaded. Check your connection.")
    page.unroute(INDEX)
    again.click()
    expect(active(page)).to_have_attribute("href", CARD)
    expect(alert).to_have_count(0)


def test_a_shard_that_cannot_be_had_leaves_what_has_come(page: Page) -> None:
    page.route("**/_search/*.members.*", broken)
    open_search(page)
    ask(page, "disableRipple")
    alert = dialog(page).get_by_role("alert")
    expect(alert).to_contain_text("some results may be missing")
    page.keyboard.press("Control+a")
    page.keyboard.type("card")
    expect(active(page)).to_have_attribute("href", CARD)
    expect(alert).to_be_visible()
    page.unroute(MEMBERS)
    dialog(page).get_by_role("button", name="Try again").click()
    expect(alert).to_have_count(0)
    field(page).fill("disableRipple")
    expect(dialog(page).get_by_role("group", name="Props")).to_be_visible()


def test_text_that_cannot_be_searched_is_told_beside_the_names(page: Page) -> None:
    page.route("**/_search/text/**", broken)
    open_search(page)
    ask(page, "card")
    expect(dialog(page).get_by_role("alert")).to_have_text("Page text could not be searched.")
    expect(active(page)).to_have_attribute("href", CARD)


def test_what_was_typed_for_a_dialog_that_does_not_come_is_asked_on_the_page(page: Page) -> None:
    held = Held(page, DIALOG)
    page.goto(LIGHT)
    page.keyboard.press("/")
    held.expect_one()
    page.keyboard.type("tooltip")
    held.waiting[0].abort()
    page.wait_for_url("**/search/?q=tooltip")


def test_what_is_typed_before_the_page_answers_is_asked(page: Page) -> None:
    held = Held(page, "**/_assets/search-*.js")
    page.goto("/search/?q=card", wait_until="commit")
    held.expect_one()
    page.get_by_role("searchbox").fill("tooltip")
    held.let_go()
    found = page.locator("[data-search-results] a").first
    expect(found).to_have_attribute("href", "/material-ui/react-tooltip/")
    assert page.url.endswith("/search/?q=tooltip")


def test_the_page_answers_what_its_address_asks(page: Page) -> None:
    page.goto("/search/?q=data+grid")
    results = page.locator("[data-search-results]")
    expect(results.get_by_role("link").first).to_have_attribute("href", "/x/react-data-grid/")
    expect(page.get_by_role("searchbox")).to_have_value("data grid")
    page.get_by_role("searchbox").fill("tooltip")
    expect(results.get_by_role("link").first).to_have_attribute(
        "href", "/material-ui/react-tooltip/"
    )
    assert page.url.endswith("/search/?q=tooltip")
    page.get_by_role("button", name="Search", exact=True).click()
    page.go_back()
    expect(page.get_by_role("searchbox")).to_have_value("tooltip")


@pytest.mark.parametrize(
    ("width", "query"), [(360, "card"), (1280, "raised surface"), (360, "zqbuttqbaszz")]
)
def test_nothing_moves_when_results_arrive(page: Page, width: int, query: str) -> None:
    page.set_viewport_size({"width": width, "height": 760})
    page.add_init_script(SHIFTS)
    held = Held(page, "**/_search/*.json")
    page.goto(f"/search/?q={query}")

    def answered() -> object:
        painted(page)
        held.let_pass()
        return COUNTED.search(page.get_by_role("status").text_content() or "")

    until(page, answered)
    expect(page.locator("[data-search-results] a").first).to_be_visible()
    assert page.evaluate("shifts") == []


def test_texts_have_a_direction_of_their_own(page: Page) -> None:
    page.add_init_script("localStorage.setItem('direction', 'rtl')")
    page.goto("/search/?q=card")
    about = page.locator("[data-search-results] .s-found-about").first
    expect(about).to_have_css("direction", "ltr")
    # Rows are drawn again when more names have come.
    until(
        page,
        """() => {
            const about = document.querySelector("[data-search-results] .s-found-about");
            const edges = [about?.parentElement.querySelector(".s-found-line"), about]
                .map((one) => one?.getBoundingClientRect().right);
            return edges[0] > 0 && edges[0] === edges[1];
        }""",
    )


def test_the_page_shows_its_lists_while_nothing_is_asked(page: Page) -> None:
    page.goto("/search/")
    lists = page.get_by_role("region", name="All pages by product")
    expect(lists).to_be_in_viewport()
    page.get_by_role("searchbox").fill("card")
    expect(page.locator("[data-search-results] a").first).to_be_visible()
    expect(lists).not_to_be_in_viewport()
    page.get_by_role("searchbox").fill("")
    expect(lists).to_be_in_viewport()


def test_the_lists_appear_when_the_script_does_not_come(page: Page) -> None:
    page.route("**/_assets/search-*.js", lambda route: route.abort())
    page.goto("/search/")
    lists = page.get_by_role("region", name="All pages by product")
    expect(lists).to_be_visible(timeout=10_000)


def test_without_a_script_the_page_leads_to_lists(plain: Page) -> None:
    plain.goto(LIGHT)
    plain.get_by_role("link", name="Search", exact=True).click()
    plain.wait_for_url("**/search/")
    expect(plain.get_by_text("requires JavaScript")).to_be_visible()
    lists = plain.get_by_role("region", name="All pages by product")
    expect(lists.get_by_role("link", name="Material UI")).to_be_visible()


# Each pair of two choices is among them.
@pytest.mark.parametrize(
    ("width", "direction", "scheme"),
    [
        pytest.param(360, "ltr", "light", marks=pytest.mark.sweep),
        (360, "rtl", "dark"),
        pytest.param(1280, "ltr", "dark", marks=pytest.mark.sweep),
        (1280, "rtl", "light"),
    ],
)
def test_everybody_can_use_it(
    arrive: Callable[..., Page], width: int, direction: str, scheme: str
) -> None:
    page = arrive(viewport={"width": width, "height": 760}, color_scheme=scheme)
    page.add_init_script(f"localStorage.setItem('direction', '{direction}')")
    open_search(page)
    ask(page, "disableRipple")
    expect(in_texts(page)).to_be_attached()
    animated(page)
    for route in ("", "/search/?q=card"):
        if route:
            page.goto(route)
            expect(page.locator("[data-search-results] a").first).to_be_visible()
        assert barriers_of(page, {"exclude": [["[data-island]"]]}) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width
