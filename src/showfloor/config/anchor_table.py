"""`anchors.csv`: old anchors of pages, and where each leads now."""

import re
from pathlib import Path

from showfloor.config.text_file import Row, RowProblem, read_table
from showfloor.model import AnchorMove

HEADER = ["page", "from", "to"]
PAGE = re.compile(r"/[^\s?#\\]*|\*[^\s?#\\]*")
ANCHOR = re.compile(r"[^\s#]+")
MOST_PARTS = 4
"""Around the `*` of a value: each more would multiply the time of a comparison."""


def load_anchor_moves(path: Path, root: Path) -> tuple[AnchorMove, ...]:
    """Read the rows in their order; no file means no moves. Raises `SourcesError`."""
    if not path.exists():
        return ()
    why = "a browser could not follow this row"
    return tuple(
        AnchorMove(page=row[0], source=row[1], target=row[2], line=line)
        for line, row in read_table(path, root, HEADER, _problem, why=why)
    )


def _problem(found: Row) -> RowProblem | None:
    """Return the mistake of a row with its fix, or nothing."""
    row = found.values
    if len(row) != len(HEADER):
        return RowProblem(f"{len(row)} values in this line", "write three: page,from,to")
    page, source, target = row
    if not PAGE.fullmatch(page):
        return RowProblem(f'"{page}" is no page', "write its path, in which * stands for any text")
    if not ANCHOR.fullmatch(source):
        return RowProblem(f'"{source}" is no anchor', "write it without #; * stands for any text")
    if not ANCHOR.fullmatch(target) and not target.startswith("/"):
        return RowProblem(
            f'"{target}" is no place', "write an anchor without #, top, or a site path"
        )
    if max(map(len, (part.split("*") for part in row))) > MOST_PARTS:
        return RowProblem("too many * in one value", "write three at most")
    if source.count("*") != target.count("*") and source.count("*"):
        return RowProblem(
            "not every * of the second column is in the third", "write as many in both"
        )
    return None
