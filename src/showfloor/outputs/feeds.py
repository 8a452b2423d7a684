"""Feeds of a blog: Atom (RFC 4287) and RSS 2.0.

Both want whole addresses. Without a host they hold paths from the root, which readers resolve
against the feed's own address; ids are then as good as with one, since they are not addresses.
"""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from email.utils import format_datetime
from typing import Final, NamedTuple
from uuid import NAMESPACE_URL, uuid5
from xml.sax.saxutils import escape, quoteattr

from showfloor.model import PageLink, PostEntry
from showfloor.model.address import quote_path

__all__ = ["Feed", "atom_feed", "rss_feed"]

HEAD: Final = '<?xml version="1.0" encoding="UTF-8"?>\n'
ATOM: Final = "http://www.w3.org/2005/Atom"


class Feed(NamedTuple):
    """What is told of a blog."""

    title: str
    description: str
    host: str | None
    route: str
    """Of the list of all posts."""
    language: str
    entries: Sequence[PostEntry]
    """The newest first."""

    def to(self, path: str) -> str:
        """Return the address of a path, as far as it is known."""
        return (self.host or "") + quote_path(path)


def atom_feed(feed: Feed, path: str) -> bytes:
    """Return the Atom feed that stands at `path`."""
    parts = [
        f"<title>{escape(feed.title)}</title>",
        f"<subtitle>{escape(feed.description)}</subtitle>",
        f"<id>{_id(feed.route)}</id>",
        f"<updated>{_latest(feed).isoformat()}</updated>",
        f'<link rel="self" type="application/atom+xml" href={quoteattr(feed.to(path))}/>',
        f'<link rel="alternate" type="text/html" href={quoteattr(feed.to(feed.route))}/>',
        *(_atom_entry(feed, entry) for entry in feed.entries),
    ]
    language = quoteattr(feed.language)
    lines = "\n".join(parts)
    return f'{HEAD}<feed xmlns="{ATOM}" xml:lang={language}>\n{lines}\n</feed>\n'.encode()


def rss_feed(feed: Feed, path: str) -> bytes:
    """Return the RSS feed that stands at `path`."""
    own = quoteattr(feed.to(path))
    parts = [
        f"<title>{escape(feed.title)}</title>",
        f"<link>{escape(feed.to(feed.route))}</link>",
        f"<description>{escape(feed.description)}</description>",
        f"<language>{escape(feed.language)}</language>",
        f"<lastBuildDate>{format_datetime(_latest(feed))}</lastBuildDate>",
        f'<atom:link rel="self" type="application/rss+xml" href={own}/>',
        *(_rss_item(feed, entry) for entry in feed.entries),
    ]
    spaces = f'xmlns:atom="{ATOM}" xmlns:dc="http://purl.org/dc/elements/1.1/"'
    lines = "\n".join(parts)
    return f'{HEAD}<rss version="2.0" {spaces}>\n<channel>\n{lines}\n</channel>\n</rss>\n'.encode()


def _atom_entry(feed: Feed, entry: PostEntry) -> str:
    date = _date(entry).isoformat()
    return "\n".join(
        [
            "<entry>",
            f"<title>{escape(entry.title)}</title>",
            f"<id>{_id(entry.href)}</id>",
            f'<link rel="alternate" type="text/html" href={quoteattr(feed.to(entry.href))}/>',
            f"<published>{date}</published>",
            f"<updated>{date}</updated>",
            *(_atom_author(feed, author) for author in entry.post.authors),
            *(f"<category term={quoteattr(tag.title)}/>" for tag in entry.post.tags),
            f"<summary>{escape(entry.description)}</summary>",
            "</entry>",
        ]
    )


def _atom_author(feed: Feed, author: PageLink) -> str:
    uri = escape(feed.to(author.href))
    return f"<author><name>{escape(author.title)}</name><uri>{uri}</uri></author>"


def _rss_item(feed: Feed, entry: PostEntry) -> str:
    return "\n".join(
        [
            "<item>",
            f"<title>{escape(entry.title)}</title>",
            f"<link>{escape(feed.to(entry.href))}</link>",
            f'<guid isPermaLink="false">{_id(entry.href)}</guid>',
            f"<pubDate>{format_datetime(_date(entry))}</pubDate>",
            *_rss_names(entry),
            f"<description>{escape(entry.description)}</description>",
            "</item>",
        ]
    )


def _rss_names(entry: PostEntry) -> Iterator[str]:
    for author in entry.post.authors:
        yield f"<dc:creator>{escape(author.title)}</dc:creator>"
    for tag in entry.post.tags:
        yield f"<category>{escape(tag.title)}</category>"


def _id(route: str) -> str:
    """Return an id that stays when a site moves to another host."""
    return f"urn:uuid:{uuid5(NAMESPACE_URL, route)}"


def _date(entry: PostEntry) -> datetime:
    return datetime.fromisoformat(entry.post.date).replace(tzinfo=UTC)


def _latest(feed: Feed) -> datetime:
    """Return when something changed last; a feed without posts began with the epoch."""
    return max(map(_date, feed.entries), default=datetime.fromtimestamp(0, UTC))
