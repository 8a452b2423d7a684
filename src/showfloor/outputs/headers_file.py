"""`/_headers`: the fields of all answers, for hosts that read it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Self

from showfloor.model.assets import Assets
from showfloor.model.site_file import SiteFile
from showfloor.outputs.headers import folder_headers, headers_file
from showfloor.outputs.output import BuildContext, Output
from showfloor.outputs.release_settings import headers_of
from showfloor.workspace import Site

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
