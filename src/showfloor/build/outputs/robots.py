"""`/robots.txt`."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Self

from showfloor.build.outputs.output import BuildContext, Output
from showfloor.compile import Site
from showfloor.model.files import SiteFile
from showfloor.outputs import robots_file

__all__ = ["RobotsFile"]


@dataclass(frozen=True)
class RobotsFile(Output):
    """Gives it."""

    in_development: ClassVar[bool] = False

    site: Site

    @classmethod
    def open(cls, context: BuildContext) -> Self:
        """Return the output of a build."""
        return cls(context.site)

    def files(self) -> Iterator[SiteFile]:
        """Yield the file."""
        text = robots_file(self.site.config.site.url)
        yield SiteFile(path="/robots.txt", content=text.encode())
