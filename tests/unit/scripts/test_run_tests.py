"""What `make test` prints of its parts."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from support.places import PROJECT
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
        "tests": [
            ["a.py::one", 2, 1, True],
            ["b.py::two", 1.5, 4, False],
            ["a.py::three[x]", 1, 1, True],
        ],
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


TESTS = """
import pytest

def test_quick(): pass
def test_slow(): pass
def test_new(): pass
@pytest.mark.xdist_group("pots")
def test_pot(): pass
def test_dry(): assert False
@pytest.mark.xdist_group("pots")
def test_other_pot(): pass
"""


def test_what_failed_runs_first_then_what_took_longest(tmp_path: Path) -> None:
    (tmp_path / "test_beds.py").write_text(TESTS)
    times, last = tmp_path / "times.json", tmp_path / "last.json"
    known = {"quick": 0, "slow": 3, "pot": 2, "other_pot": 2, "dry": 1}
    rows = [(f"test_beds.py::test_{name}", s, 0, name != "dry") for name, s in known.items()]
    last.write_text(json.dumps({"tests": rows}))
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "support.progress", "-v", "test_beds.py"],
        cwd=tmp_path, capture_output=True, text=True, check=False,
        env=os.environ | {
            "PYTHONPATH": str(PROJECT / "tests"),
            "SHOWFLOOR_TEST_TIMES": str(times),
            "SHOWFLOOR_LAST_TIMES": str(last),
        },
    )  # fmt: skip
    order = re.findall(r"::test_(\w+) (?:PASSED|FAILED)", done.stdout)
    assert order == ["dry", "pot", "other_pot", "slow", "new", "quick"]
    assert "\nFAILED test_beds.py::test_dry\n  assert False\n  alone: " in done.stdout
    assert {name: ok for name, _, _, ok in json.loads(times.read_text())} == {
        f"test_beds.py::test_{name}": name != "dry" for name in order
    }
