"""A page as checks of its text read it: with the names that the API of its family has.

The checks return findings, or problems with names in inline code.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

from showfloor.api import props_of
from showfloor.errors import SourceError
from showfloor.markdown import Passage, Section, component_named, literal
from showfloor.model.api import ApiEntry, ApiProp, ApiType
from showfloor.model.base import Model

PROPS_OF: Final = re.compile(r"([A-Z]\w*)Props(?:\..*)?")
"""A prop, or a type, that holds the props of a component."""


class AllowedValues(Model, frozen=True, kw_only=True):
    """The literals that a prop takes, if its type allows no others."""

    choices: tuple[str, ...]
    """As TypeScript writes them."""
    numbers: bool = False
    """Whether it takes any number as well."""


class EntryNames(Model, frozen=True, kw_only=True):
    """The names of a component, or of a hook, which has values only."""

    values: dict[str, AllowedValues | None]
    """By prop, or by parameter of a hook; nothing where any value is allowed."""
    defaults: dict[str, str]
    """By prop, or by parameter, as TypeScript writes a literal; empty for anything else."""
    own_props: tuple[str, ...] = ()
    """Its props for readers, without inherited ones."""
    slots: tuple[str, ...] = ()
    slot_props: tuple[str, ...] | None = ()
    """Members of its `slotProps`; nothing where these are not known."""
    classes: tuple[str, ...] = ()
    """Keys of its classes."""
    theme_key: str | None = None


class Vocabulary(Model, frozen=True, kw_only=True):
    """All names of a family."""

    components: dict[str, EntryNames] = {}
    classes: frozenset[str] = frozenset()
    css_variables: frozenset[str] = frozenset()


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
    visible: Mapping[str, str] = field(default_factory=dict)
    """The code of each demo that shows without a click."""

    def finding(self, kind: FindingKind, what: str, line: int, *, why: str, fix: str) -> Finding:
        """Return a finding at a line of the page."""
        return Finding(kind=kind, what=what, path=self.path, line=line, why=why, fix=fix)


PageCheck = Callable[[PageText], Iterator[Finding]]


class NameProblem(NamedTuple):
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
    components: Mapping[str, EntryNames]

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


def vocabulary_of(entries: Iterable[ApiEntry]) -> Vocabulary:
    """Return the names of a family's entries."""
    entries = list(entries)
    return Vocabulary(
        components={one.name: _known(one) for one in entries if one.kind == "component"}
        | {
            one.name: EntryNames(values=_all(one.parameters), defaults=_defaults(one.parameters))
            for one in entries
            if one.kind == "hook"
        },
        classes=frozenset(c.class_name for one in entries for c in one.classes if c.class_name),
        css_variables=frozenset(v.name for one in entries for v in one.css_variables),
    )


def _known(entry: ApiEntry) -> EntryNames:
    return EntryNames(
        values=_all(entry.props),
        defaults=_defaults(entry.props),
        own_props=tuple(prop.name for prop in props_of([entry], entry.name)),
        slots=tuple(slot.name for slot in entry.slots),
        slot_props=_slot_props(entry),
        classes=tuple(one.key for one in entry.classes if not one.beside),
        theme_key=entry.theme_name,
    )


def _all(props: Iterable[ApiProp]) -> dict[str, AllowedValues | None]:
    return {prop.name: _values(prop.type) for prop in props}


def _defaults(props: Iterable[ApiProp]) -> dict[str, str]:
    return {prop.name: literal(prop.default or "") for prop in props}


def _slot_props(entry: ApiEntry) -> tuple[str, ...] | None:
    """Return the keys of `slotProps`: slots in lower case, and other keys that its type lists."""
    types = [prop.type.text for prop in entry.props if prop.name == "slotProps"]
    keys = [key for text in types for key in re.findall(r"\b(\w+)\??:", text)]
    slots = [f"{slot.name[0].lower()}{slot.name[1:]}" for slot in entry.slots]
    return tuple(dict.fromkeys((*slots, *keys))) if keys else None


def _values(type: ApiType) -> AllowedValues | None:
    if type.kind == "boolean":
        return AllowedValues(choices=("true", "false"))
    if type.kind == "number" and not type.choices:
        return AllowedValues(choices=(), numbers=True)
    if type.kind == "choice" and not type.open:
        flags = ("true", "false") if "boolean" in type.options else ()
        choices = tuple(dict.fromkeys((*type.choices, *flags)))
        return AllowedValues(choices=choices, numbers="number" in type.options)
    return None
