"""`/sw.js`: the worker with which pages can be read without a network.

Written last, when the digests of what it keeps from the start are known: it changes exactly when
the shell or the search does, and that is when readers' pages reload. A site that names no host of
its own gets a worker that takes a former one away.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar, Final, NamedTuple, Self

import msgspec

from showfloor.build.build_paths import BuildPaths
from showfloor.build.offline_hosts import offline_hosts
from showfloor.build.outputs.output import BuildContext, Output
from showfloor.build.outputs.pages import html_path
from showfloor.compile import OFFLINE, SEARCH, Site
from showfloor.decoding import decode_json
from showfloor.model import Model
from showfloor.model.assets import Assets
from showfloor.model.files import SiteFile, content_digest, load
from showfloor.outputs import WORKER, own_headers
from showfloor.search import FOLDER, TEXTS, WHOLE, WORDS

__all__ = ["OfflineWorker", "SearchFile", "is_of_search", "with_search", "worker_file"]

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


class SearchFile(NamedTuple):
    """A file of the search."""

    path: str
    size: int
    revision: str | None


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
            assets.script,
            *filter(None, [assets.live]),
            *assets.stylesheets,
            *assets.preloads,
            *_fonts_of_code(assets),
            *assets.offline,
            *_search_page(assets),
        }
        self._revisions: dict[str, str | None] = {}
        self._room = Room()

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
        return worker_file(_listed(self._revisions) + code if self._active else code)

    def _is_search(self, file: SiteFile) -> bool:
        return is_of_search(file.path) and self._room.has(len(load(file.content)))


class Room:
    """What is left for the search, as its files come."""

    def __init__(self) -> None:
        self._left = SEARCH_ROOM

    def has(self, size: int) -> bool:
        """Take a file in, if there is room for it."""
        if size > self._left:
            return False
        self._left -= size
        return True


def worker_file(content: bytes) -> SiteFile:
    """Return the worker as a file of a release."""
    return SiteFile(path=WORKER, content=content, headers=own_headers(WORKER))


def is_of_search(path: str) -> bool:
    """Tell whether a worker keeps a file for the search, if there is room."""
    return path.startswith(FOLDER) and not path.startswith((TEXTS, WORDS, WHOLE))


def with_search(worker: bytes, files: Iterable[SearchFile]) -> bytes:
    """Return a worker that keeps these files of the search, given in the order of a build.

    One that keeps nothing is returned as it is.
    """
    head, _, code = worker.partition(END)
    if not head.startswith(HEAD):
        return worker
    kept = decode_json(head.removeprefix(HEAD), list[KeptFile])
    revisions = {one.url: one.revision for one in kept if not is_of_search(one.url)}
    room = Room()
    revisions |= {file.path: file.revision for file in files if room.has(file.size)}
    return _listed(revisions) + code


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
