import pytest

from showfloor.search import Finder, rank_of
from support.site.small_index import FILES

LEAF = "/acorn/leaf/"


@pytest.fixture(scope="module")
def finder() -> Finder:
    return Finder(FILES.__getitem__)


def test_a_page_is_found_by_its_title(finder: Finder) -> None:
    assert rank_of(finder, "acorn leaf page", LEAF, "acorn") == 1


def test_a_part_of_the_page_counts_as_the_page(finder: Finder) -> None:
    assert finder.find("in autumn", "acorn")[0].href == f"{LEAF}#then"
    assert rank_of(finder, "in autumn", LEAF, "acorn") == 1


def test_what_comes_before_it_is_counted(finder: Finder) -> None:
    assert [one.href for one in finder.find("leaf", "acorn")][1] == "/acorn/api/leaf/"
    assert rank_of(finder, "leaf", "/acorn/api/leaf/", "acorn") == 2


def test_a_page_that_is_not_found_has_no_place(finder: Finder) -> None:
    assert rank_of(finder, "branch fruit", LEAF, "acorn") is None
