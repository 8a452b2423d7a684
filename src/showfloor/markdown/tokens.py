"""Markdown text to a stream of tokens, each with its line, and the ids of headings among them."""

import re
from collections.abc import Callable, Iterable
from functools import cache
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.ruler import RuleOptionsType
from markdown_it.rules_inline import StateInline, autolink, html_inline, image, link
from markdown_it.token import Token

from showfloor.markdown.directives import container, leaf
from showfloor.markdown.place import Place
from showfloor.work_counts import count

MAX_NESTING = 60
"""Of blocks in blocks; a list counts twice."""

OWN_ID = re.compile(r"(?:^|\s)\{#(?P<id>[^{}]*?)(?: plan=(?P<plan>[^{}]*))?\}$")

InlineRule = Callable[[StateInline, bool], bool]

PLACED_RULES: tuple[tuple[str, InlineRule], ...] = (
    ("link", link),
    ("image", image),
    ("autolink", autolink),
    ("html_inline", html_inline),
)
MAX_TEXT = 10_000
"""Characters of a paragraph, a heading or a cell."""
MAX_BRACKETS = 200
"""Of such a text: each that opens is followed to the end of the text."""

INTERRUPTED: RuleOptionsType = {"alt": ["paragraph", "reference", "blockquote", "list"]}


def tokenize(body: str, start: Place) -> list[Token]:
    """Return the tokens of a body whose first line is at `start`.

    A heading that ends with `{#own-id}` loses it to its token's `meta["id"]`, and a plan given
    there to `meta["plan"]`.
    """
    count("texts tokenized", start.path.as_posix())
    markdown = _markdown_it()
    env = {"start": start}
    tokens: list[Token] = []
    markdown.block.parse(_normalized(body), markdown, env, tokens)
    for before, token in pairwise(tokens):
        if token.type == "inline":
            _check_length(token.content, start.after(token.map[0] if token.map else 0))
            if before.type == "heading_open":
                _take_own_id(before, token)
            markdown.inline.parse(token.content, markdown, env, _children(token))
    return tokens


def _check_length(text: str, place: Place) -> None:
    if len(text) > MAX_TEXT:
        raise place.error(
            f"a text has more than {MAX_TEXT:,} characters",
            why="nobody would read it in one piece, and taking it apart takes very long",
            fix="write it as several paragraphs",
        )
    if text.count("[") > MAX_BRACKETS:
        raise place.error(
            f'a text has more than {MAX_BRACKETS} opening brackets "["',
            why="each may begin a link, and trying all of them takes very long",
            fix="write it as several paragraphs, or as code",
        )


def line_inside(text: Token, child: Token) -> int:
    """Return how many lines below the first one of a text its link, image or HTML begins."""
    return text.content.count("\n", 0, child.meta["offset"])


class _Markdown(MarkdownIt):
    def validateLink(self, url: str) -> bool:  # noqa: N802 - the library's name
        """Take any address: the checks of links name those that the library would show as text."""
        return True


@cache
def _markdown_it() -> MarkdownIt:
    markdown = _Markdown("commonmark", {"maxNesting": MAX_NESTING}).enable("table")
    markdown.block.ruler.before("table", "container", container, INTERRUPTED)
    markdown.block.ruler.before("table", "leaf", leaf, INTERRUPTED)
    for name, rule in PLACED_RULES:
        markdown.inline.ruler.at(name, _placed(rule))
    return markdown


def _placed(rule: InlineRule) -> InlineRule:
    """Return a rule whose first token knows where it begins: Markdown only counts block lines."""

    def placed(state: StateInline, silent: bool) -> bool:
        offset = state.pos
        index = len(state.tokens) + (1 if state.pending else 0)
        matched = rule(state, silent)
        if matched and not silent:
            state.tokens[index].meta["offset"] = offset
        return matched

    return placed


def _normalized(body: str) -> str:
    text = body.replace("\r\n", "\n").replace("\r", "\n").replace("\0", "\N{REPLACEMENT CHARACTER}")
    # The end of its last line distinguishes an unclosed code block from a closed one.
    return text if text.endswith("\n") else f"{text}\n"


def _take_own_id(heading: Token, text: Token) -> None:
    if match := OWN_ID.search(text.content):
        heading.meta |= {
            name: value for name, value in match.groupdict().items() if value is not None
        }
        text.content = text.content[: match.start()].rstrip()


def _children(text: Token) -> list[Token]:
    if text.children is None:
        text.children = []
    return text.children


ID = re.compile(r"[a-z0-9][a-z0-9_-]*")
NOT_IN_SLUG = re.compile(r"[^\w\- ]")


def slug(text: str) -> str:
    """Return the id that GitHub would give to a heading; empty if the text has no letter."""
    return NOT_IN_SLUG.sub("", text.strip().lower()).replace(" ", "-")


class HeadingIds:
    """The ids of a page's headings. Ids given by hand come before generated ones."""

    def __init__(self, tokens: Iterable[Token], start: Place) -> None:
        self.used: dict[str, Place] = {}
        self.numbers: dict[str, int] = {}
        """The last number behind each text, so that equal headings are counted once."""
        for token in tokens:
            if token.type == "heading_open" and token.map and "id" in token.meta:
                self._reserve(token.meta["id"], start.after(token.map[0]))

    def _reserve(self, own: str, place: Place) -> None:
        if not ID.fullmatch(own):
            raise place.error(
                f'the heading id "{own}" is not an id',
                why="it becomes part of the address that readers copy",
                fix="write small letters, digits and hyphens, such as {#own-id}",
            )
        if own in self.used:
            raise place.error(
                f'the heading id "{own}" is already given on line {self.used[own].line}',
                why="a link to it would lead to the first of the two",
                fix="give one of the two headings another id",
            )
        self.used[own] = place

    def generate(self, text: str, place: Place) -> str:
        """Return an id made of a heading's text that no other heading of the page has."""
        base = slug(text)
        if not base.strip("-"):
            raise place.error(
                f'no id can be made of the heading "{text}"',
                why="every heading can be linked to, and its id is made of its letters and digits",
                fix="give it an id by hand, such as {#own-id}",
            )
        number = self.numbers.get(base, 0)
        while (unique := f"{base}-{number}" if number else base) in self.used:
            number += 1
        self.numbers[base] = number
        self.used[unique] = place
        return unique
