"""Files with a key, which are made again only when their key changes."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path

import msgspec

from showfloor.cache.disk_cache import DiskCache
from showfloor.model.cache import recalled
from showfloor.model.site_file import Content, SiteFile, hashed, load

LAST_BUILD = "generated-files"
"""The kind of cache entry that lists the key and the digest of each file of the last build."""


class FileCache:
    """Makes the files of one output of a site, unless the last build made them from the same key.

    `output` is the name of the output, and `site` the folder of the site.
    """

    def __init__(self, cache: DiskCache, output: str, site: Path) -> None:
        self._cache = cache
        self._name = f"{output} {site.resolve()}"
        self._used: dict[str, tuple[str, str]] = {}

    def make_ahead(self, files: Iterable[SiteFile]) -> Iterator[None]:
        """Make the files that are cached and changed, one at each step; `files` finds them."""
        for file in files:
            if file.key is None or not file.is_cached:
                continue
            key = _key_of(file)
            if self._has_changed(file, key):
                self._make(file, key)
                yield

    def files(self, files: Iterable[SiteFile]) -> Iterator[SiteFile]:
        """Yield the files; those with a key have a digest."""
        for file in files:
            if file.key is None:
                yield file
                continue
            key = _key_of(file)
            content: Content = partial(self.content, file)
            if self._has_changed(file, key):
                made = self._make(file, key)
                content = content if file.is_cached else made
            self._used[file.path] = _, digest = self._known[file.path]
            yield replace(file, content=content, digest=digest)

    def content(self, file: SiteFile) -> bytes:
        """Return the content of a file, from the cache or made now."""
        return self._cache.get(self._name, _key_of(file)) or load(file.content)

    def remember(self) -> None:
        """Store the keys and digests of the files for the next build."""
        if self._used or self._known:
            self._cache.keep(self._name, (key for key, _ in self._used.values()))
            self._cache.put(LAST_BUILD, self._name, msgspec.msgpack.encode(self._used))

    @cached_property
    def _known(self) -> dict[str, tuple[str, str]]:
        kind = self._cache.kind(LAST_BUILD)
        return recalled(kind, self._name, dict[str, tuple[str, str]]) or {}

    def _has_changed(self, file: SiteFile, key: str) -> bool:
        known = self._known.get(file.path)
        return known is None or known[0] != key

    def _make(self, file: SiteFile, key: str) -> bytes:
        made = load(file.content)
        self._known[file.path] = (key, hashed(file.path, made))
        if file.is_cached:
            self._cache.put(self._name, key, made)
        return made


def _key_of(file: SiteFile) -> str:
    assert file.key is not None
    return file.key if isinstance(file.key, str) else file.key()
