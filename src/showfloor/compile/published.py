"""Where a site is published."""

from dataclasses import replace

import msgspec

from showfloor.config import SiteConfig

__all__ = ["published_at"]


def published_at(url: str | None, config: SiteConfig) -> SiteConfig:
    """Return the settings of a site that is published at `url`, if not where they say."""
    if url is None:
        return config
    return replace(config, site=msgspec.structs.replace(config.site, url=url.rstrip("/")))
