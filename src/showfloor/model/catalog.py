"""Catalogs: what a family has, as cards with a specimen each."""

from showfloor.model.base import Model


class CatalogCard(Model, frozen=True, kw_only=True):
    """Something that readers look for, and where it is explained."""

    name: str
    href: str
    line: str = ""
    """What it is for; empty where the name has to do."""
    specimen: str = ""
    """Key of what draws it, `<family>/<file>`; empty for words alone."""
    screen: str = ""
    """Site path of a document that is shown small in its place."""


class CatalogGroup(Model, frozen=True, kw_only=True):
    """What belongs together."""

    name: str
    cards: tuple[CatalogCard, ...]


class CatalogBlock(Model, tag="catalog", frozen=True, kw_only=True):
    """The cards of a family, or of one group; compiling fills them in."""

    group: str = ""
    """The one that is shown; all of them, each under its name, where this is empty."""
    small: bool = False
    """Whether cards have a name alone, many in a row."""
    family: str = ""
    groups: tuple[CatalogGroup, ...] = ()


class CatalogFilterBlock(Model, tag="catalog-filter", frozen=True, kw_only=True):
    """A field and a choice of groups for all cards below it; compiling fills them in."""

    groups: tuple[str, ...] = ()
    count: int = 0
    """Of all cards of the page."""
