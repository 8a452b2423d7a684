"""The pages of a large product as shards of the search, made again only when a name changed."""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from typing import Final

import msgspec

from showfloor.cache.disk_cache import DiskCache
from showfloor.model.site_file import SiteFile
from showfloor.model.symbol_index import SearchGuide, SearchPage, SearchShards, SearchSpellings
from showfloor.node import cached_answer
from showfloor.search import (
    WHOLE,
    PrefixShards,
    prefix_shards,
    shard_of,
    spellings_of,
    word_folder,
)

KIND: Final = "search-shards"

Rows = tuple[Sequence[SearchPage], Sequence[SearchGuide]]


class PageShards:
    """The shards of one product.

    `key` changes with their content. `rows` returns the pages, and is only called to make a file.
    """

    def __init__(self, cache: DiskCache, product: str, key: str, rows: Callable[[], Rows]) -> None:
        self._cache = cache.kind(KIND)
        self._key = key
        self._make = rows
        self._folder = word_folder(product)
        self._digest = key[:10]
        self._whole = f"{WHOLE}{product or 'site'}.{self._digest}.json"

    @cached_property
    def directory(self) -> SearchShards:
        """The shards by the words in them."""
        return cached_answer(self._cache, SearchShards, self._key, self._directory)

    def files(self) -> Iterator[SiteFile]:
        """Yield all files, which no cache stores: they are large, and made quickly."""
        found = self.directory
        for name in dict.fromkeys((*found.head_files, *found.start_files)):
            path = f"{self._folder}{name}.json"
            yield _shard_file(path, f"words {name}", partial(self._shard, name))
        yield _shard_file(found.spellings, f"spellings {self._digest}", self._spellings)
        yield _shard_file(found.whole, f"whole {self._digest}", lambda: shard_of(*self._rows))

    @cached_property
    def _rows(self) -> Rows:
        return self._make()

    @cached_property
    def _shards(self) -> PrefixShards:
        return prefix_shards(*self._rows)

    def _directory(self) -> SearchShards:
        shards = self._shards
        return SearchShards(
            folder=self._folder,
            heads=tuple(key for key, _ in shards.heads),
            head_files=tuple(name for _, name in shards.heads),
            starts=tuple(key for key, _ in shards.starts),
            start_files=tuple(name for _, name in shards.starts),
            spellings=f"{self._folder}spellings.{self._digest}.json",
            whole=self._whole,
        )

    def _shard(self, name: str) -> bytes:
        return self._shards.files[name]

    def _spellings(self) -> bytes:
        return msgspec.json.encode(SearchSpellings(words=spellings_of(*self._rows)))


def _shard_file(path: str, key: str, make: Callable[[], bytes]) -> SiteFile:
    return SiteFile(path=path, key=key, content=make, is_cached=False, immutable=True, quick=True)
