"""The comparison of two commits: `python -m benchmarks --against`."""

from benchmarks.against import ratios
from benchmarks.results import Row, Table


def measured(cold: str, edited: str | None = None) -> list[Table]:
    rows = [Row("cold", cold), *([Row("edited", edited)] if edited else [])]
    return [Table("Pages", rows), Table("Server", [])]


def test_each_figure_is_compared_within_its_turn() -> None:
    runs = [
        (measured("10.00 s (19 s of processor time)"), measured("5.00 s (9 s of processor time)")),
        (measured("1,000.5 s (1 s of processor time)"), measured("1,000.5 s (2 s)")),
        (measured("20.00 s (39 s of processor time)"), measured("16.00 s (30 s)")),
    ]
    assert list(ratios(runs)) == [Row("Pages: cold", "20 -> 16: 0.80 (0.50 to 1.00)")]


def test_a_figure_that_one_of_them_lacks_is_left_out() -> None:
    runs = [(measured("10 s"), measured("9 s", "2 s")), (measured("10 s", "2 s"), measured("9 s"))]
    assert [row.what for row in ratios(runs)] == ["Pages: cold"]
