"""`/anchors.json`: where anchors of old addresses lead now."""

from collections.abc import Iterator

from showfloor.build.outputs.output import SiteOutput
from showfloor.model.files import SiteFile
from showfloor.outputs.anchors import ANCHORS, anchors_file

__all__ = ["AnchorsFile"]


class AnchorsFile(SiteOutput):
    """Gives it."""

    def files(self) -> Iterator[SiteFile]:
        """Yield the file."""
        yield SiteFile(path=ANCHORS, content=lambda: anchors_file(self.site.facts.anchor_moves))
