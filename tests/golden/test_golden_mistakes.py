"""Every `mistakes/<case>.md` is refused with exactly what `<case>.txt` says.

`UPDATE_GOLDEN=1 pytest tests/golden` writes the texts again; read the difference before a commit.
"""

import os
from pathlib import Path

import pytest

from showfloor.errors import SourceError
from showfloor.markdown import Beside, parse

CASES = sorted((Path(__file__).parent / "mistakes").glob("*.md"))
PLANS = ("pro", "premium")
PAGE = Path("pages/acorn/components/leaf/index.md")
BESIDE = Beside(("project/Leaf.tsx",), lambda name: f"// {name}\nexport {{}};\n")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_mistake(case: Path) -> None:
    with pytest.raises(SourceError) as caught:
        parse(case.read_text(encoding="utf-8"), path=PAGE, first_line=1, beside=BESIDE, plans=PLANS)
    found = f"{caught.value}\n"
    expected = case.with_suffix(".txt")
    if os.environ.get("UPDATE_GOLDEN"):
        expected.write_text(found, encoding="utf-8")
    assert found == expected.read_text(encoding="utf-8")


def test_every_text_has_its_markdown() -> None:
    folder = Path(__file__).parent / "mistakes"
    assert {file.stem for file in folder.glob("*.txt")} == {case.stem for case in CASES}
