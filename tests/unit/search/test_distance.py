import pytest
from hypothesis import given
from hypothesis import strategies as st

from showfloor.search.distance import Distance, distance

letters = st.text(alphabet="abcd", max_size=8)


@pytest.mark.parametrize(
    ("typed", "word", "expected"),
    [
        ("autocompelte", "autocomplete", Distance(1, 1)),
        ("buton", "button", Distance(1, 1)),
        ("slidder", "slider", Distance(1, 1)),
        ("snackb", "snackbar", Distance(2, 0)),
        ("seed", "tree", None),
    ],
)
def test_slips_are_counted(typed: str, word: str, expected: Distance | None) -> None:
    assert distance(typed, word, 2) == expected


@given(letters)
def test_a_word_is_not_away_from_itself(word: str) -> None:
    assert distance(word, word, 1) == Distance(0, 0)


@given(letters, letters)
def test_a_beginning_is_never_further_than_the_whole(one: str, other: str) -> None:
    found = distance(one, other, 2)
    assert found is None or found.start <= found.whole
