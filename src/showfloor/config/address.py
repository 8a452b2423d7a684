"""What counts as an address: a path of this site, or one somewhere else."""

import re

__all__ = ["is_https", "is_site_path"]

SITE_PATH = re.compile(r"/([^\s/?#\\]+/)*")
HTTPS = re.compile(r"https://[^\s/?#@]+\.[^\s/?#@]+(/[^\s]*)?")


def is_site_path(href: str) -> bool:
    """Tell whether this is the path of a page: slashes at both ends, no query, no anchor."""
    return SITE_PATH.fullmatch(href) is not None


def is_https(href: str) -> bool:
    """Tell whether this is an absolute `https://` address."""
    return HTTPS.fullmatch(href) is not None
