"""A page's Markdown, read again by the engine, gives the same text."""

import re
from collections.abc import Iterable
from html import escape
from pathlib import Path

from hypothesis import example, given
from hypothesis import strategies as st

from showfloor.errors import SourceError
from showfloor.markdown import parse
from showfloor.model.blocks import Block, Callout, CodeBlock, Heading, Prose, TableBlock
from showfloor.outputs.html_markdown import Links
from showfloor.outputs.page_markdown import BlockWriter
from support.site.invented_api import MESSAGES

PAGE = Path("pages/acorn/components/leaf/index.md")

LABEL = re.compile(r' data-label="[^"]*"')
"""Of a cell: a table in a quote has none."""

PIECES = st.sampled_from(
    [
        *("oak", "Elm", "a", "1", "_", "__", "\\+", "=", "#", "1.", "2)", ":", "::", "|", "!"),
        *("\\*", "\\_", "\\[", "\\]", "\\!", "\\|", "\\-", "\\#", "\\<", "\\\\", "\\:", "\\`"),
        *("*oak*", "**Elm**", "*a **b***", "_c_", "__d__", "`e`", "`` f`g ``", "` `` `", "`a|b`"),
        *(
            "[oak](/oak/)",
            '[an **elm**](/elm/#a "An \\"elm\\"")',
            "[`x`](#x)",
            "<https://a.example/>",
        ),
        *('![](/a.svg "1x2")', '![a \\] [b] *c*](/b.svg "640x360")', '[![d](/d.svg "3x4")](/e/)'),
        *("<kbd>K</kbd>", '<abbr title="A">b</abbr>', "<br>", "&amp;lt;", "&lt;", "&#42;"),
    ]
)
LINES = st.builds(
    "".join, st.lists(st.one_of(PIECES, st.just(" "), st.just(" ")), min_size=1, max_size=8)
).filter(str.strip)
PARAGRAPHS = st.lists(LINES, min_size=1, max_size=3).map("\n".join)
FENCES = st.lists(
    st.sampled_from(["a", "  b", "", "```", " ````", "# c", "- d", "> e  "]), max_size=4
).map(lambda lines: "\n".join(["`````js", *lines, "end", "`````"]))
"""Empty lines at the end of code are not written."""
HEADINGS = LINES.map("## Oak {}".format)
RULES = st.sampled_from(["***", "---", "___"])


def indented(text: str, first: str) -> str:
    return first + text.replace("\n", "\n" + " " * len(first))


def quoted(blocks: list[str]) -> str:
    return "\n".join(f"> {line}" for line in "\n\n".join(blocks).split("\n"))


@st.composite
def lists(draw: st.DrawFn, blocks: st.SearchStrategy[str]) -> str:
    mark = draw(st.sampled_from(["-", "*", "+", "1.", "7)"]))
    gap = draw(st.sampled_from(["\n", "\n\n"]))
    items = draw(
        st.lists(st.lists(blocks, min_size=1, max_size=3).map(gap.join), min_size=1, max_size=3)
    )
    return gap.join(indented(item, f"{mark} ") for item in items)


@st.composite
def tables(draw: st.DrawFn) -> str:
    columns = draw(st.integers(1, 3))
    rules = st.sampled_from(["---", ":---", ":---:", "---:"])
    cells = st.one_of(st.just(""), LINES)
    head, *rows = draw(
        st.lists(st.lists(cells, min_size=columns, max_size=columns), min_size=1, max_size=3)
    )
    marks = draw(st.lists(rules, min_size=columns, max_size=columns))
    return "\n".join(
        f"| {' | '.join(row)} |" for row in ([f"a{one}" for one in head], marks, *rows)
    )


@st.composite
def callouts(draw: st.DrawFn, blocks: st.SearchStrategy[str]) -> str:
    title = draw(st.sampled_from(["", " Wait", " *One* [two] `three"]))
    content = "\n\n".join(draw(st.lists(blocks, min_size=1, max_size=2)))
    return f":::warning{title}\n{content}\n:::"


def nested(blocks: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    quotes = st.lists(blocks, min_size=1, max_size=2).map(quoted)
    return st.one_of(lists(blocks), lists(blocks), quotes)


TEXTS = st.one_of(PARAGRAPHS, PARAGRAPHS, FENCES, RULES)
NESTED = nested(st.recursive(st.one_of(TEXTS, tables()), nested, max_leaves=4))
BODIES = st.lists(
    st.one_of(TEXTS, HEADINGS, tables(), NESTED, NESTED, callouts(st.one_of(TEXTS, NESTED))),
    min_size=1,
    max_size=3,
).map("\n\n".join)


@example(body='![a leaf\\]](/leaf.svg "640x360")')
@example(body='[a leaf](/leaf/ "\\"A\\" \\&lt;")')
@example(body="\\_\\_init\\_\\_ and snake_case")
@example(body="a space as code: ` `")
@example(body="*oak*_elm_")
@example(body="wait\\![oak](/oak/)")
@example(body="[**https://a.example/**](https://a.example/)")
@example(body="a | b\n\\| --- | --- |")
@example(body="a | b\n\\:-- | --")
@example(body="## Oak \\#")
@example(body="- oak\n  ***")
@example(body="- > oak\n\n  > elm")
@example(body="- > oak\n  >\n  elm")
@example(body="> ```text\n> oak  \n> elm\n> ```")
@example(body=":::warning *One* [two]\noak\n:::")
@given(body=BODIES)
def test_the_text_of_a_page_is_read_again_as_it_was(body: str) -> None:
    try:
        blocks = parse(f"{body}\n", path=PAGE, first_line=1).blocks
    except SourceError:
        return  # what no page can hold
    remarks = [block for block in blocks if isinstance(block, Callout)]
    if any(isinstance(one, Heading) for remark in remarks for one in remark.blocks):
        return  # written as a quote, in which a page has no headings
    again = parse(markdown(blocks), path=PAGE, first_line=1).blocks
    assert html(again) == html(blocks)


def markdown(blocks: Iterable[Block]) -> str:
    links = Links(None, "/acorn/leaf/")
    writer = BlockWriter(links=links, messages=MESSAGES, demos={}, families=())
    return "\n\n".join(writer.write(blocks)) + "\n"


def html(blocks: Iterable[Block]) -> str:
    """Return the text of a page; callouts are quotes, as in its Markdown."""
    text = "\n".join(map(_html, blocks)).replace('href="#', 'href="/acorn/leaf/#')
    return LABEL.sub("", text)


def _html(block: Block) -> str:
    match block:
        case Prose() | TableBlock():
            return block.html
        case Heading():
            return f"<h{block.level}>{block.html}</h{block.level}>".replace("\n", " ")
        case CodeBlock():
            code = f"<code>{block.html}</code>"
            return f'<pre data-language="{block.language}" tabindex="0">{code}</pre>'
        case Callout():
            name = f"Warning: {block.title}" if block.title else "Warning"
            text = f"<p><strong>{escape(name, quote=False)}</strong></p>"
            return f"<blockquote>\n{text}\n{html(block.blocks)}\n</blockquote>"
        case _:
            return repr(block)
