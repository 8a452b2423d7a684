"""The table of what queries find, and the browser's ranking to be asked for it.

`tests/search/cases.tsv` has a row for each query: the index that is asked (`small`, which is
`small_index.py`, or `site`), the query, the reader's product, how the answer is compared, the
addresses, and where it matters the reader's page. Addresses are in their order with ` > `
between; of those with ` | ` between, the first that exists is meant. The answer is compared so:

- `first`: it begins with these
- `only`: it is these and nothing else; without addresses, nothing is found
- `order`: it has these in this order, perhaps with others between
- `last`: it ends with these
- `within 3`: its first three have these
"""

import csv
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from showfloor.search import FOLDER, TEXTS, BrowserQuery, browser_finds
from support.places import PROJECT
from support.site.workplace import PROGRAMS

TABLE: Final = PROJECT / "tests" / "search" / "cases.tsv"


class Case(NamedTuple):
    """A row of the table."""

    query: str
    product: str | None
    how: str
    expected: tuple[tuple[str, ...], ...]
    """Addresses in their order, each with what stands for it where it does not exist."""
    page: str = ""
    """Route of the page that the reader is on; empty for none."""


def cases(index: str) -> list[Case]:
    """Return the rows for one index."""
    with TABLE.open(encoding="utf-8", newline="") as table:
        rows = csv.DictReader(
            table, delimiter="\t", quoting=csv.QUOTE_NONE, strict=True, restval=""
        )
        return [_case(row) for row in rows if row["index"] == index]


def _case(row: dict[str, str]) -> Case:
    places = row["expected"].split(" > ") if row["expected"] else []
    expected = tuple(tuple(place.split(" | ")) for place in places)
    return Case(row["query"], row["product"] or None, row["how"], expected, row["page"])


def is_met(how: str, expected: Sequence[str], found: Sequence[str]) -> bool:
    """Tell whether the addresses that are found are those that a row expects."""
    wanted = [*expected]
    match how.split():
        case ["first"]:
            return len(wanted) > 0 and [*found[: len(wanted)]] == wanted
        case ["only"]:
            return [*found] == wanted
        case ["order"]:
            return len(wanted) > 1 and [one for one in found if one in wanted] == wanted
        case ["last"]:
            return len(wanted) > 0 and [*found[-len(wanted) :]] == wanted
        case ["within", count]:
            return len(wanted) > 0 and {*wanted} <= {*found[: int(count)]}
    raise ValueError(f"{TABLE}: {how!r} is no way to compare.")


def browser_answers(
    files: Mapping[str, bytes], asked: Sequence[Case], *, grouped: bool = False
) -> list[list[str]]:
    """Return the addresses that the browser's ranking finds for each row, in one run of Node.

    With `grouped` they are those of the dialog's rows, which are together by kind.
    """
    queries = [BrowserQuery(case.query, case.product, case.page) for case in asked]
    return browser_finds(PROGRAMS, files, queries, grouped=grouped)


def index_files(root: Path) -> dict[str, bytes]:
    """Return the files of a symbol index that lies in a folder, by their site paths."""
    folder = root / FOLDER.strip("/")
    paths = [path for path in folder.rglob("*.json") if not path.is_relative_to(root / TEXTS[1:])]
    return {f"/{path.relative_to(root).as_posix()}": path.read_bytes() for path in paths}
