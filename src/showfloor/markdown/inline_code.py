"""What inline code says of components, where its form leaves no doubt.

Leaf              a component
dryness           perhaps a prop
dryness="high"    a prop with its value, as in JSX
<Leaf dry />      a component with its props
slotProps.stalk   a prop with its member
"""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

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
