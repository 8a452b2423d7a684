"""Settings of a site: `site.toml`, families, words, redirects; read and checked once."""

from showfloor.config.address_lock import addresses_text
from showfloor.config.avoided_words import AvoidedWord
from showfloor.config.blog import BlogSettings
from showfloor.config.family import DEFAULT_PATTERN, Family
from showfloor.config.identity import product_identity
from showfloor.config.loader import SiteConfig, load_site_config
from showfloor.config.pins import check_pins
from showfloor.config.site import SiteSettings
from showfloor.config.text_file import read_text
from showfloor.config.topics import TOPICS, Topic, load_topics

__all__ = [
    "DEFAULT_PATTERN",
    "TOPICS",
    "AvoidedWord",
    "BlogSettings",
    "Family",
    "SiteConfig",
    "SiteSettings",
    "Topic",
    "addresses_text",
    "check_pins",
    "load_site_config",
    "load_topics",
    "product_identity",
    "read_text",
]
