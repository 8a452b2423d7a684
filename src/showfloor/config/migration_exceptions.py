"""`exceptions.csv` beside a page about an update: removed names that the page does not name.

    name,entry,reason
    dry,Leaf,undocumented: it was meant for the tests of the package
    grid-xs-*,,"the page gives the rule for these classes, and names one"

Without an entry a row is about all that have the name. In both, `*` stands for any text and `[A-Z]`
for a capital letter.
"""

from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final, NamedTuple

from showfloor.config.text_file import Row, RowProblem, read_table
from showfloor.errors import printable

EXCEPTIONS: Final = "exceptions.csv"
HEADER: Final = ["name", "entry", "reason"]
WHY: Final = "the page must name all that was removed, except what this table lists with a reason"


class MigrationException(NamedTuple):
    """A row of the table."""

    name: str
    entry: str
    line: int

    def covers(self, entry: str, name: str) -> bool:
        """Return whether it is about the name of an entry; an export has an empty one."""
        return fnmatchcase(name, self.name) and fnmatchcase(entry, self.entry or "*")


def load_migration_exceptions(path: Path, root: Path) -> tuple[MigrationException, ...]:
    """Read the rows in their order; raises `SourceError` or `SourcesError`."""
    rows = read_table(path, root, HEADER, _problem, why=WHY)
    return tuple(MigrationException(row[0], row[1], line) for line, row in rows)


def _problem(found: Row) -> RowProblem | None:
    """Return the mistake of a row with its fix, or nothing."""
    row = found.values
    if len(row) != len(HEADER):
        fix = "write three: name,entry,reason; put a reason with a comma in quotes"
        return RowProblem(f"{len(row)} values in this line", fix)
    name, entry, reason = row
    if not name.strip(" " if entry else "* "):
        return RowProblem("the row is about no name", "write the name that the page leaves out")
    if not reason.strip():
        fix = "write why readers do without it, or name it on the page"
        return RowProblem(f'"{printable(name)}" is left out without a reason', fix)
    return None
