import sqlite3

import pytest

from showfloor.errors import ToolError
from showfloor.search.full_text import FullText, NameRow, check_full_text, prepare

MAKE_TABLE = sqlite3.SQLITE_CREATE_VTABLE
DENIED = sqlite3.SQLITE_DENY
TEXT = FullText.of(
    [
        NameRow(["button"], ["button"]),
        NameRow(["button", "group", "buttongroup"], ["button", "group", "buttongroup"]),
        NameRow(["buttons"], ["button"]),
        NameRow(["große"], ["große"]),
    ],
    [{"api"}, {"api", "component"}],
    {7: ["bin", "trash"]},
)


def test_the_word_itself_fits_best_and_its_like_less() -> None:
    found = TEXT.names(["button"], ["button"])
    assert {*found} == {0, 1, 2}
    assert found[0] == 1
    assert max(found[1], found[2]) < 1


def test_beginnings_and_letters_of_any_language_are_found() -> None:
    assert {*TEXT.names(["butt"], ["butt"])} == {0, 1, 2}
    assert {*TEXT.names(["gro"], ["gro"])} == {1, 3}
    assert TEXT.names(["zz"], ["zz"]) == {}


def test_what_stands_around_and_what_is_also_said_is_found() -> None:
    assert TEXT.contexts("component", "component") == {1}
    assert TEXT.contexts("ap", "ap") == {0, 1}
    assert TEXT.synonyms(["trash", "can"]) == {7}
    assert TEXT.synonyms_begun("tra") == {7}


def test_all_words_are_told() -> None:
    assert TEXT.terms("stem") == ["button", "buttongroup", "group", "große"]


def test_this_python_has_the_full_text_search() -> None:
    check_full_text()


def test_a_python_without_full_text_search_is_explained() -> None:
    tables = sqlite3.connect(":memory:")
    tables.set_authorizer(lambda action, *_: sqlite3.SQLITE_OK if action != MAKE_TABLE else DENIED)
    with pytest.raises(ToolError) as caught:
        prepare(tables)
    assert str(caught.value) == (
        "This Python cannot search for assistants.\n"
        f"  why: Its SQLite {sqlite3.sqlite_version} has no full-text search (FTS5): "
        "not authorized.\n"
        "  fix: Use a Python whose SQLite has FTS5, such as those of python.org or uv."
    )
