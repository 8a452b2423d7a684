"""Files that a release has as they are: `public/` and the bundle of the frontend."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final, Self

from showfloor.build_paths import BuildPaths
from showfloor.frontend.bundle import client_files
from showfloor.model.site_file import SiteFile
from showfloor.outputs.headers import file_headers
from showfloor.outputs.output import BuildContext, Output, SiteOutput
from showfloor.workspace import Site

__all__ = ["FrontendFiles", "PublicFiles"]

ASSETS: Final = "/_assets/"
SANDBOX_ASSETS: Final = "/_assets/sandbox/"
"""Whole libraries, for readers who edit a demo."""


@dataclass(frozen=True)
class FrontendFiles(Output):
    """Copies them; the development server reads them from their folder."""

    in_development: ClassVar[bool] = False

    site: Site
    paths: BuildPaths

    @classmethod
    def open(cls, context: BuildContext) -> Self:
        """Return the output of a build."""
        return cls(context.site, context.paths)

    def files(self) -> Iterator[SiteFile]:
        """Yield every file; those with a hash in their name never change."""
        site = self.site.config.site
        for path, place in client_files(self.paths):
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
