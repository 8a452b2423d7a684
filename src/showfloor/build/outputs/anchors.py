"""`/anchors.json`: where anchors of old addresses lead now."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

from showfloor.build.outputs.output import BuildContext, Output
from showfloor.compile import Site
from showfloor.model.files import SiteFile
from showfloor.outputs import ANCHORS, anchors_file

__all__ = ["AnchorsFile"]


@dataclass(frozen=True)
class AnchorsFile(Output):
    """Gives it."""

    site: Site

    @classmethod
    def open(cls, context: BuildContext) -> Self:
        """Return the output of a site."""
        return cls(context.site)

    def files(self) -> Iterator[SiteFile]:
        """Yield the file."""
        yield SiteFile(path=ANCHORS, content=lambda: anchors_file(self.site.facts.anchor_moves))
