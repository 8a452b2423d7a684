"""Files that a release has as they are: `public/` and the bundle of the frontend."""

from collections.abc import Iterator
from typing import ClassVar, Final

from showfloor.frontend.bundle import client_files
from showfloor.model.site_file import SiteFile
from showfloor.outputs.headers import ASSETS, file_headers
from showfloor.outputs.output import SiteOutput

SANDBOX_ASSETS: Final = "/_assets/sandbox/"
"""Whole libraries, for readers who edit a demo."""


class FrontendFiles(SiteOutput):
    """Copies them; the development server reads them from their folder."""

    in_development: ClassVar[bool] = False

    def files(self) -> Iterator[SiteFile]:
        """Yield every file; those with a hash in their name never change."""
        site = self.site.config.site
        for path, place in client_files(self.context.paths):
            yield SiteFile(
                path=path,
                content=place,
                immutable=path.startswith(ASSETS),
                quick=path.startswith(SANDBOX_ASSETS),
                headers=file_headers(path, site.fonts_host, site.url),
            )


class PublicFiles(SiteOutput):
    """Copies them; the development server reads them from their folder."""

    in_development: ClassVar[bool] = False

    def files(self) -> Iterator[SiteFile]:
        """Yield every file."""
        folder = self.site.inputs.root / "public"
        for path in self.site.facts.public:
            yield SiteFile(path=path, content=folder / path.lstrip("/"))
