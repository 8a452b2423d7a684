"""`.nojekyll`: without it, GitHub Pages leaves out folders that begin with `_`."""

from collections.abc import Iterator
from typing import ClassVar

from showfloor.model.site_file import SiteFile
from showfloor.outputs.output import SiteOutput

__all__ = ["JekyllMark"]


class JekyllMark(SiteOutput):
    """Makes the empty file."""

    in_development: ClassVar[bool] = False

    def files(self) -> Iterator[SiteFile]:
        """Yield the file."""
        yield SiteFile(path="/.nojekyll", content=b"")
