"""What compiling needs, made from a workshop."""

from showfloor.api import NodeErrorReader, NodeExtractor, NodeSizer
from showfloor.build.cache import DiskCache
from showfloor.build.workshop import Workshop
from showfloor.compile import Inputs
from showfloor.config.node import find_node
from showfloor.demos import NodeDeriver
from showfloor.icons import NodeIconReader

__all__ = ["compile_inputs"]


def compile_inputs(workshop: Workshop, cache: DiskCache, *, dev: bool = False) -> Inputs:
    """Return what compiling a workshop's site needs; raises `ToolError` without a Node."""
    engine = workshop.engine_digest()
    return Inputs(
        root=workshop.site,
        node_modules=workshop.node_modules,
        caches=cache,
        derive=NodeDeriver(
            find_node(), workshop.web / "scripts", cache.kind("javascript"), version=engine
        ),
        extractor=NodeExtractor(
            find_node(), workshop.web / "scripts", workshop.node_modules.parent, cache.kind("api")
        ),
        sizer=NodeSizer(
            find_node(), workshop.web / "scripts", workshop.node_modules.parent, cache.kind("sizes")
        ),
        errors=NodeErrorReader(
            find_node(),
            workshop.web / "scripts",
            workshop.node_modules.parent,
            cache.kind("errors"),
        ),
        icons=NodeIconReader(
            find_node(), workshop.web / "scripts", workshop.node_modules.parent, cache.kind("icons")
        ),
        engine=engine,
        url=workshop.url,
        dev=dev,
    )
