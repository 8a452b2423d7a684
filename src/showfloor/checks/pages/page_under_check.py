"""What the checks of one page look at."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from showfloor.checks.pages.finding import Finding, FindingKind
from showfloor.checks.pages.vocabulary import Vocabulary
from showfloor.config import AvoidedWord
from showfloor.markdown import Section

__all__ = ["PageCheck", "PageText"]


@dataclass(frozen=True, slots=True, kw_only=True)
class PageText:
    """A page as its author wrote it, with what its names mean."""

    path: str
    matter: Section
    """Title and description."""
    sections: Sequence[Section]
    subjects: Sequence[str] = ()
    """Components and hooks that it is about."""
    vocabulary: Vocabulary = field(default_factory=Vocabulary)
    """What the API of its family knows; empty for a page without a family."""
    words: Sequence[AvoidedWord] = ()
    sources: Mapping[str, str] = field(default_factory=dict)
    """Its file and those of its demos, by path relative to the site's folder."""
    visible: Mapping[str, str] = field(default_factory=dict)
    """The code of each demo that shows without a click."""

    def finding(self, kind: FindingKind, what: str, line: int, *, why: str, fix: str) -> Finding:
        """Return a finding at a line of the page."""
        return Finding(kind=kind, what=what, path=self.path, line=line, why=why, fix=fix)


PageCheck = Callable[[PageText], Iterator[Finding]]
