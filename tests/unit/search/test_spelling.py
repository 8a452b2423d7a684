import pytest

from showfloor.search import RANKING
from showfloor.search.spelling import Spelling
from showfloor.search.words import WordForms

WORDS = sorted(["autocomplete", "button", "buttons", "slider", "snackbar", "theme", "tree"])
FORMS = WordForms(RANKING)
SPELLING = Spelling(WORDS, [FORMS.stem(word) for word in WORDS], FORMS, RANKING)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("autocompelte", ["autocomplete"]),
        ("buton", ["button"]),
        ("slidder", ["slider"]),
        ("snackb", ["snackb"]),
        ("theming", ["theming"]),
        ("autocopml", ["autocomplete"]),
        ("complete", ["autocomplete"]),
        ("seed", ["seed"]),
        ("tre", ["tre"]),
        ("zz", ["zz"]),
    ],
)
def test_a_word_is_corrected_by_the_nearest_where_none_begins_so(
    typed: str, meant: list[str]
) -> None:
    assert [*SPELLING.meant(typed).words] == meant


def test_what_is_corrected_counts_less_the_further_it_is() -> None:
    typed = ["slider", "slidder", "autocopmelet", "autocopml", "complete"]
    qualities = [SPELLING.meant(word).quality for word in typed]
    assert qualities == pytest.approx([1, 0.64, 0.36, 0.54, 0.35])


def test_of_very_many_words_with_a_part_the_shortest_are_meant() -> None:
    words = sorted(f"a{'b' * number}ion" for number in range(3000))
    meant = Spelling(words, words, FORMS, RANKING).meant("ion").words
    assert len(meant) == RANKING.limits.kept
    assert meant[0] == "aion"
    assert len(meant[-1]) == RANKING.limits.kept + 3
