"""Ways from page to page: the side navigation, the drawer, neighbors, breadcrumbs."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from support.browser.layout import note_shifts, shifts_of
from support.server.slow_site import Pause, halting

pytestmark = pytest.mark.browser

START = "/material-ui/getting-started/"
BUTTON = "/material-ui/react-button/"
LIGHT = "/material-ui/react-init-color-scheme-script/"
CARD = "/material-ui/react-card/"


@pytest.fixture
def tablet(arrive: Callable[..., Page]) -> Page:
    return arrive(viewport={"width": 768, "height": 900})


def drawer(page: Page) -> Locator:
    return page.locator(".side-nav")


def open_drawer(page: Page) -> None:
    page.get_by_role("button", name="Open navigation").focus()
    page.keyboard.press("Enter")
    expect(drawer(page)).to_be_visible()


def test_groups_open_before_they_are_painted(arrive: Callable[..., Page], dist: Path) -> None:
    pause = Pause(CARD, after='href="/material-ui/react-text-field/"')
    with halting(dist / "current" / "public", pause) as url:
        page = arrive(base_url=url)
        note_shifts(page)
        page.goto(START)
        page.goto(CARD, wait_until="commit")
        page.get_by_text("Getting started").first.wait_for()
        shifts_of(page)  # what came so far is painted
        pause.over.set()
        page.wait_for_load_state()
        expect(drawer(page).get_by_role("link", name="Installation")).to_be_visible()
        assert shifts_of(page) == []


def test_the_navigation_stays_where_it_was_scrolled_to(arrive: Callable[..., Page]) -> None:
    page = arrive(viewport={"width": 1280, "height": 400})
    page.goto(BUTTON)
    scroll = page.locator("[data-nav]")
    scroll.evaluate("(list) => list.scrollTo(0, 120)")
    drawer(page).get_by_role("link", name="Button Group", exact=True).click()
    page.wait_for_url("**/react-button-group/")
    assert scroll.evaluate("(list) => list.scrollTop") == 120


def test_the_active_link_is_in_view_wherever_it_is(arrive: Callable[..., Page]) -> None:
    page = arrive(viewport={"width": 1280, "height": 400})
    page.goto("/material-ui/react-grid/")
    expect(drawer(page).locator("[aria-current=page]")).to_be_in_viewport()


def test_the_drawer_holds_the_focus_until_escape_gives_it_back(tablet: Page) -> None:
    tablet.goto(LIGHT)
    expect(drawer(tablet)).to_be_hidden()
    open_drawer(tablet)
    here = drawer(tablet).get_by_role("link", name="InitColorSchemeScript", exact=True).first
    expect(here).to_be_focused()
    for _ in range(25):
        tablet.keyboard.press("Tab")
        outside = tablet.locator(":focus:not(.side-nav *, body, html)")
        expect(outside).to_have_count(0)
    expect(tablet.locator("html")).to_have_css("overflow", "hidden")  # the page below stays put
    tablet.keyboard.press("Escape")
    expect(drawer(tablet)).to_be_hidden()
    expect(tablet.locator("html")).to_have_css("overflow", "visible")
    expect(tablet.get_by_role("button", name="Open navigation")).to_be_focused()


def test_the_drawer_closes_by_its_button_and_by_a_press_beside_it(tablet: Page) -> None:
    tablet.goto(LIGHT)
    open_drawer(tablet)
    tablet.get_by_role("button", name="Close navigation").click()
    expect(drawer(tablet)).to_be_hidden()
    open_drawer(tablet)
    tablet.mouse.click(700, 500)
    expect(drawer(tablet)).to_be_hidden()
    tablet.get_by_role("link", name="Showfloor").first.click()
    tablet.wait_for_url(re.compile("/$"))


def test_the_drawer_closes_where_there_is_space_beside_the_page(tablet: Page) -> None:
    tablet.goto(LIGHT)
    open_drawer(tablet)
    tablet.set_viewport_size({"width": 1280, "height": 900})
    tablet.get_by_role("link", name="Color scheme switch", exact=True).first.click()
    expect(drawer(tablet)).to_be_visible()


def test_a_phone_follows_a_link_of_the_drawer(phone: Page) -> None:
    phone.goto(LIGHT)
    phone.get_by_role("button", name="Open navigation").tap()
    rows = drawer(phone).locator(":is(.nav-link, .nav-summary):visible")
    heights = rows.evaluate_all("(all) => all.map((row) => row.offsetHeight)")
    assert len(heights) > 20
    assert min(heights) >= 44
    drawer(phone).get_by_role("link", name="Card").tap()
    phone.wait_for_url(f"**{CARD}")
    expect(drawer(phone)).to_be_hidden()


def test_names_of_components_do_not_break_inside_on_a_phone(phone: Page) -> None:
    phone.goto("/x/api/data-grid/data-grid/")
    titles = phone.get_by_role("navigation", name="Previous and next page").locator(".pager-title")
    lines = titles.evaluate_all("(all) => all.map((one) => one.offsetHeight / 24)")
    assert lines == [1, 1]


def test_breadcrumbs_name_what_holds_the_page(page: Page) -> None:
    page.goto(LIGHT)
    crumbs = page.get_by_role("navigation", name="Breadcrumbs")
    expect(crumbs.get_by_role("listitem")).to_have_text(["Material UI", "Components"])
    crumbs.get_by_role("link", name="Material UI").click()
    page.wait_for_url(f"**{START}")
