"""Checks of single values in settings: addresses, languages in them, days, names of packages."""

import re
from collections.abc import Iterable, Iterator
from datetime import date
from typing import Final

from showfloor.config.schema import Keys
from showfloor.config.toml import TomlFile
from showfloor.errors import SourceError

SITE_PATH: Final = re.compile(r"/((?!\.{1,2}/)[^\x00-\x20\x7f\s/?#\\]+/)*")
SERVICE: Final = re.compile(
    r"(https://[^\s/?#@;,]+|http://(127\.0\.0\.1|localhost)(:\d+)?)/[^\s?#;,]*"
)
LANGUAGE: Final = re.compile(r"[a-z]{2}(-[A-Za-z]{2})?")
HTTPS: Final = re.compile(r"https://([^\x00-\x20\x7f\s/?#@\\]+)(/[^\x00-\x20\x7f\s\\]*)?")


def is_site_path(href: str) -> bool:
    """Return whether this is the path of a page: slashes at both ends, no query, no anchor.

    A part `.` or `..` would lead elsewhere.
    """
    return SITE_PATH.fullmatch(href) is not None


def is_https(href: str) -> bool:
    """Return whether this is an absolute `https://` address."""
    match = HTTPS.fullmatch(href)
    return match is not None and "." in match[1][1:-1]


def is_service(href: str) -> bool:
    """Return whether data may be sent there: by `https://`, or to this machine; without a query."""
    return SERVICE.fullmatch(href) is not None


def is_language(segment: str) -> bool:
    """Return whether the first part of an address may name its language: `pt` or `pt-BR`."""
    return LANGUAGE.fullmatch(segment) is not None


def is_day(text: str) -> bool:
    """Return whether a text is a date such as `2026-11-20`."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


PART: Final = "[A-Za-z0-9~-][A-Za-z0-9._~-]*"
PACKAGE: Final = f"(@{PART}/)?{PART}"
NAME: Final = re.compile(PACKAGE)
MODULE: Final = re.compile(f"{PACKAGE}(/_*{PART})*")

Named = Iterable[tuple[str, Keys]]
"""Texts, each with the keys that lead to it."""


def bad_packages(file: TomlFile, names: Named) -> Iterator[SourceError]:
    """Yield an error for each text that is no name of a package."""
    for name, keys in names:
        if not NAME.fullmatch(name):
            yield file.error(
                f'"{name}" is not the name of a package',
                keys,
                why="installed packages are found by their names",
                fix='write a name such as "react" or "@scope/name"',
            )


def bad_modules(file: TomlFile, names: Named) -> Iterator[SourceError]:
    """Yield an error for each text that is neither a package nor a module below one."""
    for name, keys in names:
        if not MODULE.fullmatch(name):
            yield file.error(
                f'"{name}" is not a module of a package',
                keys,
                why="modules are imported from installed packages",
                fix='write one such as "@scope/name/Part", without "." and ".."',
            )
