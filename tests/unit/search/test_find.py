from threading import Thread

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from showfloor.model import SearchIndex, SearchPage, SearchProduct
from showfloor.search import INDEX, RANKING, Finder, Found, find
from support.site.small_index import FILES

FINDER = Finder(FILES.__getitem__)


def first(text: str, product: str | None = "acorn") -> str:
    return FINDER.find(text, product)[0].href


def test_the_other_products_are_found_too() -> None:
    assert {one.product for one in FINDER.find("leaf", "pine")} == {"acorn", "pine"}


def test_what_is_found_says_what_it_is() -> None:
    leaf, *_ = FINDER.find("leaf", "acorn", limit=1)
    assert (leaf.kind, leaf.name, leaf.product) == ("guide", "Leaf", "acorn")
    assert leaf.text == "Leaves of trees."
    wind = find(FILES.__getitem__, "disableWind")[0]
    assert (wind.kind, wind.parent) == ("prop", "Leaf")


def test_names_are_told_as_they_are_written() -> None:
    assert FINDER.find("autumn")[0].name == "In <b>autumn</b>"


def test_nothing_is_found_for_a_character_that_ends_strings_elsewhere() -> None:
    assert FINDER.find("\0", "acorn") == []


@given(st.text(max_size=3000), st.text(max_size=10))
def test_any_query_is_answered(text: str, product: str) -> None:
    assert len(FINDER.find(text, product, limit=5)) <= 5


def test_a_huge_query_is_cut() -> None:
    assert first("leaf " * 100_000) == "/acorn/leaf/"


def test_threads_are_answered_like_one() -> None:
    answers: list[list[Found]] = []
    asking = [Thread(target=lambda: answers.append(FINDER.find("leaf"))) for _ in range(8)]
    for thread in asking:
        thread.start()
    for thread in asking:
        thread.join()
    assert answers == [FINDER.find("leaf")] * 8


@pytest.mark.parametrize(
    "text", ["leaf OR", "word : leaf", "leaf*", '"leaf', "leaf NEAR(", "(leaf"]
)
def test_what_means_something_to_sqlite_is_only_text(text: str) -> None:
    assert first(text) == "/acorn/leaf/"


def test_a_page_that_is_seldom_meant_comes_after_others_unless_a_word_asks_for_it() -> None:
    pages = [
        SearchPage(title="Graft", route=f"/elm/{name}/", also=(), documents=(), low=name == "a")
        for name in "ab"
    ]
    product = SearchProduct(id="elm", name="Elm Kit", pages=tuple(pages))
    index = SearchIndex(language="en", ranking=RANKING, products=(product,))
    finder = Finder({INDEX: msgspec.json.encode(index)}.__getitem__)
    found = [[one.href for one in finder.find(q, "elm")] for q in ("graft", "graft migration")]
    assert found == [["/elm/b/", "/elm/a/"], ["/elm/a/", "/elm/b/"]]
