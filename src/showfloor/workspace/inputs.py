"""What a workspace needs beside the sources: folders, caches, and the programs it asks."""

import os
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path

from showfloor.api import (
    ErrorReader,
    Extractor,
    KnownSizer,
    LateSizer,
    NodeErrorReader,
    NodeExtractor,
    NodeSizer,
    Sizer,
)
from showfloor.build_paths import BuildPaths
from showfloor.config.license_key import VARIABLE
from showfloor.demos import JsDeriver, NodeDeriver
from showfloor.icons import IconReader, NodeIconReader
from showfloor.model.cache import Caches
from showfloor.node import NodePrograms, find_node, node_version

__all__ = ["Inputs", "build_inputs", "check_inputs", "dev_inputs"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Inputs:
    """What a site is made with, beside its sources; equal inputs and sources give equal sites."""

    root: Path
    """The site's folder."""
    node_modules: Path
    """Where the documented packages are installed."""
    caches: Caches
    derive: JsDeriver
    extractor: Extractor
    sizer: Sizer
    errors: ErrorReader
    icons: IconReader
    url: str | None = None
    """Where the site is published, if not where `site.toml` says."""
    offline_hosts: tuple[str, ...] = ()
    """Hosts on which its pages can be read offline, besides those that `site.toml` names."""
    license_key: str | None = None
    """That of the environment, before the one of `site.toml`."""
    dev: bool = False
    """Whether pages listen for changes."""


def build_inputs(paths: BuildPaths, cache: Caches) -> Inputs:
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


def check_inputs(paths: BuildPaths, cache: Caches) -> Inputs:
    """Return what compiling a site needs where nothing is published.

    To measure what imports cost takes a tenth of a cold build, and no check asks for it.
    """
    sizer = KnownSizer(NodeSizer(_programs(paths), paths.node_modules.parent, cache.kind("sizes")))
    return replace(build_inputs(paths, cache), sizer=sizer)


def dev_inputs(
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
    inputs = build_inputs(paths, cache)
    return replace(inputs, sizer=sizer, extractor=extractor, dev=True), sizer


def _programs(paths: BuildPaths) -> NodePrograms:
    return NodePrograms(find_node(), paths.web / "programs", node_version())
