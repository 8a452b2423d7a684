"""Pages as files of a release: unchanged pages are taken over, the others are rendered."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial

import msgspec

from showfloor.model.base import Model
from showfloor.model.cache import recalled
from showfloor.model.page import RenderedPage
from showfloor.model.site_file import Content, SiteFile, hashed
from showfloor.outputs.headers import ASSETS, file_headers
from showfloor.outputs.output import BuildContext
from showfloor.outputs.page_keys import PageKeys
from showfloor.release.served_release import ServedRelease

RENDERED = "rendered"
MEMORY = "drawn"


def html_path(route: str) -> str:
    """Return the site path of a route's HTML file."""
    return f"{route}index.html" if route.endswith("/") else route


def files_of(page: RenderedPage) -> dict[str, bytes]:
    """Return the document of a page and the files that it adds, by site path."""
    texts = {html_path(page.route): page.html, **page.files}
    return {path: text.encode() for path, text in texts.items()}


def site_file(path: str, content: Content, digest: str) -> SiteFile:
    """Return a file of a page as a file of a release."""
    return SiteFile(
        path=path,
        content=content,
        digest=digest,
        immutable=path.startswith(ASSETS),
        quick=True,
        headers=file_headers(path),
    )


class RenderedFiles(Model, frozen=True, kw_only=True):
    """The key of a rendered page, and its files."""

    key: str
    files: dict[str, str]
    """Digest of each file by site path."""


class PageFiles:
    """Turns pages into files with as little rendering as possible."""

    def __init__(self, context: BuildContext, served_release: ServedRelease) -> None:
        """Find the pages that have to be rendered; the served release has the others."""
        self._context = context
        self._site = context.site
        self._pages = {**context.site.built_in_pages, **context.site.pages}
        self._cache = context.cache
        self._served_release = served_release
        self._memory_key = str(context.site.config.root.resolve())
        self._recalled = (
            recalled(self._cache.kind(MEMORY), self._memory_key, dict[str, RenderedFiles]) or {}
        )
        keys = PageKeys(context.render)
        self.keys = {route: keys.of(page) for route, page in self._pages.items()}
        """Keys of pages by route."""
        self._written: dict[str, RenderedFiles] = {}
        self._sent: dict[str, str] = {}
        """Digest of each file that was yielded, by path."""
        self.waiting = [route for route in self._pages if not self._is_unchanged(route)]
        """Routes of the pages that have to be rendered."""

    def files(self) -> Iterator[SiteFile]:
        """Yield the files of every page: first unchanged pages, then rendered ones.

        Raises the errors of the renderer.
        """
        waiting = set(self.waiting)
        for route in self._pages:
            if route not in waiting:
                yield from self._unchanged_files(route)
        if not self.waiting:
            return
        whole = (self._site.complete(self._pages[route]) for route in self.waiting)
        for page in self._context.renderer.render(whole):
            self._cache.put(RENDERED, self.keys[page.route], msgspec.msgpack.encode(page))
            yield from self._fresh_files(page)

    def remember(self) -> None:
        """Store the rendered pages for the next build."""
        self._cache.keep(RENDERED, self.keys.values())
        self._cache.put(MEMORY, self._memory_key, msgspec.msgpack.encode(self._written))

    def _is_unchanged(self, route: str) -> bool:
        if self._from_release(route) is not None:
            return True
        return self._cache.get(RENDERED, self.keys[route]) is not None

    def _unchanged_files(self, route: str) -> Iterable[SiteFile]:
        if known := self._from_release(route):
            self._written[route] = known
            read = self._served_release.read
            return self._unsent(known.files, lambda path: partial(read, path))
        page = self._from_cache(route)
        if page is None:  # the cache is damaged
            self.waiting.append(route)
            return ()
        return self._fresh_files(page)

    def _from_release(self, route: str) -> RenderedFiles | None:
        """Return the files of a page in the served release, if the page has not changed."""
        known = self._recalled.get(route)
        if known is None or known.key != self.keys[route]:
            return None
        entries = self._served_release.files
        whole = all(p in entries and entries[p].etag == d for p, d in known.files.items())
        return known if whole else None

    def _from_cache(self, route: str) -> RenderedPage | None:
        page = recalled(self._cache.kind(RENDERED), self.keys[route], RenderedPage)
        return page if page is not None and page.route == route else None

    def _fresh_files(self, page: RenderedPage) -> Iterable[SiteFile]:
        contents = files_of(page)
        # Pages share style sheets, whose names change with their contents.
        digests = {
            path: self._sent.get(path) or hashed(path, content)
            for path, content in contents.items()
        }
        self._written[page.route] = RenderedFiles(key=self.keys[page.route], files=digests)
        return self._unsent(digests, contents.__getitem__)

    def _unsent(
        self, digests: Mapping[str, str], content_of: Callable[[str], Content]
    ) -> Iterator[SiteFile]:
        """Yield the files that no page before has; pages may share critical styles."""
        for path, digest in digests.items():
            if path not in self._sent:
                self._sent[path] = digest
                yield site_file(path, content_of(path), digest)
