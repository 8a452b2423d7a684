"""Navigation: the tree as it is written, and the places found in it."""

from showfloor.model.base import Model


class NavNode(Model, frozen=True, kw_only=True):
    """An item of the side navigation: a page, or a group when it has children."""

    pathname: str
    """Site path with slashes at both ends, an absolute address, or a group's own id."""
    title: str
    subheader: str | None = None
    """A small heading above the item."""
    icon: str | None = None
    """Markup of a shape before the title."""
    link_props: dict[str, str] = {}
    """Extra attributes of the link, such as `target`."""
    plan: str | None = None
    new_feature: bool = False
    planned: bool = False
    unstable: bool = False
    beta: bool = False
    legacy: bool = False
    deprecated: bool = False
    children: tuple["NavNode", ...] = ()


class NavTree(Model, frozen=True, kw_only=True):
    """The navigation of one product."""

    id: str
    """Name of its file in `navigation/`."""
    items: tuple[NavNode, ...]


class PageLink(Model, frozen=True, kw_only=True):
    """A link to a page by its title."""

    title: str
    href: str


class Crumb(Model, frozen=True, kw_only=True):
    """A step of the breadcrumbs; groups have no page of their own and so no `href`."""

    title: str
    href: str | None = None


class NavPlace(Model, frozen=True, kw_only=True):
    """The place of a page in its tree."""

    breadcrumbs: tuple[Crumb, ...] = ()
    """From the product down to the page itself."""
    parents: tuple[str, ...] = ()
    """Pathnames of the groups that hold the page, outermost first."""
    previous: PageLink | None = None
    next: PageLink | None = None
    plan: str | None = None
    """The plan that the page's subject needs."""
    planned: bool = False
    """Its subject is announced, and not there yet."""
