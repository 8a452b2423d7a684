"""The feeds of a site's blog, as files."""

from collections.abc import Iterator

from showfloor.build.outputs.output import SiteOutput
from showfloor.compile import Blog, Site
from showfloor.model.files import SiteFile

__all__ = ["FeedFiles", "feed_contents"]

MOST = 20
"""Posts in a feed: who follows it has the older ones."""


class FeedFiles(SiteOutput):
    """Gives them, if the site has a blog."""

    def files(self) -> Iterator[SiteFile]:
        """Yield the feeds."""
        for path, content in feed_contents(self.site).items():
            kind = path.rpartition("/")[2].removesuffix(".xml")
            yield SiteFile(path=path, content=content, type=f"application/{kind}+xml")


def feed_contents(site: Site) -> dict[str, bytes]:
    """Return the feeds by site path."""
    settings = site.config.blog
    if settings is None:
        return {}
    # What writes them takes long to import, and sites without a blog never need it.
    from showfloor.outputs.feeds import Feed, atom_feed, rss_feed

    feed = Feed(
        title=f"{settings.title} - {site.config.site.title}",
        description=settings.description,
        host=site.config.site.url,
        route=settings.route,
        language=site.config.site.language,
        entries=site.made_by(Blog).entries[:MOST],
    )
    makers = {f"{settings.route}atom.xml": atom_feed, f"{settings.route}rss.xml": rss_feed}
    return {path: make(feed, path) for path, make in makers.items()}
