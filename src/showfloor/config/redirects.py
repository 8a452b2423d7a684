"""`redirects.csv`: old addresses and where they lead now.

    from,to,status,planned
    /old/,/guide/new/,301
    /older/,/guide/next/#start,301,planned

A row that is `planned` may be ahead of the site: it waits until its page is there, and leads to
the top of the page until its anchor is. The column may be left out where no row waits.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Final

from showfloor.config.languages import LanguageSettings
from showfloor.config.redirect_target import Problem, bad_target
from showfloor.config.table import Row, read_rows
from showfloor.config.text import site_path
from showfloor.errors import SourceError, SourcesError, printable
from showfloor.model import Redirect

__all__ = ["load_redirects"]

HEADER: Final = ["from", "to", "status"]
PLANNED: Final = "planned"
STATUSES: Final = ("301", "302", "307", "308")
PATH: Final = re.compile(r"/(?!/)[^\x00-\x20\x7f\s?#\\]*")
NAME: Final = re.compile(r":([a-z]+)")
"""What stands for something; the `:` of `https://` is none."""


def load_redirects(path: Path, root: Path, languages: LanguageSettings) -> tuple[Redirect, ...]:
    """Read the rows in their order; no file means no redirects. Raises `SourcesError`."""
    if not path.exists():
        return ()
    rows = read_rows(path, root)
    place = site_path(path, root)
    if problems := list(_problems(rows, place, languages)):
        raise SourcesError(problems)
    return tuple(
        Redirect(
            source=row[0],
            target=row[1],
            status=int(row[2]),
            line=line,
            planned=row[3:] == [PLANNED],
        )
        for line, row in rows[1:]
    )


def _problems(
    rows: Sequence[Row], place: str, languages: LanguageSettings
) -> Iterator[SourceError]:
    if not rows or rows[0] not in ((1, HEADER), (1, [*HEADER, PLANNED])):
        problem = Problem("the first line is not from,to,status", "write it as given")
        yield _error(problem, place, 1)
    for line, values in rows[1:]:
        if found := _problem(values) or _overrides(values[0], languages):
            yield _error(found, place, line)


def _problem(row: list[str]) -> Problem | None:
    """Return what is wrong with a row, and how to mend it."""
    if len(row) not in (len(HEADER), len(HEADER) + 1):
        return Problem(f"{len(row)} values in this line", "write three: from,to,status")
    source, target, status, *planned = row
    if planned not in ([], [""], [PLANNED]):
        return Problem(
            f'"{printable(planned[0])}" is not known here', 'write "planned", or nothing'
        )
    if status not in STATUSES:
        known = ", ".join(STATUSES)
        return Problem(f'"{printable(status)}" is no redirect status', f"use one of: {known}")
    return _bad_source(source) or bad_target(target) or _bad_names(source, target)


def _bad_source(source: str) -> Problem | None:
    if PATH.fullmatch(source) and "*" not in source.removesuffix("/*"):
        return None
    return Problem(
        f'"{printable(source)}" is not a path that can be redirected',
        "write a path, or one that ends in /*",
    )


def _bad_names(source: str, target: str) -> Problem | None:
    names = NAME.findall(source)
    for name in names:
        if name == "splat" or names.count(name) > 1:
            return Problem(f'":{name}" stands for two things', "give each part a name of its own")
    if any(len(NAME.findall(part)) > 1 for part in source.split("/")):
        return Problem(f'two names stand in one part of "{source}"', "put a slash between them")
    if unbound := set(NAME.findall(target)) - {"splat", *names}:
        name = min(unbound)
        return Problem(
            f'nothing says what ":{name}" stands for', f"put :{name} into the first column too"
        )
    if "splat" in NAME.findall(target) and not source.endswith("*"):
        return Problem('nothing says what ":splat" stands for', "end the first column in *")
    return None


def _overrides(source: str, languages: LanguageSettings) -> Problem | None:
    """Find a row that answers addresses which the settings leave out of languages."""
    first = source.strip("/").partition("/")[0]
    if ":" not in first and first not in ("*", *languages.prefixes):
        return None  # as nearly all rows: they stand below no language
    for prefix, path in product(languages.prefixes, languages.left_out):
        if _takes_in(source, f"{prefix}{path}"):
            return Problem(
                f'"{source}" takes in /{prefix}{path}, which is left out of languages',
                "remove the row: languages are taken off by [languages] in site.toml",
                why=f"an address below {path} never had a language before it",
            )
    return None


def _takes_in(source: str, path: str) -> bool:
    """Tell whether a row answers something at or below a path."""
    wanted = path.strip("/").split("/")
    parts = source.strip("/").split("/")
    for part, name in zip(parts, wanted, strict=False):
        if part == "*":
            return True
        if not re.fullmatch(NAME.sub("[^/]+", re.escape(part)), name):
            return False
    return len(parts) >= len(wanted)


def _error(problem: Problem, place: str, line: int) -> SourceError:
    return SourceError(problem.what, path=place, line=line, why=problem.why, fix=problem.fix)
