"""`/_headers`: the fields of all answers, for hosts that read it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Self

from showfloor.build.outputs.output import BuildContext, Output
from showfloor.build.publish import headers_of
from showfloor.compile import Site
from showfloor.model.assets import Assets
from showfloor.model.files import SiteFile
from showfloor.outputs.headers import folder_headers, headers_file

__all__ = ["HeadersFile"]


@dataclass(frozen=True)
class HeadersFile(Output):
    """Gives it."""

    in_development: ClassVar[bool] = False

    site: Site
    assets: Assets

    @classmethod
    def open(cls, context: BuildContext) -> Self:
        """Return the output of a build."""
        return cls(context.site, context.render.assets)

    def files(self) -> Iterator[SiteFile]:
        """Yield the file."""
        site = self.site.config.site
        folders = folder_headers(site.fonts_host, site.url)
        text = headers_file(headers_of(self.site, self.assets), files=folders)
        yield SiteFile(path="/_headers", content=text.encode())
