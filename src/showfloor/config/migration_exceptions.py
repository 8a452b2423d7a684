"""`exceptions.csv` beside a page about an update: removed names that the page does not name.

    name,entry,reason
    dry,Leaf,undocumented: it was meant for the tests of the package
    grid-xs-*,,"the page gives the rule for these classes, and names one"

Without an entry a row is about all that have the name. In both, `*` stands for any text and `[A-Z]`
for a capital letter.
"""

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final, NamedTuple

from showfloor.config.csv_rows import Row, read_rows
from showfloor.config.text_file import site_path
from showfloor.errors import SourceError, SourcesError, printable

__all__ = ["EXCEPTIONS", "MigrationException", "load_migration_exceptions"]

EXCEPTIONS: Final = "exceptions.csv"
HEADER: Final = ["name", "entry", "reason"]


class MigrationException(NamedTuple):
    """A row of the table."""

    name: str
    entry: str
    line: int

    def covers(self, entry: str, name: str) -> bool:
        """Tell whether it is about the name of an entry; an export has an empty one."""
        return fnmatchcase(name, self.name) and fnmatchcase(entry, self.entry or "*")


def load_migration_exceptions(path: Path, root: Path) -> tuple[MigrationException, ...]:
    """Read the rows in their order; raises `SourceError` or `SourcesError`."""
    rows, place = read_rows(path, root), site_path(path, root)
    if problems := list(_problems(rows, place)):
        raise SourcesError(problems)
    return tuple(MigrationException(row[0], row[1], line) for line, row in rows[1:])


def _problems(rows: Sequence[Row], place: str) -> Iterator[SourceError]:
    if not rows or rows[0] != (1, HEADER):
        yield _error(("the first line is not name,entry,reason", "write it as given"), place, 1)
    for line, row in rows[1:]:
        if problem := _problem(row):
            yield _error(problem, place, line)


def _problem(row: Sequence[str]) -> tuple[str, str] | None:
    """Return the mistake of a row with its fix, or nothing."""
    if len(row) != len(HEADER):
        fix = "write three: name,entry,reason; put a reason with a comma in quotes"
        return f"{len(row)} values in this line", fix
    name, entry, reason = row
    if not name.strip(" " if entry else "* "):
        return "the row is about no name", "write the name that the page leaves out"
    if not reason.strip():
        fix = "write why readers do without it, or name it on the page"
        return f'"{printable(name)}" is left out without a reason', fix
    return None


def _error(problem: tuple[str, str], place: str, line: int) -> SourceError:
    return SourceError(
        problem[0],
        path=place,
        line=line,
        why="the page must name all that was removed, except what this table lists with a reason",
        fix=problem[1],
    )
