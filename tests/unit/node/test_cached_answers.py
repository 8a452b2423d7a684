from collections.abc import Sequence

from showfloor.node import cached_answer, cached_answers
from support.site.memory_cache import MemoryCache


class Doubles:
    """Doubles numbers, and remembers which it was asked for."""

    def __init__(self) -> None:
        self.asked: list[list[int]] = []

    def __call__(self, numbers: Sequence[int]) -> list[int]:
        self.asked.append(list(numbers))
        return [2 * number for number in numbers]


def test_what_is_missing_is_asked_for_at_once() -> None:
    cache, doubles = MemoryCache(), Doubles()
    assert cached_answers(cache, int, {"a": 1, "b": 2}, doubles) == {"a": 2, "b": 4}
    assert cached_answers(cache, int, {"c": 3, "a": 1, "d": 4}, doubles) == {"a": 2, "c": 6, "d": 8}
    assert doubles.asked == [[1, 2], [3, 4]]


def test_nothing_is_asked_where_all_is_known() -> None:
    cache, doubles = MemoryCache(), Doubles()
    for _ in range(2):
        cached_answers(cache, int, {"a": 1}, doubles)
    assert cached_answers(cache, int, {}, doubles) == {}
    assert doubles.asked == [[1]]


def test_an_answer_that_does_not_hold_is_asked_for_again() -> None:
    cache, doubles = MemoryCache(), Doubles()
    for _ in range(2):
        cached_answers(cache, int, {"a": 1, "b": 2}, doubles, keep=lambda answer: answer == 2)
    assert doubles.asked == [[1, 2], [2]]


def test_a_damaged_answer_is_asked_for_again() -> None:
    cache, doubles = MemoryCache(), Doubles()
    cache.put("a", b"oh")
    assert cached_answers(cache, int, {"a": 1}, doubles) == {"a": 2}
    cache.put("a", b"oh")
    assert cached_answer(cache, int, "a", lambda: 3) == 3


def test_one_answer_is_asked_for_once() -> None:
    cache = MemoryCache()
    assert cached_answer(cache, str, "a", lambda: "oak") == "oak"
    assert cached_answer(cache, str, "a", lambda: "elm") == "oak"
