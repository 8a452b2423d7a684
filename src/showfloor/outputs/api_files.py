"""`index.json` beside every page of the API reference: its entries, for programs."""

from collections.abc import Iterator
from functools import partial
from typing import ClassVar, Final

import msgspec

from showfloor.cache.disk_cache import DiskCache
from showfloor.cache.file_cache import GeneratedFile
from showfloor.fingerprint import engine_code, key_of
from showfloor.model.api import ApiPage
from showfloor.model.base_path import with_base
from showfloor.model.site_file import SiteFile
from showfloor.outputs.output import CachedOutput
from showfloor.workspace import ApiPages, Site, SitePage

SCHEMA: Final = "/schemas/api.json"
"""Site path of the schema that every `index.json` follows."""


def api_schema() -> bytes:
    """Return the JSON Schema of `index.json`."""
    return msgspec.json.format(msgspec.json.encode(msgspec.json.schema(ApiPage)), indent=1)


class ApiFiles(CachedOutput):
    """Makes `index.json` beside every page of the reference."""

    kind: ClassVar[str] = "api-alternates"

    def __init__(self, site: Site, cache: DiskCache) -> None:
        super().__init__(site, cache)
        self._base = site.config.site.base
        self._api = site.made_by(ApiPages)

    def files(self) -> Iterator[SiteFile]:
        """Yield the files of all pages, and the schema if there are any."""
        pages = [page for page in self._site.pages.values() if self._api.makes(page.facts)]
        yield from self._file_cache.files(self._file(page) for page in pages)
        if pages:
            yield SiteFile(path=SCHEMA, content=api_schema())

    def content(self, path: str) -> bytes | None:
        """Return one file by its site path, or nothing if it is none."""
        page = self._site.pages.get(f"{path.rpartition('/')[0]}/")
        if page is None or not self._api.makes(page.facts):
            return None
        file = self._file(page)
        return file.make() if file.path == path else None

    def _file(self, page: SitePage) -> GeneratedFile:
        # The body of a page is made from the same entries as its file.
        key = key_of(engine_code(), page.body.digest, page.frame.title, self._base)
        return GeneratedFile(
            f"{page.frame.route}index.json", f"json {key}", partial(self._json, page)
        )

    def _json(self, page: SitePage) -> bytes:
        schema = with_base(self._base, SCHEMA)
        route, title = page.frame.route, page.frame.title
        entries = tuple(self._api.entries(route))
        return msgspec.json.encode(
            ApiPage(schema=schema, route=route, title=title, entries=entries)
        )
