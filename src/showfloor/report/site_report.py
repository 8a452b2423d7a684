"""The report on a site and its last release, as `report.json` has it."""

from showfloor.build_paths import BuildPaths
from showfloor.cache.disk_cache import DiskCache
from showfloor.config.policy_sources import PolicySource
from showfloor.model import Model
from showfloor.release.current import CurrentRelease
from showfloor.report.measures import Group, Item, group_items
from showfloor.report.page_weights import PageWeight, Spread, spread_weights, weigh_pages
from showfloor.report.site_items import site_items
from showfloor.workspace import Site

POLICY = "Content-Security-Policy"


class SiteReport(Model, frozen=True, kw_only=True):
    """The figures of a site, each by the field of its measure, then by scope."""

    title: str
    release: str
    """Digest of the release."""
    families: dict[str, str]
    """Names of families by id, in the order of the site."""
    unreleased: tuple[str, ...]
    """Routes of pages that the release does not have."""
    groups: dict[str, dict[str, dict[str, Group]]]
    """By section; nothing for a measure of what the site does not have."""
    weights: dict[str, dict[str, Spread]]
    pages: tuple[PageWeight, ...]
    """The heaviest first."""
    policy: str
    """The Content-Security-Policy of the release."""
    policy_hosts: tuple[PolicySource, ...]
    """The hosts that `site.toml` adds to it."""
    exceptions: dict[str, str]
    """The policy of each page that has another one, by route."""


def report_site(
    site: Site, release: CurrentRelease, cache: DiskCache, paths: BuildPaths
) -> SiteReport:
    """Return the report on a site.

    Raises `SourcesError` for wrong files of topics, and `ToolError` if the search cannot be asked.
    """
    families = {route: page.frame.family for route, page in site.pages.items()}
    exceptions = _exceptions(release)
    items = {
        **site_items(site, cache, paths),
        "policy": {
            "exceptions": [Item(family, one, one in exceptions) for one, family in families.items()]
        },
    }
    pages = weigh_pages(release, families)
    return SiteReport(
        title=site.config.site.title,
        release=release.manifest.digest,
        families={id: family.card.name for id, family in site.config.families.items()},
        unreleased=tuple(route for route in families if route not in release.manifest.routes),
        groups={
            section: {
                field: found for field, some in fields.items() if (found := group_items(some))
            }
            for section, fields in items.items()
        },
        weights=spread_weights(pages),
        pages=tuple(pages),
        policy=release.manifest.headers.get(POLICY, ""),
        policy_hosts=site.config.site.policy,
        exceptions=exceptions,
    )


def _exceptions(release: CurrentRelease) -> dict[str, str]:
    """Return the policies of pages that a release sends instead of its own, by route."""
    routes, files = release.manifest.routes, release.manifest.files
    own = {route: files[path].headers.get(POLICY) for route, path in routes.items()}
    return {route: policy for route, policy in own.items() if policy is not None}
