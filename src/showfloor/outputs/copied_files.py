"""Files that a release has as they are: `public/` and the bundle of the frontend."""

from collections.abc import Iterator
from typing import Final

from showfloor.frontend.bundle import client_files
from showfloor.model.site_file import SiteFile
from showfloor.outputs.headers import ASSETS, file_headers
from showfloor.outputs.output import BuildContext

SANDBOX_ASSETS: Final = "/_assets/sandbox/"
"""Whole libraries, for readers who edit a demo."""


def frontend_files(context: BuildContext) -> Iterator[SiteFile]:
    """Yield the bundle of the frontend; files with a hash in their name never change."""
    site = context.site.config.site
    for path, place, digest in client_files(context.paths):
        yield SiteFile(
            path=path,
            content=place,
            digest=digest,
            immutable=path.startswith(ASSETS),
            quick=path.startswith(SANDBOX_ASSETS),
            headers=file_headers(path, site.fonts_host, site.url),
        )


def public_files(context: BuildContext) -> Iterator[SiteFile]:
    """Yield the files of `public/`."""
    folder = context.site.inputs.root / "public"
    for path in context.site.facts.public:
        yield SiteFile(path=path, content=folder / path.lstrip("/"))
