"""What a release holds besides its pages."""

from collections.abc import Iterator
from typing import Final

from showfloor.build.build_paths import BuildPaths
from showfloor.build.feed_files import feed_files
from showfloor.build.frontend import client_files
from showfloor.build.history import file_dates, page_dates
from showfloor.build.manifest import Keeping, ReleaseSettings
from showfloor.compile import ErrorPages, Site, site_redirects
from showfloor.model.cache import Cache
from showfloor.model.files import SiteFile
from showfloor.model.release import Languages
from showfloor.outputs import (
    ANCHORS,
    ROUTES,
    anchors_file,
    folder_headers,
    headers_file,
    nginx_config,
    own_headers,
    redirects_file,
    robots_file,
    routes_file,
    security_headers,
    sitemap_files,
)

__all__ = ["keeping_of", "other_files", "page_titles", "release_settings"]

DAY: Final = 24 * 60 * 60

ASSETS: Final = "/_assets/"
SANDBOX_ASSETS: Final = "/_assets/sandbox/"
"""Whole libraries, for readers who edit a demo."""


def other_files(paths: BuildPaths, site: Site, history: Cache) -> Iterator[SiteFile]:
    """Yield the frontend's files, the public ones, and those for machines.

    `history` keeps what git says between builds.
    """
    fonts = site.config.site.fonts_host
    for path, place in client_files(paths):
        yield SiteFile(
            path=path,
            content=place,
            immutable=path.startswith(ASSETS),
            seldom=path.startswith(SANDBOX_ASSETS),
            headers=own_headers(path, fonts),
        )
    for path in site.facts.public:
        yield SiteFile(path=path, content=paths.site / "public" / path.lstrip("/"))
    yield SiteFile(path=ROUTES, content=routes_file(page_titles(site)))
    yield SiteFile(path=ANCHORS, content=anchors_file(site.facts.anchor_moves))
    for path, content in site.made_by(ErrorPages).files().items():
        yield SiteFile(path=path, content=content)
    yield from feed_files(site)
    for path, text in _texts(site, history).items():
        yield SiteFile(path=path, content=text.encode())


def keeping_of(site: Site, now: int) -> Keeping:
    """Return what a release of the site, written `now`, keeps of earlier ones."""
    return Keeping(now=now, seconds=site.config.site.keep_assets_days * DAY)


def release_settings(site: Site, keeping: Keeping | None = None) -> ReleaseSettings:
    """Return what the release has besides its files."""
    redirects, languages, headers = site_redirects(site.facts), _languages(site), _headers(site)
    own = folder_headers(site.config.site.fonts_host)
    nginx = nginx_config(redirects, headers, files=own, languages=languages)
    return ReleaseSettings(
        redirects=redirects,
        languages=languages,
        headers=headers,
        beside={"nginx.conf": nginx.encode()},
        keeping=keeping,
    )


def page_titles(site: Site) -> Iterator[tuple[str, str]]:
    """Yield route and title of every page that may be found."""
    for route, page in site.pages.items():
        if "noindex" not in (page.frame.robots or ""):
            yield route, page.frame.title


def _texts(site: Site, history: Cache) -> dict[str, str]:
    host = site.config.site.url
    dates = file_dates(site.config.root, history) if host else {}
    return {
        "/robots.txt": robots_file(host),
        "/_headers": headers_file(
            _headers(site), files=folder_headers(site.config.site.fonts_host)
        ),
        "/_redirects": redirects_file(site_redirects(site.facts), _languages(site), _places(site)),
        **sitemap_files(host, page_dates(site, dates)),
    }


def _places(site: Site) -> list[str]:
    """Return the site paths of all pages and public files."""
    return [*site.own_pages, *site.pages, *site.facts.public]


def _headers(site: Site) -> dict[str, str]:
    settings = site.config.site
    analytics = settings.analytics
    return security_headers(analytics.endpoint if analytics else None, settings.fonts_host)


def _languages(site: Site) -> Languages:
    return site.config.site.languages.of_release
