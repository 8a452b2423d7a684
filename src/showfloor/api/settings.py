"""The fields of a family's `api.toml`."""

from collections.abc import Mapping

import msgspec

from showfloor.model import Plan

__all__ = ["DEFAULT_ROUTE", "ApiSettings", "Forwards", "PackageSettings", "StyleProperties"]

DEFAULT_ROUTE = "/{family}/api/{slug}/"

Forwards = Mapping[str, tuple[str, ...]]
"""What an entry is given to the entries that receive it: a component that passes all props on
(`Tree`), or a prop whose objects hold theirs (`Tree.slotProps.leaf`, or `*.slotProps.leaf` of any
component)."""


class PackageSettings(
    msgspec.Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True
):
    """What is documented of a package, by the names of its exports."""

    components: tuple[str, ...] = ()
    hooks: tuple[str, ...] = ()
    interfaces: tuple[str, ...] = ()
    plan: Plan | None = None
    """The plan that the package needs."""
    free: tuple[str, ...] = ()
    """Names that are listed here but need no plan."""
    tag: str = "v{version}"
    """The tag of its repository that holds the documented version."""


class StyleProperties(
    msgspec.Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True
):
    """The style properties that components take by the hundred."""

    types: tuple[str, ...]
    """The types that declare them."""
    href: str
    """The page that lists them."""


class ApiSettings(
    msgspec.Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True
):
    """What a family's API reference holds, and what the declarations cannot say."""

    packages: dict[str, PackageSettings]
    route: str = DEFAULT_ROUTE
    """Pattern of the routes; `{slug}` stands for the name in kebab case."""
    index: str | None = None
    """Route of a page that lists all entries, if there is one."""
    pages: dict[str, tuple[str, ...]] = {}
    """Routes of pages with several entries, each in a section of its own, to their names."""
    declare: str = ""
    """TypeScript that stands for what an application declares."""
    modules: dict[str, str] = {}
    """Entry to the module of its package that exports it, where neither the package's index nor
    a module of its own name does."""
    owners: dict[str, str] = {}
    """Interface to the documented component whose props it holds, where names do not tell: those of
    a slot, too."""
    forwards: Forwards = {}
    """What demos show of an entry by what they give to another."""
    plans: dict[str, Plan] = {}
    """Interface to the plan that its members need."""
    links: dict[str, str] = {}
    """Named type to the page that explains it."""
    hidden: dict[str, tuple[str, ...]] = {}
    """Entry, or `*` for all, to props that are left out."""
    style_properties: StyleProperties | None = None
