import re
from pathlib import Path

import pytest

import showfloor
from showfloor.model.redirects import (
    Redirect,
    RedirectPattern,
    RedirectTable,
    before_names,
    names_in,
    with_parts,
)

TABLE = RedirectTable(
    [
        Redirect(source="/a/b/", target="/1/"),
        Redirect(source="/a/*", target="/2/:splat"),
        Redirect(source="/a/c/", target="/3/"),
        Redirect(source="/api/:part/", target="/4/:part/"),
        Redirect(source="/d/:part/*", target="/5/:part/"),
        Redirect(source="/use-:part", target="/6/"),
    ]
)


@pytest.mark.parametrize(
    ("path", "target", "parts"),
    [
        ("/a/b/", "/1/", {}),
        ("/a/b", "/1/", {}),
        ("/a/x/", "/2/:splat", {"splat": "x/"}),
        ("/a", "/2/:splat", {"splat": ""}),
        ("/a/c/", "/2/:splat", {"splat": "c/"}),
        ("/api/x", "/4/:part/", {"part": "x"}),
        ("/d/x/y/", "/5/:part/", {"part": "x", "splat": "y/"}),
        ("/use-tabs/", "/6/", {"part": "tabs"}),
    ],
)
def test_the_first_row_that_matches_counts(path: str, target: str, parts: dict[str, str]) -> None:
    match = TABLE.match(path)
    assert match is not None
    assert (match.row.target, match.parts) == (target, parts)


@pytest.mark.parametrize("path", ["/", "/b/", "/api/", "/api/x/y/", "/ab/", "/use-", "/USE-x"])
def test_other_addresses_match_no_row(path: str) -> None:
    assert TABLE.match(path) is None


def test_the_root_is_an_address_as_any_other() -> None:
    match = RedirectTable([Redirect(source="/", target="/1/")]).match("/")
    assert match is not None
    assert match.row.target == "/1/"


def test_a_row_for_everything_takes_in_the_root() -> None:
    match = RedirectTable([Redirect(source="/*", target="/1/")]).match("/a/b")
    assert match is not None
    assert match.parts == {"splat": "a/b"}


@pytest.mark.parametrize("source", ["/zh/*", "/*", "/:any/*", "/z:any/blog/*", "/zh/blog/one/"])
def test_a_pattern_takes_in_what_is_at_or_below_a_path(source: str) -> None:
    assert RedirectPattern(source).takes_in("/zh/blog/")


@pytest.mark.parametrize(
    "source", ["/", "/zh/", "/:any/", "/zh/blog-:any/", "/blog/", "/zh//blog/"]
)
def test_a_pattern_beside_a_path_does_not_take_it_in(source: str) -> None:
    assert not RedirectPattern(source).takes_in("/zh/blog/")


def test_a_target_may_repeat_the_names_of_its_source() -> None:
    assert RedirectPattern("/a/:b/c-:d/*").bound == ["b", "d", "splat"]
    assert RedirectPattern("/a/:b").bound == ["b"]


def test_a_colon_before_no_small_letter_is_plain() -> None:
    text = "https://a.example:80/:B/:1/:"
    assert names_in(text) == []
    assert before_names(text) == text
    assert RedirectPattern("/a/:1/").is_plain


def test_a_pattern_is_translated_with_its_own_text_escaped() -> None:
    pattern = RedirectPattern("/a.b/:part-x/*")
    assert pattern.regex(lambda name: f"<{name}>", "BELOW", "END") == r"/a\.b/<part>\-xBELOW"
    assert RedirectPattern("/a/").regex(str.upper, "BELOW", "END") == "/aEND"


def test_a_target_is_filled() -> None:
    assert with_parts("/a-:b/:splat#:b", str.upper) == "/a-B/SPLAT#B"
    assert before_names("/a-:b/") == "/a-"


def test_no_other_module_reads_names_or_wildcards() -> None:
    source = Path(showfloor.__file__).parent
    own = re.compile(r""":\(?\[a-z\]|(?:endswith|removesuffix)\(["']/\*""")
    found = [path for path in source.rglob("*.py") if own.search(path.read_text("utf-8"))]
    assert found == [source / "model" / "redirects.py"]
