import sqlite3
from threading import Thread

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from showfloor.assistants.full_text import FullText, check_full_text, prepare
from showfloor.errors import ToolError
from showfloor.model.symbol_index import (
    SearchGuide,
    SearchGuides,
    SearchIndex,
    SearchPage,
    SearchProduct,
)
from showfloor.search import INDEX, RANKING
from support.site.search_cases import Case, cases
from support.site.small_index import FILES

TEXT = FullText(FILES.__getitem__)
MAKE_TABLE = sqlite3.SQLITE_CREATE_VTABLE
# What only the ranking of browsers promises: which results come last, and which are left out.
FOUND = [case for case in cases("small") if case.expected and case.how != "last"]


def hrefs(text: str, product: str | None = "acorn", limit: int = 20) -> list[str]:
    return [one.href for one in TEXT.find(text, product, limit)]


def first(text: str) -> str:
    return hrefs(text)[0]


@pytest.mark.parametrize("case", FOUND, ids=lambda case: f"{case.query} in {case.product}")
def test_what_the_table_says_is_among_the_first_three(case: Case) -> None:
    assert case.expected[0][0] in hrefs(case.query, case.product, 3)


def test_the_other_products_are_found_too() -> None:
    assert {one.product for one in TEXT.find("leaf", "pine")} == {"acorn", "pine"}


def test_what_is_found_says_what_it_is() -> None:
    leaf, *_ = TEXT.find("leaf", "acorn", limit=1)
    assert (leaf.kind, leaf.name, leaf.product) == ("guide", "Leaf", "acorn")
    assert leaf.text == "Leaves of trees."
    wind = TEXT.find("disableWind")[0]
    assert (wind.kind, wind.parent) == ("prop", "Leaf")


def test_a_part_is_found_once_and_at_the_entry_that_is_named() -> None:
    winds = [one.parent for one in TEXT.find("disableWind") if one.kind == "prop"]
    assert winds == ["Leaf"]
    assert TEXT.find("LeafVein disableWind")[0].parent == "LeafVein"


def test_headings_are_told_as_they_are_written() -> None:
    assert "In <b>autumn</b>" in {one.name for one in TEXT.find("autumn")}


@pytest.mark.parametrize("text", ["needel", "neeedle", "Nedle"])
def test_spelling_mistakes_are_forgiven(text: str) -> None:
    assert first(text) == "/pine/api/needle/"


def test_a_word_that_nothing_begins_with_is_found_inside_of_others() -> None:
    assert first("iage") == "/acorn/leaf/"


@pytest.mark.parametrize("text", ["\0", "", "?!", "zzzz"])
def test_nothing_is_found_for_a_text_that_says_nothing(text: str) -> None:
    assert TEXT.find(text, "acorn") == []


@given(st.text(max_size=3000), st.text(max_size=10))
def test_any_query_is_answered(text: str, product: str) -> None:
    assert len(TEXT.find(text, product, limit=5)) <= 5


def test_a_huge_query_is_cut() -> None:
    assert first("leaf " * 100_000) == "/acorn/leaf/"


def test_threads_are_answered_like_one() -> None:
    answers: list[list[str]] = []
    asking = [Thread(target=lambda: answers.append(hrefs("leaf"))) for _ in range(8)]
    for thread in asking:
        thread.start()
    for thread in asking:
        thread.join()
    assert answers == [hrefs("leaf")] * 8


@pytest.mark.parametrize(
    "text", ["leaf OR", "word : leaf", "leaf*", '"leaf', "leaf NEAR(", "(leaf"]
)
def test_what_means_something_to_sqlite_is_only_text(text: str) -> None:
    assert first(text) == "/acorn/leaf/"


def test_a_page_that_is_rarely_meant_comes_after_others_unless_a_word_asks_for_it() -> None:
    pages = [
        SearchPage(title="Graft", route=f"/elm/{name}/", also=(), documents=(), low=name == "a")
        for name in "ab"
    ]
    product = SearchProduct(id="elm", name="Elm Kit", pages=tuple(pages), guides="/g.json")
    index = SearchIndex(language="en", ranking=RANKING, products=(product,))
    guides = SearchGuides(pages=(SearchGuide(headings=()),) * 2)
    files = {INDEX: msgspec.json.encode(index), "/g.json": msgspec.json.encode(guides)}
    text = FullText(files.__getitem__)
    found = [[one.href for one in text.find(q, "elm")] for q in ("graft", "graft migration")]
    assert found == [["/elm/b/", "/elm/a/"], ["/elm/a/", "/elm/b/"]]


def test_this_python_has_the_full_text_search() -> None:
    check_full_text()


def test_a_python_without_full_text_search_is_explained() -> None:
    tables = sqlite3.connect(":memory:")
    tables.set_authorizer(
        lambda action, *_: sqlite3.SQLITE_DENY if action == MAKE_TABLE else sqlite3.SQLITE_OK
    )
    with pytest.raises(ToolError) as caught:
        prepare(tables)
    assert str(caught.value) == (
        "This Python cannot search for assistants.\n"
        f"  why: Its SQLite {sqlite3.sqlite_version} has no full-text search (FTS5): "
        "not authorized.\n"
        "  fix: Use a Python whose SQLite has FTS5, such as those of python.org or uv."
    )
