"""What the body of an API page is made of, other than headings and text.

Everything named `html` is finished: highlighted types, descriptions as safe HTML.
"""

from typing import Literal

from showfloor.model.api import ApiOrigin
from showfloor.model.base import Model

ApiNameGroupKind = Literal["system", "events", "internal"]
ApiTypeSize = Literal["short", "wide", "long"]
"""How much space a type takes: a part of the row, its whole width, or so much that only its
beginning shows until it is opened."""
ApiPartsKind = Literal["slots", "classes", "states", "css-variables"]


class ApiFact(Model, frozen=True, kw_only=True):
    """Something short about an entry, with its name."""

    label: str
    html: str


class ApiFacts(Model, tag="api-facts", frozen=True, kw_only=True):
    """What there is to know of an entry other than its props."""

    id: str
    items: tuple[ApiFact, ...]


class ApiField(Model, frozen=True, kw_only=True):
    """A parameter of a function, a member of an opened type, or what a function returns."""

    code: str
    """Name, type and default as HTML: `<b>size</b>?: number = 2`; of what is returned, the type."""
    html: str = ""
    """Its description."""
    deprecated: str | None = None
    """Why, as HTML."""


class ApiCall(Model, frozen=True, kw_only=True):
    """How a function is called."""

    type: str
    """Its whole type as HTML; empty where the row has the same."""
    parameters: tuple[ApiField, ...] = ()
    returns: ApiField | None = None
    """Nothing where a function returns nothing."""


class ApiDefinition(Model, frozen=True, kw_only=True):
    """A named type, expanded in place."""

    id: str = ""
    """Empty where it is a link, or was opened before on its page."""
    name: str
    type: str = ""
    """What it stands for, as HTML; empty for an object with members."""
    html: str = ""
    fields: tuple[ApiField, ...] = ()
    href: str | None = None
    """Where it is opened or documented, when it is not here."""


class ApiRow(Model, frozen=True, kw_only=True):
    """A prop, a parameter or result of a hook, a slot, a class or a CSS variable."""

    id: str
    also: tuple[str, ...] = ()
    """Further anchors, at most two."""
    prefix: str = ""
    """The prefix of the name, the same for all of its kind: `.KitButton-`."""
    name: str
    type: str = ""
    """As HTML; of several lines where it is long. Empty for slots, classes and variables."""
    size: ApiTypeSize = "short"
    """Of its type."""
    default: str | None = None
    """As HTML, behind a type."""
    facts: tuple[ApiFact, ...] = ()
    """Short values with their names, as HTML."""
    changes: tuple[str, ...] = ()
    """What older versions had instead: sentences as HTML, the newest first."""
    html: str = ""
    """Its description."""
    call: ApiCall | None = None
    """How it is called, if it is a function; this and the definitions are folded."""
    definitions: tuple[ApiDefinition, ...] = ()
    required: bool = False
    callback: bool = False
    requires_ref: bool = False
    deprecated: str | None = None
    """Why, as HTML; an empty text where no reason is given."""
    deprecated_in: str | None = None
    """The version that deprecated it, where that is known."""
    since: str | None = None
    """The version that added it, where it is newer than the entry."""
    origin: ApiOrigin | None = None
    """Who declares it, if that is another."""
    plan: str | None = None


class ApiPropName(Model, frozen=True, kw_only=True):
    """A prop that is only named."""

    id: str
    name: str


class ApiNameGroup(Model, frozen=True, kw_only=True):
    """Props that are only named."""

    kind: ApiNameGroupKind
    names: tuple[ApiPropName, ...]
    href: str | None = None
    """Where they are explained."""


class ApiTable(Model, tag="api-table", frozen=True, kw_only=True):
    """All props of an entry.

    A filter narrows all tables of a page down at once.
    """

    id: str
    """That of its heading; the address holds the filter's state under that of the first table."""
    label: str
    """What it lists, for assistive technology."""
    rows: tuple[ApiRow, ...]
    groups: tuple[ApiNameGroup, ...] = ()


class ApiParts(Model, tag="api-parts", frozen=True, kw_only=True):
    """The slots, the classes or the CSS variables of an entry."""

    kind: ApiPartsKind
    rows: tuple[ApiRow, ...]
    folded: tuple[ApiRow, ...] = ()
    """Deprecated ones, where they would be in the way of the others."""


class ApiTypes(Model, tag="api-types", frozen=True, kw_only=True):
    """Named types that several rows refer to."""

    definitions: tuple[ApiDefinition, ...]
