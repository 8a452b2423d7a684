"""CSV files of the site: rows with their lines."""

import csv
from pathlib import Path
from typing import NamedTuple

from showfloor.config.text_file import read_text, site_path
from showfloor.errors import SourceError

__all__ = ["Row", "read_rows"]


class Row(NamedTuple):
    """A line that is not empty."""

    line: int
    """Counts from 1."""
    values: list[str]


def read_rows(path: Path, root: Path) -> list[Row]:
    """Return the rows of a CSV file, each of which is one line. Raises `SourceError`."""
    text, place = read_text(path, root), site_path(path, root)
    return [
        Row(line, _values(content, place, line))
        for line, content in enumerate(text.split("\n"), 1)
        if content
    ]


def _values(content: str, place: str, line: int) -> list[str]:
    try:
        return next(csv.reader([content], strict=True))
    except csv.Error as error:
        raise SourceError(
            f"not a row of values: {error}",
            path=place,
            line=line,
            why="the line could not be split into values",
            fix='put a value in quotes only as a whole, such as "a, b", and close them',
        ) from None
