"""Checks of single values in settings: addresses, here or elsewhere, and dates."""

import re
from datetime import date

SITE_PATH = re.compile(r"/((?!\.{1,2}/)[^\x00-\x20\x7f\s/?#\\]+/)*")
SERVICE = re.compile(r"(https://[^\s/?#@;,]+|http://(127\.0\.0\.1|localhost)(:\d+)?)/[^\s?#;,]*")
HTTPS = re.compile(r"https://([^\x00-\x20\x7f\s/?#@\\]+)(/[^\x00-\x20\x7f\s\\]*)?")


def is_site_path(href: str) -> bool:
    """Tell whether this is the path of a page: slashes at both ends, no query, no anchor.

    A part `.` or `..` would lead elsewhere.
    """
    return SITE_PATH.fullmatch(href) is not None


def is_https(href: str) -> bool:
    """Tell whether this is an absolute `https://` address."""
    match = HTTPS.fullmatch(href)
    return match is not None and "." in match[1][1:-1]


def is_service(href: str) -> bool:
    """Tell whether data may be sent there: by `https://`, or to this machine; without a query."""
    return SERVICE.fullmatch(href) is not None


def is_day(text: str) -> bool:
    """Tell whether a text is a date such as `2026-11-20`."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
