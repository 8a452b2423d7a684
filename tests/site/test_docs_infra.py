"""The pages for authors show all that a page can hold: each directive, option and language."""

import re
import sys

import pytest

from showfloor.highlight import LANGUAGES
from showfloor.markdown import RULES
from showfloor.markdown.arguments import Signature
from showfloor.workspace import Site
from support.site.work_folder import REAL_SITE

pytestmark = REAL_SITE

AREA = "pages/docs-infra/"
DIRECTIVES = [name for name, _ in RULES if name.startswith("::")]

# A family shows its icons on one page, and these pages are about no icons.
ELSEWHERE = {"::icons"}


@pytest.fixture(scope="module")
def text(site: Site) -> str:
    """The text of all pages of the area."""
    files = sorted((site.config.root / AREA).rglob("index.md"))
    return "".join(file.read_text(encoding="utf-8") for file in files)


def uses(text: str, directive: str) -> list[str]:
    """Return the lines that begin with a directive, which longer fences may hold."""
    name = directive.lstrip(":")
    return re.findall(rf"^:{{2,}}{name}\b.*$", text, flags=re.MULTILINE)


@pytest.mark.parametrize("directive", sorted({*DIRECTIVES} - ELSEWHERE))
def test_every_directive_is_shown(text: str, directive: str) -> None:
    assert uses(text, directive)


def test_every_flag_of_a_directive_is_shown(text: str) -> None:
    for name, rule in RULES:
        for flag in getattr(sys.modules[rule.__module__], "SIGNATURE", Signature()).flags:
            lines = uses(text, name) if name in DIRECTIVES else re.findall("^`{3}.*$", text, re.M)
            assert any(flag in line.split() for line in lines), (name, flag)


def test_every_option_of_a_demo_is_shown_with_every_value(text: str) -> None:
    signature = sys.modules[dict(RULES)["::demo"].__module__].SIGNATURE
    lines = " ".join(uses(text, "::demo"))
    for option, values in signature.options.items():
        # The first value holds where the option is left out.
        for value in values[1:] or (r"\d+",):
            assert re.search(rf"\b{option}={value}\b", lines), (option, value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_code(text: str, language: str) -> None:
    assert re.search(rf"^`{{3,}}{language}\b", text, flags=re.MULTILINE)
