"""Readers in other time zones and languages see what was sent: React finds no other markup."""

import re
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from showfloor.build_paths import BuildPaths
from showfloor.cache.disk_cache import DiskCache
from showfloor.node import find_node
from showfloor.render import Renderer
from showfloor.workspace import Site, Workspace
from showfloor.workspace.inputs import build_inputs
from support.browser.page_rules import contradictions, the_console_is_silent
from support.browser.page_visit import Reader, framed_demos, pages_with_demos, visit_all_stylings
from support.browser.sweep import Sweep
from support.places import PROJECT

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


# When a day of a calendar begins, which depends on the zone. React keeps the attribute as it was
# sent; demos that read it are started again where that is another day.
INSTANT = re.compile(r' data-timestamp="\d+"')
# Its name tells what is in it: instants too.
MIRRORED = re.compile(r' data-rtl-markup="[^"]+"')


@READERS
def test_every_demo_wakes_as_it_was_sent(
    browser: Browser, site_url: str, dist: Path, sweep: Sweep, zone: str, locale: str
) -> None:
    reader = Reader(1280, "light", "ltr", phone=False, zone=zone, locale=locale)

    def complaints(route: str) -> list[str]:
        visits = visit_all_stylings(browser, dist, site_url, reader, [route])
        return contradictions(visits, [the_console_is_silent])

    routes = [*pages_with_demos(dist), *framed_demos(dist)]
    assert len(routes) > 100
    assert sweep.over(routes, complaints) == []


def test_every_demo_is_drawn_the_same_in_any_zone_and_locale(
    tmp_path: Path, dist: Path, say: Callable[[str], None]
) -> None:
    paths = BuildPaths(site=PROJECT / "site", dist=dist, work=dist.parent / "work")
    with DiskCache(paths.work / "cache.db", say=pytest.fail) as cache:
        site = Workspace(build_inputs(paths, cache)).update()
        say("Drawing all pages with demos (UTC, en-US)")
        here = drawn(site, find_node(), paths.work)
        assert len(here) > 50
        for zone, locale in (("Pacific/Auckland", "tr_TR"), ("America/Los_Angeles", "ar_EG")):
            say(f"Drawing {len(here)} pages with demos ({zone}, {locale})")
            there = drawn(site, node_in(tmp_path / locale, zone, locale), paths.work)
            assert [route for route, html in here.items() if there[route] != html] == []


def node_in(program: Path, zone: str, locale: str) -> str:
    """Write a program that is Node in another zone and locale; return its path."""
    setting = f"TZ={zone} LANG={locale}.UTF-8 LC_ALL={locale}.UTF-8"
    program.write_text(f'#!/bin/sh\n{setting} exec {find_node()} "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    return str(program)


def drawn(site: Site, node: str, work: Path) -> Mapping[str, str]:
    """Return the HTML of all pages with demos, by their route, without the instants of days."""
    pages = [page for page in site.pages.values() if page.demos]
    with Renderer(node, work, site.shell, site.trees) as renderer:
        return {
            page.route: without_instants(page.html)
            for page in renderer.render(site.complete(page) for page in pages)
        }


def without_instants(html: str) -> str:
    found, count = INSTANT.subn("", html)
    return MIRRORED.sub("", found) if count > 0 else html
