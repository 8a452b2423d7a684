"""What the page on testing names is there, and its commands choose tests."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "testing.md").read_text(encoding="utf-8")
PLACE = re.compile(r"(?<![\w/.-])(?:tests|src|site|web|scripts|docs)/[\w./*-]+")
CHOSEN = re.findall(r"\.venv/bin/pytest ([^`]+ -k \w+)`", TEXT)
OF_CASES = ("tests/sites/broken", "site/pitfalls")
"""Folders that name the cases of a test."""
MOST_WORDS = 900


def test_files_and_folders_are_there() -> None:
    named = set(PLACE.findall(TEXT)) - {"src/search/score.test.ts"}
    assert len(named) > 15
    assert [place for place in sorted(named) if not list(ROOT.glob(place.rstrip("/.")))] == []


@pytest.mark.parametrize("words", CHOSEN)
def test_a_command_chooses_tests(words: str) -> None:
    """`-k` asks for a part of a name: of a file, a function or a case."""
    place, _, word = words.removeprefix("-m sweep ").rpartition(" -k ")
    files = [ROOT / place] if place.endswith(".py") else [*(ROOT / place).rglob("test_*.py")]
    texts = [f"{file.name}\n{file.read_text(encoding='utf-8')}".lower() for file in files]
    named = re.compile(rf"(?:^test_|def test_|[\"'(, -])[\w -]*{word}")
    cases = {path.name for folder in OF_CASES for path in (ROOT / folder).rglob("*")}
    assert any(map(named.search, texts)) or any(word in name for name in cases)


def test_it_is_short() -> None:
    assert len(TEXT.split()) <= MOST_WORDS
