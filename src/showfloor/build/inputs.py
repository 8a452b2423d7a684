"""What compiling needs, made from the paths of a build."""

from showfloor.api import NodeErrorReader, NodeExtractor, NodeSizer
from showfloor.build.build_paths import BuildPaths
from showfloor.build.cache import DiskCache
from showfloor.compile import Inputs
from showfloor.config.node import find_node, node_version
from showfloor.demos import NodeDeriver
from showfloor.icons import NodeIconReader

__all__ = ["compile_inputs"]


def compile_inputs(paths: BuildPaths, cache: DiskCache, *, dev: bool = False) -> Inputs:
    """Return what compiling a site needs; raises `ToolError` without a Node."""
    node, version, programs = find_node(), node_version(), paths.web / "programs"
    project = paths.node_modules.parent
    return Inputs(
        root=paths.site,
        node_modules=paths.node_modules,
        caches=cache,
        derive=NodeDeriver(node, programs, cache.kind("javascript"), version=version),
        extractor=NodeExtractor(node, programs, project, cache.kind("api"), version=version),
        sizer=NodeSizer(node, programs, project, cache.kind("sizes"), version=version),
        errors=NodeErrorReader(node, programs, project, cache.kind("errors"), version=version),
        icons=NodeIconReader(node, programs, project, cache.kind("icons"), version=version),
        url=paths.url,
        dev=dev,
    )
