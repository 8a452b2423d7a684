"""Every point of the specification has a test; `tests/specification.csv` says which."""

import csv

import pytest

from support.site.statement_register import ROOT, names_a_test

REGISTER = ROOT / "tests" / "specification.csv"
SECTIONS = {str(section) for section in range(1, 10)}


def rows() -> list[dict[str, str]]:
    with REGISTER.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_every_section_has_points() -> None:
    assert {row["section"] for row in rows()} == SECTIONS


def test_no_point_is_listed_twice() -> None:
    points = [(row["section"], row["point"]) for row in rows()]
    assert len(set(points)) == len(points)


@pytest.mark.parametrize("row", rows(), ids=lambda row: f"{row['section']}: {row['point']}")
def test_a_point_has_its_test(row: dict[str, str]) -> None:
    assert names_a_test(row["test"])
