"""The version list of a family."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from showfloor.config.text_file import Row, read_bytes, read_rows, site_path
from showfloor.config.toml import TomlFile
from showfloor.config.values import is_day, is_https, is_site_path
from showfloor.decoding import decode_json
from showfloor.errors import SourceError, raise_all
from showfloor.model.product import Version

# `families/<id>/versions/v1.json`: a copy of `/routes.json` of the site of version `v1`. A page of
# this site has the same path there, if the file lists it.
#
# `families/<id>/versions.csv`: where a page has another path, or none, and versions without such a
# file.
#
#     page,v6,v5,v4
#     /acorn-kit/part-seed/,=,=,/parts/seeds/
#     /acorn-kit/part-moss/,=,,
#
# A row is a page of this site. Below each version is the page's address there: `=` where it has
# the same path, nothing where it does not exist.

FILE = "versions.csv"
FOLDER = "versions"
SAME = "="

VersionPages = dict[str, dict[str, str]]
"""Addresses by the text of the version, by route."""


def load_version_pages(folder: Path, root: Path, versions: Sequence[Version]) -> VersionPages:
    """Read where the sites of other versions have the pages of a family; no file means none.

    Raises `SourceError` or `SourcesError`.
    """
    sites = {version.text: version.href for version in versions if not version.current}
    pages: VersionPages = {}
    for file in sorted((folder / FOLDER).glob("*")):
        text = _version_of(file, root, sites)
        for route in _routes_in(file, root):
            pages.setdefault(route, {})[text] = _address(sites[text], route)
    for route, addresses in _rows(folder / FILE, root, sites):
        known = pages.setdefault(route, {})
        pages[route] = {text: href for text, href in {**known, **addresses}.items() if href}
    return pages


def _version_of(file: Path, root: Path, sites: dict[str, str]) -> str:
    if file.suffix != ".json" or file.stem not in sites:
        known = ", ".join(f"{text}.json" for text in sites) or "none"
        raise SourceError(
            "the file is named after no other version of this product",
            path=site_path(file, root),
            why=WHY,
            fix=f"use one of these names: {known}",
        )
    return file.stem


def _routes_in(file: Path, root: Path) -> list[str]:
    try:
        return [route for route, _ in decode_json(read_bytes(file, root), list[tuple[str, str]])]
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise SourceError(
            f"not the routes of a site: {error}",
            path=site_path(file, root),
            why=WHY,
            fix="copy /routes.json from the release of that version",
        ) from None


def _rows(
    path: Path, root: Path, sites: dict[str, str]
) -> Iterator[tuple[str, dict[str, str | None]]]:
    """Yield the rows of the table, with nothing for a version that does not have the page."""
    if not path.exists():
        return
    rows = read_rows(path, root)
    raise_all(_problems(rows, sites, site_path(path, root)))
    texts = rows[0].values[1:]
    for _, row in rows[1:]:
        route, *paths = row
        yield (
            route,
            {
                text: _address(sites[text], route if path == SAME else path) if path else None
                for text, path in zip(texts, paths, strict=True)
            },
        )


def _address(site: str, path: str) -> str:
    return site.rstrip("/") + path


WHY = "the version menu leads to the same page by it"


def _problems(rows: list[Row], sites: dict[str, str], place: str) -> Iterator[SourceError]:
    if not rows or rows[0].line != 1 or rows[0].values[0] != "page":
        yield _error("the first line does not begin with page", place, 1, "write page,v6,v5")
        return
    versions = rows[0].values[1:]
    for text in versions:
        if text not in sites:
            known = ", ".join(sites) or "none"
            yield _error(
                f'"{text}" is no other version of this product', place, 1, f"use one of: {known}"
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
    return SourceError(what, path=place, line=line, why=WHY, fix=fix)


WHY_CURRENT = "the version menu marks the one version that this site documents"


def bad_versions(file: TomlFile, versions: Sequence[Version]) -> Iterator[SourceError]:
    """Yield the mistakes of a version list; an empty list stands for no version menu."""
    current = [index for index, version in enumerate(versions) if version.current]
    if versions and not current:
        yield file.error(
            "bad version list: no version is current",
            ("versions",),
            why=WHY_CURRENT,
            fix="add current = true to that version",
        )
    for index in current[1:]:
        first, again = versions[current[0]].text, versions[index].text
        yield file.error(
            f'bad version list: both "{first}" and "{again}" are current',
            ("versions", index),
            why=WHY_CURRENT,
            fix="keep current = true at one of them",
        )
    for index, version in enumerate(versions):
        if not is_https(version.href) and not is_site_path(version.href):
            yield file.error(
                f'bad version list: "{version.href}" is no address',
                ("versions", index, "href"),
                why="the version menu links to it from every page",
                fix="write a site path with a slash at both ends, or a whole https:// address",
            )
        if version.released is not None and not is_day(version.released):
            yield file.error(
                f'bad version list: "{version.released}" is no day',
                ("versions", index, "released"),
                why="the page of all versions shows it",
                fix='write it as "2025-03-26", or leave it out where nobody is sure',
            )
        for field in ("text", "href"):
            value = getattr(version, field)
            if value in (getattr(other, field) for other in versions[:index]):
                yield file.error(
                    f'bad version list: the {field} "{value}" is listed twice',
                    ("versions", index, field),
                    why="a reader could not tell the two versions apart",
                    fix="remove one of the two, or correct it",
                )
