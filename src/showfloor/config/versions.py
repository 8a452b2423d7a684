"""The version list of a family."""

from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path

from showfloor.config.address import is_https, is_site_path
from showfloor.config.csv_rows import Row, read_rows
from showfloor.config.text_file import site_path
from showfloor.config.toml import TomlFile
from showfloor.errors import SourceError, SourcesError
from showfloor.model import Version

__all__ = ["FILE", "VersionPages", "bad_versions", "load_version_pages"]


# `families/<id>/versions.csv`: which pages the sites of older versions have.
#
# page,v6,v5,v4 /acorn-kit/part-seed/,=,=,/parts/seeds/ /acorn-kit/part-moss/,=,,
#
# A row is a page of this site. Below each version is the page's address there: `=` where it has
# the same path, nothing where it does not exist.

FILE = "versions.csv"
SAME = "="

VersionPages = dict[str, dict[str, str]]
"""Addresses by the text of the version, by route."""


def load_version_pages(folder: Path, root: Path, versions: Sequence[Version]) -> VersionPages:
    """Read the map of a family; no file means that no page is known. Raises `SourcesError`."""
    path = folder / FILE
    if not path.exists():
        return {}
    rows = read_rows(path, root)
    sites = {version.text: version.href for version in versions if not version.current}
    if problems := list(_problems(rows, sites, site_path(path, root))):
        raise SourcesError(problems)
    texts = rows[0].values[1:]
    return {row[0]: dict(_addresses(row, texts, sites)) for _, row in rows[1:]}


def _addresses(
    row: Sequence[str], texts: Sequence[str], sites: dict[str, str]
) -> Iterator[tuple[str, str]]:
    for text, path in zip(texts, row[1:], strict=True):
        if path:
            yield text, sites[text].rstrip("/") + (row[0] if path == SAME else path)


def _problems(rows: list[Row], sites: dict[str, str], place: str) -> Iterator[SourceError]:
    if not rows or rows[0].line != 1 or rows[0].values[0] != "page":
        yield _error("the first line does not begin with page", place, 1, "write page,v6,v5")
        return
    versions = rows[0].values[1:]
    for text in versions:
        if text not in sites:
            known = ", ".join(sites) or "none"
            yield _error(
                f'"{text}" is no older version of this product', place, 1, f"use one of: {known}"
            )
    seen: set[str] = set()
    for line, row in rows[1:]:
        if problem := _problem(row, len(versions) + 1, seen):
            yield _error(problem[0], place, line, problem[1])


def _problem(row: list[str], columns: int, seen: set[str]) -> tuple[str, str] | None:
    """Return the mistake of a row with its fix, or nothing."""
    if len(row) != columns:
        return f"{len(row)} values in this line", f"write {columns}, as in the first line"
    if row[0] in seen:
        return f"a second row for {row[0]}", "remove one of the two"
    seen.add(row[0])
    for path in (row[0], *(path for path in row[1:] if path not in ("", SAME))):
        if not is_site_path(path):
            return f'"{path}" is no path of a page', "write a path with a slash at both ends"
    return None


def _error(what: str, place: str, line: int, fix: str) -> SourceError:
    return SourceError(
        what, path=place, line=line, why="the version menu leads to the same page by it", fix=fix
    )


WHY_CURRENT = "the version menu marks the one version that this site documents"


def bad_versions(file: TomlFile, versions: Sequence[Version]) -> Iterator[SourceError]:
    """Yield the mistakes of a version list; an empty list stands for no version menu."""
    yield from _not_one_current(file, versions)
    yield from _bad_hrefs(file, versions)
    yield from _bad_days(file, versions)
    for field in ("text", "href"):
        yield from _repeated(file, field, [getattr(version, field) for version in versions])


def _not_one_current(file: TomlFile, versions: Sequence[Version]) -> Iterator[SourceError]:
    current = [index for index, version in enumerate(versions) if version.current]
    if versions and not current:
        yield file.error(
            "bad version list: no version is current",
            "versions",
            why=WHY_CURRENT,
            fix="add current = true to that version",
        )
    for index in current[1:]:
        first, again = versions[current[0]].text, versions[index].text
        yield file.error(
            f'bad version list: both "{first}" and "{again}" are current',
            *("versions", index),
            why=WHY_CURRENT,
            fix="keep current = true at one of them",
        )


def _bad_hrefs(file: TomlFile, versions: Sequence[Version]) -> Iterator[SourceError]:
    for index, version in enumerate(versions):
        if not is_https(version.href) and not is_site_path(version.href):
            yield file.error(
                f'bad version list: "{version.href}" is no address',
                *("versions", index, "href"),
                why="the version menu links to it from every page",
                fix="write a site path with a slash at both ends, or a whole https:// address",
            )


def _bad_days(file: TomlFile, versions: Sequence[Version]) -> Iterator[SourceError]:
    for index, version in enumerate(versions):
        if version.released is not None and not _is_day(version.released):
            yield file.error(
                f'bad version list: "{version.released}" is no day',
                *("versions", index, "released"),
                why="the page of all versions shows it",
                fix='write it as "2025-03-26", or leave it out where nobody is sure',
            )


def _is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def _repeated(file: TomlFile, field: str, values: Sequence[str]) -> Iterator[SourceError]:
    for index, value in enumerate(values):
        if value in values[:index]:
            yield file.error(
                f'bad version list: the {field} "{value}" is listed twice',
                *("versions", index, field),
                why="a reader could not tell the two versions apart",
                fix="remove one of the two, or correct it",
            )
