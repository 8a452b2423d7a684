"""What `make test` prints of its parts."""

import sys

import pytest

from support.site.project_scripts import load_script

run_tests = load_script("run_tests")
CODE = "sum(range(20_000_000)); print('two beds are dry'); raise SystemExit({})"


@pytest.mark.parametrize(("code", "said"), [(0, "ok"), (1, "beds: two beds are dry\nFAILED")])
def test_a_part_is_timed_and_what_it_says_is_printed_where_it_fails(
    capsys: pytest.CaptureFixture[str], code: int, said: str
) -> None:
    outcome = run_tests._run(run_tests.Part("beds", (sys.executable, "-c", CODE.format(code))))
    assert outcome.passed == (code == 0)
    assert outcome.seconds > 0
    assert outcome.processor > 0 or sys.platform == "win32"
    assert capsys.readouterr().out.startswith(said)


def test_a_part_that_is_shown_says_whose_line_it_is_but_for_the_summary(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code = "print('... [ 10%]'); print('==== 3 passed in 2.10s ====')"
    run_tests._run(run_tests.Part("beds", (sys.executable, "-c", code), is_shown=True))
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["beds: ... [ 10%]", "==== 3 passed in 2.10s ===="]


def test_the_table_has_the_parts_and_the_dearest_files() -> None:
    times = {
        "seconds": 70.4,
        "parts": [["engine", True, 60, 90], ["browser", False, 50, 30]],
        "tests": [["a.py::one", 2, 1], ["b.py::two", 1.5, 4], ["a.py::three[x]", 1, 1]],
    }
    lines = [line.split() for line in run_tests.table(times).splitlines() if line]
    assert lines == [
        ["part", "seconds", "processor"],
        ["engine", "60", "90"],
        ["browser", "50", "30"],
        ["together", "70", "120"],
        ["the", "dearest", "tests", "seconds", "processor"],
        ["b.py", "1.5", "4.0"],
        ["a.py", "3.0", "2.0"],
    ]
