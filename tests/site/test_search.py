"""What readers type finds first what they mean: in the browser and for machines."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from showfloor.model import SearchFieldBlock
from showfloor.search import FIRST_RESULTS, Finder, rank_of
from showfloor.workspace import Site, SitePage
from support.site.page_sample import changed_pages
from support.site.search_cases import Case, browser_finds, cases, is_met
from support.site.work_folder import REAL_SITE

pytestmark = REAL_SITE

CASES = cases("site")
ALL = 250
SAMPLE = 600
"""Terms that stand for all; `make sweep` asks for every one."""


def expected(site: Site, case: Case) -> list[str]:
    """Return what a row expects: of each place the first address whose page exists."""
    return [
        next(href for href in places if re.split("[?#]", href)[0] in site.pages)
        for places in case.expected
    ]


def test_the_table_is_long_and_asks_nothing_twice() -> None:
    asked = [(case.query, case.product, case.how, case.page) for case in CASES]
    assert len(asked) == len(set(asked)) >= 300


def test_the_browser_finds_what_is_meant(site: Site, index: Path) -> None:
    missed = [
        (case, found[:3])
        for case, found in zip(CASES, browser_finds(index, CASES), strict=True)
        if not is_met(case.how, expected(site, case), found)
    ]
    assert missed == []


def test_machines_find_what_is_meant(site: Site, finder: Finder) -> None:
    answers = [
        [one.href for one in finder.find(case.query, case.product, ALL, case.page)]
        for case in CASES
    ]
    missed = [
        (case, found[:3])
        for case, found in zip(CASES, answers, strict=True)
        if not is_met(case.how, expected(site, case), found)
    ]
    assert missed == []


def test_terms_of_pages_find_them_among_the_first_three(site: Site, finder: Finder) -> None:
    """A fixed number of them, and those of a change: the test does not grow with the pages."""
    terms, changed = terms_of(site), set(changed_pages())
    sample = terms[:: max(len(terms) // SAMPLE, 1)]
    own = [(page, term) for page, term in terms if page.frame.route in changed]
    assert len(sample) >= SAMPLE
    assert behind(finder, [*sample, *own]) == {}


@pytest.mark.sweep
def test_each_term_of_a_page_finds_it_among_the_first_three(site: Site, finder: Finder) -> None:
    assert behind(finder, terms_of(site)) == {}


def terms_of(site: Site) -> list[tuple[SitePage, str]]:
    """Return what pages say that they are looked for by."""
    return [(page, term) for page in site.pages.values() for term in page.facts.front_matter.terms]


def behind(
    finder: Finder, terms: Iterable[tuple[SitePage, str]]
) -> dict[tuple[str, str], int | None]:
    """Return the terms that do not find their page among the first three, with its place."""
    places = {
        (page.frame.route, term): rank_of(finder, term, page.frame.route, page.frame.family)
        for page, term in terms
    }
    return {term: place for term, place in places.items() if not place or place > FIRST_RESULTS}


def test_each_example_of_a_search_field_finds_its_page_among_the_first_three(
    site: Site, finder: Finder
) -> None:
    pages = [page for page in site.pages.values() if page.facts.has_search]
    assert pages, "no page has a search field, so this test checks nothing"
    places = {
        (page.route, one.query): rank_of(finder, one.query, one.href, page.frame.family)
        for page in pages
        for field in site.blocks(page)
        if isinstance(field, SearchFieldBlock)
        for one in field.examples
    }
    assert {route for route, _ in places} == {page.route for page in pages}
    behind = {one: place for one, place in places.items() if not place or place > FIRST_RESULTS}
    assert behind == {}


def test_every_address_in_the_index_leads_to_a_place_that_exists(
    site: Site, finder: Finder
) -> None:
    known = {
        f"{facts.route}#{anchor}" for facts in site.facts.pages for anchor in facts.anchors
    } | set(site.pages)
    lost = {
        place.href
        for named in finder.everything()
        for place in named.places
        if place.href.partition("?")[0] not in known
    }
    assert lost == set()
