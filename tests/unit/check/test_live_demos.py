"""Which demos are tried in a browser, without one."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

from showfloor.check.live_demos import LiveDemos
from showfloor.errors import ToolError
from showfloor.model.release import FileEntry, Manifest
from showfloor.workspace import Site
from support.site.memory_cache import MemoryCache
from support.site.tiny_site import TINY
from support.site.workplace import PROGRAMS, compile_at

SEED = "/acorn-kit/part-seed/demos"
DEMOS: Final = (f"{SEED}/DayCounter/", f"{SEED}/LeafBadge/")
NO_BROWSER = (
    "Demos were not tried: no Chromium, Chrome or Edge was found. Name a Chromium, Chrome or Edge"
    " in the variable SHOWFLOOR_BROWSER, or write `none` there."
)


@pytest.fixture(scope="module")
def site() -> Site:
    return compile_at(TINY)


@pytest.fixture(autouse=True)
def _without_browsers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Have a browser wanted where there is none."""
    monkeypatch.delenv("SHOWFLOOR_BROWSER")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))


def live_demos(site: Site, folder: Path) -> LiveDemos:
    """Return the demos of a release with the documents of `DEMOS`."""
    entries = {
        f"{route}index.html": FileEntry(file=route, type="text/html", etag=route, size=1)
        for route in DEMOS
    }
    routes = {route: f"{route}index.html" for route in DEMOS}
    manifest = Manifest(digest="", files=entries, routes=routes)
    return LiveDemos(site, PROGRAMS, MemoryCache(), folder, manifest)


def said(demos: LiveDemos, served: Mapping[str, FileEntry]) -> list[str]:
    """Return what a build says of demos that it does not try."""
    lines: list[str] = []
    demos.check_before_serving(served, lines.append)
    return lines


def test_a_build_says_that_it_has_no_browser(site: Site, tmp_path: Path) -> None:
    assert said(live_demos(site, tmp_path), {}) == [NO_BROWSER]


def test_a_build_says_nothing_where_no_browser_is_wanted(
    site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SHOWFLOOR_BROWSER", "none")
    assert said(live_demos(site, tmp_path), {}) == []


def test_of_many_demos_a_build_tries_those_that_changed(
    site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("showfloor.check.live_demos.MOST", 1)
    demos = live_demos(site, tmp_path)
    files = demos.manifest.files
    first = next(iter(files))
    assert said(demos, {}) == [
        "2 demos are new or changed, too many to try each in a browser:"
        " `showfloor check --demos` tries them."
    ]
    assert said(demos, {first: files[first]}) == [NO_BROWSER]
    assert said(demos, files) == []


def test_without_a_browser_demos_cannot_be_tried_by_hand(site: Site, tmp_path: Path) -> None:
    demos = live_demos(site, tmp_path)
    with pytest.raises(ToolError) as raised:
        demos.mistakes(list(demos.documents()))
    assert str(raised.value) == (
        "Demos were not tried: no Chromium, Chrome or Edge was found.\n"
        "  why: what breaks the security policy, throws or stays lifeless shows only there.\n"
        "  fix: name a Chromium, Chrome or Edge in the variable SHOWFLOOR_BROWSER, or write `none`"
        " there."
    )
