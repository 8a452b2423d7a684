import msgspec
import pytest

from showfloor.checks.links import check_links
from showfloor.checks.redirects import check_redirects
from support.site.redirect_cases import ADDRESSES, LANGUAGES, PAGES, ROWS, Case
from support.site.small_site import link, mistakes, page, redirects, site

OAK = "/acorn/part-oak/"


@pytest.mark.parametrize(
    "target", [OAK, f"{OAK}#leaves", "/leaf.svg", "https://a.example/", "https://a.example/:splat"]
)
def test_a_row_may_lead_to_pages_files_and_elsewhere(target: str) -> None:
    assert mistakes(check_redirects, redirects(("/old/*", target))) == []


def test_a_wildcard_may_lead_to_pages_or_other_rows() -> None:
    rows = (("/old/*", "/older/:splat"), ("/older/*", "/acorn/part-:splat"), ("/de/*", "/:splat"))
    assert mistakes(check_redirects, redirects(*rows)) == []


TABLE = site(*(page(path, anchors=("top",)) for path in PAGES[1:]), redirects=ROWS)
"""The site of the table of cases: the small one has a home page already."""


def test_of_the_table_the_row_that_leads_to_nothing_is_refused() -> None:
    assert mistakes(check_redirects, TABLE) == [
        "redirects.csv:18: the redirect from /gone/ leads to /never/, which is no page\n"
        "  why: the reader would end at a page that does not exist\n"
        "  fix: correct the target, or remove the row"
    ]


def fault_of(case: Case) -> list[str]:
    """What is wrong with a link to an address: languages are for readers who have old links."""
    if case.answer == (200, None):
        return []
    if case.answer[0] == 404 or LANGUAGES.without(case.address) is not None:
        return [f'dead link "{case.address}"']
    return [f'the link "{case.address}" is an old address']


@ADDRESSES
def test_a_link_is_an_old_address_where_the_server_would_lead_on(case: Case) -> None:
    facts = msgspec.structs.replace(TABLE, pages=(*TABLE.pages, link(case.address)))
    found = [text.splitlines()[0] for text in mistakes(check_links, facts)]
    assert found == [f"pages/seed/index.md:7: {fault}" for fault in fault_of(case)]
