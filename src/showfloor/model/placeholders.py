"""What `showfloor new` writes where it cannot know the text: an author replaces it.

Each placeholder begins with `MARK`, so that a check finds those that were left.
"""

from collections.abc import Iterator
from typing import Final

from showfloor.model.base import Model

MARK: Final = "TODO:"

TERMS: Final = tuple(f"{MARK} what readers search for {number}" for number in range(1, 5))
"""As many as a page needs at least."""
CHILDREN: Final = f"{MARK} text"
"""What a component shows in its first demo, in its playground and on its card."""
CONTROLS: Final = f"{MARK} the props with which it looks like a part of a product"
CARD_LINE: Final = f"{MARK} what it is for"


class Placeholder(Model, frozen=True, kw_only=True):
    """A placeholder that is left in a file."""

    text: str
    path: str
    """Relative to the site's folder."""
    line: int


def placeholders_in(text: str, path: str) -> Iterator[Placeholder]:
    """Yield the placeholders in the text of a file."""
    if MARK not in text:
        return
    for number, line in enumerate(text.split("\n"), 1):
        if MARK in line:
            rest = line[line.index(MARK) :].strip("\"',;]})> ")
            yield Placeholder(text=rest, path=path, line=number)
