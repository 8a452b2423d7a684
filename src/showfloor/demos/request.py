"""What a page asks for when it names a demo."""

from pathlib import Path
from typing import NamedTuple

from showfloor.errors import SourceError

__all__ = ["DemoRequest"]


class DemoRequest(NamedTuple):
    """A demo as a page names it."""

    root: Path
    """The site's folder."""
    folder: str
    """The page's folder, relative to `pages/`."""
    name: str
    family: str
    packages: frozenset[str]
    """What the family documents, and so what the demo may import besides React."""
    page: str
    """The page's file, relative to the site's folder."""
    line: int
    """Where the page names the demo."""
    subjects: frozenset[str] = frozenset()
    """Components that the page is about: the preview shows these where it cannot show all."""
    named: frozenset[str] = frozenset()
    """Props that its section of the page names: the preview shows as many as it can."""

    @property
    def id(self) -> str:
        """The demo's id, unique in the site."""
        return f"{self.folder}/{self.name}"

    def error(self, what: str, *, why: str, fix: str) -> SourceError:
        """Return an error at the place in the page."""
        return SourceError(what, path=self.page, line=self.line, why=why, fix=fix)
