"""How much script stands between a reader and a page."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page

pytestmark = pytest.mark.browser

INSTALLATION = "/material-ui/getting-started/installation/"


def test_a_reading_page_needs_two_small_scripts(page: Page, dist: Path) -> None:
    asked: list[str] = []
    page.on("request", lambda r: asked.append(r.url) if r.resource_type == "script" else None)
    page.goto(INSTALLATION, wait_until="networkidle")
    files = json.loads((dist / "current" / "manifest.json").read_text())["files"]
    sizes = [files["/_assets/" + url.rpartition("/")[2]]["encodings"]["br"] for url in asked]
    assert len(sizes) == 2
    assert sum(sizes) <= 10 * 1024
