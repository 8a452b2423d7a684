"""Addresses elsewhere that a site replaces, such as those of the documentation before it."""

from collections.abc import Container, Iterable

from showfloor.model.encoded_address import path_of
from showfloor.model.redirects import RedirectRow, RedirectTable


class OwnAddresses:
    """Finds the page of the site that readers of such an address want."""

    def __init__(
        self,
        addresses: Iterable[str],
        redirects: RedirectTable[RedirectRow],
        places: Container[str],
    ) -> None:
        """`addresses` are those of roots, without a slash at the end; `places` those of pages."""
        self._starts = tuple(f"{address}/" for address in addresses)
        self._redirects = redirects
        self._places = places

    def page_of(self, href: str) -> str | None:
        """Return the site path of the page, with the anchor of the address unless it has its own.

        Returns nothing for any other address, and where this site has no such page. A link to the
        root itself is about who is there.
        """
        start = next((start for start in self._starts if href.startswith(start)), None)
        if start is None or href == start:
            return None
        path = path_of(href[len(start) - 1 :])
        path = path if path in self._places else f"{path.rstrip('/')}/"
        if path not in self._places:
            target = self._redirects.follow(path, self._places)
            if target is None or target.leaves:
                return None
            path = target.location
        anchor = href.partition("#")[2]
        return f"{path}#{anchor}" if anchor and "#" not in path else path
