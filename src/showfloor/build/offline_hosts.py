"""The hosts on which pages are kept for reading without a network."""

from showfloor.config import SiteConfig

__all__ = ["offline_hosts"]


def offline_hosts(config: SiteConfig) -> list[str]:
    """Return the hosts on which pages are kept: that of the site's address and those it names."""
    settings = config.site
    published = [settings.url.partition("://")[2].partition(":")[0]] if settings.url else []
    return sorted({*published, *settings.offline_hosts})
