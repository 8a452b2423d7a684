"""What readers type finds first what they mean: in the browser and for machines."""

import re
from pathlib import Path

from search_cases import Case, browser_finds, cases, is_met
from showfloor.compile import Site
from showfloor.search import FIRST_RESULTS, Finder, rank_of
from work_folder import REAL_SITE

pytestmark = REAL_SITE

CASES = cases("site")
ALL = 250


def expected(site: Site, case: Case) -> list[str]:
    """Return what a row expects: of each place the first address whose page exists."""
    return [
        next(href for href in places if re.split("[?#]", href)[0] in site.pages)
        for places in case.expected
    ]


def test_the_table_is_long_and_asks_nothing_twice() -> None:
    asked = [(case.query, case.product, case.how) for case in CASES]
    assert len(asked) == len(set(asked)) >= 300


def test_the_browser_finds_what_is_meant(site: Site, index: Path) -> None:
    missed = [
        (case, found[:3])
        for case, found in zip(CASES, browser_finds(index, CASES), strict=True)
        if not is_met(case.how, expected(site, case), found)
    ]
    assert missed == []


def test_machines_find_what_is_meant(site: Site, index: Path) -> None:
    finder = Finder(lambda path: (index / path.lstrip("/")).read_bytes())
    answers = [
        [one.href for one in finder.find(case.query, case.product, limit=ALL)] for case in CASES
    ]
    missed = [
        (case, found[:3])
        for case, found in zip(CASES, answers, strict=True)
        if not is_met(case.how, expected(site, case), found)
    ]
    assert missed == []


def test_each_term_of_a_page_finds_it_among_the_first_three(site: Site, index: Path) -> None:
    finder = Finder(lambda path: (index / path.lstrip("/")).read_bytes())
    pages = [page for page in site.pages.values() if page.record.raw.front_matter.terms]
    assert pages, "no page has terms, so this test checks nothing"
    places = {
        (page.frame.route, term): rank_of(finder, term, page.frame.route, page.frame.family)
        for page in pages
        for term in page.record.raw.front_matter.terms
    }
    behind = {term: place for term, place in places.items() if not place or place > FIRST_RESULTS}
    assert behind == {}


def test_each_example_of_a_search_field_finds_its_page_among_the_first_three(
    site: Site, index: Path
) -> None:
    finder = Finder(lambda path: (index / path.lstrip("/")).read_bytes())
    pages = [page for page in site.pages.values() if page.record.document.searches]
    assert pages, "no page has a search field, so this test checks nothing"
    places = {
        (page.frame.route, one.query): rank_of(finder, one.query, one.href, page.frame.family)
        for page in pages
        for one in page.record.document.searches
    }
    behind = {one: place for one, place in places.items() if not place or place > FIRST_RESULTS}
    assert behind == {}


def test_every_address_in_the_index_leads_to_a_place_that_exists(site: Site, index: Path) -> None:
    finder = Finder(lambda path: (index / path.lstrip("/")).read_bytes())
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
