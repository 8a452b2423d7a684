"""`redirects.csv`: old addresses and where they lead now.

    from,to,status,planned
    /old/,/guide/new/,301
    /older/,/guide/next/#start,301,planned

A row that is `planned` may be ahead of the site: it waits until its page is there, and leads to
the top of the page until its anchor is. The column may be left out where no row waits.
"""

import csv
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from showfloor.config.address import is_https
from showfloor.config.text import read_text, site_path
from showfloor.errors import SourceError, SourcesError
from showfloor.model import Redirect

__all__ = ["load_redirects"]

HEADER = ["from", "to", "status"]
PLANNED = "planned"
STATUSES = ("301", "302", "307", "308")
PATH = re.compile(r"/[^\s?#\\]*")


def load_redirects(path: Path, root: Path) -> tuple[Redirect, ...]:
    """Read the rows in their order; no file means no redirects. Raises `SourcesError`."""
    if not path.exists():
        return ()
    rows = list(csv.reader(read_text(path, root).splitlines()))
    place = site_path(path, root)
    if problems := list(_problems(rows, place)):
        raise SourcesError(problems)
    return tuple(
        Redirect(
            source=row[0],
            target=row[1],
            status=int(row[2]),
            line=line,
            planned=row[3:] == [PLANNED],
        )
        for line, row in enumerate(rows[1:], 2)
        if row
    )


def _problems(rows: Sequence[list[str]], place: str) -> Iterator[SourceError]:
    if not rows or rows[0] not in (HEADER, [*HEADER, PLANNED]):
        yield _error("the first line is not from,to,status", place, 1, "write it as given")
    for line, row in enumerate(rows[1:], 2):
        if problem := _problem(row):
            yield _error(problem[0], place, line, problem[1])


def _problem(row: list[str]) -> tuple[str, str] | None:
    """Return what is wrong with a row, and how to mend it."""
    if not row:
        return None
    if len(row) not in (len(HEADER), len(HEADER) + 1):
        return f"{len(row)} values in this line", "write three: from,to,status"
    source, target, status, *planned = row
    if planned not in ([], [""], [PLANNED]):
        return f'"{planned[0]}" is not known here', f'write "{PLANNED}", or nothing'
    if not PATH.fullmatch(source) or "*" in source.removesuffix("/*"):
        return f'"{source}" is no path to redirect', "write a path, or one that ends in /*"
    if not target.startswith("/") and not is_https(target):
        return f'"{target}" is no target', "write a site path or a whole https:// address"
    if status not in STATUSES:
        return f'"{status}" is no redirect status', f"use one of: {', '.join(STATUSES)}"
    if unbound := set(_names(target)) - {"splat", *_names(source)}:
        name = min(unbound)
        return f'nothing says what ":{name}" stands for', f"put :{name} into the first column too"
    if "splat" in _names(target) and not source.endswith("*"):
        return 'nothing says what ":splat" stands for', "end the first column in *"
    return None


def _names(path: str) -> list[str]:
    """Return the names that stand for something; the `:` of `https://` is none."""
    return re.findall(r":([a-z]+)", path)


def _error(what: str, place: str, line: int, fix: str) -> SourceError:
    return SourceError(
        what, path=place, line=line, why="the server could not follow this row", fix=fix
    )
