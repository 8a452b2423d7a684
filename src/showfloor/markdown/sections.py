"""A page as its reader goes through it: sections, the text of each, and what its code names.

In inline code, where its form leaves no doubt:

Leaf              a component
dryness           perhaps a prop
dryness="high"    a prop with its value, as in JSX
<Leaf dry />      a component with its props
slotProps.stalk   a prop with its member
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from markdown_it.token import Token

from showfloor.markdown.place import Place
from showfloor.markdown.tokens import tokenize
from showfloor.model.base import Model
from showfloor.model.blocks import Heading

CALLOUTS = (":::info", ":::success", ":::warning", ":::error")
"""Containers whose title is prose."""


class Span(Model, frozen=True, kw_only=True):
    """A piece of a text on one line: words, or inline code."""

    text: str
    line: int
    code: bool = False


class Passage(Model, frozen=True, kw_only=True):
    """A heading, a paragraph, an item of a list, a cell of a table or a title."""

    spans: tuple[Span, ...]


class Section(Model, frozen=True, kw_only=True):
    """A heading with the blocks below it, up to the next heading of any level."""

    heading: str
    """Without markup; empty for the part before the first heading."""
    line: int
    passages: tuple[Passage, ...]
    """The heading first, if there is one."""
    fences: tuple[str, ...] = ()
    """Code blocks."""
    demos: tuple[str, ...] = ()
    """Names."""

    @property
    def code(self) -> tuple[Span, ...]:
        """All inline code, in the order of the text."""
        return tuple(span for one in self.passages for span in one.spans if span.code)


def read_sections(body: str, start: Place) -> tuple[Section, ...]:
    """Return the sections of a body whose first line is at `start`."""
    return sections_of(tokenize(body, start), start)


def sections_of(tokens: Sequence[Token], start: Place) -> tuple[Section, ...]:
    """Return the sections of a body's tokens."""
    headings = [number for number, token in enumerate(tokens) if token.type == "heading_open"]
    edges = [0, *headings, len(tokens)]
    return tuple(
        _section(tokens[first:end], start) for first, end in pairwise(edges) if first < end
    )


def _section(tokens: Sequence[Token], start: Place) -> Section:
    passages = tuple(_passages(tokens, start))
    is_headed = tokens[0].type == "heading_open"
    return Section(
        heading="".join(span.text for span in passages[0].spans) if is_headed else "",
        line=_line(tokens[0], start),
        passages=passages,
        fences=tuple(one.content for one in tokens if one.type in ("fence", "code_block")),
        demos=tuple(
            one.info.split()[0].rpartition("#")[2] for one in tokens if one.type == "::demo"
        ),
    )


def _passages(tokens: Iterable[Token], start: Place) -> Iterator[Passage]:
    for token in tokens:
        if token.type == "inline":
            yield Passage(spans=tuple(_spans(token.children or (), _line(token, start))))
        elif token.type in CALLOUTS and token.info:
            yield Passage(spans=(Span(text=token.info, line=_line(token, start)),))


def _spans(children: Iterable[Token], line: int) -> Iterator[Span]:
    words = ""
    for child in children:
        if child.type == "image" or child.type in ("text", "text_special"):
            words += child.content
        elif child.type in ("softbreak", "hardbreak", "code_inline"):
            if words:
                yield Span(text=words, line=line)
            words = ""
            if child.type == "code_inline":
                yield Span(text=child.content, line=line, code=True)
            else:
                line += 1
    if words:
        yield Span(text=words, line=line)


def _line(token: Token, start: Place) -> int:
    return start.after(token.map[0] if token.map else 0).line


NAME: Final = re.compile(r"[\w$-]+")
QUOTED: Final = re.compile(r'"([^"\n]+)"')
"""Pages write a name that an API no longer has in quotation marks: as code, it is a mistake."""


def names_in_code(sections: Sequence[Section], headings: Sequence[Heading]) -> dict[str, str]:
    """Return the id of the first section that has a name in its code or quotation marks, by name.

    The id is empty for names above the first heading that no section has. The words of a name with
    hyphens are names too.
    """
    above = len(sections) - len(headings)
    ids = [*(heading.id for heading in headings), *[""] * above]
    found: dict[str, str] = {}
    for section, anchor in zip((*sections[above:], *sections[:above]), ids, strict=True):
        for name in _names(section):
            found.setdefault(name, anchor)
    return found


def _names(section: Section) -> Iterator[str]:
    for code in _codes(section):
        for name in NAME.findall(code):
            yield from (name, *filter(None, name.split("-")))


def _codes(section: Section) -> Iterator[str]:
    yield from section.fences
    for span in (span for passage in section.passages for span in passage.spans):
        yield from [span.text] if span.code else QUOTED.findall(span.text)


COMPONENT: Final = re.compile(r"</?([A-Z]\w*)(?:[\s/>].*)?|([A-Z]\w*)", re.DOTALL)
ELEMENT: Final = re.compile(
    r"<(?P<name>[A-Za-z][\w.]*)(?P<given>(?:[\s/][^<>]*)?)>[^<>]*(?:</[\w.]+>)?"
)
ATTRIBUTE: Final = re.compile(
    r"""(?<![\w-])(?P<name>[A-Za-z][\w-]*)=(?:"(?P<text>[^"]*)"|'(?P<quoted>[^']*)'|\{(?P<code>[^{}]*)\})"""
)
PROP_WORD: Final = re.compile(r"(?<![\w.-])[a-z][A-Za-z0-9]*(?![\w.(-])")
MEMBER: Final = re.compile(r"([a-z]\w*)\.\w+")
LITERAL: Final = re.compile(r"""true|false|null|undefined|-?\d+(?:\.\d+)?|"[^"]*"|'[^']*'""")


class Given(NamedTuple):
    """A prop with its value."""

    element: str
    """Of the element that it is given to; empty where that is not written."""
    prop: str
    value: str
    """As TypeScript writes a literal: `'high'`, `3`, `true`; empty for anything else."""


def component_named(code: str) -> str | None:
    """Return the component that inline code is about, if it looks like one."""
    match = COMPONENT.fullmatch(code.strip())
    return (match[1] or match[2]) if match else None


def given_values(code: str) -> Iterator[Given]:
    """Yield the props with values, of an element or without one."""
    text = code.strip()
    element = ELEMENT.fullmatch(text)
    given = element["given"] if element else text
    if element is None and ATTRIBUTE.sub("", text).strip():
        return
    for one in ATTRIBUTE.finditer(given):
        yield Given(element["name"] if element else "", one["name"], _literal(one))


def literal(code: str) -> str:
    """Return a literal with the quotation marks of `Given.value`; empty for other code."""
    if LITERAL.fullmatch(code) is None:
        return ""
    return f"'{code[1:-1]}'" if code[0] in "\"'" else code


def named_props(code: str) -> tuple[str, ...]:
    """Return the words that may be names of props."""
    text = code.strip()
    element = ELEMENT.fullmatch(text)
    given = element["given"] if element else text
    names = tuple(one["name"] for one in ATTRIBUTE.finditer(given))
    left = ATTRIBUTE.sub(" ", given).strip()
    if element:
        return (*names, *PROP_WORD.findall(left))
    if member := MEMBER.fullmatch(left):
        return (*names, member[1])
    return (*names, *([left] if PROP_WORD.fullmatch(left) else []))


def _literal(attribute: re.Match[str]) -> str:
    if attribute["code"] is not None:
        return literal(attribute["code"].strip())
    text = attribute["text"]
    return f"'{attribute['quoted'] if text is None else text}'"
