"""`history/<package>.csv` of a site: a row for what a version changed.

    version,change,entry,kind,name,before,after
    1.4,release,,,1.4.2,,
    1.4,added,Lamp,prop,brightness color,,
    1.5,release,,,1.5.0,,
    1.5,default,Lamp,prop,brightness,50,80

The rows of a version begin with its release, which has the whole version as its name. Rows of the
first version list what it had. A row that adds or removes names all parts of one kind.
"""

import csv
import io
from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Final, cast, get_args

from showfloor.config.text_file import Row, read_rows, site_path
from showfloor.errors import SourceError
from showfloor.history.changes import ApiChange, PackageHistory
from showfloor.model.api_changes import ChangeKind, HistoryKind

FOLDER: Final = "history"
COLUMNS: Final = ["version", "change", "entry", "kind", "name", "before", "after"]
RELEASE: Final = "release"
IN_ROW: Final = 50
"""Most names in a row."""
CHANGES: Final = frozenset(get_args(ChangeKind))
KINDS: Final = frozenset(get_args(HistoryKind))
WHY: Final = "the API reference says by it since when a prop is there"
FIX: Final = "delete the file, and run `showfloor history`, which writes it again"


@dataclass(frozen=True, slots=True)
class Release:
    """A version of a package, and what it changed."""

    version: str
    """The minor version, such as `5.15`; the whole one of a pre-release."""
    exact: str
    """The version that was read, such as `5.15.21`."""
    changes: tuple[ApiChange, ...] = ()


def load_histories(root: Path) -> dict[str, PackageHistory]:
    """Return the history of each package that the site in `root` has a file of.

    Raises `SourceError` for a file that is no such table.
    """
    files = sorted((root / FOLDER).rglob("*.csv"))
    found = {
        file.relative_to(root / FOLDER).as_posix().removesuffix(".csv"): read_releases(file, root)
        for file in files
    }
    return {package: _history(package, releases) for package, releases in found.items()}


def path_of(package: str) -> str:
    """Return the site path of the file of a package."""
    return f"{FOLDER}/{package}.csv"


def table_of(root: Path, package: str) -> Path:
    """Return the file of a package."""
    return root / path_of(package)


def read_releases(file: Path, root: Path) -> list[Release]:
    """Return the releases of a table, oldest first; raises `SourceError`."""
    place = site_path(file, root)
    rows = read_rows(file, root)
    if not rows or rows[0].values != COLUMNS:
        raise _error(f"the first line is not {','.join(COLUMNS)}", place, 1)
    exact: dict[str, str] = {}
    changes: dict[str, list[ApiChange]] = {}
    for row in rows[1:]:
        _check(row, exact, place)
        version, change, _, _, name, *_ = row.values
        if change == RELEASE:
            exact[version] = name
        else:
            changes.setdefault(version, []).extend(_changes(row.values))
    return [Release(one, name, tuple(changes.get(one, ()))) for one, name in exact.items()]


def _changes(values: Sequence[str]) -> Iterator[ApiChange]:
    version, change, entry, kind, name, before, after = values
    for one in name.split(" ") if change in ("added", "removed") else [name]:
        yield ApiChange(
            version=version,
            change=cast("ChangeKind", change),
            entry=entry,
            kind=cast("HistoryKind", kind),
            name=one,
            before=before,
            after=after,
        )


def write_releases(file: Path, releases: Iterable[Release]) -> None:
    """Write a table; equal releases give equal bytes."""
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(COLUMNS)
    for release in releases:
        table.writerow([release.version, RELEASE, "", "", release.exact, "", ""])
        table.writerows(_rows(release.changes))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text.getvalue(), encoding="utf-8", newline="\n")


def _rows(changes: Iterable[ApiChange]) -> Iterator[list[str]]:
    def shared(one: ApiChange) -> tuple[str, ...]:
        name = "" if one.change in ("added", "removed") else one.name
        return (one.version, one.change, one.entry, one.kind, name, one.before, one.after)

    for (version, change, entry, kind, name, before, after), ones in groupby(changes, shared):
        names = [name] if name else [one.name for one in ones]
        for start in range(0, len(names), IN_ROW):
            some = " ".join(names[start : start + IN_ROW])
            yield [version, change, entry, kind, some, before, after]


def _check(row: Row, known: Container[str], place: str) -> None:
    """Raise `SourceError` for a row that does not belong there."""
    if len(row.values) != len(COLUMNS):
        raise _error(f"{len(row.values)} values in this line, not 7", place, row.line)
    version, change, _, kind, *_ = row.values
    if change == RELEASE:
        return
    if change not in CHANGES:
        raise _error(f'"{change}" is no change', place, row.line)
    if kind not in KINDS:
        raise _error(f'"{kind}" is no part of an API', place, row.line)
    if version not in known:
        raise _error(f"there is no release of {version} above", place, row.line)


def _error(what: str, place: str, line: int) -> SourceError:
    return SourceError(f"bad history: {what}", path=place, line=line, why=WHY, fix=FIX)


def _history(package: str, releases: list[Release]) -> PackageHistory:
    first, *others = releases or [Release("", "")]
    return PackageHistory(
        package=package,
        versions=tuple(release.version for release in releases),
        first=frozenset(one.part for one in first.changes),
        changes=tuple(change for release in others for change in release.changes),
    )
