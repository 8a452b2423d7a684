"""Parts of Markdown: so much of it as an answer holds, one entry of a page, one item of a list."""

import re
from collections.abc import Iterator
from typing import Final

MOST: Final = 24_000
"""Characters of an answer: about 6,000 tokens."""

ITEM: Final = re.compile(r"- `(\.?[^`\n]+)`[^\n]*(?:\n {2}[^\n]*|\n(?=\n {2}))*")


def excerpt(text: str, offset: int, *, most: int = MOST) -> str:
    """Return so much text as fits into an answer, from `offset` on, and how to get the rest."""
    if offset and offset >= len(text):
        return f"[There is nothing more: the text has {len(text)} characters.]"
    part = text[offset : offset + most]
    end = offset + len(part)
    if end >= len(text):
        return part
    whole = part.rpartition("\n")[0] or part
    left = len(text) - offset - len(whole)
    return f"{whole}\n\n[{left} characters more: ask again with offset={offset + len(whole)}]"


def section_of(text: str, name: str) -> str:
    """Return the section of level 2 with this title; the whole text if it has none."""
    parts = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    return next((part for part in parts if part.startswith(f"## {name}\n")), text)


def items_about(text: str, name: str) -> list[str]:
    """Return the items of the lists in a text that are about a name: a prop, a slot, a class."""
    return [item for known, item in _items(text) if known == name or known.endswith(f"-{name}")]


def names_of_items(text: str) -> list[str]:
    """Return the names that the lists in a text are about."""
    return list(dict.fromkeys(name for name, _ in _items(text)))


def _items(text: str) -> Iterator[tuple[str, str]]:
    for match in re.finditer(rf"^{ITEM.pattern}", text, flags=re.MULTILINE):
        yield match[1], match[0]
