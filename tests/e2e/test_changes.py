"""The page about what changed between versions, of a site with an invented history."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from support.site.invented_history import PAIR, ROUTE, add_history
from support.site.tiny_site import copy_tiny

# One worker runs them: each would build the site.
pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("changes")]


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory, publish: Callable[[Path, Path], str]) -> str:
    folder = tmp_path_factory.mktemp("changes")
    return publish(add_history(copy_tiny(folder / "site")), folder)


@pytest.fixture
def tab(browser: Browser, host: str) -> Callable[..., Page]:
    return lambda **options: browser.new_page(base_url=host, **options)


def test_the_address_keeps_the_versions(tab: Callable[..., Page]) -> None:
    page = tab()
    refused: list[str] = []
    page.on("console", lambda one: refused.append(one.text) if one.type == "error" else None)
    page.goto(f"{ROUTE}?from=1.0&to=1.1")
    expect(page.locator("[data-between]")).to_have_text("1.0 to 1.1")
    expect(page.locator(".s-change-entry li")).to_contain_text(["color", "hue"])
    page.get_by_label("To").select_option("2.0")
    page.wait_for_url("**/?from=1.0&to=2.0")
    expect(page.locator(".s-change-entry li").first).to_contain_text("Props color")
    page.reload()
    expect(page.get_by_label("From")).to_have_value("1.0")
    expect(page.locator("[data-between]")).to_have_text("1.0 to 2.0")
    page.goto(f"{ROUTE}?from=7.0")
    expect(page.get_by_role("status").filter(has_text="are not known")).to_be_visible()
    assert refused == []


def test_without_javascript_the_updates_are_pages(tab: Callable[..., Page]) -> None:
    page = tab(java_script_enabled=False)
    page.goto(ROUTE)
    expect(page.get_by_label("From")).to_be_hidden()
    page.get_by_role("link", name="v1 to v2").click()
    page.wait_for_url(f"**{PAIR}")
    added = page.locator("[data-change=added]").filter(has_text="Sack")
    expect(added).to_be_visible()
    page.get_by_text("Only what may break code").click()
    expect(added).to_be_hidden()
    expect(page.locator("[data-change=removed]").filter(has_text="color")).to_be_visible()
