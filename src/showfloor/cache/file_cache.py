"""Files that are made from what a site holds, and kept while that is the same."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import NamedTuple

import msgspec

from showfloor.cache.disk_cache import DiskCache
from showfloor.model.cache import recalled
from showfloor.model.site_file import Content, SiteFile, content_digest

__all__ = ["Made", "MadeFiles"]

MEMORY = "made-files"


class Made(NamedTuple):
    """A file that can be made."""

    path: str
    """Site path."""
    key: str
    """Changes with everything that the content depends on."""
    make: Callable[[], bytes]
    headers: Mapping[str, str] = {}
    """Of the file alone."""
    kept: bool = True
    """Whether its content is kept for later builds; what is large and quickly made need not be."""


class MadeFiles:
    """Makes files of one kind; those that are as in the last build are not even looked at.

    `name` tells the kind and the site apart from others in the cache.
    """

    def __init__(self, cache: DiskCache, name: str) -> None:
        self._cache = cache
        self._name = name
        self._known = recalled(cache.kind(MEMORY), name, dict[str, tuple[str, str]]) or {}
        self._made: dict[str, tuple[str, str]] = {}

    def is_new(self, file: Made) -> bool:
        """Tell whether a file has to be made."""
        return self._digest(file) is None

    def ahead(self, wanted: Iterable[Made]) -> Iterator[None]:
        """Make files before it is their turn, one at each step; `files` finds them made."""
        for file in wanted:
            if file.kept and self.is_new(file):
                self._make(file)
                yield

    def files(self, wanted: Iterable[Made]) -> Iterator[SiteFile]:
        """Yield the files."""
        for file in wanted:
            content: Content = partial(self.content, file)
            if self.is_new(file):
                made = self._make(file)
                content = content if file.kept else made
            self._made[file.path] = known = self._known[file.path]
            yield SiteFile(path=file.path, content=content, digest=known[1], headers=file.headers)

    def content(self, file: Made) -> bytes:
        """Return what a file holds, as it was made or else made now."""
        return self._cache.get(self._name, file.key) or file.make()

    def remember(self) -> None:
        """Leave what was made to the next build."""
        self._cache.keep(self._name, (key for key, _ in self._made.values()))
        self._cache.put(MEMORY, self._name, msgspec.msgpack.encode(self._made))

    def _make(self, file: Made) -> bytes:
        made = file.make()
        self._known[file.path] = (file.key, content_digest(made))
        if file.kept:
            self._cache.put(self._name, file.key, made)
        return made

    def _digest(self, file: Made) -> str | None:
        known = self._known.get(file.path)
        return known[1] if known is not None and known[0] == file.key else None
