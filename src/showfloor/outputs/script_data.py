"""JSON that scripts of pages load: titles of pages, old anchors, messages of errors."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from showfloor.model.page import is_found
from showfloor.model.site_file import SiteFile
from showfloor.outputs.output import BuildContext
from showfloor.workspace import ErrorPages

ROUTES: Final = "/routes.json"
"""Site path of the file."""


def routes_file(pages: Iterable[tuple[str, str]]) -> bytes:
    """Return pairs of route and title, sorted, as compact JSON."""
    return msgspec.json.encode(sorted(pages))


def routes(context: BuildContext) -> Iterator[SiteFile]:
    """Yield `routes.json`: the titles of all pages, for the page about a wrong address."""

    def content() -> bytes:
        pages = context.site.pages.items()
        found = ((route, page.frame.title) for route, page in pages if is_found(page.frame.robots))
        return routes_file(found)

    yield SiteFile(path=ROUTES, content=content)


ANCHORS: Final = "/anchors.json"
"""Site path of the map."""


def anchors(context: BuildContext) -> Iterator[SiteFile]:
    """Yield `anchors.json`: where old anchors lead now.

    A row has a page, an old anchor and a new one, each with `*` for any text.
    """
    rows = [(move.page, move.source, move.target) for move in context.site.config.anchor_moves]
    yield SiteFile(path=ANCHORS, content=msgspec.json.encode(rows))


def error_messages(context: BuildContext) -> Iterator[SiteFile]:
    """Yield the messages of errors as data, for the editor of demos."""
    for path, content in context.site.made_by(ErrorPages).files().items():
        yield SiteFile(path=path, content=content)
