"""Selectors of the shell that would have browsers style a whole page again and again."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
STYLES = (ROOT / "web" / "src", ROOT / "site" / "components")
HOLDER = re.compile(r"(?<![\w.#-])(?::root|html|body)(?![\w-])[^\s{},>+~]*:has\([^{]*")
"""What holds all of a page, asked for something in it."""


def test_nothing_asks_the_root_or_the_body_what_it_holds() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {match[0].strip()}"
        for folder in STYLES
        for path in sorted(folder.rglob("*.css"))
        for match in HOLDER.finditer(path.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    "selector",
    [
        ":root:has(.side-nav:popover-open) {",
        "body:not(:has(> .s-footer)) .s-table {",
        "html[lang]:has(dialog) main {",
    ],
)
def test_such_selectors_are_found(selector: str) -> None:
    assert HOLDER.search(selector)


@pytest.mark.parametrize("selector", [".body:has(a) {", ":root[dir] .s-code:has(a) {"])
def test_others_are_let_be(selector: str) -> None:
    assert HOLDER.search(selector) is None
