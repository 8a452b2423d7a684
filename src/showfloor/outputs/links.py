"""Addresses as they stand in a text that is read apart from its page."""

from typing import NamedTuple

__all__ = ["Links"]


class Links(NamedTuple):
    """Makes the addresses of a page's links whole."""

    host: str | None
    """Where the site is published, such as `https://a.example`; without one, paths from the root
    are as much as can be said."""
    route: str
    """The page."""

    def to(self, href: str) -> str:
        """Return an address that means the same wherever it is read."""
        if href.startswith("#"):
            href = self.route + href
        inside = href.startswith("/") and not href.startswith("//")
        return f"{self.host or ''}{href}" if inside else href
