"""What an output is: one kind of file that a site gives, in a build and in development.

An output is a subclass of `Output` in a file of this folder, and its line in the list of
`showfloor.outputs`. It says which files there are, what each depends on and how it is made.
"""

from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import cached_property
from typing import ClassVar, Self, TypeVar, cast

from showfloor.build_paths import BuildPaths
from showfloor.cache.disk_cache import DiskCache
from showfloor.frontend.bundle import read_assets
from showfloor.model.site_file import SiteFile, load
from showfloor.node import find_node
from showfloor.outputs.page_keys import RenderContext
from showfloor.release.served_release import ServedRelease
from showfloor.render import NodeRenderer, Renderer
from showfloor.workspace import Site

__all__ = ["BuildContext", "Output", "Outputs", "SiteOutput"]

Kind = TypeVar("Kind", bound="Output")


class Outputs:
    """Outputs that were opened, each to be asked for by its class."""

    def __init__(self, opened: "Iterable[Output]" = ()) -> None:
        self._opened = {type(output): output for output in opened}

    def __iter__(self) -> "Iterator[Output]":
        return iter(self._opened.values())

    def find(self, output: type[Kind]) -> Kind | None:
        """Return an output, or nothing where it was not opened."""
        return cast("Kind | None", self._opened.get(output))  # each stands under its own class

    def of(self, output: type[Kind]) -> Kind:
        """Return an output; raises `KeyError` where it was not opened."""
        return cast("Kind", self._opened[output])


@dataclass(kw_only=True)
class BuildContext:
    """What outputs are made from."""

    site: Site
    paths: BuildPaths
    cache: DiskCache
    frontend: str = ""
    """Digest of the frontend's own code; empty until it is bundled."""
    served_release: ServedRelease | None = None
    """The release that is served now; nothing in development."""
    opened: Outputs = field(default_factory=Outputs)
    """Outputs that were opened before."""
    ending: ExitStack = field(default_factory=ExitStack)
    """What is to be ended with the build, however that ends."""

    @cached_property
    def render(self) -> RenderContext:
        """What all pages are rendered with; known once the frontend is bundled."""
        return RenderContext(self.site, read_assets(self.paths), self.frontend)

    @cached_property
    def renderer(self) -> Renderer:
        """React workers, started when the first page needs them."""
        workers = NodeRenderer(find_node(), self.paths.work, self.site.shell, self.site.trees)
        return self.ending.enter_context(workers)


class Output:
    """One kind of file. As it stands here, it gives none."""

    early: ClassVar[bool] = False
    """Whether it is opened before the frontend is bundled, to work beside the other steps. The site
    has no pages about the release then: whoever makes something of each page asks for it later."""
    streams: ClassVar[bool] = False
    """Whether its files come one after the other while others are written."""
    turns: ClassVar[bool] = False
    """Whether the streamed files of several such outputs come by turns: those of one are made in
    Python while those of another are waited for."""
    in_development: ClassVar[bool] = True
    """Whether the development server gives its files too."""

    @classmethod
    def open(cls, context: BuildContext) -> Self:
        """Return the output of a build, or of the state that the development server shows."""
        raise NotImplementedError

    def ahead(self) -> Iterator[None]:
        """Make what needs no frontend, a file at each step, while that is bundled.

        It is asked of what is opened early, and no longer than until the frontend is there.
        """
        return iter(())

    def files(self) -> Iterable[SiteFile]:
        """Return its files; what has not changed since the last build is not made again."""
        return ()

    def content(self, path: str) -> bytes | None:
        """Return one of its files by the site path, or nothing if it is none of these."""
        return next((load(file.content) for file in self.files() if file.path == path), None)

    def note(self, file: SiteFile) -> None:
        """Take a file of any output into account, before it is published."""

    def remember(self) -> None:
        """Leave what was made to the next build."""


@dataclass(frozen=True)
class SiteOutput(Output):
    """One kind of file that is made from the site alone."""

    site: Site

    @classmethod
    def open(cls, context: BuildContext) -> Self:
        """Return the output of a build, or of the state that the development server shows."""
        return cls(context.site)
