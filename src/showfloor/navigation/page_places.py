"""The place of each page in its tree: parents, breadcrumbs, the pages before and after it."""

from collections.abc import Container, Iterable, Iterator
from typing import NamedTuple

from showfloor.model.navigation import Crumb, NavNode, NavPlace, NavTree, PageLink


class Stop(NamedTuple):
    """An entry of a tree that leads to a page, with the groups around it."""

    node: NavNode
    groups: tuple[NavNode, ...]

    @property
    def route(self) -> str:
        """Route of the page, without an anchor."""
        return self.node.pathname.partition("#")[0]


def places_of_tree(
    tree: NavTree, product: PageLink | None = None, *, elsewhere: Container[str] = ()
) -> dict[str, NavPlace]:
    """Return the places of all pages of a tree, by route, in reading order and one pass.

    Groups, links to other hosts and pages `elsewhere`, which belong to another tree, have no place
    and are not neighbors of any page.
    """
    stops = [stop for stop in _pages(_stops(tree.items, ())) if stop.route not in elsewhere]
    links = [PageLink(title=stop.node.title, href=stop.route) for stop in stops]
    before = [None, *links[:-1]]
    after = [*links[1:], None]
    start = (Crumb(title=product.title, href=product.href),) if product else ()
    return {
        stop.route: NavPlace(
            breadcrumbs=(*start, *_crumbs(stop)),
            parents=tuple(group.pathname for group in stop.groups),
            previous=previous,
            next=following,
            plan=stop.node.plan,
            planned=stop.node.planned,
        )
        for stop, previous, following in zip(stops, before, after, strict=False)
    }


def _pages(stops: Iterable[Stop]) -> Iterator[Stop]:
    """Yield the first stop of each page; later ones lead to its sections."""
    seen: set[str] = set()
    for stop in stops:
        if stop.route not in seen:
            seen.add(stop.route)
            yield stop


def _stops(nodes: Iterable[NavNode], groups: tuple[NavNode, ...]) -> Iterator[Stop]:
    for node in nodes:
        if node.children:
            yield from _stops(node.children, (*groups, node))
        elif node.pathname.startswith("/"):
            yield Stop(node, groups)


def _crumbs(stop: Stop) -> tuple[Crumb, ...]:
    groups = (Crumb(title=group.title) for group in stop.groups)
    return (*groups, Crumb(title=stop.node.title, href=stop.route))
