"""`routes.json`: every page by route and title, for the page that answers wrong addresses."""

from collections.abc import Iterable
from typing import Final

import msgspec

__all__ = ["ROUTES", "routes_file"]

ROUTES: Final = "/routes.json"
"""Site path of the file."""


def routes_file(pages: Iterable[tuple[str, str]]) -> bytes:
    """Return pairs of route and title, sorted, as compact JSON."""
    return msgspec.json.encode(sorted(pages))
