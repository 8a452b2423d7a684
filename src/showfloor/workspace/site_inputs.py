"""What compiling needs, made from the paths of a build."""

import os
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace

from showfloor.api import KnownSizer, LateSizer, NodeErrorReader, NodeExtractor, NodeSizer
from showfloor.build_paths import BuildPaths
from showfloor.config.license_key import VARIABLE
from showfloor.demos import NodeDeriver
from showfloor.icons import NodeIconReader
from showfloor.model.cache import Caches
from showfloor.node import NodePrograms, find_node, node_version
from showfloor.workspace import Inputs

__all__ = ["checked_inputs", "compile_inputs", "live_inputs"]


def compile_inputs(paths: BuildPaths, cache: Caches) -> Inputs:
    """Return what compiling a site needs; raises `ToolError` without a Node."""
    programs = _programs(paths)
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
        offline_hosts=paths.offline_hosts,
        license_key=os.environ.get(VARIABLE) or None,
    )


def checked_inputs(paths: BuildPaths, cache: Caches) -> Inputs:
    """Return what compiling a site needs where nothing is published.

    To measure what imports cost takes a tenth of a cold build, and no check asks for it.
    """
    sizer = KnownSizer(NodeSizer(_programs(paths), paths.node_modules.parent, cache.kind("sizes")))
    return replace(compile_inputs(paths, cache), sizer=sizer)


def live_inputs(
    paths: BuildPaths, cache: Caches, ending: ExitStack, *, measured: Callable[[], None]
) -> tuple[Inputs, LateSizer]:
    """Return the same for a site that is being written, with what measures its imports.

    Their programs end with `ending`. `measured` is called in a thread when sizes have come.
    """
    programs, project = _programs(paths), paths.node_modules.parent
    sizer = LateSizer(NodeSizer(programs, project, cache.kind("sizes")), done=measured)
    extractor = NodeExtractor(programs, project, cache.kind("api"), keep=True)
    ending.callback(extractor.close)
    ending.callback(sizer.close)
    inputs = compile_inputs(paths, cache)
    return replace(inputs, sizer=sizer, extractor=extractor, dev=True), sizer


def _programs(paths: BuildPaths) -> NodePrograms:
    return NodePrograms(find_node(), paths.web / "programs", node_version())
