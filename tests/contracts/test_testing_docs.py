"""What the page on testing names is there, and its commands choose tests."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

# One worker runs them: each would name the tests.
pytestmark = pytest.mark.xdist_group("testing-docs")

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "testing.md").read_text(encoding="utf-8")
PLACE = re.compile(r"(?<![\w/.-])(?:tests|src|site|web|scripts|docs)/[\w./*-]+")
CHOSEN = re.findall(r"\.venv/bin/pytest ([^`]+ -k \w+)`", TEXT)
MOST_WORDS = 800


def test_files_and_folders_are_there() -> None:
    named = set(PLACE.findall(TEXT)) - {"src/search/score.test.ts"}
    assert len(named) > 15
    assert [place for place in sorted(named) if not list(ROOT.glob(place.rstrip("/.")))] == []


@pytest.fixture(scope="module")
def collected() -> dict[str, list[str]]:
    """The names of the tests that commands choose from, by what of them is run: one process each.

    A process for each command would import most of the tests again.
    """
    places = sorted({word for words in CHOSEN for word in words.split() if "/" in word})
    found = {}
    for run in ("not sweep", "sweep"):
        command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-m", run, *places]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout
        found[run] = [line for line in done.stdout.splitlines() if "::" in line]
    return found


@pytest.mark.parametrize("words", CHOSEN)
def test_a_command_chooses_tests(words: str, collected: dict[str, list[str]]) -> None:
    """`-k` asks for a part of a name."""
    rest = words.removeprefix("-m sweep ")
    place, _, word = rest.rpartition(" -k ")
    names = collected["sweep" if words != rest else "not sweep"]
    assert [name for name in names if name.startswith(place) and word in name.lower()] != []


def test_it_is_short() -> None:
    assert len(TEXT.split()) <= MOST_WORDS
