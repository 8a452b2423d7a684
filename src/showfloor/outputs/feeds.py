"""The feeds of a site's blog: Atom (RFC 4287) and RSS 2.0, written by feedgenerator."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from html import escape
from io import BytesIO
from typing import Final, NamedTuple, TypedDict
from uuid import NAMESPACE_URL, uuid5

from feedgenerator import Atom1Feed, Rss201rev2Feed, SyndicationFeed
from feedgenerator.django.utils.xmlutils import SimplerXMLGenerator

from showfloor.model.encoded_address import quote_path
from showfloor.model.post import PostEntry
from showfloor.model.site_file import SiteFile
from showfloor.outputs.output import BuildContext
from showfloor.workspace import Blog, Site

# Both formats need whole addresses. Without a host they hold paths from the root, which readers
# resolve against the feed's own address. Ids are no addresses, so they need no host.

DUBLIN_CORE: Final = "http://purl.org/dc/elements/1.1/"


class Feed(NamedTuple):
    """The facts of a blog in its feeds."""

    title: str
    description: str
    host: str | None
    route: str
    """Route of the list of all posts."""
    language: str
    entries: Sequence[PostEntry]
    """The newest first."""

    def to(self, path: str) -> str:
        """Return the address of a path, from the root if the host is not known."""
        return (self.host or "") + quote_path(path)


def atom_feed(feed: Feed, path: str) -> bytes:
    """Return the Atom feed at `path`."""
    return _written(_AtomFeed, feed, path)


def rss_feed(feed: Feed, path: str) -> bytes:
    """Return the RSS feed at `path`."""
    return _written(_RssFeed, feed._replace(description=_html(feed.description)), path)


class _Item(TypedDict):
    """An item of feedgenerator, as far as it is read here."""

    authors: Sequence[tuple[str, str]]
    """Name and address of each."""


class _DatedFeed(SyndicationFeed):
    """A feed with the time of its last change; of a feed without posts that would be "now"."""

    def latest_post_date(self) -> datetime:
        updated: datetime = self.feed["updated"]
        return updated


class _AtomFeed(_DatedFeed, Atom1Feed):
    """An Atom feed whose entries may have several authors."""

    def add_item_elements(self, handler: SimplerXMLGenerator, item: _Item) -> None:
        Atom1Feed.add_item_elements(self, handler, item)
        for name, uri in item["authors"]:
            handler.startElement("author", {})
            handler.addQuickElement("name", name)
            handler.addQuickElement("uri", uri)
            handler.endElement("author")


class _RssFeed(_DatedFeed, Rss201rev2Feed):
    """An RSS feed whose items may have several authors, by name."""

    def add_item_elements(self, handler: SimplerXMLGenerator, item: _Item) -> None:
        Rss201rev2Feed.add_item_elements(self, handler, item)
        for name, _ in item["authors"]:
            handler.addQuickElement("dc:creator", name, {"xmlns:dc": DUBLIN_CORE})


def _written(kind: type[SyndicationFeed], feed: Feed, path: str) -> bytes:
    written = kind(
        title=feed.title,
        link=feed.to(feed.route),
        description=feed.description,
        language=feed.language,
        feed_url=feed.to(path),
        feed_guid=_id(feed.route),
        # A feed without posts has the epoch.
        updated=max(map(_date, feed.entries), default=datetime.fromtimestamp(0, UTC)),
    )
    for entry in feed.entries:
        _add(written, feed, entry)
    content = BytesIO()
    written.write(content, "utf-8")
    return content.getvalue()


def _add(written: SyndicationFeed, feed: Feed, entry: PostEntry) -> None:
    written.add_item(
        title=entry.title,
        link=feed.to(entry.href),
        description=_html(entry.description),
        pubdate=_date(entry),
        unique_id=_id(entry.href),
        unique_id_is_permalink=False,
        categories=[tag.title for tag in entry.post.tags],
        authors=[(author.title, feed.to(author.href)) for author in entry.post.authors],
    )


def _html(text: str) -> str:
    """Return text as HTML, which descriptions hold: of posts in both feeds, of a blog in RSS."""
    return escape(text, quote=False)


def _id(route: str) -> str:
    """Return an id that stays when a site moves to another host."""
    return f"urn:uuid:{uuid5(NAMESPACE_URL, route)}"


def _date(entry: PostEntry) -> datetime:
    return datetime.fromisoformat(entry.post.date).replace(tzinfo=UTC)


MOST_POSTS: Final = 20
"""The most posts in a feed: readers who follow it have the older ones."""


def feeds(context: BuildContext) -> Iterator[SiteFile]:
    """Yield the feeds, if the site has a blog."""
    for path, content in feed_contents(context.site).items():
        kind = path.rpartition("/")[2].removesuffix(".xml")
        yield SiteFile(path=path, content=content, type=f"application/{kind}+xml")


def feed_contents(site: Site) -> dict[str, bytes]:
    """Return the feeds by site path."""
    settings = site.config.blog
    if settings is None:
        return {}

    feed = Feed(
        title=f"{settings.title} - {site.config.site.title}",
        description=settings.description,
        host=site.config.site.url,
        route=settings.route,
        language=site.config.site.language,
        entries=site.made_by(Blog).entries[:MOST_POSTS],
    )
    makers = {f"{settings.route}atom.xml": atom_feed, f"{settings.route}rss.xml": rss_feed}
    return {path: make(feed, path) for path, make in makers.items()}
