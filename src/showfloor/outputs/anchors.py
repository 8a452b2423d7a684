"""The map of old anchors as browsers read it, when an address names no place of its page."""

from collections.abc import Iterable
from typing import Final

import msgspec

from showfloor.model import AnchorMove

__all__ = ["ANCHORS", "anchors_file"]

ANCHORS: Final = "/anchors.json"
"""Site path of the map."""


def anchors_file(moves: Iterable[AnchorMove]) -> bytes:
    """Return the rows as JSON: page, old anchor, new anchor, each with `*` for any text."""
    return msgspec.json.encode([(move.page, move.source, move.target) for move in moves])
