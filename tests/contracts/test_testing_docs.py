"""What the page on testing names is there, and its commands choose tests."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "testing.md").read_text(encoding="utf-8")
PLACE = re.compile(r"(?<![\w/.-])(?:tests|src|site|web|scripts|docs)/[\w./*-]+")
CHOSEN = re.findall(r"\.venv/bin/pytest ([^`]+ -k \w+)`", TEXT)
MOST_WORDS = 800


def test_files_and_folders_are_there() -> None:
    named = set(PLACE.findall(TEXT)) - {"src/search/score.test.ts"}
    assert len(named) > 15
    assert [place for place in sorted(named) if not list(ROOT.glob(place.rstrip("/.")))] == []


@pytest.mark.parametrize("words", CHOSEN)
def test_a_command_chooses_tests(words: str) -> None:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", *words.split()]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_it_is_short() -> None:
    assert len(TEXT.split()) <= MOST_WORDS
