"""What a release holds besides the pages."""

from collections.abc import Iterator

from showfloor.build.frontend import client_files
from showfloor.build.manifest import ReleaseSettings
from showfloor.build.workshop import Workshop
from showfloor.compile import Site
from showfloor.model.files import SiteFile

__all__ = ["release_settings", "site_outputs"]


def site_outputs(workshop: Workshop, site: Site) -> Iterator[SiteFile]:
    """Yield the frontend's files and the site's public ones."""
    for path, place in client_files(workshop):
        yield SiteFile(path=path, content=place, immutable=path.startswith("/_assets/"))
    for path in site.facts.public:
        yield SiteFile(path=path, content=workshop.site / "public" / path.lstrip("/"))


def release_settings(site: Site) -> ReleaseSettings:
    """Return what the release has besides its files."""
    return ReleaseSettings()
