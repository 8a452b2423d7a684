"""Readers in other time zones and languages see what was sent: React finds no other markup."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from soundness import contradictions, the_console_is_silent
from visit import Reader, framed_demos, pages_with_demos, visit_all_stylings

pytestmark = [pytest.mark.browser, pytest.mark.sweep]

# Before and after the time of the server, and half an hour off; other digits, another calendar.
READERS = pytest.mark.parametrize(
    ("zone", "locale"),
    [
        ("Pacific/Auckland", "de-DE"),
        ("America/Los_Angeles", "ar-EG"),
        ("Asia/Kolkata", "ja-JP"),
    ],
)


@READERS
def test_every_demo_wakes_as_it_was_sent(
    browser: Browser, site_url: str, dist: Path, zone: str, locale: str
) -> None:
    reader = Reader(1280, "light", "ltr", phone=False, zone=zone, locale=locale)
    routes = [*pages_with_demos(dist), *framed_demos(dist)]
    visits = visit_all_stylings(browser, dist, site_url, reader, routes)
    assert len(visits) > 100
    assert contradictions(visits, [the_console_is_silent]) == []
