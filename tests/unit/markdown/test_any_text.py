"""Whatever is written: blocks whose HTML is whole, or one explained error."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from showfloor.errors import SourceError
from showfloor.markdown import Document, parse

PAGE = Path("pages/acorn/components/leaf/index.md")

TAGS = {
    *("a", "abbr", "blockquote", "br", "code", "em", "hr", "img", "kbd", "li", "ol", "p", "pre"),
    *("span", "strong", "sub", "sup", "table", "tbody", "td", "th", "thead", "tr", "ul"),
}
ATTRIBUTES = {
    *("alt", "class", "data-language", "data-mark", "decoding", "height", "href", "loading"),
    *("rel", "scope", "src", "start", "style", "tabindex", "title", "width"),
}
VOID = {"br", "hr", "img"}

PIECES = st.sampled_from(
    [
        *("\n", "\n\n", "  ", "    ", "\t", "- ", "1. ", "> ", "# ", "## ", "***", "_", "`", "``"),
        *("```", "```tsx", "```diff\n", '```ts title="a" {1} check', "~~~", "{1-2}", "{#a}"),
        *("::", "::demo A", "::install a", ":::", ":::info", "::::warning x", ":::tabs g"),
        *(
            ":::features\n- **a** b\n",
            "::component A k=v",
            "| a | b |\n| - | :-: |\n",
            "|",
            "[a](/b/)",
        ),
        *(
            "[a]: /b",
            "![",
            "](",
            '![a](/b "1x2")',
            "<kbd>",
            "</kbd>",
            "<br>",
            "<b>",
            "<!--",
            "-->",
            "<a@b.c>",
        ),
        *("&lt;", "&", '"', "'", "<", ">", "\\", "\x00", "\r", "é", "日本", "😀", "word", "a < b"),
    ]
)
MARKDOWN = st.lists(PIECES, max_size=30).map("".join)


class Nesting(HTMLParser):
    """Follows tags, and fails on the first that is unknown or closed out of turn."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in TAGS
        assert {name for name, _ in attrs} <= ATTRIBUTES
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_decl(self, decl: str) -> None:
        raise AssertionError(decl)

    def handle_comment(self, data: str) -> None:
        raise AssertionError(data)


def read(body: str) -> Document | SourceError:
    try:
        return parse(body, path=PAGE, first_line=1)
    except SourceError as error:
        return error


def html_in(value: object) -> Iterator[str]:
    match value:
        case dict():
            yield from (text for key, text in value.items() if key == "html")
            yield from (html for item in value.values() for html in html_in(item))
        case list() | tuple():
            yield from (html for item in value for html in html_in(item))


def check(body: str) -> None:
    answer = read(body)
    if isinstance(answer, SourceError):
        assert 1 <= (answer.line or 0) <= len(re.split("\r\n?|\n", body))
        return
    for html in html_in(msgspec.to_builtins(answer)):
        nesting = Nesting()
        nesting.feed(html)
        nesting.close()
        assert nesting.open == []


@given(body=st.text())
def test_any_text(body: str) -> None:
    check(body)


@settings(max_examples=200)
@given(body=MARKDOWN)
def test_any_markdown(body: str) -> None:
    check(body)


@given(info=st.text(), code=st.text())
def test_any_code(info: str, code: str) -> None:
    check(f"```{info}\n{code}\n```\n")


@given(text=st.text(), kind=st.sampled_from([":::info", "::demo", "::component", "## "]))
def test_any_words_after_a_name(text: str, kind: str) -> None:
    check(f"{kind} {text}\n\ntext\n\n:::\n")


@given(body=MARKDOWN)
def test_same_text_gives_the_same_blocks(body: str) -> None:
    assert str(read(body)) == str(read(body))
