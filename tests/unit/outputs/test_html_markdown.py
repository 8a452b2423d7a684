"""What is written as Markdown is read again as what it was."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from showfloor.markdown import Beside, parse
from showfloor.model.blocks import Block, Callout, Prose, TableBlock
from showfloor.outputs.html_markdown import code_span, fenced, html_to_line, html_to_markdown

PAGE = Path("pages/acorn/components/leaf/index.md")
BESIDE = Beside(("project/Leaf.tsx",), lambda name: f"// {name}\nexport {{}};\n")
GOLDEN = Path(__file__).parents[2] / "golden" / "markdown"
COLOURS = re.compile(r'<span[^>]*>|</span>| data-mark="[a-z]+"')


def same(href: str) -> str:
    return href


def prose_in(blocks: tuple[Block, ...]) -> Iterator[str]:
    for block in blocks:
        if isinstance(block, Callout):
            yield from prose_in(block.blocks)
        elif isinstance(block, Prose | TableBlock):
            yield block.html


def bare(html: str) -> str:
    return " ".join(COLOURS.sub("", html).split())


@pytest.mark.parametrize("case", sorted(GOLDEN.glob("*.md")), ids=lambda case: case.stem)
def test_prose_comes_back_as_it_was(case: Path) -> None:
    document = parse(case.read_text(encoding="utf-8"), path=PAGE, first_line=1, beside=BESIDE)
    for html in prose_in(document.blocks):
        text = html_to_markdown(html, same)
        again = parse(f"{text}\n", path=PAGE, first_line=1).blocks
        assert bare("".join(prose_in(again))) == bare(html)


@given(text=st.text(alphabet=st.sampled_from("ab *_`[]()<>&#+-=.:|!~\\1\"'\n"), max_size=40))
def test_signs_in_text_stay_text(text: str) -> None:
    words = " ".join(text.split())
    if not words:
        return
    escaped = words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    html = f"<p>{escaped}</p>\n"
    [block] = parse(html_to_markdown(html, same) + "\n", path=PAGE, first_line=1).blocks
    assert isinstance(block, Prose)
    assert block.html.strip() == html.strip()


@given(code=st.text(alphabet="ab` ", min_size=1))
def test_code_in_a_line_stays_code(code: str) -> None:
    [block] = parse(f"x {code_span(code)} x\n", path=PAGE, first_line=1).blocks
    assert isinstance(block, Prose)
    assert block.html == f"<p>x <code>{code}</code> x</p>\n".removesuffix("\n")


def test_a_fence_is_longer_than_those_in_the_code() -> None:
    assert fenced("````md\n```\n````\n", "md") == "`````md\n````md\n```\n````\n`````"


LINES = {
    "an address does not end early": ('<a href="/a_(b)/">c</a>', "[c](/a_%28b%29/)"),
    "a link that shows its address is short": (
        '<a href="https://a.example/">https://a.example/</a>',
        "<https://a.example/>",
    ),
    "what a page folds is opened": (
        '<a href="/a/">A</a><details><summary>1 more</summary><b>B</b></details>',
        "[A](/a/), **B**",
    ),
    "a place for a value is told from the words around it": (
        'No <var data-arg="0">color</var> in <var data-arg="1"></var>it',
        "No \\<color> in it",
    ),
}
BLOCKS = {
    "a cell is one line": (
        '<table><thead><tr><th scope="col" style="text-align:end">A</th></tr></thead>'
        "<tbody><tr><td>a | b<br>\nc</td></tr></tbody></table>",
        "| A |\n| ---: |\n| a \\| b<br> c |",
    ),
    "what is filled in later leaves no gap": ('<p role="status"></p><p>One</p>', "One"),
    "what is folded follows the line that opens it": (
        "<details><summary><bdi>oak 1.0</bdi></summary><p>Changed.</p><pre>a\n  b</pre></details>",
        "oak 1.0\n\nChanged.\n\n```\na\n  b\n```",
    ),
}


@pytest.mark.parametrize(("html", "text"), LINES.values(), ids=LINES)
def test_a_line_is_written(html: str, text: str) -> None:
    assert html_to_line(html, same) == text


@pytest.mark.parametrize(("html", "text"), BLOCKS.values(), ids=BLOCKS)
def test_blocks_are_written(html: str, text: str) -> None:
    assert html_to_markdown(html, same) == text
