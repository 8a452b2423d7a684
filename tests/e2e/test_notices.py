"""The page of the works of others in a release, as a reader meets it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from showfloor.model.release import NOTICES
from support.places import installed_version

pytestmark = pytest.mark.browser

BUILT_ON = ("react", "react-dom", "@fontsource-variable/inter", "workbox-core", "vite")


def test_the_footer_leads_to_the_notices(page: Page, tiny_url: str) -> None:
    page.goto(f"{tiny_url}/about/")
    page.get_by_role("contentinfo").get_by_role("link", name="Third-party notices").click()
    expect(page).to_have_url(f"{tiny_url}{NOTICES}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Third-party notices")


def test_licenses_unfold_without_a_script(plain: Page, tiny_url: str) -> None:
    plain.goto(tiny_url + NOTICES)
    license_text = plain.get_by_text("Copyright (c) Meta Platforms").first
    expect(license_text).to_be_hidden()
    plain.locator("summary", has_text="react-dom").click()
    expect(license_text).to_be_visible()


def test_no_license_is_wider_than_a_phone(phone: Page, tiny_url: str) -> None:
    phone.goto(tiny_url + NOTICES)
    phone.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    assert phone.evaluate("document.documentElement.scrollWidth") == 360


def test_what_the_shell_is_built_on_is_listed(read: Callable[..., Page], tiny_url: str) -> None:
    works = read(tiny_url + NOTICES).locator("summary bdi")
    for name in BUILT_ON:
        work = f"{name} {installed_version(name)}"
        expect(works.get_by_text(work, exact=True)).to_be_attached()


def test_what_is_compiled_into_the_search_is_listed_with_its_source(
    page: Page, tiny_url: str
) -> None:
    page.goto(tiny_url + NOTICES)
    expect(page.locator("summary bdi").get_by_text("minicbor 2.2.1", exact=True)).to_be_attached()
    page.get_by_role("heading", name="GPL-3.0-only").scroll_into_view_if_needed()
    page.locator("summary", has_text="pagefind_microjson").click()
    expect(page.get_by_text("The source of microjson is at")).to_be_visible()
