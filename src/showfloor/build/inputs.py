"""What compiling needs, made from the paths of a build."""

from showfloor.api import NodeErrorReader, NodeExtractor, NodeSizer
from showfloor.build.build_paths import BuildPaths
from showfloor.build.cache import DiskCache
from showfloor.compile import Inputs
from showfloor.demos import NodeDeriver
from showfloor.icons import NodeIconReader
from showfloor.node import NodePrograms, find_node, node_version

__all__ = ["compile_inputs"]


def compile_inputs(paths: BuildPaths, cache: DiskCache, *, dev: bool = False) -> Inputs:
    """Return what compiling a site needs; raises `ToolError` without a Node."""
    programs = NodePrograms(find_node(), paths.web / "programs", node_version())
    project = paths.node_modules.parent
    return Inputs(
        root=paths.site,
        node_modules=paths.node_modules,
        caches=cache,
        derive=NodeDeriver(programs, cache.kind("javascript")),
        extractor=NodeExtractor(programs, project, cache.kind("api")),
        sizer=NodeSizer(programs, project, cache.kind("sizes")),
        errors=NodeErrorReader(programs, project, cache.kind("errors")),
        icons=NodeIconReader(programs, project, cache.kind("icons")),
        url=paths.url,
        dev=dev,
    )
