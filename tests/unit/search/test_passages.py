import pytest

from showfloor.search import RANKING
from showfloor.search.passages import Passages
from showfloor.search.symbols import Told
from showfloor.search.words import WordForms

TOLD = (
    Told("/leaf/", "title", "Leaf"),
    Told("/leaf/", "asked", "green thing on a twig"),
    Told("/leaf/", "heading", "Autumn colors"),
    Told("/branch/", "title", "Branch"),
    Told("/branch/", "more", "green thing twig autumn"),
    Told("/wood/", "description", "Where leaves are green."),
    Told("/root/", "title", "Root"),
)
PASSAGES = Passages(RANKING, WordForms(RANKING), TOLD)


def best(*tokens: str) -> str:
    scores = PASSAGES.scores(tokens, alike=True)
    return max(scores, key=lambda route: scores[route].score)


@pytest.mark.parametrize(
    ("tokens", "route"),
    [
        (("leaf", "autumn"), "/leaf/"),
        (("branch", "autumn"), "/branch/"),
        (("leafs", "twig"), "/leaf/"),
    ],
)
def test_words_of_a_query_may_be_in_different_fields_of_a_page(
    tokens: tuple[str, ...], route: str
) -> None:
    assert best(*tokens) == route


def test_a_field_counts_for_what_it_says_and_words_that_are_together_for_more() -> None:
    scores = PASSAGES.scores(["green", "twig"], alike=True)
    assert scores["/leaf/"].score > scores["/branch/"].score


def test_a_word_counts_less_in_a_field_that_has_many() -> None:
    headings = [Told("/wood/", "heading", text) for text in ("Bark", "Rings", "Sap", "Crown")]
    told = [*headings, Told("/leaf/", "heading", "Bark"), Told("/root/", "title", "Root")]
    scores = Passages(RANKING, WordForms(RANKING), told).scores(["bark"], alike=True)
    assert scores["/leaf/"].score > scores["/wood/"].score


def test_a_page_that_lacks_words_says_so_and_one_with_hardly_any_is_not_found() -> None:
    scores = PASSAGES.scores(["leaf", "branch"], alike=True)
    assert scores["/leaf/"].loose
    assert not PASSAGES.scores(["branch"], alike=True)["/branch/"].loose
    assert "/root/" not in scores


def test_words_are_corrected_only_where_that_is_asked_for() -> None:
    assert best("autunm") == "/leaf/"
    assert PASSAGES.scores(["autunm"], alike=False) == {}


def test_a_phrase_counts_as_a_whole_and_not_for_single_words() -> None:
    told = [
        Told("/climbing/", "phrase", "A bough breaks whenever somebody climbs it."),
        Told("/climbing/", "title", "Climbing"),
        Told("/shapes/", "phrase", "BoughShape"),
        Told("/shapes/", "title", "Shapes"),
        Told("/ladder/", "title", "Ladder"),
    ]
    passages = Passages(RANKING, WordForms(RANKING), told)

    def found(*tokens: str) -> list[str]:
        scores = passages.scores(tokens, alike=False)
        return [route for route, page in scores.items() if page.score > 50]

    assert found("bough", "breaks", "whenever", "climbs") == ["/climbing/"]
    assert found("bough", "somebody", "breaks") == []
    assert found("bough", "shape") == ["/shapes/"]
    assert found("bough") == []
