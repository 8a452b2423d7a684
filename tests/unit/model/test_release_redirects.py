from urllib.parse import urljoin, urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from showfloor.model.redirects import Redirect, Target
from showfloor.model.release import Languages
from showfloor.model.release_redirects import ReleaseRedirects, with_query
from support.site.redirect_cases import ADDRESSES, LANGUAGES, PAGES, ROWS, Case


def redirects(*rows: tuple[str, str]) -> ReleaseRedirects:
    return ReleaseRedirects([Redirect(source=source, target=target) for source, target in rows])


class Everything:
    """All pages that there could be."""

    def __contains__(self, path: object) -> bool:
        return True


def lead(path: str) -> Target | None:
    """Follow an address where a page is at each."""
    return TABLE.follow(path, Everything())


TABLE = redirects(("/lab/*", "/components/:splat"), ("/fr/*", "/:splat"))


@pytest.mark.parametrize(
    "path",
    ["/fr//evil.example", "/fr///evil.example", "/fr/\\evil.example", "/fr/\\\\evil.example"],
)
def test_an_address_never_leads_to_another_host(path: str) -> None:
    target = lead(path)
    assert target is not None
    assert urlsplit(target.location.replace("\\", "/")).netloc == ""


def test_a_line_break_never_gets_into_a_header() -> None:
    assert lead("/lab/a\r\nSet-Cookie: b") == Target("/components/a%0D%0ASet-Cookie:%20b", 301)


def test_letters_of_all_scripts_are_encoded() -> None:
    assert lead("/lab/ä/") == Target("/components/%C3%A4/", 301)


@given(st.text(max_size=40))
def test_any_address_gives_a_safe_location(path: str) -> None:
    target = lead(f"/fr/{path}")
    assert target is not None
    assert target.location.isascii()
    assert target.location.isprintable()
    assert " " not in target.location
    assert not target.location.startswith("//")
    assert "\\" not in target.location


@pytest.mark.parametrize(
    ("location", "query", "expected"),
    [
        ("/a/", "", "/a/"),
        ("/a/", "x=1", "/a/?x=1"),
        ("/a/#b", "x=1", "/a/?x=1#b"),
        ("/a/?y=2", "x=1", "/a/?y=2&x=1"),
    ],
)
def test_a_query_is_kept(location: str, query: str, expected: str) -> None:
    assert with_query(location, query) == expected


RELEASE = ReleaseRedirects([row.redirect for row in ROWS], LANGUAGES)


@ADDRESSES
def test_an_address_leads_where_the_table_says(case: Case) -> None:
    status, location = case.answer
    expected = None if location is None else Target(location, status)
    assert RELEASE.follow(case.address, PAGES) == expected


def test_a_way_that_goes_round_is_a_wrong_address() -> None:
    assert redirects(("/round/", "/about/"), ("/about/", "/round/")).follow("/round/", ()) is None


def test_a_row_that_leads_to_no_page_still_comes_before_a_language() -> None:
    rows = [Redirect(source="/zh/*", target="/old/:splat")]
    assert ReleaseRedirects(rows, Languages(prefixes=("zh",))).follow("/zh/a/", {"/a/"}) is None


@pytest.mark.parametrize(
    ("path", "location"), [("/zh/oak.css", "/oak.css"), ("/zh/ä/", "/%C3%A4/")]
)
def test_a_language_is_taken_off_any_address(path: str, location: str) -> None:
    table = ReleaseRedirects([], Languages(prefixes=("zh",)))
    assert table.follow(path, {"/oak.css", "/ä/"}) == Target(location, 301)


def test_a_way_that_grows_comes_to_an_end() -> None:
    assert redirects(("/a/*", "/a/b/:splat")).follow("/a/", pages=()) is None


def test_a_missing_slash_at_the_end_of_a_wildcard_takes_no_step() -> None:
    table = redirects(("/a/*", "/components/:splat?b=1#c"))
    pages = {"/components/there/"}
    assert table.follow("/a/there", pages) == Target("/components/there/?b=1#c", 301)


SIGNS = st.sampled_from("/\\:*ab.%25c@#? \t\r\n\x00é") | st.characters(codec="utf-8")
PATHS = st.text(SIGNS, max_size=20).map(lambda path: f"/{path}")
PATTERNS = ("/a/*", "/a/:name/", "/:name/*", "/*")
TARGETS = ("/:splat", "/b/:splat", "/:name", "/:name/:splat", "/b-:name", "/c/?d=:splat#:name")


@given(
    st.sampled_from(PATTERNS), st.sampled_from(TARGETS), PATHS, st.sampled_from(["", "/a", "/zh"])
)
def test_no_path_chooses_the_host(source: str, target: str, path: str, before: str) -> None:
    table = ReleaseRedirects([Redirect(source=source, target=target)], Languages(prefixes=("zh",)))
    found = table.follow(before + path, Everything())
    if found is not None:
        assert_same_host(found.location)


def assert_same_host(location: str) -> None:
    """Read an address as browsers do: they drop control characters and turn backslashes."""
    assert location.isascii()
    assert location.isprintable()
    read = urlsplit(urljoin("https://oak.example/x/", location.replace("\\", "/")))
    assert (read.scheme, read.netloc) == ("https", "oak.example")
