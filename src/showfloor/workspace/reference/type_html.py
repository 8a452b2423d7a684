"""Types and values of the reference as highlighted HTML."""

import re
from collections.abc import Mapping
from functools import lru_cache
from html import escape

from showfloor.highlight import highlight
from showfloor.model.api_blocks import ApiTypeSize

PAINTED = "string|number|constant|keyword|comment"
PLAIN = re.compile(rf'<span class="tok-(?!(?:{PAINTED})")[a-z]+">(.*?)</span>')
"""Names and signs stay plain: in a list of types they would be most of its size and color."""
SPAN = re.compile(r"<span[^>]*>(.*?)</span>")
TYPE_NAME = re.compile(r'<span class="tok-type">([\w$]+)</span>')
OPENING, CLOSING, QUOTES = "([{<", ")]}>", "'\"`"

ONE_LINE = 90
"""Longest type that is set as running text; longer ones have a line for each part."""
LONG_PART = 32
"""Shortest alternative that has its own line."""
PAINTED_LENGTH = 600
"""Longest type in colors, which help little in longer ones."""
WHOLE = 240
"""Longest type that is shown whole before it is opened, in characters."""
WHOLE_LINES = 5
"""The same in lines."""


def type_size(text: str) -> ApiTypeSize:
    """Return the space that a type takes in a list."""
    lines = _laid_out(text).count("\n") + 1
    if len(text) > WHOLE or lines > WHOLE_LINES:
        return "long"
    return "wide" if len(text) > ONE_LINE else "short"


def type_html(text: str, links: Mapping[str, str] | None = None) -> str:
    """Return a type as highlighted TypeScript, a long one with a line for each part.

    `links` are addresses by the names of types.
    """

    def link(match: re.Match[str]) -> str:
        href = (links or {}).get(match[1])
        return f'<a href="{escape(href)}">{match[1]}</a>' if href else match[1]

    strip = PLAIN if len(text) <= PAINTED_LENGTH else SPAN
    return strip.sub(r"\1", TYPE_NAME.sub(link, _painted_type(text)))


@lru_cache(maxsize=8192)
def value_html(text: str) -> str:
    """Return a value, such as a default, as highlighted TypeScript with elements."""
    return PLAIN.sub(r"\1", _painted("x =", text, "tsx"))


@lru_cache(maxsize=8192)
def _painted_type(text: str) -> str:
    return _painted("type T =", _laid_out(text).removeprefix("| "), "ts")


def _painted(before: str, code: str, language: str) -> str:
    """Return code highlighted as the continuation of the line `before`."""
    return "\n".join(highlight(f"{before}\n{code}", language)[1:])


def _laid_out(text: str) -> str:
    if len(text) <= ONE_LINE:
        return text
    if text.startswith("{ ") and len(_split(text, "}")) == 2 and text.endswith(" }"):
        return "".join(["{", *(f"\n  {part};" for part in _split(text[2:-2], "; ")), "\n}"])
    parts = _split(text, " | ")
    if any(len(part) > LONG_PART for part in parts):
        return "\n| ".join(parts)
    return text


def _split(text: str, separator: str) -> list[str]:
    """Return the parts between separators that are outside brackets and quotes."""
    parts, start, depth, quote = [], 0, 0, ""
    for index, char in enumerate(text):
        if quote:
            quote = "" if char == quote else quote
        elif char in QUOTES:
            quote = char
        elif char in OPENING:
            depth += 1
        elif char in CLOSING and text[index - 1 : index + 1] != "=>":
            depth -= 1
        if depth == 0 and not quote and index >= start and text.startswith(separator, index):
            parts.append(text[start:index])
            start = index + len(separator)
    return [*parts, text[start:]]
