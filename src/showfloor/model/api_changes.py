"""What changed in the APIs of a product between two of its versions."""

from typing import Literal

from showfloor.model.base import Model

ChangeKind = Literal[
    "added",
    "removed",
    "deprecated",
    "restored",
    "type",
    "default",
    "required",
    "optional",
]
"""`restored`: no longer deprecated. `required`, `optional`: it must be given from then on, or need
not be."""

HistoryKind = Literal[
    "component",
    "hook",
    "interface",
    "export",
    "prop",
    "parameter",
    "return-value",
    "slot",
    "class",
    "css-variable",
]
"""What a part of an API is. The first three are entries, which hold all the others but exports."""


class ApiStep(Model, frozen=True, kw_only=True):
    """One change of a part."""

    at: int
    """Place of the version that brought it, in the list of versions."""
    change: ChangeKind
    before: str = ""
    """The type or default before; empty where there was none, or where it is too long to show."""
    after: str = ""
    """The type or default after; why it is deprecated, as HTML."""


class ApiGuideLink(Model, frozen=True, kw_only=True):
    """A section that describes how to migrate, for updates that hold these two major versions."""

    older: int
    newer: int
    href: str


class ApiChangedPart(Model, frozen=True, kw_only=True):
    """A part of an entry, with its changes; an entry is a part of itself."""

    kind: HistoryKind
    name: str
    only: tuple[str, ...] = ()
    """The entries that it belongs to, where these are not all of the group."""
    href: str | None = None
    """Its row on a page of the API reference."""
    guides: tuple[ApiGuideLink, ...] = ()
    steps: tuple[ApiStep, ...]


class ApiChangedEntry(Model, frozen=True, kw_only=True):
    """An entry, or several that extend each other; without names, what belongs to no entry."""

    names: tuple[str, ...] = ()
    href: str | None = None
    parts: tuple[ApiChangedPart, ...]


class ApiChangesData(Model, frozen=True, kw_only=True):
    """All changes of a product, from which a browser makes those between any two versions."""

    versions: tuple[str, ...]
    """Oldest first."""
    entries: tuple[ApiChangedEntry, ...]


class ApiChanges(Model, tag="changes", frozen=True, kw_only=True):
    """The changes between two versions."""

    older: str
    newer: str
    entries: tuple[ApiChangedEntry, ...]
    """Each part has the sums of its changes."""
    versions: tuple[str, ...] = ()
    """To choose from; empty on a page about two versions."""
    data: str = ""
    """Site path of the `ApiChangesData`, where there are versions to choose from."""
