"""What a release has besides its files."""

from typing import Final

from showfloor.build.manifest import Keeping, ReleaseSettings
from showfloor.compile import Site, site_redirects
from showfloor.config import SiteConfig
from showfloor.outputs import RULES, SPECULATION, folder_headers, nginx_config, security_headers

__all__ = ["headers_of", "keeping_of", "release_settings"]

DAY: Final = 24 * 60 * 60


def keeping_of(config: SiteConfig, now: int) -> Keeping:
    """Return what a release of a site, written `now`, keeps of earlier ones."""
    return Keeping(now=now, seconds=config.site.keep_assets_days * DAY)


def release_settings(site: Site, keeping: Keeping | None = None) -> ReleaseSettings:
    """Return what the release has besides its files."""
    redirects, headers = site_redirects(site.facts), headers_of(site)
    languages = site.config.site.languages.of_release
    own = folder_headers(site.config.site.fonts_host)
    nginx = nginx_config(redirects, headers, files=own, languages=languages)
    return ReleaseSettings(
        redirects=redirects,
        languages=languages,
        headers=headers,
        beside={"nginx.conf": nginx.encode()},
        keeping=keeping,
    )


def headers_of(site: Site) -> dict[str, str]:
    """Return the fields that all answers have."""
    settings = site.config.site
    analytics = settings.analytics
    service = analytics.endpoint if analytics else None
    # Files that are no documents carry it for nothing: not every host can tell them apart.
    return {**security_headers(service, settings.fonts_host), SPECULATION: f'"{RULES}"'}
