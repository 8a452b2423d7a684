"""`/sw.js`: the worker with which pages can be read without a network.

Written last, when the digests of what it keeps from the start are known: it changes exactly when
the shell or the search does, and that is when readers' pages reload. A site that names no host of
its own gets a worker that takes a former one away.
"""

from collections.abc import Iterator, Mapping
from typing import ClassVar, Final, Self

import msgspec

from showfloor.build_paths import BuildPaths
from showfloor.frontend.site_manifest import offline_hosts
from showfloor.model import Model
from showfloor.model.assets import Assets
from showfloor.model.site_file import SiteFile, content_digest, load
from showfloor.outputs.headers import WORKER, own_headers
from showfloor.outputs.output import BuildContext, Output
from showfloor.outputs.pages import html_path
from showfloor.search import FOLDER, TEXTS, WHOLE, WORDS
from showfloor.workspace import OFFLINE, SEARCH, Site

__all__ = ["OfflineWorker"]

SEARCH_SCRIPT: Final = "search"
"""Name of the script of the search's page."""

SEARCH_ROOM: Final = 384 * 1024
"""Bytes of the search, uncompressed, that every reader's device may be asked to keep at once; what
is larger is kept when it is used."""


HEAD: Final = b"self.precached = "
END: Final = b";\n"
"""The list of files is the worker's first line."""


class KeptFile(Model, frozen=True, kw_only=True):
    """A file that the worker keeps from the start, as its list has it."""

    url: str
    revision: str | None
    """Nothing where the name says it."""


class OfflineWorker(Output):
    """Takes note of the files of a release, and makes the worker's from them."""

    streams: ClassVar[bool] = True
    in_development: ClassVar[bool] = False

    def __init__(self, paths: BuildPaths, site: Site, assets: Assets) -> None:
        self._folder = paths.work / "offline"
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
        self._search_room = SEARCH_ROOM

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
        content = _listed(self._revisions) + code if self._active else code
        return SiteFile(path=WORKER, content=content, headers=own_headers(WORKER))

    def _is_search(self, file: SiteFile) -> bool:
        """Tell whether a file is one of the search that there is room for, and take the room."""
        if not file.path.startswith(FOLDER) or file.path.startswith((TEXTS, WORDS, WHOLE)):
            return False
        size = len(load(file.content))
        if size > self._search_room:
            return False
        self._search_room -= size
        return True


def _listed(revisions: Mapping[str, str | None]) -> bytes:
    kept = [KeptFile(url=url, revision=revisions[url]) for url in sorted(revisions)]
    return HEAD + msgspec.json.encode(kept) + END


def _search_page(assets: Assets) -> Iterator[str]:
    yield html_path(SEARCH)
    if script := assets.special.get(SEARCH_SCRIPT):
        yield from (script.script, *script.imports, *script.stylesheets)


def _fonts_of_code(assets: Assets) -> Iterator[str]:
    for sheet in assets.parts.get("code", ()):
        yield from (face.href for face in assets.faces.get(sheet, ()))


def _digest(file: SiteFile) -> str:
    return file.digest or content_digest(load(file.content))
