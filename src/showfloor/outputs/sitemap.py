"""The sitemap, with the days on which pages were changed, as git reports them."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Final

from showfloor.model.cache import Cache
from showfloor.model.encoded_address import quote_path
from showfloor.model.page import is_found
from showfloor.model.site_file import SiteFile
from showfloor.node import cached_answer
from showfloor.outputs.output import BuildContext
from showfloor.sources.git_commit import ask_git, last_commit
from showfloor.workspace import Site, SitePage

MOST_ADDRESSES: Final = 50_000
"""In one file, as the protocol allows."""

HEAD: Final = '<?xml version="1.0" encoding="UTF-8"?>\n'
NAMESPACE: Final = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'


def sitemap_files(
    host: str | None, routes: Mapping[str, str | None], *, most: int = MOST_ADDRESSES
) -> dict[str, str]:
    """Return the sitemap's files by site path; none without a host.

    A sitemap needs whole addresses: `host` is one like `https://a.example`. `routes` give the day
    of the last change of each, where that is known: a wrong date is worse than none. More routes
    than fit into one file are split, and `sitemap.xml` lists the parts.
    """
    if host is None:
        return {}
    addresses = [_address(host, route, routes[route]) for route in sorted(routes)]
    if len(addresses) <= most:
        return {"/sitemap.xml": _document("urlset", "url", addresses)}
    starts = range(0, len(addresses), most)
    parts = {
        f"/sitemap-{number}.xml": _document("urlset", "url", addresses[start : start + most])
        for number, start in enumerate(starts, 1)
    }
    index = _document("sitemapindex", "sitemap", [_address(host, path) for path in parts])
    return {"/sitemap.xml": index, **parts}


def _address(host: str, path: str, changed: str | None = None) -> str:
    date = f"<lastmod>{escape(changed, quote=False)}</lastmod>" if changed else ""
    return f"<loc>{escape(host + quote_path(path), quote=False)}</loc>{date}"


def _document(root: str, entry: str, addresses: Sequence[str]) -> str:
    entries = "".join(f"<{entry}>{address}</{entry}>\n" for address in addresses)
    return f"{HEAD}<{root} {NAMESPACE}>\n{entries}</{root}>\n"


def sitemap(context: BuildContext) -> Iterator[SiteFile]:
    """Yield the sitemap, if the site's address is known."""
    host = context.site.config.site.url
    history = context.cache.kind("history")
    dates = file_dates(context.site.config.root, history) if host else {}
    for path, text in sitemap_files(host, page_dates(context.site, dates)).items():
        yield SiteFile(path=path, content=text.encode())


COMMIT: Final = "\0"
LOG: Final = "log --format=%x00%cd --date=iso-strict-local --name-only --no-renames --relative -- ."


def file_dates(root: Path, cache: Cache) -> dict[str, str]:
    """Return the time of the last commit of each file, in UTC, by its path below `root`.

    Empty without git, outside a repository, and in a shallow clone, whose first commit has all
    files. The log is only read if the commit is not that of the last build.
    """
    head = last_commit(root)
    if head is None:
        return {}

    def ask() -> dict[str, str]:
        return _dates_in(ask_git(root, *LOG.split()) or "")

    return cached_answer(cache, dict[str, str], f"{root.resolve()} {head}", ask)


def page_dates(site: Site, dates: Mapping[str, str]) -> dict[str, str | None]:
    """Return when each page was changed last, by route, without pages hidden from searches."""
    return {
        route: max((dates[file] for file in _files_of_page(page) if file in dates), default=None)
        for route, page in site.pages.items()
        if is_found(page.frame.robots)
    }


def _files_of_page(page: SitePage) -> Iterator[str]:
    """Yield the files that a page is made of; a generated page is made of its family's."""
    facts = page.facts
    folder = facts.path.rpartition("/")[0]
    yield facts.path
    if facts.generated:
        yield f"{folder}/family.toml"
    else:
        yield from (f"{folder}/{name}" for name in facts.beside)


def _dates_in(log: str) -> dict[str, str]:
    """Return the time of the newest commit of each file; the newest are first in the log."""
    dates: dict[str, str] = {}
    for commit in log.split(COMMIT)[1:]:
        time, *files = commit.split("\n")
        for file in files:
            if file:
                dates.setdefault(file, time)
    return dates
