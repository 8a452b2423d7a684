"""Registers that say which test holds a statement: `path::name`."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[3]

FIRST_TEXT = re.compile(r"""\(\s*(["'`])((?:\\.|(?!\1).)*)\1""", re.DOTALL)
"""A call whose first argument is a text."""
TEST = re.compile(r"\b(?:test|it|describe)$")
TABLE = re.compile(r"\b(?:test|it|describe)\.each(?:<[^()]*>)?$")


def names_a_test(reference: str) -> bool:
    """Tell whether `path::name` is a test of Python or the title of one in TypeScript."""
    file, _, name = reference.partition("::")
    path = ROOT / file
    if not (path.is_file() and name):
        return False
    code = path.read_text(encoding="utf-8")
    if file.endswith(".py"):
        defined = re.search(rf"^(?:async )?def {re.escape(name)}\(", code, re.MULTILINE)
        return name.startswith("test_") and defined is not None
    return has_title(code, name)


def has_title(code: str, name: str) -> bool:
    """Tell whether a test has this title, or a template as its title that begins so."""
    return any(
        title == name or (quote == "`" and title.partition("${")[0].strip() == name)
        for quote, title in _titles(code)
    )


def _titles(code: str) -> Iterator[tuple[str, str]]:
    for found in FIRST_TEXT.finditer(code):
        before = code[: found.start()].rstrip()
        if TEST.search(before) or TABLE.search(_before_arguments(before)):
            yield found[1], found[2]


def _before_arguments(code: str) -> str:
    """Return what is before the arguments at the end: `test.each` of `test.each([])`."""
    depth = 0
    for place in range(len(code) - 1, -1, -1):
        depth += (code[place] == ")") - (code[place] == "(")
        if depth == 0:
            return code[:place].rstrip() if code[place] == "(" else ""
    return ""
