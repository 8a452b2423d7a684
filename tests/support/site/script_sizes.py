"""What scripts weigh on their way: tests build releases that are compressed in haste."""

from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Page

from showfloor.release.precompress import precompress


def sent_sizes(dist: Path, urls: Iterable[str]) -> dict[str, int]:
    """Return the bytes of hashed scripts as a release of readers sends them, by their addresses."""
    public = dist / "current" / "public" / "_assets"
    return {url: _sent((public / url.rpartition("/")[2]).read_bytes()) for url in urls}


def sent_in_page(page: Page) -> int:
    """Return the bytes of the script that is in a page, as it would be sent by itself."""
    return _sent((page.locator("script[data-file]").text_content() or "").encode())


def _sent(script: bytes) -> int:
    forms = precompress(script, digest="", effort="careful", cache=None)
    return len(forms.get("br", script))  # what is small is sent as it is
