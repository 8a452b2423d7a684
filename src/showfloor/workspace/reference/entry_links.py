"""Links between entries of the reference, without those to pages that the site lacks.

The data of a family may name pages that are not written yet.
"""

from collections.abc import Container

import msgspec

from showfloor.model import ApiComponentLink, ApiEntry, ApiOrigin

__all__ = ["hrefs_of", "with_known_links"]

replace = msgspec.structs.replace


def with_known_links(entry: ApiEntry, routes: Container[str]) -> ApiEntry:
    """Return an entry whose links lead to `routes`, or to other hosts."""

    def known(href: str | None) -> str | None:
        return href if href is None or _leads(href, routes) else None

    def component(link: ApiComponentLink) -> ApiComponentLink:
        return replace(link, href=known(link.href))

    def origin(one: ApiOrigin) -> ApiOrigin:
        return replace(one, href=known(one.href))

    rest = entry.rest
    return replace(
        entry,
        props=tuple(replace(prop, origin=origin(prop.origin)) for prop in entry.props),
        inherits=tuple(component(link) for link in entry.inherits),
        types=tuple(replace(one, href=known(one.href)) for one in entry.types),
        rest=replace(rest, component=component(rest.component))
        if rest and rest.component
        else rest,
    )


def hrefs_of(entry: ApiEntry) -> set[str]:
    """Return the links of an entry inside the site."""
    rest = [entry.rest.component] if entry.rest and entry.rest.component else []
    found = [
        *(prop.origin.href for prop in entry.props),
        *(link.href for link in (*entry.inherits, *rest)),
        *(one.href for one in entry.types),
    ]
    return {href for href in found if href and href.startswith("/")}


def _leads(href: str, routes: Container[str]) -> bool:
    return not href.startswith("/") or href.partition("#")[0] in routes
