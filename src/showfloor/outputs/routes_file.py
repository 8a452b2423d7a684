"""`/routes.json`: the titles of all pages, for whoever came to a wrong address."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from showfloor.model.page import is_found
from showfloor.model.site_file import SiteFile
from showfloor.outputs.output import SiteOutput

__all__ = ["ROUTES", "RoutesFile", "routes_file"]


ROUTES: Final = "/routes.json"
"""Site path of the file."""


def routes_file(pages: Iterable[tuple[str, str]]) -> bytes:
    """Return pairs of route and title, sorted, as compact JSON."""
    return msgspec.json.encode(sorted(pages))


class RoutesFile(SiteOutput):
    """Gives it."""

    def files(self) -> Iterator[SiteFile]:
        """Yield the file."""
        yield SiteFile(path=ROUTES, content=lambda: routes_file(self._titles()))

    def _titles(self) -> Iterator[tuple[str, str]]:
        """Yield route and title of every page that may be found."""
        for route, page in self.site.pages.items():
            if is_found(page.frame.robots):
                yield route, page.frame.title
