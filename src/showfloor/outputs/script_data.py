"""JSON that scripts of pages load: titles of pages, old anchors, messages of errors."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from showfloor.model.page import is_found
from showfloor.model.site_file import SiteFile
from showfloor.outputs.output import SiteOutput
from showfloor.workspace import ErrorPages

ROUTES: Final = "/routes.json"
"""Site path of the file."""


def routes_file(pages: Iterable[tuple[str, str]]) -> bytes:
    """Return pairs of route and title, sorted, as compact JSON."""
    return msgspec.json.encode(sorted(pages))


class RoutesFile(SiteOutput):
    """Makes `routes.json`: the titles of all pages, for the page about a wrong address."""

    def files(self) -> Iterator[SiteFile]:
        """Yield the file."""
        yield SiteFile(path=ROUTES, content=lambda: routes_file(self._titles()))

    def _titles(self) -> Iterator[tuple[str, str]]:
        """Yield route and title of every page that may be found."""
        for route, page in self.site.pages.items():
            if is_found(page.frame.robots):
                yield route, page.frame.title


ANCHORS: Final = "/anchors.json"
"""Site path of the map."""


class AnchorsFile(SiteOutput):
    """Makes `anchors.json`: where old anchors lead now.

    A row has a page, an old anchor and a new one, each with `*` for any text.
    """

    def files(self) -> Iterator[SiteFile]:
        """Yield the file."""
        rows = [(move.page, move.source, move.target) for move in self.site.config.anchor_moves]
        yield SiteFile(path=ANCHORS, content=msgspec.json.encode(rows))


class ErrorMessages(SiteOutput):
    """Makes the messages of errors as data, for the editor of demos."""

    def files(self) -> Iterator[SiteFile]:
        """Yield the file."""
        for path, content in self.site.made_by(ErrorPages).files().items():
            yield SiteFile(path=path, content=content)
