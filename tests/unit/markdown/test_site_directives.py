"""Directives of a site: what their rules get and give, and what is said of their mistakes."""

import re
from pathlib import Path

import pytest

from showfloor.errors import SourceError, SourcesError
from showfloor.markdown import Document, load_directives, parse
from showfloor.model.blocks import ComponentBlock, Prose
from support.site.tiny_site import TINY

DOCUMENT = Path(__file__).parents[3] / "docs" / "directives.md"
PAGE = Path("pages/about/index.md")
BEGIN = "from showfloor.markdown import Directive, DirectiveBlock, Signature\n\n"
LEAF = "def leaf(directive):\n    return DirectiveBlock(props={props})\n"


def site_with(root: Path, rule: str, name: str = "stars") -> Path:
    (root / "directives").mkdir()
    (root / "directives" / f"{name}.py").write_text(rule)
    (root / "directives" / "Stars.tsx").write_text("export default () => null;\n")
    return root


def read(root: Path, text: str) -> Document:
    return parse(text, path=PAGE, first_line=5, own=load_directives(root))


def mistake_in(root: Path, text: str = "::stars 4\n") -> str:
    with pytest.raises((SourceError, SourcesError)) as caught:
        read(root, text)
    return str(caught.value)


def test_the_example_of_the_documentation_is_the_directive_of_the_tiny_site() -> None:
    text = DOCUMENT.read_text()
    for language, file in (("python", "pull-quote.py"), ("tsx", "PullQuote.tsx")):
        shown = re.search(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
        assert shown is not None
        assert shown[1] == (TINY / "directives" / file).read_text()


def test_the_example_gives_a_component_with_its_content() -> None:
    document = read(TINY, ':::pull-quote by="Ann Larch"\n\nI read **it**.\n\n:::\n')
    (quote,) = document.blocks
    assert quote == ComponentBlock(
        name="directives/PullQuote",
        props={"by": "Ann Larch", "role": None},
        blocks=(Prose(html="<p>I read <strong>it</strong>.</p>"),),
    )
    assert document.directives == ("pull-quote",)
    assert [use.name for use in document.components] == ["directives/PullQuote"]


def test_a_rule_reports_a_mistake_of_the_page() -> None:
    assert mistake_in(TINY, "Text.\n\n:::pull-quote\n\nI read it.\n\n:::\n") == (
        "pages/about/index.md:7: the quote has no author\n"
        "  why: readers want to know who said it\n"
        '  fix: write it like `:::pull-quote by="Ann Larch"`'
    )


def test_what_a_directive_does_not_take_is_a_mistake() -> None:
    assert mistake_in(TINY, ":::pull-quote form=long\n\nI read it.\n\n:::\n") == (
        'pages/about/index.md:5: ":::pull-quote" has no option "form"\n'
        "  why: it would have no effect\n"
        "  fix: it takes by=, role="
    )


def test_the_other_form_of_a_directive_is_a_mistake() -> None:
    assert mistake_in(TINY, "::pull-quote\n").startswith(
        'pages/about/index.md:5: "::pull-quote" has two colons\n'
    )


def test_a_rule_that_throws_is_reported_with_both_lines(tmp_path: Path) -> None:
    rule = f"{BEGIN}def leaf(directive):\n    return int(directive.words[0])\n"
    assert mistake_in(site_with(tmp_path, rule), "::stars\n") == (
        'pages/about/index.md:5: the rule of "::stars" fails: '
        "IndexError: tuple index out of range\n"
        "  why: directives/stars.py:4 cannot make a block of this directive\n"
        "  fix: correct the rule; for a mistake of the page, it raises a `DirectiveError`"
    )


def test_a_rule_that_exits_is_reported_with_both_lines(tmp_path: Path) -> None:
    rule = f"{BEGIN}def leaf(directive):\n    raise SystemExit\n"
    assert mistake_in(site_with(tmp_path, rule), "::stars\n") == (
        'pages/about/index.md:5: the rule of "::stars" fails: SystemExit\n'
        "  why: directives/stars.py:4 cannot make a block of this directive\n"
        "  fix: correct the rule; for a mistake of the page, it raises a `DirectiveError`"
    )


def test_a_rule_that_exits_when_it_is_loaded_is_reported_with_its_line(tmp_path: Path) -> None:
    assert mistake_in(site_with(tmp_path, "import sys\nsys.exit(0)\n")) == (
        "directives/stars.py:2: the rule cannot be loaded: SystemExit: 0\n"
        "  why: it runs when pages are read\n"
        "  fix: correct the line; a rule may import installed packages and `showfloor.markdown`"
    )


def test_a_rule_returns_a_block(tmp_path: Path) -> None:
    root = site_with(tmp_path, "def leaf(directive):\n    return 4\n")
    assert mistake_in(root, "::stars\n").startswith(
        'pages/about/index.md:5: the rule of "::stars" fails: '
        "it returns int, not a DirectiveBlock\n"
        "  why: directives/stars.py cannot"
    )


def test_props_are_json(tmp_path: Path) -> None:
    root = site_with(tmp_path, BEGIN + LEAF.replace("{props}", "{'at': object()}"))
    assert mistake_in(root, "::stars\n").startswith(
        'pages/about/index.md:5: the rule of "::stars" fails: its props are not JSON: '
        "Encoding objects of type object is unsupported\n"
    )


def test_a_file_that_is_no_rule_is_reported(tmp_path: Path) -> None:
    assert mistake_in(site_with(tmp_path, "stars = 4\n")) == (
        'directives/stars.py: "stars" is not the rule of a directive\n'
        "  why: a rule has a function `leaf` for `::name`, or `container` for `:::name`, and its"
        " `signature` is a `Signature`\n"
        "  fix: write it like the one in docs/directives.md"
    )


def test_a_rule_that_is_not_python_is_reported_with_its_line(tmp_path: Path) -> None:
    assert mistake_in(site_with(tmp_path, f"{BEGIN}def leaf(directive:\n")) == (
        "directives/stars.py:3: the rule is not Python: '(' was never closed\n"
        "  why: it runs when pages are read\n"
        "  fix: correct the line"
    )


def test_a_rule_that_cannot_be_loaded_is_reported_with_its_line(tmp_path: Path) -> None:
    assert mistake_in(site_with(tmp_path, "import math\nimport stars_of_night\n")) == (
        "directives/stars.py:2: the rule cannot be loaded: "
        "ModuleNotFoundError: No module named 'stars_of_night'\n"
        "  why: it runs when pages are read\n"
        "  fix: correct the line; a rule may import installed packages and `showfloor.markdown`"
    )


def test_a_rule_has_a_component(tmp_path: Path) -> None:
    rule = BEGIN + LEAF.replace("{props}", "{}")
    assert mistake_in(site_with(tmp_path, rule, "price-list")) == (
        'directives/price-list.py: the directive "price-list" has no component\n'
        "  why: a rule says what is shown, and a component draws it\n"
        "  fix: write directives/PriceList.tsx"
    )


def test_a_directive_of_the_engine_stays_the_engine_s(tmp_path: Path) -> None:
    root = site_with(tmp_path, BEGIN + LEAF.replace("{props}", "{}"), "demo")
    (root / "directives" / "Demo.tsx").write_text("export default () => null;\n")
    assert mistake_in(root) == (
        'directives/demo.py: the engine has a directive "::demo"\n'
        "  why: pages could not say which of the two they mean\n"
        "  fix: give the file another name"
    )
