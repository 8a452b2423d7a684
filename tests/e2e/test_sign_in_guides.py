"""The projects that sign people in: one with a server, one without.

Packages come from the registry, and builds take minutes: `make sweep` does it.
"""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from support.site.guide_projects import SIGN_INS, built_guide, served_guide

pytestmark = [pytest.mark.browser, pytest.mark.sweep, pytest.mark.xdist_group("sign-in-guides")]

SIGN_IN = re.compile(r"/sign-in\?callbackUrl=%2F$")


@pytest.fixture(scope="module", params=SIGN_INS)
def address(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    say: Callable[[str], None],
) -> Iterator[str]:
    """Where the project is served."""
    guide = SIGN_INS[request.param]
    say(f"Installing and building {guide.folder}")
    with served_guide(built_guide(guide, tmp_path_factory.mktemp("guide")), guide) as url:
        yield url


def submit(page: Page, password: str) -> None:
    page.get_by_label("Email").fill("ann@example.com")
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name="Sign in with password").click()


def test_who_knows_the_password_gets_in_and_out(address: str, browser: Browser) -> None:
    page = browser.new_page()
    page.goto(address)
    expect(page).to_have_url(SIGN_IN)
    page.wait_for_load_state("networkidle")  # a press before the page is awake does nothing
    submit(page, "guess")
    expect(page.get_by_role("alert")).to_contain_text(["Email or password is wrong."])
    submit(page, "open sesame")
    expect(page.get_by_text("12 orders wait for ann.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("12 orders wait for ann.")).to_be_visible()
    page.get_by_role("button", name="Current User").click()
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_label("Password")).to_be_visible()
    page.close()
