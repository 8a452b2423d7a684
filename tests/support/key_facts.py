"""What keys do, as pages say it in tables and as it was recorded from a browser."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import msgspec

from showfloor.markdown.tokens import slug
from support.places import PROJECT

PAGES = PROJECT / "site" / "pages"
RECORDS = PROJECT / "site" / "contracts" / "keys"

HEADING = re.compile(r"#{2,6} +(?P<title>.*?)(?: *\{#(?P<id>[\w-]+)\})?")
KBD = re.compile(r"</?kbd>|\\")
EMPTY = {"", "-"}


class Fact(msgspec.Struct, array_like=True, frozen=True):
    """One press and what it does."""

    row: str
    """Keys of the row without markup; ` | ` and the column follow where a table has several."""
    start: str
    """Selector of what has focus before, or `click` and a selector; empty for what the page has."""
    presses: str
    """Keys in their order, the observed one last. `click` and `type` take what follows `:`."""
    effects: tuple[str, ...]
    """Selectors that match after the last press and not before; after `still` at both times."""


class Mounted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fixture, and facts of one table that were seen in it."""

    table: str
    """Page below the family's folder and anchor of the heading: `components/tabs#keyboard`."""
    fixture: str
    setting: str
    """How the fixture is set up, in words."""
    facts: tuple[Fact, ...]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Facts about one family."""

    packages: dict[str, str]
    """Versions in which the facts were seen."""
    mounted: tuple[Mounted, ...]


def read_record(file: Path) -> Record:
    """Return a record."""
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Record)


def recorded_rows() -> set[str]:
    """Return `family/page#table: keys` of all facts."""
    return {
        f"{file.stem}/{mounted.table}: {fact.row}"
        for file in RECORDS.glob("*.toml")
        for mounted in read_record(file).mounted
        for fact in mounted.facts
    }


def key_rows() -> Iterator[str]:
    """Yield `family/page#table: keys` of all rows of tables of keys; one for each filled column."""
    for page in sorted(PAGES.rglob("index.md")):
        name = page.parent.relative_to(PAGES).as_posix()
        for anchor, table in _tables(page.read_text("utf-8").splitlines()):
            for row in _rows(table):
                yield f"{name}#{anchor}: {row}"


def _tables(lines: list[str]) -> Iterator[tuple[str, list[list[str]]]]:
    """Yield tables whose first column has keys, each with the anchor of its heading."""
    anchor, table = "", list[list[str]]()
    for line in [*lines, ""]:
        if line.startswith("|"):
            table.append([cell.strip() for cell in line.split("|")[1:-1]])
            continue
        if _has_keys(table):
            yield anchor, table
        table = []
        if heading := HEADING.fullmatch(line):
            anchor = heading["id"] or slug(heading["title"])


def _has_keys(table: list[list[str]]) -> bool:
    return bool(table) and table[0][0].startswith("Key") and any("<kbd>" in row[0] for row in table)


def _rows(table: list[list[str]]) -> Iterator[str]:
    names, _, *rows = table
    for keys, *cells in rows:
        for column, cell in zip(names[1:], cells, strict=True):
            if cell not in EMPTY:
                several = f" | {column}" if len(names) > 2 else ""
                yield KBD.sub("", keys) + several
