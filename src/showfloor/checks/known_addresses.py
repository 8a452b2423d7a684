"""The pages, files and redirects of a site by address, for checks that follow links."""

import re
from difflib import get_close_matches

from showfloor.model.encoded_address import path_of
from showfloor.model.own_addresses import OwnAddresses
from showfloor.model.page_facts import SiteFacts
from showfloor.model.redirects import RedirectTable

ELSEWHERE = re.compile(r"(https?|mailto|tel):|//", re.IGNORECASE)

# A suggestion looks through a whole section, so a site full of dead links must not ask for many.
MAX_SUGGESTIONS = 50


def split_anchor(href: str) -> tuple[str, str]:
    """Return the path and the anchor of a link, without its query."""
    return path_of(href), href.partition("#")[2]


class Routes:
    """The addresses of a site."""

    def __init__(self, facts: SiteFacts) -> None:
        self.pages = {page.route: page for page in facts.pages}
        self._places = frozenset([*self.pages, *facts.files])
        self.redirects = RedirectTable(facts.redirects)
        self.own = OwnAddresses(facts.own_addresses, self.redirects, self._places)
        self._by_section: dict[str, list[str]] = {}
        for route in self.pages:
            self._by_section.setdefault(_section(route), []).append(route)
        self._suggested: dict[str, str | None] = {}

    @staticmethod
    def is_elsewhere(href: str) -> bool:
        """Return whether a link leaves the site, or is no path, such as `mailto:`."""
        return ELSEWHERE.match(href) is not None

    def exists(self, path: str) -> bool:
        """Return whether a page or a file that readers can load has this path."""
        return path in self._places

    def moved(self, path: str) -> str | None:
        """Return where readers who ask for an old address are sent."""
        target = self.redirects.follow(path, self._places)
        return target.location if target else None

    def nearest(self, path: str) -> str | None:
        """Return the route that was probably meant."""
        if path not in self._suggested and len(self._suggested) < MAX_SUGGESTIONS:
            candidates = self._by_section.get(_section(path), self._by_section.keys())
            found = get_close_matches(path, candidates, n=1, cutoff=0.75)
            self._suggested[path] = found[0] if found and found[0] in self.pages else None
        return self._suggested.get(path)


def _section(route: str) -> str:
    return route[: route.find("/", 1) + 1] or route
