"""Pages as files of a release: those that are as before are kept, the others are rendered."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import ClassVar, Self

import msgspec

from showfloor.model import Model, RenderedPage
from showfloor.model.cache import recalled
from showfloor.model.site_file import Content, SiteFile, content_digest
from showfloor.outputs.headers import own_headers
from showfloor.outputs.output import BuildContext, Output
from showfloor.outputs.page_keys import PageKeys
from showfloor.release.served_release import ServedRelease

__all__ = ["PageFiles", "html_path"]

RENDERED = "rendered"
MEMORY = "drawn"


def html_path(route: str) -> str:
    """Return the site path of a route's HTML file."""
    return f"{route}index.html" if route.endswith("/") else route


def drawn_files(page: RenderedPage) -> dict[str, bytes]:
    """Return the document of a page and what that brings along, by site path."""
    texts = {html_path(page.route): page.html, **page.files}
    return {path: text.encode() for path, text in texts.items()}


def drawn_file(path: str, content: Content, digest: str) -> SiteFile:
    """Return one of them as a file of a release."""
    return SiteFile(
        path=path,
        content=content,
        digest=digest,
        immutable=not path.endswith(".html"),
        quick=True,
        headers=own_headers(path),
    )


class Drawn(Model, frozen=True, kw_only=True):
    """What is remembered of a rendered page."""

    key: str
    files: dict[str, str]
    """Site path to digest, of the HTML and of what it brings along."""


class PageFiles(Output):
    """Turns pages into files with as little rendering as possible."""

    streams: ClassVar[bool] = True
    turns: ClassVar[bool] = True
    in_development: ClassVar[bool] = False  # there they are drawn one by one, on demand

    def __init__(self, context: BuildContext, served_release: ServedRelease) -> None:
        """Find the pages that have to be rendered; the served release has the others."""
        self._context = context
        self._site = context.site
        self._pages = {**context.site.built_in_pages, **context.site.pages}
        self._cache = context.cache
        self._served_release = served_release
        self._memory_key = str(context.site.config.root.resolve())
        self._known = self._recall()
        keys = PageKeys(context.render)
        self.keys = {route: keys.of(page) for route, page in self._pages.items()}
        """By route: they change with everything that a page is drawn from."""
        self._drawn: dict[str, Drawn] = {}
        self._sent: set[str] = set()
        self.waiting = [route for route in self._pages if not self._is_at_hand(route)]
        """Routes of the pages that have to be rendered."""

    @classmethod
    def open(cls, context: BuildContext) -> Self:
        """Return the output of a build; raises `ValueError` without a release to go on from."""
        if context.served_release is None:
            raise ValueError("pages are written beside a release, even beside an empty one")
        return cls(context, context.served_release)

    def files(self) -> Iterator[SiteFile]:
        """Yield the files of every page: first those at hand, then the rendered ones.

        Raises what the renderer raises.
        """
        waiting = set(self.waiting)
        for route in self._pages:
            if route not in waiting:
                yield from self._at_hand(route)
        if not self.waiting:
            return
        whole = (self._site.complete(self._pages[route]) for route in self.waiting)
        for page in self._context.renderer.render(whole):
            self._cache.put(RENDERED, self.keys[page.route], msgspec.msgpack.encode(page))
            yield from self._contents(page)

    def remember(self) -> None:
        """Leave what was drawn to the next build."""
        self._cache.keep(RENDERED, self.keys.values())
        self._cache.put(MEMORY, self._memory_key, msgspec.msgpack.encode(self._drawn))

    def _recall(self) -> dict[str, Drawn]:
        return recalled(self._cache.kind(MEMORY), self._memory_key, dict[str, Drawn]) or {}

    def _is_at_hand(self, route: str) -> bool:
        return self._kept(route) is not None or self._has_stored(route)

    def _at_hand(self, route: str) -> Iterable[SiteFile]:
        if drawn := self._kept(route):
            self._drawn[route] = drawn
            return self._once(drawn.files, self._served_release.read)
        page = self._stored(route)
        if page is None:  # it was there, but cannot be read
            self.waiting.append(route)
            return ()
        return self._contents(page)

    def _kept(self, route: str) -> Drawn | None:
        """Return what was drawn for the served release, if it is what this build would draw."""
        drawn = self._known.get(route)
        if drawn is None or drawn.key != self.keys[route]:
            return None
        entries = self._served_release.files
        whole = all(p in entries and entries[p].etag == d for p, d in drawn.files.items())
        return drawn if whole else None

    def _has_stored(self, route: str) -> bool:
        return self._cache.get(RENDERED, self.keys[route]) is not None

    def _stored(self, route: str) -> RenderedPage | None:
        page = recalled(self._cache.kind(RENDERED), self.keys[route], RenderedPage)
        return page if page is not None and page.route == route else None

    def _contents(self, page: RenderedPage) -> Iterable[SiteFile]:
        contents = drawn_files(page)
        digests = {path: content_digest(content) for path, content in contents.items()}
        self._drawn[page.route] = Drawn(key=self.keys[page.route], files=digests)
        return self._once(digests, contents.__getitem__)

    def _once(
        self, digests: Mapping[str, str], content_of: Callable[[str], bytes]
    ) -> Iterator[SiteFile]:
        """Yield files that no other page has brought yet; pages may share critical styles."""
        for path, digest in digests.items():
            if path not in self._sent:
                self._sent.add(path)
                yield drawn_file(path, partial(content_of, path), digest)
