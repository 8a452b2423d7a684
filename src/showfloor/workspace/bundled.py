"""What a site's frontend is bundled from: known before its pages are."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from showfloor.config import SiteConfig
from showfloor.demos import DemoSource
from showfloor.workspace.producers import Producer, Producers

__all__ = ["Bundled"]

P = TypeVar("P", bound="Producer")


@dataclass(frozen=True, slots=True, kw_only=True)
class Bundled:
    """The code of a site, with what its scripts know of it."""

    config: SiteConfig
    producers: Producers
    """What the producers made; their pages may still be waited for."""
    demos: Sequence[DemoSource]
    """All of them, without their text, in the order of pages."""
    stamps: Mapping[str, str]
    """Digest of every source file, by path relative to the site's folder."""

    def made_by(self, producer: type[P]) -> P:
        """Return what a producer made."""
        return self.producers.of(producer)
