"""Every `markdown/<case>.md` becomes what `<case>.json` says.

`UPDATE_GOLDEN=1 pytest tests/golden` writes the JSON again; read the difference before a commit.
"""

import json
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from showfloor.markdown import Beside, parse

CASES = sorted((Path(__file__).parent / "markdown").glob("*.md"))
PLANS = ("pro", "premium")
PAGE = Path("pages/acorn/components/leaf/index.md")
BESIDE = Beside(("project/Leaf.tsx",), lambda name: f"// {name}\nexport {{}};\n")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_markdown(case: Path) -> None:
    document = parse(
        case.read_text(encoding="utf-8"), path=PAGE, first_line=1, beside=BESIDE, plans=PLANS
    )
    # What checks read of it is tested with `read_sections`.
    document = msgspec.structs.replace(document, sections=())
    found = json.dumps(readable(msgspec.to_builtins(document)), indent=2, ensure_ascii=False) + "\n"
    expected = case.with_suffix(".json")
    if os.environ.get("UPDATE_GOLDEN"):
        expected.write_text(found, encoding="utf-8")
    assert found == expected.read_text(encoding="utf-8")


def test_every_expectation_has_its_markdown() -> None:
    folder = Path(__file__).parent / "markdown"
    assert {file.stem for file in folder.glob("*.json")} == {case.stem for case in CASES}


def readable(value: Any) -> Any:
    """Leave out what is empty, and set text of several lines as a list of them."""
    match value:
        case dict():
            return {key: readable(item) for key, item in value.items() if item not in ((), None)}
        case list() | tuple():
            return [readable(item) for item in value]
        case str() if "\n" in value:
            return value.split("\n")
        case _:
            return value
