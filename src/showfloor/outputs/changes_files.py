"""All changes of each product, which pages about what changed load for other versions."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Final, Self

from showfloor.cache.disk_cache import DiskCache
from showfloor.cache.file_cache import FileCache, GeneratedFile
from showfloor.model.site_file import SiteFile
from showfloor.outputs.output import BuildContext, Output
from showfloor.workspace import ChangesPages, Site

KIND: Final = "changes"


class ChangesFiles(Output):
    """Makes a file for each product with histories; those of unchanged ones are not read."""

    def __init__(self, site: Site, cache: DiskCache) -> None:
        self._changes = site.made_by(ChangesPages)
        self._file_cache = FileCache(cache, f"{KIND} {site.config.root.resolve()}")

    @classmethod
    def open(cls, context: BuildContext) -> Self:
        """Return the output of a build, or of the development server."""
        return cls(context.site, context.cache)

    def files(self) -> Iterator[SiteFile]:
        """Yield the files."""
        wanted = (
            GeneratedFile(one.data, one.data, partial(self._changes.data, family))
            for family, one in self._changes.families.items()
            if one.data
        )
        for file in self._file_cache.files(wanted):
            yield replace(file, immutable=True)

    def remember(self) -> None:
        """Store the list of files for the next build."""
        self._file_cache.remember()
