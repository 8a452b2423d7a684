"""Files that are generated from a site and stored in the cache until their key changes."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import NamedTuple

import msgspec

from showfloor.cache.disk_cache import DiskCache
from showfloor.model.cache import recalled
from showfloor.model.site_file import Content, SiteFile, content_digest

LAST_BUILD = "generated-files"
"""The kind of cache entry that lists the key and the digest of each file of the last build."""


class GeneratedFile(NamedTuple):
    """A file, with the function that makes it."""

    path: str
    """Site path."""
    key: str
    """Changes with everything that the content depends on."""
    make: Callable[[], bytes]
    headers: Mapping[str, str] = {}
    """Of the file alone."""
    is_cached: bool = True
    """Whether later builds find its content in the cache; large files that are quickly made do not
    need that."""


class FileCache:
    """Makes files of one kind, unless the last build made them from the same key.

    `name` distinguishes the kind and the site from others in the cache.
    """

    def __init__(self, cache: DiskCache, name: str) -> None:
        self._cache = cache
        self._name = name
        self._known = recalled(cache.kind(LAST_BUILD), name, dict[str, tuple[str, str]]) or {}
        self._used: dict[str, tuple[str, str]] = {}

    def is_missing(self, file: GeneratedFile) -> bool:
        """Return whether a file has to be made."""
        known = self._known.get(file.path)
        return known is None or known[0] != file.key

    def make_ahead(self, wanted: Iterable[GeneratedFile]) -> Iterator[None]:
        """Make the missing files that are cached, one at each step; `files` finds them later."""
        for file in wanted:
            if file.is_cached and self.is_missing(file):
                self._make(file)
                yield

    def files(self, wanted: Iterable[GeneratedFile]) -> Iterator[SiteFile]:
        """Yield the files."""
        for file in wanted:
            content: Content = partial(self.content, file)
            if self.is_missing(file):
                made = self._make(file)
                content = content if file.is_cached else made
            self._used[file.path] = _, digest = self._known[file.path]
            yield SiteFile(path=file.path, content=content, digest=digest, headers=file.headers)

    def content(self, file: GeneratedFile) -> bytes:
        """Return the content of a file, from the cache or made now."""
        return self._cache.get(self._name, file.key) or file.make()

    def remember(self) -> None:
        """Keep the files of this build for the next one."""
        self._cache.keep(self._name, (key for key, _ in self._used.values()))
        self._cache.put(LAST_BUILD, self._name, msgspec.msgpack.encode(self._used))

    def _make(self, file: GeneratedFile) -> bytes:
        made = file.make()
        self._known[file.path] = (file.key, content_digest(made))
        if file.is_cached:
            self._cache.put(self._name, file.key, made)
        return made
