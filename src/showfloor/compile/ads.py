"""Which pages carry a house ad, and which one.

Pages are chosen when they are built, not when they are shown: an ad is part of its page's HTML, so
nothing moves, no script is needed, and other pages hold nothing of it.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from showfloor.model import HouseAd

__all__ = ["DISPLAY_RATIO", "ad_of"]

DISPLAY_RATIO: Final = 0.1
"""Share of pages with an ad (specification, section 9)."""


def ad_of(route: str, ads: Sequence[HouseAd]) -> HouseAd | None:
    """Return the ad of a page, the same in each build; none leads to where the reader is."""
    others = [ad for ad in ads if ad.href.partition("#")[0] != route]
    chance, choice = _numbers(route)
    if not others or chance >= DISPLAY_RATIO:
        return None
    return others[choice % len(others)]


def _numbers(route: str) -> tuple[float, int]:
    """Return two numbers that depend on the route alone: one of 0 to 1, one of any size."""
    digest = blake2b(route.encode(), digest_size=16).digest()
    return int.from_bytes(digest[:8]) / 2**64, int.from_bytes(digest[8:])
