"""What inline code may mean where it stands."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from showfloor.checks.pages.page_under_check import PageText
from showfloor.checks.pages.vocabulary import Known
from showfloor.markdown import Passage, Section, component_named

__all__ = ["Around", "Problem", "listed"]

PROPS_OF: Final = re.compile(r"([A-Z]\w*)Props(?:\..*)?")
"""A prop, or a type, that holds the props of a component."""


class Problem(NamedTuple):
    """Something in inline code that the API does not have."""

    what: str
    why: str
    name: str
    known: Iterable[str]
    """All that could stand in its place."""


@dataclass(frozen=True, slots=True)
class Around:
    """A page, with the components that one of its sections may speak of."""

    page: PageText
    components: Mapping[str, Known]

    @classmethod
    def of(cls, page: PageText, section: Section) -> "Around":
        """Return what surrounds the code of a section.

        A section may speak of the components that the page is about and of those that it names,
        before or after what it says of them.
        """
        known = page.vocabulary.components
        names = (name for passage in section.passages for name in _named(passage))
        every = dict.fromkeys((*page.subjects, *names))
        return cls(page, {name: known[name] for name in every if name in known})


def listed(names: Iterable[str]) -> str:
    """Return names as code, with commas and "and"."""
    *rest, last = (f"`{name}`" for name in names)
    return f"{', '.join(rest)} and {last}" if rest else last


def _named(passage: Passage) -> Iterable[str]:
    for span in passage.spans:
        if span.code and (name := component_named(span.text)):
            yield name
            if props := PROPS_OF.fullmatch(name):
                yield props[1]
