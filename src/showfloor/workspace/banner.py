"""The banner of a site: one line of Markdown above the header of every page."""

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

from showfloor.config import SiteConfig
from showfloor.config.announcements import ANNOUNCEMENTS, PlacedBanner
from showfloor.markdown import Document, Place, parse
from showfloor.model.blocks import Prose
from showfloor.model.page import Banner
from showfloor.model.page_facts import LinkFact


def banner_of(config: SiteConfig) -> Banner | None:
    """Return the banner; raises `SourceError` if its text is more than a line."""
    banner = config.banner
    if banner is None:
        return None
    place = _place(banner)
    document = _document(banner)
    html = document.lead
    if document.blocks != (Prose(html=f"<p>{html}</p>"),) or document.images or "\n" in html:
        raise place.error(
            "the banner is not one line of text",
            why="it is above every page, where it may take no space from the text",
            fix='write emphasis, code and links alone, such as "**2.0** is [out](/blog/)"',
        )
    name = blake2b(html.encode(), digest_size=6).hexdigest()
    return Banner(html=html, id=name if banner.settings.dismissible else None)


def banner_links(config: SiteConfig) -> Iterator[LinkFact]:
    """Yield where the banner leads."""
    if config.banner is not None:
        for link in _document(config.banner).links:
            yield LinkFact(href=link.href, line=config.banner.line)


def _document(banner: PlacedBanner) -> Document:
    place = _place(banner)
    return parse(banner.settings.text, path=place.path, first_line=place.line)


def _place(banner: PlacedBanner) -> Place:
    return Place(Path(ANNOUNCEMENTS), banner.line)
