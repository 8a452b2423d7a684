"""A place in a Markdown file: path and line."""

from pathlib import Path
from typing import NamedTuple

from showfloor.errors import SourceError


class Place(NamedTuple):
    """A line of a file, counted from 1 with the front matter."""

    path: Path
    line: int

    def after(self, lines: int) -> "Place":
        """Return the place some lines further down."""
        return Place(self.path, self.line + lines)

    def error(self, what: str, *, why: str, fix: str) -> SourceError:
        """Return the error that describes what is wrong here."""
        return SourceError(what, path=self.path, line=self.line, why=why, fix=fix)
