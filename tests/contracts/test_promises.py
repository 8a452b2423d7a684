"""Everything that `docs/promises.md` promises is held by a test that it names."""

import re

import pytest

from support.site.statement_register import ROOT, names_a_test

TEXT = (ROOT / "docs" / "promises.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (?P<promise>[^|]+) \| (?P<tests>[^|]+) \|$", re.MULTILINE)
HEADS = {"promise", "---"}


def promises() -> dict[str, list[str]]:
    rows = {row["promise"]: row["tests"] for row in ROW.finditer(TEXT)}
    return {
        promise: re.findall(r"`([^`]+)`", tests)
        for promise, tests in rows.items()
        if promise not in HEADS
    }


def test_every_line_of_a_table_is_read_as_a_promise() -> None:
    lines = [line for line in TEXT.splitlines() if line.startswith("|")]
    heads = sum(line.split(" | ")[0].strip("| ") in HEADS for line in lines)
    assert len(promises()) == len(lines) - heads


@pytest.mark.parametrize(("promise", "tests"), promises().items())
def test_a_promise_is_held_by_tests(promise: str, tests: list[str]) -> None:
    assert tests, promise
    assert [test for test in tests if not names_a_test(test)] == []
