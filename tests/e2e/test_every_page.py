"""Pages of the site, as two very different readers see them, and demos in a frame.

`make test` visits a page of every kind and those of a change, `make sweep` every page in all its
stylings.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from support.browser.page_rules import DEMO_RULES, RULES, Rule, contradictions
from support.browser.page_visit import (
    Reader,
    all_routes,
    framed_demos,
    markup_of,
    visit_all_stylings,
    visit_pages,
)
from support.browser.sweep import Sweep
from support.site.page_sample import changed_pages, cost_of, seen_in_all_stylings, shared_out

pytestmark = pytest.mark.browser

DESKTOP = Reader(width=1280, scheme="light", direction="ltr", phone=False)
PHONE = Reader(width=360, scheme="dark", direction="rtl", phone=True)

READERS = pytest.mark.parametrize(
    "reader", [DESKTOP, PHONE], ids=["light-desktop", "dark-rtl-phone"]
)
# In parts, because two workers are quicker than one.
HALVES = pytest.mark.parametrize("half", [0, 1])
PARTS = 4
BLOCKING = re.compile(r'<link rel="stylesheet" (?![^>]*(?:media="print"|disabled=""))[^>]*>')
WITHOUT_SCRIPTS = re.compile(r'<noscript data-fonts="">.*?</noscript>')


@dataclass(frozen=True)
class Sight:
    """What a reader goes through, and how it is judged."""

    browser: Browser
    dist: Path
    site_url: str
    reader: Reader

    def of_pages(self, routes: Sequence[str]) -> list[str]:
        return self._faults(routes, RULES)

    def of_pages_in_one_styling(self, routes: Sequence[str]) -> list[str]:
        visits = visit_pages(self.browser, self.site_url, self.reader, routes)
        return contradictions(visits, RULES)

    def of_demos(self, routes: Sequence[str]) -> list[str]:
        return self._faults(routes, DEMO_RULES)

    def _faults(self, routes: Sequence[str], rules: Sequence[Rule]) -> list[str]:
        visits = visit_all_stylings(self.browser, self.dist, self.site_url, self.reader, routes)
        return contradictions(visits, rules)


@pytest.fixture
def sight(browser: Browser, dist: Path, site_url: str, reader: Reader) -> Sight:
    return Sight(browser, dist, site_url, reader)


@pytest.mark.parametrize("part", range(PARTS))
@READERS
def test_a_page_of_every_kind_is_sound(
    sight: Sight, dist: Path, sampled_pages: Sequence[str], sampled_parts: Sequence[str], part: int
) -> None:
    sample = sampled_pages if sight.reader == DESKTOP else sampled_parts
    markup = {route: markup_of(dist, route) for route in sample}
    in_all = seen_in_all_stylings(markup, changed_pages())
    in_one = [route for route in markup if route not in in_all]
    costs = {route: cost_of(markup[route]) for route in in_all}
    costs |= {route: cost_of("") + len(markup[route]) for route in in_one}
    routes = shared_out(costs, PARTS)[part]
    found = sight.of_pages([route for route in routes if route in in_all])
    found += sight.of_pages_in_one_styling([route for route in routes if route in in_one])
    assert not found, "\n".join(found)


def test_a_page_of_every_kind_is_held_up_by_two_style_sheets(
    dist: Path, sampled_pages: Sequence[str]
) -> None:
    """Readers without scripts wait for the sheets of fonts besides."""
    links = {
        route: BLOCKING.findall(WITHOUT_SCRIPTS.sub("", markup_of(dist, route)))
        for route in sampled_pages
    }
    assert {route: found for route, found in links.items() if len(found) > 2} == {}


@READERS
def test_a_framed_demo_of_every_kind_is_sound(sight: Sight, sampled_demos: Sequence[str]) -> None:
    found = sight.of_demos(sampled_demos)
    assert not found, "\n".join(found)


@pytest.mark.sweep
@HALVES
@READERS
def test_every_page_is_sound(sight: Sight, dist: Path, half: int, sweep: Sweep) -> None:
    found = sweep.over(all_routes(dist)[half::2], lambda route: sight.of_pages([route]))
    assert not found, "\n".join(found)


@pytest.mark.sweep
@READERS
def test_every_framed_demo_is_sound(sight: Sight, dist: Path, sweep: Sweep) -> None:
    found = sweep.over(framed_demos(dist), lambda route: sight.of_demos([route]))
    assert not found, "\n".join(found)
