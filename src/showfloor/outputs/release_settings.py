"""The settings of a release: redirects, headers, languages, and the configuration of servers."""

from collections.abc import Iterator
from typing import Final

from showfloor.config import SiteConfig, SiteSettings
from showfloor.config.loader import missing_key_remark
from showfloor.frontend.site_manifest import offline_hosts
from showfloor.model.assets import Assets
from showfloor.model.base_path import with_base
from showfloor.outputs.headers import SPECULATION, folder_headers, security_headers
from showfloor.outputs.nginx import nginx_config
from showfloor.outputs.speculation_rules import rules_path
from showfloor.release.manifest import ReleaseSettings, Retention
from showfloor.workspace import ApiPages, Site

DAY: Final = 24 * 60 * 60

UNKNOWN_ADDRESS: Final = (
    "The address of the site is not known: on a static host, edited demos do not run in Safari,"
    ' where `_headers` has to name it. Set "url" in site.toml, or build with --url'
    " https://docs.example. `showfloor serve` and nginx name the host that they are asked for."
)


def retention_of(config: SiteConfig, now: int) -> Retention:
    """Return which assets of earlier releases a release written `now` retains."""
    return Retention(now=now, seconds=config.site.keep_assets_days * DAY)


def release_settings(
    site: Site, assets: Assets, retention: Retention | None = None
) -> ReleaseSettings:
    """Return the settings of a release."""
    redirects, headers = site.redirects, response_headers(site, assets)
    languages = site.config.site.languages.of_release
    settings = site.config.site
    own = folder_headers(settings.fonts_host, settings.url)
    nginx = nginx_config(redirects, headers, files=own, languages=languages, base=settings.base)
    return ReleaseSettings(
        base=settings.base,
        hosts=offline_hosts(site.config),
        redirects=redirects,
        languages=languages,
        headers=headers,
        beside={"nginx.conf": (policy_reasons(settings) + nginx).encode()},
        retention=retention,
    )


def remarks_on(site: Site) -> Iterator[str]:
    """Yield what a site could do better, though nothing is wrong."""
    config = site.config
    if config.families and not config.site.url:
        yield UNKNOWN_ADDRESS
    if remark := missing_key_remark(config):
        yield remark
    yield from site.made_by(ApiPages).reference.notes


def policy_reasons(settings: SiteSettings) -> str:
    """Return a comment for each further host of the policy, which gives the reason for it."""
    rows = (f"# {one.directive} {one.host}: {one.why}\n" for one in settings.policy)
    return "".join(rows)


def response_headers(site: Site, assets: Assets) -> dict[str, str]:
    """Return the headers of all responses."""
    settings = site.config.site
    analytics = settings.analytics
    service = analytics.endpoint if analytics else None
    # Files that are no documents do not need it, but not every host can distinguish them.
    security = security_headers(
        service, settings.fonts_host, assets.pre_paint_code, settings.policy_sources
    )
    rules = with_base(settings.base, rules_path(settings.base))
    return {**security, SPECULATION: f'"{rules}"'}
