"""How much script stands between a reader and a page."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from sent import sent_sizes

pytestmark = pytest.mark.browser

INSTALLATION = "/material-ui/getting-started/installation/"


def test_a_reading_page_needs_two_small_scripts(page: Page, dist: Path) -> None:
    asked: list[str] = []
    page.on("request", lambda r: asked.append(r.url) if r.resource_type == "script" else None)
    page.goto(INSTALLATION, wait_until="networkidle")
    sizes = sent_sizes(dist, asked)
    assert len(sizes) == 2
    assert sum(sizes.values()) <= 10 * 1024
