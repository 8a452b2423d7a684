"""`anchors.csv`: old anchors of pages, and where each leads now."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from showfloor.config.csv_rows import Row, read_rows
from showfloor.config.text_file import site_path
from showfloor.errors import SourceError, SourcesError
from showfloor.model import AnchorMove

__all__ = ["load_anchor_moves"]

HEADER = ["page", "from", "to"]
PAGE = re.compile(r"/[^\s?#\\]*|\*[^\s?#\\]*")
ANCHOR = re.compile(r"[^\s#]+")
MOST_PARTS = 4
"""Around the `*` of a value: each more would multiply the time of a comparison."""


def load_anchor_moves(path: Path, root: Path) -> tuple[AnchorMove, ...]:
    """Read the rows in their order; no file means no moves. Raises `SourcesError`."""
    if not path.exists():
        return ()
    rows = read_rows(path, root)
    if problems := list(_problems(rows, site_path(path, root))):
        raise SourcesError(problems)
    return tuple(
        AnchorMove(page=row[0], source=row[1], target=row[2], line=line) for line, row in rows[1:]
    )


def _problems(rows: Sequence[Row], place: str) -> Iterator[SourceError]:
    if not rows or rows[0] != (1, HEADER):
        yield _error("the first line is not page,from,to", place, 1, "write it as given")
    for line, row in rows[1:]:
        if problem := _problem(row):
            yield _error(problem[0], place, line, problem[1])


def _problem(row: list[str]) -> tuple[str, str] | None:
    """Return the mistake of a row with its fix, or nothing."""
    if len(row) != len(HEADER):
        return f"{len(row)} values in this line", "write three: page,from,to"
    page, source, target = row
    if not PAGE.fullmatch(page):
        return f'"{page}" is no page', "write its path, in which * stands for any text"
    if not ANCHOR.fullmatch(source):
        return f'"{source}" is no anchor', "write it without #; * stands for any text"
    if not ANCHOR.fullmatch(target) and not target.startswith("/"):
        return f'"{target}" is no place', "write an anchor without #, top, or a site path"
    if max(map(len, (part.split("*") for part in row))) > MOST_PARTS:
        return "too many * in one value", "write three at most"
    if source.count("*") != target.count("*") and source.count("*"):
        return "not every * of the second column is in the third", "write as many in both"
    return None


def _error(what: str, place: str, line: int, fix: str) -> SourceError:
    return SourceError(
        what, path=place, line=line, why="a browser could not follow this row", fix=fix
    )
