"""What is promised of every Node program."""

import re
from pathlib import Path

import pytest

from support.site.workplace import PROGRAMS

NAMES = sorted(entry.parent.name for entry in PROGRAMS.folder.glob("*/main.ts"))
DOCS = Path(__file__).parents[2] / "docs" / "architecture.md"


@pytest.mark.parametrize("name", NAMES)
def test_a_program_is_described(name: str) -> None:
    assert f"\n| `{name}` | " in DOCS.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_a_program_has_tests_beside_it(name: str) -> None:
    assert list((PROGRAMS.folder / name).glob("*.test.ts"))


@pytest.mark.parametrize("name", NAMES)
def test_a_program_answers_as_all_do(name: str) -> None:
    text = (PROGRAMS.folder / name / "main.ts").read_text(encoding="utf-8")
    assert 'from "../shared/answerRequests.ts";' in text
    assert len(re.findall(r"^await answerRequests?\(", text, re.MULTILINE)) == 1
    assert "process.std" not in text
