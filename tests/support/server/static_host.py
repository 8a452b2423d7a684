"""A host of plain files that reads `_redirects`, by the rules that such hosts document.

A file comes first, then the first row that matches. `*` at the end of a source stands for all below
it, `:name` for one part; a slash at the end of an address makes no difference, and a reader's query
goes along.
"""

import re
from collections.abc import Collection
from typing import Final, NamedTuple
from urllib.parse import unquote

NAME: Final = re.compile(r":([a-z]+)")


class Row(NamedTuple):
    """A line of the file."""

    source: str
    target: str
    status: int


def rows_of(text: str) -> list[Row]:
    """Read a `_redirects` file."""
    fields = (line.split(" ") for line in text.splitlines())
    return [Row(source, target, int(status)) for source, target, status in fields]


class StaticHost:
    """What it answers; `places` are the site paths of pages and files."""

    def __init__(self, text: str, places: Collection[str]) -> None:
        self._places = places
        self._rows = [(_pattern(unquote(row.source)), row) for row in rows_of(text)]

    def answer(self, path: str) -> tuple[int, str | None]:
        """Return status and location for the path of an address, decoded."""
        if path in self._places:
            return 200, None
        for pattern, row in self._rows:
            if found := pattern.fullmatch(path):
                return row.status, NAME.sub(lambda name: found.groupdict("")[name[1]], row.target)
        return 404, None


def _pattern(source: str) -> re.Pattern[str]:
    path = re.escape(source.removesuffix("/*").rstrip("/"))
    named = NAME.sub(r"(?P<\1>[^/]+)", path)
    return re.compile(named + ("(?:/(?P<splat>.*))?" if source.endswith("/*") else "/?"))
