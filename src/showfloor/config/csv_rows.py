"""CSV files of the site: rows with their lines."""

import csv
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from showfloor.config.text_file import read_text, site_path
from showfloor.errors import SourceError, SourcesError


class Row(NamedTuple):
    """A line that is not empty."""

    line: int
    """Counts from 1."""
    values: list[str]


class Problem(NamedTuple):
    """A mistake in a row, its fix, and why it matters if that is not the same in all rows."""

    what: str
    fix: str
    why: str | None = None


def read_table(
    path: Path,
    root: Path,
    header: Sequence[str],
    problem_in: Callable[[Row], Problem | None],
    *,
    why: str,
) -> list[Row]:
    """Return the rows below the first one, which must be `header`.

    `problem_in` returns the mistake of a row, if it has one. `why` says why mistakes in this table
    matter. Raises `SourceError` for bad CSV, and `SourcesError` with the mistakes of all rows.
    """
    rows, place = read_rows(path, root), site_path(path, root)
    found = [(row.line, problem) for row in rows[1:] if (problem := problem_in(row))]
    if not rows or rows[0] != (1, header):
        found.append((1, Problem(f"the first line is not {','.join(header)}", "write it as given")))
    if found:
        raise SourcesError(
            SourceError(one.what, path=place, line=line, why=one.why or why, fix=one.fix)
            for line, one in found
        )
    return rows[1:]


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
