"""What readers are told of the site itself."""

from showfloor.model.base import Model

__all__ = ["Announcement"]


class Announcement(Model, frozen=True, kw_only=True):
    """One piece of news."""

    id: str
    """What readers' browsers remember it by."""
    day: str
    """Such as `2026-11-20`."""
    title: str
    text: str
    href: str
    """A site path, or a whole address."""
