"""Outputs: the kinds of files that a site gives, in a build and in development.

An output is a function in a file of this folder that yields files, and its line in the list of
`showfloor.outputs`. One whose files are cached, or made while others are written, is a subclass of
`Output`.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Self

from showfloor.build_paths import BuildPaths
from showfloor.cache.disk_cache import DiskCache
from showfloor.cache.file_cache import FileCache
from showfloor.frontend.bundle import read_assets
from showfloor.model.site_file import SiteFile, load
from showfloor.node import find_node
from showfloor.outputs.page_keys import RenderContext
from showfloor.release.served_release import ServedRelease
from showfloor.render import Renderer
from showfloor.workspace import Site


@dataclass(frozen=True, kw_only=True)
class EarlyContext:
    """A site whose frontend is not bundled yet, for outputs that work while it is bundled."""

    site: Site
    """The site; in a build, before the pages about a release are added."""
    paths: BuildPaths
    cache: DiskCache
    ending: ExitStack
    """Closes what outputs have started, whether the build succeeds or fails."""


@dataclass(frozen=True, kw_only=True)
class BuildContext(EarlyContext):
    """A site and its frontend, from which outputs are made."""

    frontend: str
    """Digest of the frontend's code; empty in development, where it may change at any time."""
    served_release: ServedRelease | None
    """The release that is served now; nothing in development."""
    early: "Sequence[EarlyOutput]"
    """The outputs that were opened before the frontend was bundled."""

    @cached_property
    def render(self) -> RenderContext:
        """The values that all pages are rendered with."""
        return RenderContext(self.site, read_assets(self.paths), self.frontend)

    @cached_property
    def renderer(self) -> Renderer:
        """React workers, started when the first page needs them."""
        workers = Renderer(find_node(), self.paths.work, self.site.shell, self.site.trees)
        return self.ending.enter_context(workers)


class Output:
    """One kind of file. This base class gives no files."""

    streams: ClassVar[bool] = False
    """Whether its files come one after the other while others are written."""
    turns: ClassVar[bool] = False
    """Whether the streamed files of several such outputs come by turns: those of one are made in
    Python while those of another are waited for."""

    @classmethod
    def open(cls, context: BuildContext) -> Self:
        """Return the output of a build, or of the state that the development server shows."""
        raise NotImplementedError

    def files(self) -> Iterable[SiteFile]:
        """Return all its files; files that are as in the last build are not made again."""
        return ()

    def content(self, path: str) -> bytes | None:
        """Return one of its files by the site path, or nothing where it has no such file."""
        return next((load(file.content) for file in self.files() if file.path == path), None)

    def note(self, file: SiteFile) -> None:
        """Take a file of any output into account, before it is published."""

    def remember(self) -> None:
        """Save for the next build which files were made."""


class CachedOutput(Output):
    """One kind of file, which the cache keeps until the key of a file changes."""

    kind: ClassVar[str]
    """Distinguishes its files in the cache from those of other outputs."""

    def __init__(self, site: Site, cache: DiskCache) -> None:
        self._site = site
        self._file_cache = FileCache(cache, f"{self.kind} {site.config.root.resolve()}")

    @classmethod
    def open(cls, context: BuildContext) -> Self:
        """Return the output of a build, or of the state that the development server shows."""
        return cls(context.site, context.cache)

    def remember(self) -> None:
        """Save for the next build which files were made."""
        self._file_cache.remember()


class EarlyOutput(Output):
    """An output that is opened before the frontend is bundled, to work during the other steps."""

    @classmethod
    def open(cls, context: EarlyContext) -> Self:
        """Return the output of a site, in a build before it has the pages about a release."""
        raise NotImplementedError

    def ahead(self) -> Iterator[None]:
        """Make files that need no frontend, one at each step, until the frontend is bundled."""
        return iter(())

    def complete(self, _context: BuildContext) -> Self:
        """Return the output of the site with the pages about a release, if it has files of them."""
        return self


FilesOf = Callable[[BuildContext], Iterable[SiteFile]]


@dataclass(frozen=True)
class FunctionOutput(Output):
    """The files that a function yields; they are made again in each build."""

    make: FilesOf
    context: BuildContext

    def files(self) -> Iterable[SiteFile]:
        """Return all its files."""
        return self.make(self.context)
