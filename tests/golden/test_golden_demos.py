"""Every `demos/<case>.tsx` becomes the JavaScript of `<case>.jsx`.

`previews.txt` has the preview of both. `UPDATE_GOLDEN=1 pytest tests/golden` writes all of that
again; read the difference before a commit.
"""

import os
from functools import cache
from pathlib import Path

import pytest

from showfloor.demos import NodeDeriver, SourceFile
from showfloor.demos.preview import About, preview_lines
from showfloor.demos.syntax import parse_tsx
from showfloor.errors import SourceError
from support.site.memory_cache import MemoryCache
from support.site.workplace import PROGRAMS

FOLDER = Path(__file__).parent / "demos"
CASES = sorted(FOLDER.glob("*.tsx"))
PREVIEWS = FOLDER / "previews.txt"
ABOUT = About(subjects=frozenset({"Acorn"}))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_javascript(case: Path) -> None:
    expected = case.with_suffix(".jsx")
    found = derived()[case.stem]
    if os.environ.get("UPDATE_GOLDEN"):
        expected.write_text(found, encoding="utf-8")
    assert found == expected.read_text(encoding="utf-8")


def test_previews() -> None:
    found = "".join(
        f"{case.stem}: {preview(case.read_text())} in TypeScript,"
        f" {preview(derived()[case.stem])} in JavaScript\n"
        for case in CASES
    )
    if os.environ.get("UPDATE_GOLDEN"):
        PREVIEWS.write_text(found, encoding="utf-8")
    assert found == PREVIEWS.read_text(encoding="utf-8")


@cache
def derived() -> dict[str, str]:
    """Derive all cases in one batch, as a build does."""
    files = [
        (SourceFile(name=case.name, path=case.name, text=case.read_text(encoding="utf-8")),)
        for case in CASES
    ]
    deriver = NodeDeriver(PROGRAMS, MemoryCache())
    results = deriver.derive(files)
    found = [result for result in results if not isinstance(result, SourceError)]
    return {case.stem: form.code for case, form in zip(CASES, found, strict=True)}


def preview(text: str) -> str:
    lines = preview_lines(parse_tsx(text), ABOUT)
    return f"{lines[0]}-{lines[1]}" if lines else "nothing"
