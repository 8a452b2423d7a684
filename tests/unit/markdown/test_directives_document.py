"""`docs/directives.md` names every rule and every option, and its examples parse."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from showfloor.markdown import RULES, Beside, parse
from showfloor.markdown.arguments import Signature

DOCUMENT = Path(__file__).parents[3] / "docs" / "directives.md"
EXAMPLE = re.compile(r"^(`{3,})markdown\n(.*?)^\1$", re.DOTALL | re.MULTILINE)

SECTIONS = {
    "heading_open": "Headings",
    "fence": "Code",
    "code_block": "Code",
    "table_open": "Tables",
    "html_block": "HTML and comments",
}
"""Sections of what is not a directive; a directive's section has its name in the title."""


def sections() -> dict[str, str]:
    text = EXAMPLE.sub(indented, DOCUMENT.read_text(encoding="utf-8"))
    parts = re.split(r"^## (.*)$", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def indented(example: re.Match[str]) -> str:
    """Return an example whose headings cannot be taken for those of the document."""
    return example[0].replace("\n#", "\n #")


def section_of(rule: str) -> str:
    (text,) = (
        text
        for title, text in sections().items()
        if title == SECTIONS.get(rule) or f"`{rule}`" in title
    )
    return text


def options() -> Iterator[tuple[str, str]]:
    for name, rule in RULES:
        signature = getattr(sys.modules[rule.__module__], "SIGNATURE", Signature())
        for key, values in signature.options.items():
            yield from ((name, word) for word in (key, *values))
        yield from ((name, flag) for flag in signature.flags)


@pytest.mark.parametrize("rule", [name for name, _ in RULES])
def test_every_rule_has_a_section_with_an_example(rule: str) -> None:
    assert EXAMPLE.search(section_of(rule))


@pytest.mark.parametrize(("rule", "option"), list(options()))
def test_every_option_is_described(rule: str, option: str) -> None:
    assert f"`{option}`" in section_of(rule)


@pytest.mark.parametrize(("_", "example"), EXAMPLE.findall(DOCUMENT.read_text(encoding="utf-8")))
def test_every_example_parses(_: str, example: str) -> None:
    beside = Beside(("project/src/App.tsx",), lambda _: "1;\n2;\n3;\n")
    path = Path("pages/acorn/leaf/index.md")
    assert parse(example, path=path, first_line=1, beside=beside, plans=("team",)).blocks


@pytest.mark.parametrize("name", [name for name, _ in RULES if name.startswith("::")])
def test_every_directive_shows_its_syntax_in_its_file(name: str) -> None:
    module = sys.modules[dict(RULES)[name].__module__]
    assert re.search(r"^ *:{2,}[a-z]+", module.__doc__ or "", re.MULTILINE)
