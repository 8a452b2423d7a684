"""What a workspace needs besides the sources: folders, caches, programs, and a React that fits."""

import re
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path

import msgspec

from showfloor.api import (
    ErrorReader,
    Extractor,
    NodeErrorReader,
    NodeExtractor,
    NodeSizer,
    Sizer,
)
from showfloor.build_paths import BuildPaths
from showfloor.config.loader import license_key_of_environment
from showfloor.decoding import decode_json
from showfloor.demos import JsDeriver, NodeDeriver
from showfloor.errors import ToolError
from showfloor.fingerprint import package_version
from showfloor.icons import IconReader, NodeIconReader
from showfloor.model.cache import Caches
from showfloor.node import NodePrograms, find_node, node_version


@dataclass(frozen=True, slots=True, kw_only=True)
class Inputs:
    """Folders, caches and programs of a site; equal inputs and sources give equal sites."""

    root: Path
    """The site's folder."""
    node_modules: Path
    """Folder in which the documented packages are installed."""
    engine_modules: Path
    """Folder in which the packages of the engine are installed."""
    caches: Caches
    derive: JsDeriver
    extractor: Extractor
    sizer: Sizer
    errors: ErrorReader
    icons: IconReader
    url: str | None = None
    """Address of the published site, instead of that in `site.toml`."""
    offline_hosts: tuple[str, ...] = ()
    """Hosts on which pages can be read offline, besides those in `site.toml`."""
    license_key: str | None = None
    """License key of the environment, which precedes that of `site.toml`."""
    dev: bool = False
    """Whether pages listen for changes."""
    lenient: bool = field(default=False, compare=False)
    """Whether demos may have mistakes in their code."""
    measures_imports: bool = True
    """Whether the API reference contains what imports cost."""


def build_inputs(paths: BuildPaths, cache: Caches, programs: NodePrograms | None = None) -> Inputs:
    """Return the inputs of a build; raises `ToolError` without a Node."""
    programs = programs or _programs(paths)
    project = paths.node_modules.parent
    return Inputs(
        root=paths.site,
        node_modules=paths.node_modules,
        engine_modules=paths.engine_modules,
        caches=cache,
        derive=NodeDeriver(programs, cache.kind("javascript")),
        extractor=NodeExtractor(programs, project, cache.kind("api")),
        sizer=NodeSizer(programs, project, cache.kind("sizes")),
        errors=NodeErrorReader(programs, project, cache.kind("errors")),
        icons=NodeIconReader(programs, project, cache.kind("icons")),
        url=paths.url,
        offline_hosts=paths.offline_hosts,
        license_key=license_key_of_environment(),
    )


def check_inputs(paths: BuildPaths, cache: Caches) -> Inputs:
    """Return the inputs of a check, which measures no imports.

    Measuring takes a tenth of a cold build, and no check needs the sizes.
    """
    return replace(build_inputs(paths, cache), measures_imports=False)


def dev_inputs(paths: BuildPaths, cache: Caches, ending: ExitStack) -> Inputs:
    """Return the inputs of the development server, whose programs end with `ending`."""
    programs = replace(_programs(paths), gives_way=True)
    ending.callback(programs.stop)
    project = paths.node_modules.parent
    extractor = NodeExtractor(programs, project, cache.kind("api"), keep=True)
    ending.callback(extractor.close)
    inputs = build_inputs(paths, cache, programs)
    return replace(inputs, extractor=extractor, measures_imports=False, dev=True)


def _programs(paths: BuildPaths) -> NodePrograms:
    compiled = paths.work.resolve() / "compiled"
    return NodePrograms(find_node(), paths.web / "programs", node_version(), compiled)


class _PeerDependencies(msgspec.Struct, frozen=True):
    """The part of the engine's `package.json` about packages that a site brings."""

    needed: Mapping[str, str] = msgspec.field(name="peerDependencies")


def check_react(node_modules: Path, engine_modules: Path) -> None:
    """Raise `ToolError` where a package that a site brings is missing or does not fit.

    A page has one React, the site's.
    """
    text = (engine_modules.parent / "package.json").read_bytes()
    needed = decode_json(text, _PeerDependencies).needed
    install = " ".join(f'"{name}@{versions}"' for name, versions in needed.items())
    majors = set(re.findall(r"\^(\d+)", " ".join(needed.values())))
    for name in needed:
        installed = package_version(node_modules, name)
        if installed is None:
            raise ToolError(
                f"{name} is not installed in {node_modules}.",
                why="pages are rendered with the React of the site.",
                fix=f"install the packages of the site: `npm install`, or `npm install {install}`"
                " where its package.json does not name it.",
            )
        if (major := installed.partition(".")[0]) not in majors:
            raise ToolError(
                f"{name} {installed} is installed in {node_modules}, and the engine needs"
                f" {' or '.join(sorted(majors))}.",
                why=f"a page has one React, {' and '.join(needed)} of the same version,"
                " which renders the shell and the demos.",
                fix=f"install versions that fit: `npm install {install}`.",
            )
        majors = {major}
