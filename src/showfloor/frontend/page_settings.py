"""What the scripts of pages know of their site: it is written into them by the build."""

from collections.abc import Mapping
from typing import Final

from showfloor.config import SiteConfig
from showfloor.workspace import ErrorPages, FrontendSources

__all__ = ["offline_hosts", "page_settings"]


def offline_hosts(config: SiteConfig) -> list[str]:
    """Return the hosts on which pages are kept: that of the site's address and those it names."""
    settings = config.site
    published = [settings.url.partition("://")[2].partition(":")[0]] if settings.url else []
    return sorted({*published, *settings.offline_hosts})


PANEL_MESSAGES: Final = ("badge.new", "settings.", "keys.", "demo.language", "demo.styling")
SEARCH_MESSAGES: Final = "search."
"""What the search says is loaded with it, so that no page is the heavier for it."""


def page_settings(site: FrontendSources) -> dict[str, object]:
    """Return the settings as the frontend's build reads them."""
    # Words that are missing are named by the renderer, all at once.
    messages = site.config.messages
    settings = site.config.site
    return {
        "banner": {"title": settings.title, "tip": messages.get("banner.tip", "")},
        "analytics": settings.analytics,
        "offline": offline_hosts(site.config) or None,
        "errors": site.made_by(ErrorPages).route or None,
        "panels": {
            "messages": _panel_messages(messages),
            "announcements": site.config.announcements,
        },
        "search": {key: text for key, text in messages.items() if key.startswith(SEARCH_MESSAGES)},
    }


def _panel_messages(messages: Mapping[str, str]) -> dict[str, str]:
    """Return what the panels say: it is loaded with them, so that no page is the heavier for it."""
    return {key: text for key, text in messages.items() if key.startswith(PANEL_MESSAGES)}
