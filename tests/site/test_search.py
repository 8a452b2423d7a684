"""What readers type finds first what they mean: in the browser and for assistants."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from showfloor.assistants.full_text import FullText
from showfloor.assistants.symbols import symbols_of
from showfloor.decoding import decode_json
from showfloor.model.blocks import SearchFieldBlock
from showfloor.model.symbol_index import SearchIndex
from showfloor.search import FIRST_RESULTS, INDEX, BrowserQuery, browser_finds, place_of
from showfloor.workspace import Site
from support.site.page_sample import changed_pages
from support.site.search_cases import Case, browser_answers, cases, index_files, is_met
from support.site.work_folder import REAL_SITE
from support.site.workplace import PROGRAMS

pytestmark = REAL_SITE

CASES = cases("site")
MISSED = 0.04
"""The share of queries that assistants may ask in vain: browsers answer all of them."""
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
        for case, found in zip(CASES, browser_answers(index_files(index), CASES), strict=True)
        if not is_met(case.how, expected(site, case), found)
    ]
    assert missed == []


def test_assistants_find_it_among_the_first_three(site: Site, full_text: FullText) -> None:
    # An assistant is on no page.
    answered = [case for case in CASES if case.expected and not case.page]
    missed = [
        (case, found)
        for case in answered
        if expected(site, case)[0] not in (found := first_three(full_text, case))
    ]
    assert len(missed) <= MISSED * len(answered), missed


def first_three(full_text: FullText, case: Case) -> list[str]:
    return [one.href for one in full_text.find(case.query, case.product, FIRST_RESULTS)]


def test_terms_of_pages_find_them_among_the_first_three(site: Site, index: Path) -> None:
    """A fixed number of them, and those of a change: the test does not grow with the pages."""
    terms, changed = terms_of(site), set(changed_pages())
    sample = terms[:: max(len(terms) // SAMPLE, 1)]
    own = [term for term in terms if term.route in changed]
    assert len(sample) >= SAMPLE
    assert behind(index, [*sample, *own]) == {}


@pytest.mark.sweep
def test_each_term_of_a_page_finds_it_among_the_first_three(site: Site, index: Path) -> None:
    assert behind(index, terms_of(site)) == {}


class Term(NamedTuple):
    """A query that must find a page for readers of its product."""

    route: str
    query: str
    product: str | None


def terms_of(site: Site) -> list[Term]:
    """Return what pages say that they are looked for by."""
    return [
        Term(page.frame.route, term, page.frame.family)
        for page in site.pages.values()
        for term in page.facts.front_matter.terms
    ]


def behind(index: Path, terms: Sequence[Term]) -> dict[Term, int | None]:
    """Return the terms that do not find their page among the first three, with its place."""
    queries = [BrowserQuery(term.query, term.product) for term in terms]
    found = browser_finds(PROGRAMS, index_files(index), queries)
    places = {term: place_of(term.route, hrefs) for term, hrefs in zip(terms, found, strict=True)}
    return {term: place for term, place in places.items() if not place or place > FIRST_RESULTS}


def test_each_example_of_a_search_field_finds_its_page_among_the_first_three(
    site: Site, index: Path
) -> None:
    pages = [page for page in site.pages.values() if page.facts.has_search]
    assert pages, "no page has a search field, so this test checks nothing"
    examples = {
        page.route: [
            Term(one.href, one.query, page.frame.family)
            for field in site.blocks(page)
            if isinstance(field, SearchFieldBlock)
            for one in field.examples
        ]
        for page in pages
    }
    assert all(examples.values())
    assert behind(index, [term for terms in examples.values() for term in terms]) == {}


def test_every_address_in_the_index_leads_to_a_place_that_exists(site: Site, index: Path) -> None:
    known = {
        f"{facts.route}#{anchor}" for facts in site.facts.pages for anchor in facts.anchors
    } | set(site.pages)
    read = index_files(index).__getitem__
    symbols = symbols_of(read, decode_json(read(INDEX), SearchIndex))
    hrefs = {symbol.found.href for symbol in symbols}
    assert {href for href in hrefs if href.partition("?")[0] not in known} == set()
