"""`/anchors.json`: where anchors of old addresses lead now."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from showfloor.model import AnchorMove
from showfloor.model.site_file import SiteFile
from showfloor.outputs.output import SiteOutput

__all__ = ["ANCHORS", "AnchorsFile", "anchors_file"]


ANCHORS: Final = "/anchors.json"
"""Site path of the map."""


def anchors_file(moves: Iterable[AnchorMove]) -> bytes:
    """Return the rows as JSON: page, old anchor, new anchor, each with `*` for any text."""
    return msgspec.json.encode([(move.page, move.source, move.target) for move in moves])


class AnchorsFile(SiteOutput):
    """Gives it."""

    def files(self) -> Iterator[SiteFile]:
        """Yield the file."""
        yield SiteFile(path=ANCHORS, content=lambda: anchors_file(self.site.facts.anchor_moves))
