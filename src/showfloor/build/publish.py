"""What a release holds besides its pages."""

from collections.abc import Iterator

from showfloor.build.frontend import client_files
from showfloor.build.manifest import ReleaseSettings
from showfloor.build.workshop import Workshop
from showfloor.compile import Site
from showfloor.model.files import SiteFile
from showfloor.model.release import Redirect
from showfloor.outputs import (
    headers_file,
    nginx_config,
    redirects_file,
    robots_file,
    security_headers,
    sitemap_files,
)

__all__ = ["other_files", "release_settings"]


def other_files(workshop: Workshop, site: Site) -> Iterator[SiteFile]:
    """Yield the frontend's files, the public ones, and those for machines."""
    for path, place in client_files(workshop):
        yield SiteFile(path=path, content=place, immutable=path.startswith("/_assets/"))
    for path in site.facts.public:
        yield SiteFile(path=path, content=workshop.site / "public" / path.lstrip("/"))
    for path, text in _texts(site).items():
        yield SiteFile(path=path, content=text.encode())


def release_settings(site: Site) -> ReleaseSettings:
    """Return what the release has besides its files."""
    redirects, headers = _redirects(site), security_headers()
    return ReleaseSettings(
        redirects=redirects,
        headers=headers,
        beside={"nginx.conf": nginx_config(redirects=redirects, headers=headers).encode()},
    )


def _texts(site: Site) -> dict[str, str]:
    host = site.config.site.url
    indexed = (r for r, page in site.pages.items() if "noindex" not in (page.frame.robots or ""))
    return {
        "/robots.txt": robots_file(host),
        "/_headers": headers_file(security_headers()),
        "/_redirects": redirects_file(_redirects(site)),
        **sitemap_files(host, indexed),
    }


def _redirects(site: Site) -> list[Redirect]:
    return [
        Redirect(source=row.source, target=row.target, status=row.status)
        for row in site.facts.redirects
    ]
