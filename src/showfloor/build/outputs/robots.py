"""`/robots.txt`."""

from collections.abc import Iterator
from typing import ClassVar

from showfloor.build.outputs.output import SiteOutput
from showfloor.model.files import SiteFile
from showfloor.outputs.robots import robots_file

__all__ = ["RobotsFile"]


class RobotsFile(SiteOutput):
    """Gives it."""

    in_development: ClassVar[bool] = False

    def files(self) -> Iterator[SiteFile]:
        """Yield the file."""
        text = robots_file(self.site.config.site.url)
        yield SiteFile(path="/robots.txt", content=text.encode())
