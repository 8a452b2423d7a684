import pytest

from showfloor.errors import ToolError
from showfloor.node import NodePrograms
from showfloor.search import BrowserQuery, browser_finds, place_of
from support.places import PROJECT
from support.site.small_index import FILES
from support.site.workplace import PROGRAMS

LEAF = "/acorn/leaf/"


def test_pages_are_found_in_the_order_of_browsers_from_within_a_product() -> None:
    queries = [BrowserQuery("in autumn", "acorn"), BrowserQuery("needle", None)]
    autumn, needle = browser_finds(PROGRAMS, FILES, queries)
    assert autumn[0] == f"{LEAF}#then"
    assert needle == ["/pine/api/needle/"]


def test_a_part_counts_as_its_page_which_has_a_place_among_the_first_fifty() -> None:
    found = ["/acorn/", f"{LEAF}#then", LEAF]
    assert place_of("/acorn/", found) == 1
    assert place_of(LEAF, found) == 2
    assert place_of(LEAF, []) is None
    assert place_of(LEAF, [*["/acorn/"] * 49, LEAF]) == 50
    assert place_of(LEAF, [*["/acorn/"] * 50, LEAF]) is None


def test_a_search_that_cannot_be_asked_is_explained() -> None:
    programs = NodePrograms(PROGRAMS.node, PROGRAMS.folder)
    with pytest.raises(ToolError) as caught:
        browser_finds(programs, {}, [BrowserQuery("leaf", None)])
    assert str(caught.value).startswith("The search cannot be asked: TypeError: Cannot read")
    assert str(caught.value).endswith(
        "\n  why: It ranks pages in browsers, and in Node to check them."
        f"\n  fix: Run `npm ci` in {PROJECT}/web."
    )
