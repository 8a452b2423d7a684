"""The hosts on which pages are kept for reading without a network."""

from showfloor.compile import Site

__all__ = ["offline_hosts"]


def offline_hosts(site: Site) -> list[str]:
    """Return the hosts on which pages are kept: that of the site's address and those it names."""
    settings = site.config.site
    published = [settings.url.partition("://")[2].partition(":")[0]] if settings.url else []
    return sorted({*published, *settings.offline_hosts})
