"""A join runs again when what it takes has changed, and only then."""

import pytest

from showfloor.workspace.state import Memo


class Counted:
    """A join that counts how often it runs."""

    def __init__(self) -> None:
        self.runs = 0

    def __call__(self, *words: str, end: str = "") -> list[str]:
        self.runs += 1
        if "" in words:
            raise ValueError("an empty word")
        return [*words, end]


@pytest.fixture
def join() -> Counted:
    return Counted()


@pytest.fixture
def joins() -> Memo:
    return Memo()


def test_equal_arguments_give_the_same_object(joins: Memo, join: Counted) -> None:
    once = joins.run(join, "oak", end=".")
    assert joins.run(join, "".join(["o", "ak"]), end=".") is once
    assert join.runs == 1


@pytest.mark.parametrize(
    ("words", "end"), [(("ash",), "."), (("oak",), "!"), (("oak", "ash"), ".")]
)
def test_other_arguments_are_joined_again(
    words: tuple[str, ...], end: str, joins: Memo, join: Counted
) -> None:
    joins.run(join, "oak", end=".")
    assert joins.run(join, *words, end=end) == [*words, end]
    assert join.runs == 2


def test_only_the_last_result_is_kept(joins: Memo, join: Counted) -> None:
    for word in ("oak", "ash", "oak"):
        joins.run(join, word)
    assert join.runs == 3


def test_each_join_has_a_result_of_its_own(joins: Memo, join: Counted) -> None:
    other = Counted()
    once = joins.run(join, "oak")
    assert joins.run(other, "oak") is not once
    assert joins.run(join, "oak") is once


def test_one_that_raises_leaves_the_result_before_it_alone(joins: Memo, join: Counted) -> None:
    once = joins.run(join, "oak")
    for _ in range(2):
        with pytest.raises(ValueError, match="an empty word"):
            joins.run(join, "")
    assert joins.run(join, "oak") is once
    assert join.runs == 3
