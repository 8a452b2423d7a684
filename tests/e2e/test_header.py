"""The header with the keyboard alone, and what its menus lead to."""

import pytest
from playwright.sync_api import Locator, Page, expect

pytestmark = pytest.mark.browser

BUTTON = "/material-ui/react-button/"


def menu(page: Page, kind: str) -> Locator:
    return page.locator(f"[data-menu={kind}]")


def open_with_keys(page: Page, kind: str) -> Locator:
    opened = menu(page, kind)
    opened.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(opened).to_have_attribute("open", "")
    return opened


def test_the_skip_link_is_first_and_leads_to_the_content(page: Page) -> None:
    page.goto(BUTTON)
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to content")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("main :focus")).to_have_count(1)


def test_tab_walks_through_the_header_as_it_is_read(page: Page) -> None:
    page.goto(BUTTON)
    stops = []
    for _ in range(6):
        page.keyboard.press("Tab")
        stops.append(page.evaluate("document.activeElement.innerText.replaceAll('\\n', ' ')"))
    assert stops == [
        "Skip to content",
        "Showfloor",
        "Change product Material UI",
        "Change version v7.0.1",
        "Display settings",
        "Getting started",
    ]


def test_what_has_the_focus_shows_it(page: Page) -> None:
    page.goto(BUTTON)
    for _ in range(30):
        page.keyboard.press("Tab")
        focused = page.locator(":focus")
        expect(focused).to_have_css("outline-style", "solid")


def test_a_menu_opens_and_closes_with_keys_and_gives_the_focus_back(page: Page) -> None:
    page.goto(BUTTON)
    products = open_with_keys(page, "products")
    page.keyboard.press("ArrowDown")
    expect(products.get_by_role("link").first).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(products.get_by_role("link").last).to_be_focused()
    page.keyboard.press("Escape")
    expect(products).not_to_have_attribute("open", "")
    expect(products.locator("summary")).to_be_focused()


def test_one_menu_closes_another_and_a_press_outside_closes_all(page: Page) -> None:
    page.goto(BUTTON)
    products = open_with_keys(page, "products")
    versions = open_with_keys(page, "versions")
    expect(products).not_to_have_attribute("open", "")
    page.get_by_role("heading", level=1).click()
    expect(versions).not_to_have_attribute("open", "")


def test_a_menu_closes_when_the_focus_leaves_it(page: Page) -> None:
    page.goto(BUTTON)
    versions = open_with_keys(page, "versions")
    for _ in range(5):
        page.keyboard.press("Tab")
    expect(menu(page, "settings").locator("summary")).to_be_focused()
    expect(versions).not_to_have_attribute("open", "")


def test_the_product_switcher_leads_to_every_product(page: Page) -> None:
    page.goto(BUTTON)
    products = open_with_keys(page, "products").locator(".product")
    names = products.locator(".product-name").all_inner_texts()
    assert {"Material UI", "Joy UI", "Base UI", "MUI System", "Toolpad Core"} <= set(names)
    expect(products.and_(page.locator("[aria-current]"))).to_contain_text("Material UI")
    hrefs = [link.get_attribute("href") or "" for link in products.all()]
    assert [page.request.get(href).status for href in hrefs] == [200] * len(names)


def test_the_version_menu_has_the_versions_of_the_product(page: Page) -> None:
    page.goto(BUTTON)
    links = open_with_keys(page, "versions").get_by_role("link")
    assert [
        (link.inner_text().split("\n")[0], link.get_attribute("href")) for link in links.all()
    ] == [
        ("v7.0.1", "/material-ui/getting-started/"),
        ("v6", "https://v6.mui.com/"),
        ("v5", "https://v5.mui.com/"),
        ("v4", "https://v4.mui.com/"),
    ]
    expect(links.and_(page.locator("[aria-current]"))).to_have_text("v7.0.1")
    expect(links.nth(1)).to_have_accessible_name("v6 on another site")


def test_a_product_with_one_version_names_it(page: Page) -> None:
    page.goto("/base-ui/react-button/")
    expect(page.locator(".header")).to_contain_text("v7.0.0-beta.4")
    expect(menu(page, "versions")).to_have_count(0)


def test_menus_of_a_phone_stay_on_its_screen(phone: Page) -> None:
    phone.goto(BUTTON)
    for kind in ("products", "versions", "settings"):
        menu(phone, kind).locator("summary").click()
        box = menu(phone, kind).locator(".menu-panel").bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
        assert box["y"] + box["height"] <= 740
