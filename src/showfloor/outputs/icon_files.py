"""The files of icon sets: names and shapes, loaded by the pages that show them."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import ClassVar

from showfloor.cache.disk_cache import DiskCache
from showfloor.cache.file_cache import GeneratedFile
from showfloor.fingerprint import engine_code, key_of
from showfloor.icons import icon_files
from showfloor.model.site_file import SiteFile
from showfloor.outputs.headers import file_headers
from showfloor.outputs.output import CachedOutput
from showfloor.workspace import Icons, Site


class IconFiles(CachedOutput):
    """Makes the files of a site's icon sets; unchanged sets are not read."""

    kind: ClassVar[str] = "icon-files"

    def __init__(self, site: Site, cache: DiskCache) -> None:
        super().__init__(site, cache)
        self._icons = site.made_by(Icons)
        self._contents: dict[str, dict[str, bytes]] = {}

    def files(self) -> Iterator[SiteFile]:
        """Yield the files of every set."""
        for file in self._file_cache.files(self._wanted()):
            yield replace(file, immutable=True, headers=file_headers(file.path))

    def content(self, path: str) -> bytes | None:
        """Return one file by its site path, or nothing if it is none."""
        for family, block in self._icons.icon_map.blocks.items():
            if path.startswith(block.data):
                return self._read(family).get(path.removeprefix(block.data))
        return None

    def _wanted(self) -> Iterator[GeneratedFile]:
        icons = self._icons.icon_map
        for family, names in icons.files.items():
            key = key_of(engine_code(), icons.keys[family])
            for name in names:
                make = partial(self._make, family, name)
                yield GeneratedFile(icons.blocks[family].data + name, f"{key} {name}", make)

    def _make(self, family: str, name: str) -> bytes:
        return self._read(family)[name]

    def _read(self, family: str) -> dict[str, bytes]:
        if family not in self._contents:
            one, icons = self._icons.of_family(family)
            self._contents[family] = dict(icon_files(one.settings, icons))
        return self._contents[family]
