"""What compiling needs, made from the paths of a build."""

from showfloor.api import NodeErrorReader, NodeExtractor, NodeSizer
from showfloor.build.build_paths import BuildPaths
from showfloor.build.cache import DiskCache
from showfloor.compile import Inputs
from showfloor.config.node import find_node
from showfloor.demos import NodeDeriver
from showfloor.icons import NodeIconReader

__all__ = ["compile_inputs"]


def compile_inputs(paths: BuildPaths, cache: DiskCache, *, dev: bool = False) -> Inputs:
    """Return what compiling a site needs; raises `ToolError` without a Node."""
    engine = paths.engine_digest()
    return Inputs(
        root=paths.site,
        node_modules=paths.node_modules,
        caches=cache,
        derive=NodeDeriver(
            find_node(), paths.web / "programs", cache.kind("javascript"), version=engine
        ),
        extractor=NodeExtractor(
            find_node(), paths.web / "programs", paths.node_modules.parent, cache.kind("api")
        ),
        sizer=NodeSizer(
            find_node(), paths.web / "programs", paths.node_modules.parent, cache.kind("sizes")
        ),
        errors=NodeErrorReader(
            find_node(),
            paths.web / "programs",
            paths.node_modules.parent,
            cache.kind("errors"),
        ),
        icons=NodeIconReader(
            find_node(), paths.web / "programs", paths.node_modules.parent, cache.kind("icons")
        ),
        engine=engine,
        url=paths.url,
        dev=dev,
    )
