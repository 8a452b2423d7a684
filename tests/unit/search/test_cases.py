import pytest

from support.site.search_cases import Case, browser_answers, cases, is_met
from support.site.small_index import FILES

CASES = cases("small")


def expected(case: Case) -> list[str]:
    return [place for place, *_ in case.expected]


def test_the_table_is_long_and_asks_nothing_twice() -> None:
    rows = [(case.query, case.product, case.how) for case in CASES]
    assert len(rows) == len(set(rows)) >= 60


def test_browsers_find_what_the_table_says() -> None:
    missed = [
        (case, found)
        for case, found in zip(CASES, browser_answers(FILES, CASES), strict=True)
        if not is_met(case.how, expected(case), found)
    ]
    assert missed == []


@pytest.mark.parametrize(
    ("how", "wanted", "found", "met"),
    [
        ("first", ["a", "b"], ["a", "b", "c"], True),
        ("first", ["a", "b"], ["b", "a"], False),
        ("first", [], ["a"], False),
        ("only", ["a"], ["a"], True),
        ("only", ["a"], ["a", "b"], False),
        ("only", [], [], True),
        ("order", ["a", "c"], ["a", "b", "c"], True),
        ("order", ["a", "c"], ["c", "b", "a"], False),
        ("order", ["a", "c"], ["a", "b"], False),
        ("last", ["c"], ["a", "c"], True),
        ("last", ["a"], ["a", "c"], False),
        ("within 2", ["b"], ["a", "b", "c"], True),
        ("within 2", ["c"], ["a", "b", "c"], False),
    ],
)
def test_answers_are_compared_as_a_row_says(
    how: str, wanted: list[str], found: list[str], met: bool
) -> None:
    assert is_met(how, wanted, found) == met


def test_a_row_that_compares_in_no_known_way_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="'perhaps' is no way to compare"):
        is_met("perhaps", ["a"], ["a"])
