"""A place to compile and build in: the tiny site, caches in memory, a silent report."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from showfloor.api import NodeErrorReader, NodeExtractor, NodeSizer
from showfloor.build import Progress
from showfloor.build_paths import BuildPaths, packages_above
from showfloor.cache.disk_cache import DiskCache
from showfloor.demos import NodeDeriver
from showfloor.icons import NodeIconReader
from showfloor.model.assets import Assets
from showfloor.node import NodePrograms, find_node
from showfloor.outputs import BuildContext
from showfloor.workspace import Inputs, Site, Workspace
from support.places import ENGINE_MODULES, PROJECT, TOOLS
from support.site.memory_cache import MemoryCache

PROGRAMS: Final = NodePrograms(find_node(), PROJECT / "web" / "programs")
"""Those of the project."""


@cache
def _answers() -> Mapping[str, MemoryCache]:
    """Return what keeps the answers of Node programs: the same question has the same answer."""
    return {name: MemoryCache() for name in ("javascript", "api", "sizes", "errors", "icons")}


class MemoryCaches:
    """Caches that live as long as a test; `forget` is what pruning does.

    What Node programs have answered is kept for all tests of the process.
    """

    def __init__(self) -> None:
        self.kinds: dict[str, MemoryCache] = dict(_answers())

    def kind(self, name: str) -> MemoryCache:
        """Return the cache of one kind."""
        return self.kinds.setdefault(name, MemoryCache())

    def forget(self, *kinds: str) -> None:
        """Lose all entries of some kinds."""
        for name in kinds:
            self.kinds.pop(name)


class SilentReport:
    """A report that remembers what it was told, and passes it on to anyone who wants to hear it."""

    def __init__(self, heard: Callable[[str], None] = lambda line: None) -> None:
        self._heard = heard
        self.steps: list[str] = []
        self.said: list[str] = []

    @contextmanager
    def step(self, name: str) -> Iterator[Progress]:
        """Remember the step."""
        self.steps.append(name)
        self._heard(f"  {name}")
        yield lambda done, total: None

    def say(self, message: str) -> None:
        """Remember the line."""
        self.said.append(message)
        self._heard(f"  {message}")


def bare_workshop(folder: Path) -> BuildPaths:
    """Return a place with an empty site, and folders for packages and a frontend of its own."""
    (folder / "node_modules").mkdir()
    (folder / "site").mkdir()
    (folder / "site" / "site.toml").touch()
    return BuildPaths(
        site=folder / "site",
        dist=folder / "dist",
        work=folder / "work",
        web=folder / "web",
    )


def inputs_at(root: Path, caches: MemoryCaches | None = None, url: str | None = None) -> Inputs:
    """Return inputs for a site, with the packages above it or those of the tests."""
    caches = caches or MemoryCaches()
    found = packages_above(root)
    packages = found if found.is_dir() else TOOLS
    project = packages.parent
    return Inputs(
        root=root,
        node_modules=packages,
        engine_modules=ENGINE_MODULES,
        caches=caches,
        derive=NodeDeriver(PROGRAMS, caches.kind("javascript")),
        extractor=NodeExtractor(PROGRAMS, project, caches.kind("api")),
        sizer=NodeSizer(PROGRAMS, project, caches.kind("sizes")),
        errors=NodeErrorReader(PROGRAMS, project, caches.kind("errors")),
        icons=NodeIconReader(PROGRAMS, project, caches.kind("icons")),
        url=url,
    )


def compile_at(root: Path) -> Site:
    """Compile a site from nothing."""
    return Workspace(inputs_at(root)).update()


def context_of(site: Site, cache: DiskCache, folder: Path) -> BuildContext:
    """Return the context of a development server or a build, with a frontend that has no scripts.

    Its work folder is in `folder`.
    """
    paths = BuildPaths(site=site.config.root, dist=folder / "dist", work=folder / "work")
    paths.work.mkdir(exist_ok=True)
    assets = Assets(
        pre_paint="",
        script="",
        alone="",
        stylesheets=(),
        preloads=(),
        themes={},
        demos={},
        bases={},
        components={},
    )
    (paths.work / "assets.json").write_bytes(msgspec.json.encode(assets))
    return BuildContext(site=site, paths=paths, cache=cache, ending=ExitStack())


def next_process(workspace: Workspace) -> Workspace:
    """Return the workspace that the next process opens."""
    workspace.write_state()
    return Workspace.open(workspace.inputs)
