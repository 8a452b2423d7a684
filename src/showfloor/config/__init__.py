"""Settings of a site: `site.toml`, families, redirects; read and checked once."""

from showfloor.config.address_lock import addresses_text
from showfloor.config.blog import BlogSettings
from showfloor.config.family import DEFAULT_PATTERN, Family
from showfloor.config.identity import product_identity
from showfloor.config.loader import SiteConfig, check_pins, load_site_config
from showfloor.config.site import SiteSettings
from showfloor.config.text_file import read_text

__all__ = [
    "DEFAULT_PATTERN",
    "BlogSettings",
    "Family",
    "SiteConfig",
    "SiteSettings",
    "addresses_text",
    "check_pins",
    "load_site_config",
    "product_identity",
    "read_text",
]
