"""Outputs: the kinds of files that a site gives, in a build and in development.

An output is a function in a file of this folder that yields files, and its line in the list of
`showfloor.outputs`. A file with a key is made again only when its key changes.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import cached_property

from showfloor.build_paths import BuildPaths
from showfloor.cache.disk_cache import DiskCache
from showfloor.cache.file_cache import FileCache
from showfloor.frontend.bundle import read_assets
from showfloor.model.site_file import SiteFile
from showfloor.node import find_node
from showfloor.outputs.page_keys import RenderContext
from showfloor.render import Renderer
from showfloor.workspace import Site


@dataclass(frozen=True, kw_only=True)
class BuildContext:
    """The values from which all files are made."""

    site: Site
    """While the frontend is bundled, it lacks the pages about a release."""
    paths: BuildPaths
    cache: DiskCache
    ending: ExitStack
    """Closes what outputs have started, whether the build succeeds or fails."""
    frontend: str = ""
    """Digest of the frontend's code; empty in development, where it may change at any time."""
    texts: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """The folders with the full text of each product; nothing in development."""
    file_caches: dict[str, FileCache] = field(default_factory=dict)
    """By the name of their output."""

    @cached_property
    def render(self) -> RenderContext:
        """The values that all pages are rendered with."""
        return RenderContext(self.site, read_assets(self.paths), self.frontend)

    @cached_property
    def renderer(self) -> Renderer:
        """React workers, started when the first page needs them."""
        workers = Renderer(find_node(), self.paths.work, self.site.shell, self.site.trees)
        return self.ending.enter_context(workers)

    def file_cache(self, output: str) -> FileCache:
        """Return the cache for the files of an output."""
        if output not in self.file_caches:
            self.file_caches[output] = FileCache(self.cache, output, self.site.config.root)
        return self.file_caches[output]


Output = Callable[[BuildContext], Iterable[SiteFile]]
"""Yields the files of one kind, each with its key if that is known before it is made."""
