import msgspec
import pytest

from showfloor.checks.links import check_links
from showfloor.checks.redirects import check_redirects
from support.site.redirect_cases import ADDRESSES, LANGUAGES, PAGES, ROWS, Case
from support.site.small_site import SITE, link, mistakes, page, redirects, site

OAK = "/acorn/part-oak/"


@pytest.mark.parametrize(
    "target", [OAK, f"{OAK}#leaves", "/leaf.svg", "https://a.example/", "https://a.example/:splat"]
)
def test_a_row_may_lead_to_pages_files_and_elsewhere(target: str) -> None:
    assert mistakes(check_redirects, redirects(("/old/*", target))) == []


def test_the_small_site_has_no_mistakes() -> None:
    assert mistakes(check_redirects, SITE) == []


def test_a_target_that_is_no_page_suggests_the_nearest() -> None:
    assert mistakes(check_redirects, redirects(("/old/", "/acorn/part-oka/"))) == [
        "redirects.csv:2: the redirect from /old/ leads to /acorn/part-oka/, which is no page\n"
        "  why: the reader would end at a page that does not exist\n"
        '  fix: did you mean "/acorn/part-oak/"?'
    ]


def test_a_target_needs_its_anchor() -> None:
    assert mistakes(check_redirects, redirects(("/old/", f"{OAK}#bark"))) == [
        "redirects.csv:2: /acorn/part-oak/ has no anchor #bark\n"
        "  why: the reader would land at the top of the page instead\n"
        "  fix: correct the anchor, or leave it out"
    ]


def test_a_chain_names_the_last_address() -> None:
    assert mistakes(check_redirects, redirects(("/a/", "/b/"), ("/b/", OAK))) == [
        "redirects.csv:2: the redirect from /a/ leads to another redirect\n"
        "  why: line 3 takes /b/ to /acorn/part-oak/; each step costs time\n"
        "  fix: redirect straight to the last address"
    ]


@pytest.mark.parametrize(
    ("rows", "back"),
    [
        ([("/a/", "/a/")], "/a/"),
        ([("/a/", "/b/"), ("/b/", "/a/")], "/a/"),
        ([("/a/*", "/a/b/:splat")], "/a/*"),
        ([("/a/*", "/b/:splat"), ("/b/*", "/a/:splat")], "/a/*"),
    ],
)
def test_a_loop_is_named(rows: list[tuple[str, str]], back: str) -> None:
    assert mistakes(check_redirects, redirects(*rows))[0] == (
        f"redirects.csv:2: the redirect from {rows[0][0]} never ends at a page\n"
        f"  why: it comes back to {back}; a browser would go round until it gives up\n"
        "  fix: let one of the rows lead to a page"
    )


def test_a_second_row_for_the_same_address_never_counts() -> None:
    assert mistakes(check_redirects, redirects(("/a/", OAK), ("/a/", "/"))) == [
        "redirects.csv:3: a second redirect from /a/\n"
        "  why: line 2 redirects it already, so this one never counts\n"
        "  fix: remove one of the two"
    ]


def test_a_page_is_not_hidden() -> None:
    assert mistakes(check_redirects, redirects((OAK, "/"))) == [
        "redirects.csv:2: /acorn/part-oak/ is a page\n"
        "  why: a redirect from it would make the page unreachable\n"
        "  fix: remove the redirect"
    ]


def test_a_wildcard_may_lead_to_pages_or_other_rows() -> None:
    rows = (("/old/*", "/older/:splat"), ("/older/*", "/acorn/part-:splat"), ("/de/*", "/:splat"))
    assert mistakes(check_redirects, redirects(*rows)) == []


def test_a_wildcard_that_can_lead_to_no_page_is_refused() -> None:
    assert mistakes(check_redirects, redirects(("/old/*", "/cedar/:splat"))) == [
        "redirects.csv:2: the redirect from /old/* leads below /cedar/, where no page is\n"
        "  why: every reader would end at a page that does not exist\n"
        "  fix: correct the target, or remove the row"
    ]


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
