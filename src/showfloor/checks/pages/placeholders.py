"""Placeholders of `showfloor new` that nobody has replaced."""

from collections.abc import Iterator
from typing import Final

from showfloor.checks.pages.page_under_check import Finding, PageText
from showfloor.config import read_text
from showfloor.errors import SourceError
from showfloor.model.placeholders import MARK
from showfloor.workspace import Site

FOLDER: Final = "families/"
FILES: Final = (".toml", ".tsx")
"""What `showfloor new` writes beside pages and demos."""
WHY: Final = "`showfloor new` wrote it, and readers would see it"
FIX: Final = "write something in its place"


def check_placeholders(page: PageText) -> Iterator[Finding]:
    """Yield a finding for each placeholder in the file of a page and in those of its demos."""
    for path, source in page.sources.items():
        for line, what in _placeholders(source):
            yield Finding(
                kind="placeholder",
                what=what,
                path=path,
                line=line,
                why=WHY,
                fix=FIX,
            )


def placeholder_mistakes(site: Site) -> Iterator[SourceError]:
    """Yield a mistake for each placeholder in files of families."""
    for path in sorted(site.stamps):
        if path.startswith(FOLDER) and path.endswith(FILES):
            for line, what in _placeholders(read_text(site.config.root / path, site.config.root)):
                yield SourceError(what, path=path, line=line, why=WHY, fix=FIX)


def _placeholders(source: str) -> Iterator[tuple[int, str]]:
    if MARK in source:
        for number, line in enumerate(source.split("\n"), 1):
            if MARK in line:
                rest = line[line.index(MARK) :].strip("\"',;]})> ")
                yield number, f'"{rest}" is a placeholder'
