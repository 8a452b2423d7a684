"""`/sw.js`: the worker with which pages can be read without a network.

Written last, when the digests of what it keeps from the start are known: it changes exactly when
the shell or the search does, and that is when readers' pages reload. A site that names no host of
its own gets a worker that takes a former one away.
"""

from collections.abc import Iterator
from typing import ClassVar, Final, Self

import msgspec

from showfloor.build.build_paths import BuildPaths
from showfloor.build.offline_hosts import offline_hosts
from showfloor.build.outputs.output import BuildContext, Output
from showfloor.build.outputs.pages import html_path
from showfloor.compile import OFFLINE, SEARCH, Site
from showfloor.model.assets import Assets
from showfloor.model.files import SiteFile, content_digest, load
from showfloor.outputs import WORKER, own_headers
from showfloor.search import FOLDER, TEXTS

__all__ = ["OfflineWorker"]

SEARCH_SCRIPT: Final = "search"
"""Name of the script of the search's page."""

SEARCH_ROOM: Final = 384 * 1024
"""Bytes of the search, uncompressed, that every reader's device may be asked to keep at once; what
is larger is kept when it is used."""


class OfflineWorker(Output):
    """Takes note of the files of a release, and makes the worker's from them."""

    of_text: ClassVar[bool] = False
    streams: ClassVar[bool] = True
    in_development: ClassVar[bool] = False

    def __init__(self, paths: BuildPaths, site: Site, assets: Assets) -> None:
        self._folder = paths.work / "offline"
        self._active = bool(offline_hosts(site.config))
        self._shell = {
            OFFLINE,
            assets.pre_paint,
            assets.script,
            *assets.stylesheets,
            *assets.preloads,
            *_fonts_of_code(assets),
            *assets.offline,
            *_search_page(assets),
        }
        self._revisions: dict[str, str | None] = {}
        self._room = SEARCH_ROOM

    @classmethod
    def open(cls, context: BuildContext) -> Self:
        """Return the output of a build."""
        return cls(context.paths, context.site, context.render.assets)

    def note(self, file: SiteFile) -> None:
        """Take a file into account before it is published."""
        if self._active and (file.path in self._shell or self._is_search(file)):
            url = file.path.removesuffix("index.html")
            self._revisions[url] = None if file.immutable else _digest(file)

    def files(self) -> Iterator[SiteFile]:
        """Yield the worker, once all other files are noted."""
        yield self.file()

    def file(self) -> SiteFile:
        """Return the worker, with the list of what it keeps from the start."""
        name = "worker.js" if self._active else "retire.js"
        code = (self._folder / name).read_bytes()
        kept = [{"url": url, "revision": self._revisions[url]} for url in sorted(self._revisions)]
        head = b"self.precached = " + msgspec.json.encode(kept) + b";\n" if self._active else b""
        return SiteFile(path=WORKER, content=head + code, headers=own_headers(WORKER))

    def _is_search(self, file: SiteFile) -> bool:
        if not file.path.startswith(FOLDER) or file.path.startswith(TEXTS):
            return False
        size = len(load(file.content))
        if size > self._room:
            return False
        self._room -= size
        return True


def _search_page(assets: Assets) -> Iterator[str]:
    yield html_path(SEARCH)
    if script := assets.special.get(SEARCH_SCRIPT):
        yield from (script.script, *script.imports, *script.stylesheets)


def _fonts_of_code(assets: Assets) -> Iterator[str]:
    for sheet in assets.parts.get("code", ()):
        yield from (face.href for face in assets.faces.get(sheet, ()))


def _digest(file: SiteFile) -> str:
    return file.digest or content_digest(load(file.content))
