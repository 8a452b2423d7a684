"""Pages about an update, which must name all that the packages removed.

`exceptions.csv` beside such a page lists removed names that the page does not name:

    name,entry,reason
    dry,Leaf,undocumented: it was meant for the tests of the package
    grid-xs-*,,"the page gives the rule for these classes, and names one"

Without an entry a row is about all that have the name. In both, `*` stands for any text and `[A-Z]`
for a capital letter.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from showfloor.config import read_text
from showfloor.config.text_file import Row, RowProblem, read_table
from showfloor.errors import SourceError, collect_errors, printable
from showfloor.fingerprint import engine_code, key_of
from showfloor.history import PackageHistory, load_histories
from showfloor.history.changes import ENTRY_KINDS
from showfloor.history.table import FOLDER
from showfloor.model.cache import recalled
from showfloor.workspace import PageFacts, Site

KIND: Final = "removed-names"
LISTED: Final = 60
"""Most names that one message lists."""
FIELD: Final = re.compile(r"^migration[ \t]*:", re.MULTILINE)

Histories = Callable[[], Mapping[str, PackageHistory]]


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


class _Name(NamedTuple):
    """A part that an update removed."""

    entry: str
    """Empty for an export, a component, a hook or an interface."""
    name: str


def migration_mistakes(site: Site) -> Iterator[SourceError]:
    """Yield a mistake for each page about an update that does not name all that was removed.

    So is an exception that excepts nothing. Packages without a table are left out.
    """
    histories = cache(lambda: load_histories(site.config.root))
    for page in site.pages.values():
        if page.facts.front_matter.migration is not None:
            yield from _mistakes(site, page.facts, histories)


def _mistakes(site: Site, page: PageFacts, histories: Histories) -> Iterator[SourceError]:
    if problems := list(_bad_packages(site, page)):
        yield from problems
        return
    if not _tables(site, page):
        return
    exceptions: Sequence[MigrationException] = ()
    errors: list[SourceError] = []
    with collect_errors(errors):
        exceptions = _exceptions(site, page)
    if errors:
        yield from errors
        return
    removed = _removed(site, page, histories)
    excepted = {
        name: next((one for one in exceptions if one.covers(name.entry, name.name)), None)
        for name in removed
        if name.name not in page.named
    }
    if unnamed := [one for one, exception in excepted.items() if exception is None]:
        yield _unnamed(site, page, unnamed)
    used = set(excepted.values())
    for one in exceptions:
        if one not in used:
            yield SourceError(
                f'the exception "{one.name}" excepts nothing',
                path=_table(page),
                line=one.line,
                why="the page names it, the update does not remove it, or a row above is about it",
                fix="remove the line",
            )


def _bad_packages(site: Site, page: PageFacts) -> Iterator[SourceError]:
    """Yield a mistake for each package that has no history of the two versions."""
    for package in page.front_matter.packages:
        families = [
            family
            for family in site.config.families.values()
            if package in (pin.name for pin in family.pins)
        ]
        if not families:
            yield _error(
                site,
                page,
                f"no product documents {package}",
                why="what the update removed is known of documented packages only",
                fix='correct "packages", or add the package to a family.toml',
            )
            continue
        known = {major for family in families for major in family.settings.history}
        for major in (major for major in _majors(page) if major not in known):
            yield _error(
                site,
                page,
                f"there is no history of version {major} of {package}",
                why="what the update removed is read from it",
                fix=f'correct "migration", or add "{major}" to "history" in {families[0].path}',
            )


def _majors(page: PageFacts) -> tuple[str, ...]:
    migration = page.front_matter.migration
    return (migration.from_, migration.to) if migration else ()


def _tables(site: Site, page: PageFacts) -> dict[str, str]:
    """Return the digest of the history of each package of a page, by its path."""
    paths = (f"{FOLDER}/{package}.csv" for package in page.front_matter.packages)
    return {path: site.stamps[path] for path in paths if path in site.stamps}


def _removed(site: Site, page: PageFacts, histories: Histories) -> Sequence[_Name]:
    """Return what an update removed, from the cache or from the histories."""
    known = site.inputs.caches.kind(KIND)
    key = key_of(engine_code(), _tables(site, page), _majors(page))
    found = recalled(known, key, tuple[_Name, ...])
    if found is None:
        packages = (histories().get(package) for package in page.front_matter.packages)
        names = (name for one in packages if one for name in _removed_from(one, *_majors(page)))
        found = tuple(dict.fromkeys(names))
        known.put(key, msgspec.msgpack.encode(found))
    return found


def _removed_from(history: PackageHistory, older: str, newer: str) -> Iterator[_Name]:
    """Yield what the newest version of a major no longer has of that of another."""
    newest = {version.partition(".")[0]: version for version in history.versions}
    if older not in newest or newer not in newest:
        return
    for entry, kind, name in history.removed(newest[older], newest[newer]):
        yield _Name("" if kind in ENTRY_KINDS else entry, name)


def _exceptions(site: Site, page: PageFacts) -> Sequence[MigrationException]:
    if EXCEPTIONS not in page.beside:
        return ()
    return load_migration_exceptions(site.config.root / _table(page), site.config.root)


def _table(page: PageFacts) -> str:
    return f"{page.path.rpartition('/')[0]}/{EXCEPTIONS}"


def _unnamed(site: Site, page: PageFacts, names: Sequence[_Name]) -> SourceError:
    older, newer = _majors(page)
    return _error(
        site,
        page,
        f"the page does not name what version {newer} removed: {_listed(names)}",
        why=f"readers who update from version {older} search for these names",
        fix=f"write what to do instead, or list a name with a reason in {_table(page)}",
    )


def _listed(names: Sequence[_Name]) -> str:
    """Return names by entry; parts of the same name are counted once."""
    by_name: dict[str, str] = {}
    for one in names:
        by_name.setdefault(one.name, one.entry)
    by_entry: dict[str, list[str]] = {}
    for name, entry in list(by_name.items())[:LISTED]:
        by_entry.setdefault(entry or "exports", []).append(name)
    listed = [f"{', '.join(some)} ({entry})" for entry, some in by_entry.items()]
    more = len(by_name) - LISTED
    return "; ".join([*listed, f"and {more} more"] if more > 0 else listed)


def _error(site: Site, page: PageFacts, what: str, *, why: str, fix: str) -> SourceError:
    text = read_text(site.config.root / page.path, site.config.root)
    field = FIELD.search(text)
    line = text.count("\n", 0, field.start()) + 1 if field else 1
    return SourceError(what, path=page.path, line=line, why=why, fix=fix)
