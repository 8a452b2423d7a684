"""Processes that do nothing are told from those that are slow."""

from support.browser.hanging_pages import LEAST_SECONDS, Standstill


def test_what_uses_no_processor_time_is_still() -> None:
    standstill = Standstill()
    assert [standstill.lasts(now, {7: 2.0}) for now in (100, 104, 110)] == [0, 4, 10]


def test_what_is_slow_does_not() -> None:
    standstill = Standstill()
    used = 2.0
    for now in range(100, 200, 9):
        assert standstill.lasts(now, {7: used}) == 0
        used += 2 * LEAST_SECONDS


def test_what_wakes_to_find_nothing_to_do_is_still_all_the_same() -> None:
    standstill = Standstill()
    used = [2.0 + step * LEAST_SECONDS / 4 for step in range(4)]
    assert [standstill.lasts(now, {7: one}) for now, one in enumerate(used)] == [0, 1, 2, 3]


def test_one_that_works_speaks_for_all() -> None:
    standstill = Standstill()
    standstill.lasts(100, {7: 2.0, 8: 1.0})
    assert standstill.lasts(109, {7: 2.0, 8: 1.5}) == 0
    assert standstill.lasts(112, {7: 2.0, 8: 1.5}) == 3


def test_what_begins_or_ends_is_work() -> None:
    standstill = Standstill()
    standstill.lasts(100, {7: 2.0})
    assert standstill.lasts(105, {7: 2.0, 8: 0.0}) == 0
    assert standstill.lasts(110, {8: 0.0}) == 0
    assert standstill.lasts(115, {8: 0.0}) == 5
