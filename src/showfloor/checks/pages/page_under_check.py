"""A page as checks of its text read it, and the findings that they return."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

from showfloor.checks.pages.vocabulary import ApiNames, Vocabulary
from showfloor.errors import SourceError
from showfloor.markdown import Passage, Section, component_named
from showfloor.model.base import Model

FindingKind = Literal["name", "prop", "demo", "placeholder"]
"""A name that the API does not have, a prop that no visible code shows, a demo without visible
code, a placeholder of `showfloor new`."""


class Finding(Model, frozen=True, kw_only=True):
    """One thing to change, with the parts of an error."""

    kind: FindingKind
    what: str
    path: str
    """Relative to the site's folder."""
    line: int
    why: str
    fix: str

    @property
    def error(self) -> SourceError:
        """The finding as the error that it is on a strict page."""
        return SourceError(self.what, path=self.path, line=self.line, why=self.why, fix=self.fix)


@dataclass(frozen=True, slots=True, kw_only=True)
class PageText:
    """A page as its author wrote it, with the names that the API of its family has."""

    path: str
    sections: Sequence[Section]
    subjects: Sequence[str] = ()
    """Components and hooks that it is about."""
    vocabulary: Vocabulary = field(default_factory=Vocabulary)
    """Names in the API of its family; empty for a page without a family."""
    sources: Mapping[str, str] = field(default_factory=dict)
    """Its file and those of its demos, by path relative to the site's folder."""
    visible: Mapping[str, str] = field(default_factory=dict)
    """The code of each demo that shows without a click."""

    def finding(self, kind: FindingKind, what: str, line: int, *, why: str, fix: str) -> Finding:
        """Return a finding at a line of the page."""
        return Finding(kind=kind, what=what, path=self.path, line=line, why=why, fix=fix)


PageCheck = Callable[[PageText], Iterator[Finding]]


PROPS_OF: Final = re.compile(r"([A-Z]\w*)Props(?:\..*)?")
"""A prop, or a type, that holds the props of a component."""


class Problem(NamedTuple):
    """Something in inline code that the API does not have."""

    what: str
    why: str
    name: str
    known: Iterable[str]
    """All names that would be right there."""


@dataclass(frozen=True, slots=True)
class SectionContext:
    """A page, with the components that one of its sections may be about."""

    page: PageText
    components: Mapping[str, ApiNames]

    @classmethod
    def of(cls, page: PageText, section: Section) -> "SectionContext":
        """Return the context of the code in a section.

        A section may be about the components of its page and about those that it names anywhere.
        """
        known = page.vocabulary.components
        names = (name for passage in section.passages for name in _components_in(passage))
        every = dict.fromkeys((*page.subjects, *names))
        return cls(page, {name: known[name] for name in every if name in known})


def listed(names: Iterable[str]) -> str:
    """Return names as code, with commas and "and"."""
    *rest, last = (f"`{name}`" for name in names)
    return f"{', '.join(rest)} and {last}" if rest else last


def _components_in(passage: Passage) -> Iterable[str]:
    for span in passage.spans:
        if span.code and (name := component_named(span.text)):
            yield name
            if props := PROPS_OF.fullmatch(name):
                yield props[1]
