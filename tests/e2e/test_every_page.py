"""Every page of the site, as two very different readers see it."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from soundness import contradictions
from visit import Reader, routes_of, visit_pages

pytestmark = pytest.mark.browser

DESKTOP = Reader(width=1280, scheme="light", direction="ltr", phone=False)
PHONE = Reader(width=360, scheme="dark", direction="rtl", phone=True)


# Halves, because two workers are quicker than one.
@pytest.mark.parametrize("half", [0, 1])
@pytest.mark.parametrize("reader", [DESKTOP, PHONE], ids=["light-desktop", "dark-rtl-phone"])
def test_every_page_is_sound(
    browser: Browser, site_url: str, dist: Path, reader: Reader, half: int
) -> None:
    found = contradictions(visit_pages(browser, site_url, reader, routes_of(dist)[half::2]))
    assert not found, "\n".join(found)
