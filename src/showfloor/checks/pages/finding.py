"""What an author should change on a page."""

from typing import Literal

from showfloor.errors import SourceError
from showfloor.model.base import Model

__all__ = ["Finding", "FindingKind"]

FindingKind = Literal["heading", "word", "name", "prop", "demo", "topic", "placeholder"]
"""A heading too long, a word to avoid, a name that the API does not have, a prop that no visible
code shows, a demo without visible code, a topic without an answer, a placeholder of
`showfloor new`."""


class Finding(Model, frozen=True, kw_only=True):
    """One thing to change, said as errors are."""

    kind: FindingKind
    what: str
    path: str
    """Relative to the site's folder."""
    line: int
    why: str
    fix: str

    @property
    def error(self) -> SourceError:
        """The error that it is on a page that is held to all of it."""
        return SourceError(self.what, path=self.path, line=self.line, why=self.why, fix=self.fix)
