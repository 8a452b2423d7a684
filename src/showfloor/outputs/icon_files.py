"""The files of icon sets: names and shapes, loaded by the pages that show them."""

from collections.abc import Iterator
from functools import partial
from typing import ClassVar, Final

import msgspec

from showfloor.cache.disk_cache import DiskCache
from showfloor.cache.file_cache import GeneratedFile
from showfloor.fingerprint import engine_code, key_of
from showfloor.icons import icon_files
from showfloor.model.cache import recalled
from showfloor.model.site_file import SiteFile
from showfloor.outputs.headers import file_headers
from showfloor.outputs.output import CachedOutput
from showfloor.workspace import Icons, Site

__all__ = ["IconFiles"]

MEMORY: Final = "icon-file-names"


class IconFiles(CachedOutput):
    """Makes the files of a site's icon sets; unchanged sets are not read."""

    kind: ClassVar[str] = "icon-files"

    def __init__(self, site: Site, cache: DiskCache) -> None:
        super().__init__(site, cache)
        self._icons = site.made_by(Icons)
        self._cache = cache
        self._contents: dict[str, dict[str, bytes]] = {}

    def files(self) -> Iterator[SiteFile]:
        """Yield the files of every set."""
        for file in self._file_cache.files(self._wanted()):
            yield SiteFile(
                path=file.path,
                content=file.content,
                digest=file.digest,
                immutable=True,
                headers=file_headers(file.path),
            )

    def content(self, path: str) -> bytes | None:
        """Return one file by its site path, or nothing if it is none."""
        for family, block in self._icons.sets.items():
            if path.startswith(block.data):
                return self._read(family).get(path.removeprefix(block.data))
        return None

    def _wanted(self) -> Iterator[GeneratedFile]:
        for family, block in self._icons.sets.items():
            key = key_of(engine_code(), self._icons.keys[family])
            for name in self._names(family, key):
                make = partial(self._make, family, name)
                yield GeneratedFile(block.data + name, f"{key} {name}", make)

    def _names(self, family: str, key: str) -> list[str]:
        """Return the names of a set's files; those of an unchanged set are cached."""
        names = recalled(self._cache.kind(MEMORY), key, list[str])
        if names is None:
            names = list(self._read(family))
            self._cache.put(MEMORY, key, msgspec.msgpack.encode(names))
        return names

    def _make(self, family: str, name: str) -> bytes:
        return self._read(family)[name]

    def _read(self, family: str) -> dict[str, bytes]:
        if family not in self._contents:
            one, icons = self._icons.of_family(family)
            self._contents[family] = dict(icon_files(one.settings, icons))
        return self._contents[family]
