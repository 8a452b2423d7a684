"""Parts of `make sweep`: all slow tests are in one, and each goes on where it was stopped."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from support.places import PROJECT
from support.site.project_scripts import commit_all, git, load_script

sweep = load_script("sweep")
TESTS = "def test_one(): pass\n\n\ndef test_two():\n    assert open('bed').read() == 'wet'\n"


def test_every_slow_test_is_in_one_part() -> None:
    marked = [
        file.relative_to(PROJECT).as_posix()
        for file in (PROJECT / "tests").rglob("test_*.py")
        if "mark.sweep" in file.read_text(encoding="utf-8") and file != Path(__file__)
    ]
    places = [place for part in sweep.PARTS.values() for place in part.tests]
    parts_of = {file: [p for p in places if f"{file}/".startswith(f"{p}/")] for file in marked}
    assert len(marked) > 20
    assert {file: found for file, found in parts_of.items() if len(found) != 1} == {}


def run(folder: Path, state: str) -> str:
    """Run the tests of a folder as a part of the sweep does; return the last line."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "support.progress", "-q", "test_beds.py"],
        cwd=folder, capture_output=True, text=True, check=False,
        env=os.environ | {
            "PYTHONPATH": str(PROJECT / "tests"),
            "SHOWFLOOR_PASSED": str(folder / "beds.passed"),
            "SHOWFLOOR_STATE": state,
        },
    )  # fmt: skip
    return done.stdout.splitlines()[-1].partition(" in ")[0]


def test_a_part_goes_on_with_what_has_not_passed(tmp_path: Path) -> None:
    (tmp_path / "test_beds.py").write_text(TESTS)
    (tmp_path / "bed").write_text("dry")
    assert run(tmp_path, "a") == "1 failed, 1 passed"
    assert run(tmp_path, "a") == "1 failed, 1 deselected"
    assert run(tmp_path, "b") == "1 failed, 1 passed"
    (tmp_path / "bed").write_text("wet")
    assert run(tmp_path, "b") == "1 passed, 1 deselected"
    assert run(tmp_path, "b") == "2 passed"


def test_a_change_of_a_file_is_another_state(tmp_path: Path) -> None:
    (tmp_path / "bed").write_text("dry")
    git(tmp_path, "init", "--quiet")
    commit_all(tmp_path)
    before = sweep.state_of(tmp_path)
    assert sweep.state_of(tmp_path) == before
    (tmp_path / "bed").write_text("wet")
    assert sweep.state_of(tmp_path) != before


def test_a_part_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        sweep.main(["pitfall"])
    assert "there is no part pitfall; there are: rules, engine, " in capsys.readouterr().err
