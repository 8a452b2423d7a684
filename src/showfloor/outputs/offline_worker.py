"""`/sw.js`: the service worker, by which pages can be read without a network.

It is written last, since it lists digests of other files: it changes when the shell or the search
does, and then pages of readers reload. A site without a host for offline reading gets a worker that
removes an earlier one.
"""

from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from showfloor.build_paths import BuildPaths
from showfloor.frontend.site_manifest import offline_hosts
from showfloor.model.assets import Assets
from showfloor.model.base import Model
from showfloor.model.base_path import with_base
from showfloor.model.site_file import SiteFile, content_digest, load
from showfloor.outputs.headers import WORKER, file_headers
from showfloor.outputs.pages import html_path
from showfloor.search import FOLDER, TEXTS, WHOLE, WORDS
from showfloor.workspace import OFFLINE, SEARCH, Site

SEARCH_SCRIPT: Final = "search"
"""Name of the script of the search's page."""

SEARCH_LIMIT: Final = 384 * 1024
"""Bytes of the search, uncompressed, that each device stores from the start at most; other files
are stored when they are used."""


HEAD: Final = b"self.precached = "
END: Final = b";\n"
"""The list of files is the worker's first line."""


class PrecachedFile(Model, frozen=True, kw_only=True):
    """A file that the worker stores from the start, as an item of its list."""

    url: str
    revision: str | None
    """Digest; nothing for a file whose name has one."""


class OfflineWorker:
    """Makes the worker from the files of a release."""

    def __init__(self, paths: BuildPaths, site: Site, assets: Assets) -> None:
        self._folder = paths.work / "offline"
        self._url = site.config.site.url
        self._base = site.config.site.base
        self._active = bool(offline_hosts(site.config))
        self._shell = {
            OFFLINE,
            assets.script,
            *filter(None, [assets.live]),
            *assets.stylesheets,
            *assets.preloads,
            *_fonts_of_code(assets),
            *assets.offline,
            *_search_page(assets),
        }
        self._revisions: dict[str, str | None] = {}
        self._search_bytes_left = SEARCH_LIMIT

    def note(self, file: SiteFile) -> None:
        """Take a file into account before it is published."""
        if self._active and (file.path in self._shell or self._is_search(file)):
            url = with_base(self._base, file.path.removesuffix("index.html"))
            digest = None if file.immutable else file.digest or content_digest(load(file.content))
            self._revisions[url] = digest

    def file(self) -> SiteFile:
        """Return the worker, with the list of files that it stores from the start."""
        name = "worker.js" if self._active else "retire.js"
        code = (self._folder / name).read_bytes()
        content = _listed(self._revisions) + code if self._active else code
        return SiteFile(path=WORKER, content=content, headers=file_headers(WORKER, url=self._url))

    def _is_search(self, file: SiteFile) -> bool:
        """Return whether a file of the search is within the limit, and count its bytes."""
        if not file.path.startswith(FOLDER) or file.path.startswith((TEXTS, WORDS, WHOLE)):
            return False
        size = len(load(file.content))
        if size > self._search_bytes_left:
            return False
        self._search_bytes_left -= size
        return True


def _listed(revisions: Mapping[str, str | None]) -> bytes:
    files = [PrecachedFile(url=url, revision=revisions[url]) for url in sorted(revisions)]
    return HEAD + msgspec.json.encode(files) + END


def _search_page(assets: Assets) -> Iterator[str]:
    yield html_path(SEARCH)
    if script := assets.special.get(SEARCH_SCRIPT):
        yield from (script.script, *script.imports, *script.stylesheets)


def _fonts_of_code(assets: Assets) -> Iterator[str]:
    for sheet in assets.parts.get("code", ()):
        yield from (face.href for face in assets.faces.get(sheet, ()))
