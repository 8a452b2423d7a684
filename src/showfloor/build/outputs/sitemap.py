"""The sitemap, with the days on which pages were changed, where the site's address is known."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Self

from showfloor.build.history import file_dates, page_dates
from showfloor.build.outputs.output import BuildContext, Output
from showfloor.compile import Site
from showfloor.model.cache import Cache
from showfloor.model.files import SiteFile
from showfloor.outputs.sitemap import sitemap_files

__all__ = ["SitemapFiles"]


@dataclass(frozen=True)
class SitemapFiles(Output):
    """Gives its files."""

    in_development: ClassVar[bool] = False

    site: Site
    history: Cache
    """Keeps what git says between builds."""

    @classmethod
    def open(cls, context: BuildContext) -> Self:
        """Return the output of a build."""
        return cls(context.site, context.cache.kind("history"))

    def files(self) -> Iterator[SiteFile]:
        """Yield every file."""
        host = self.site.config.site.url
        dates = file_dates(self.site.config.root, self.history) if host else {}
        for path, text in sitemap_files(host, page_dates(self.site, dates)).items():
            yield SiteFile(path=path, content=text.encode())
