"""The sitemap, with the days on which pages were changed, where the site's address is known."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import ClassVar, Final, Self

from showfloor.model.cache import Cache
from showfloor.model.encoded_address import quote_path
from showfloor.model.site_file import SiteFile
from showfloor.outputs.git_history import file_dates, page_dates
from showfloor.outputs.output import BuildContext, Output
from showfloor.workspace import Site

__all__ = ["SitemapFiles", "sitemap_files"]


MOST_ADDRESSES: Final = 50_000
"""In one file, as the protocol allows."""

HEAD: Final = '<?xml version="1.0" encoding="UTF-8"?>\n'
NAMESPACE: Final = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'


def sitemap_files(
    host: str | None, routes: Mapping[str, str | None], *, most: int = MOST_ADDRESSES
) -> dict[str, str]:
    """Return the sitemap's files by site path; none without a host.

    A sitemap needs whole addresses: `host` is one like `https://a.example`. `routes` say when
    each was changed last, where that is known: a wrong date is worse than none. More routes than
    fit into one file are split, and `sitemap.xml` lists the parts.
    """
    if host is None:
        return {}
    addresses = [_address(host, route) + _date(routes[route]) for route in sorted(routes)]
    if len(addresses) <= most:
        return {"/sitemap.xml": _document("urlset", "url", addresses)}
    starts = range(0, len(addresses), most)
    parts = {
        f"/sitemap-{number}.xml": _document("urlset", "url", addresses[start : start + most])
        for number, start in enumerate(starts, 1)
    }
    index = _document("sitemapindex", "sitemap", [_address(host, path) for path in parts])
    return {"/sitemap.xml": index, **parts}


def _address(host: str, path: str) -> str:
    return f"<loc>{escape(host + quote_path(path), quote=False)}</loc>"


def _date(time: str | None) -> str:
    return f"<lastmod>{escape(time, quote=False)}</lastmod>" if time else ""


def _document(root: str, entry: str, addresses: Sequence[str]) -> str:
    entries = "".join(f"<{entry}>{address}</{entry}>\n" for address in addresses)
    return f"{HEAD}<{root} {NAMESPACE}>\n{entries}</{root}>\n"


@dataclass(frozen=True)
class SitemapFiles(Output):
    """Gives its files."""

    in_development: ClassVar[bool] = False

    site: Site
    history: Cache
    """Keeps what git says between builds."""

    @classmethod
    def open(cls, context: BuildContext) -> Self:
        """Return the output of a build."""
        return cls(context.site, context.cache.kind("history"))

    def files(self) -> Iterator[SiteFile]:
        """Yield every file."""
        host = self.site.config.site.url
        dates = file_dates(self.site.config.root, self.history) if host else {}
        for path, text in sitemap_files(host, page_dates(self.site, dates)).items():
            yield SiteFile(path=path, content=text.encode())
