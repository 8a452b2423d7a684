"""The version list of a family."""

from collections.abc import Iterator, Sequence
from datetime import date

from showfloor.config.address import is_https, is_site_path
from showfloor.config.toml import TomlFile
from showfloor.errors import SourceError
from showfloor.model import Version

__all__ = ["bad_versions"]

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
