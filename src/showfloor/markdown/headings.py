"""Ids of headings: those given by hand, and those made of a heading's text."""

import re
from collections.abc import Iterable

from markdown_it.token import Token

from showfloor.markdown.place import Place

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
