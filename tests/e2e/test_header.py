"""The header with the keyboard alone, and what its menus lead to."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from support.browser.layout import box_of
from support.polling import until

pytestmark = pytest.mark.browser

BUTTON = "/material-ui/react-button/"
LIGHT = "/material-ui/react-init-color-scheme-script/"


def menu(page: Page, kind: str) -> Locator:
    return page.locator(f"[data-menu={kind}]")


def open_with_keys(page: Page, kind: str) -> Locator:
    opened = menu(page, kind)
    opened.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(opened).to_have_attribute("open", "")
    return opened


def test_the_skip_link_is_first_and_leads_to_the_content(page: Page) -> None:
    page.goto(LIGHT)
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to content")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("main :focus")).to_have_count(1)


def test_a_reader_is_in_the_article_a_few_presses_after_the_header(page: Page) -> None:
    page.goto(LIGHT)
    page.get_by_text("Display settings").locator("xpath=..").focus()
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip navigation")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport(ratio=1)
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
    page.go_back()
    skip.focus()
    page.keyboard.press("Tab")
    expect(page.locator(".side-nav summary").first).to_be_focused()


def test_tab_walks_through_the_header_as_it_is_read_and_shows_where_it_is(page: Page) -> None:
    page.goto(LIGHT)
    stops = []
    for _ in range(7):
        page.keyboard.press("Tab")
        expect(page.locator(":focus")).to_have_css("outline-style", "solid")
        stops.append(page.evaluate("document.activeElement.innerText.replaceAll('\\n', ' ')"))
    assert stops == [
        "Skip to content",
        "Showfloor",
        "Change product Material UI",
        "Change version v7.0.1",
        "Search Ctrl K",
        "Announcements New",
        "Display settings",
    ]
    for _ in range(23):
        page.keyboard.press("Tab")
        expect(page.locator(":focus")).to_have_css("outline-style", "solid")


def test_the_menus_have_the_versions_of_the_product_and_its_topic_elsewhere(page: Page) -> None:
    page.goto(BUTTON)
    links = open_with_keys(page, "versions").get_by_role("link")
    assert [
        (link.inner_text().split("\n")[0], link.get_attribute("href")) for link in links.all()
    ] == [
        ("v7.0.1", "/material-ui/getting-started/"),
        ("v6", "https://v6.mui.com/material-ui/react-button/"),
        ("v5", "https://v5.mui.com/material-ui/react-button/"),
        ("v4", "https://v4.mui.com/components/buttons/"),
        ("What changed", "/material-ui/changes/"),
        ("View all versions", "/versions/#material-ui"),
    ]
    expect(links.and_(page.locator("[aria-current]"))).to_have_text("v7.0.1")
    expect(links.nth(1)).to_have_accessible_name("v6 on another site")
    products = open_with_keys(page, "products")
    expect(products.get_by_role("link", name="MUI X Charts")).to_have_attribute(
        "href", "/x/react-charts/"
    )
    products.get_by_role("link", name="Joy UI").click()
    expect(page).to_have_url(re.compile("/joy-ui/react-button/$"))
    page.locator(".article-note").get_by_role("link", name="Base UI").click()
    expect(page).to_have_url(re.compile("/base-ui/react-button/$"))


def test_section_2_the_page_of_all_versions_is_made_from_data(page: Page) -> None:
    page.goto(LIGHT)
    open_with_keys(page, "versions").get_by_role("link", name="View all versions").click()
    expect(page).to_have_url(re.compile("/versions/#material-ui$"))
    table = page.get_by_role("region", name="Material UI").get_by_role("table")
    expect(table.locator("[aria-current]")).to_contain_text(["v7.0.1"])
    expect(table.get_by_role("row", name="v6")).to_contain_text("August 26, 2024")
    expect(table.get_by_role("row", name="v1")).to_contain_text("May 17, 2018")
    unreleased = page.get_by_role("region", name="Joy UI").get_by_role("row").nth(1)
    expect(unreleased).to_contain_text("Not known")
    expect(page.get_by_role("link", name="Material UI v4")).to_have_attribute(
        "href", "https://v4.mui.com/"
    )


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_the_name_of_a_product_is_whole_or_its_mark_is_alone(phone: Page, direction: str) -> None:
    phone.add_init_script(f"localStorage.setItem('direction', '{direction}')")
    phone.goto("/404.html")
    products = phone.locator("[data-menu=products] .s-product").all()
    routes = [link.get_attribute("href") or "" for link in products]
    assert len(routes) == 10
    for route in routes if direction == "ltr" else routes[:2]:
        phone.goto(route, wait_until="domcontentloaded")
        cut = [width for width in (320, 360, 599) if is_cut_off(phone, width)]
        assert cut == [], route


def is_cut_off(phone: Page, width: int) -> bool:
    phone.set_viewport_size({"width": width, "height": 740})
    return bool(phone.evaluate(IS_CUT_OFF))


IS_CUT_OFF = """() => {
  const [button, mark, name] = ["", " .s-mark", " .s-product-name"].map((part) =>
    document.querySelector(`[data-menu=products] > summary${part}`).getBoundingClientRect());
  const isHidden = name.top >= button.bottom;
  const isInside = button.left <= name.left && name.right <= button.right;
  return mark.top < button.top || (!isHidden && !isInside);
}"""


PLACES = """[".header-home", ".header-row", ".s-search-link", ".header-end > :first-child",
  ".header-end > :last-child"].map((part) => {
    const { left, right, top, bottom } = document.querySelector(part).getBoundingClientRect();
    return [left, right, top, bottom];
  })"""


def test_the_header_is_the_same_on_every_product_and_at_every_scroll(page: Page) -> None:
    routes = (LIGHT, "/", "/search/", "/x/react-date-pickers/", "/x/api/data-grid/data-grid/")
    widths = (600, 1000, 1280, 1920)
    seen: dict[int, list[list[list[float]]]] = {width: [] for width in widths}
    for route in routes:
        page.goto(route)
        for width in widths:
            page.set_viewport_size({"width": width, "height": 800})
            for top in (0, 700):
                page.evaluate("(top) => scrollTo({ top, behavior: 'instant' })", top)
                seen[width].append(page.evaluate(PLACES))
    for width, places in seen.items():
        # Without a navigation there is no button for it before the name of the site.
        assert [place[1:] for place in places] == [places[0][1:]] * len(places), width


@pytest.mark.parametrize("width", [360, 1280])
def test_a_page_with_a_search_field_shows_one_at_a_time(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.goto("/")
    field, link = page.locator(".s-search-box"), page.locator(".s-search-link")
    expect(field).to_be_in_viewport()
    expect(link).to_be_hidden()
    page.keyboard.press("/")
    expect(page.get_by_role("combobox")).to_be_focused()
    page.keyboard.press("Escape")
    until(page, "history.state === null")  # going back would scroll too
    page.evaluate("scrollTo(0, 700)")
    expect(field).not_to_be_in_viewport()
    expect(link).to_be_visible()
    link.press("Enter")
    expect(page.get_by_role("combobox")).to_be_focused()
    assert page.evaluate("scrollY") == 700


def test_a_phone_names_the_version_in_its_drawer_and_all_versions_whole(phone: Page) -> None:
    phone.goto(LIGHT)
    expect(phone.locator(".header-start [data-menu=versions]")).to_be_hidden()
    phone.get_by_role("button", name="Open navigation").press("Enter")
    expect(phone.get_by_role("link", name="Skip navigation")).to_be_hidden()
    version = phone.locator(".drawer-head").get_by_role("link", name="v7.0.1")
    expect(version).to_be_visible()
    expect(version).to_have_attribute("href", "/versions/#material-ui")
    version.press("Enter")
    phone.wait_for_url("**/versions/#material-ui")
    versions = phone.get_by_role("region", name="Material UI")
    expect(versions).to_be_in_viewport()
    expect(versions.get_by_role("link", name="Material UI v4")).to_be_visible()
    lines = "parts => parts.map((part) => part.getClientRects().length)"
    assert {*phone.locator(".version-table :is(time, a)").evaluate_all(lines)} == {1}
    assert phone.evaluate("document.documentElement.scrollWidth") == 360
    last = box_of(phone.locator(".version-table").first.get_by_role("cell").last)
    assert last["x"] + last["width"] <= 360 - 8


def test_menus_of_a_phone_stay_on_its_screen(phone: Page) -> None:
    phone.goto(LIGHT)
    for kind in ("products", "settings"):  # that of the versions is in the drawer
        menu(phone, kind).locator("summary").click()
        panel = menu(phone, kind).locator(".s-menu-panel")
        expect(panel).to_be_visible()
        box = box_of(panel)
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
        assert box["y"] + box["height"] <= 740
