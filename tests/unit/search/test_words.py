import pytest
from hypothesis import given
from hypothesis import strategies as st

from showfloor.search import heading_id, words


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("TextField", ["text", "field"]),
        ("useMediaQuery", ["use", "media", "query"]),
        ("CSS Baseline", ["css", "baseline"]),
        ("CSSBaseline", ["css", "baseline"]),
        ("AcornButton-root", ["acorn", "button", "root"]),
        ("--Button-gap", ["button", "gap"]),
        ("  Größe, résumé ", ["große", "resume"]),
        ("部品 2", ["部品", "2"]),
        ("?!", []),
    ],
)
def test_names_are_read_as_words(text: str, expected: list[str]) -> None:
    assert words(text) == expected


def test_a_heading_has_the_id_that_the_parser_gives_it() -> None:
    assert heading_id("What's new, in v7?") == "whats-new-in-v7"


@given(st.text(max_size=200))
def test_any_text_is_read(text: str) -> None:
    assert all(word == word.lower() and word.isalnum() for word in words(text))
