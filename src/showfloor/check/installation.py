"""What a build needs of the machine: programs, packages, folders. Nothing is written."""

import platform
import shutil
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

from showfloor import __version__
from showfloor.build_paths import MODULES, check_folder, check_site_folder, packages_above
from showfloor.config import check_pins, load_site_config
from showfloor.engine_home import VARIABLE, brought_frontend, frontend_folder
from showfloor.errors import ConfigError, ShowfloorError, SourceError, SourcesError
from showfloor.fingerprint import package_version
from showfloor.frontend.engine_packages import check_frontend
from showfloor.node import find_node, node_origin, node_version, npm_command
from showfloor.workspace.react_version import check_react

Finding = str | ShowfloorError
"""A line on what is there, or an error on what is missing."""

NEEDED_MB: Final = 500
"""The packages of the engine have 160 MB; a build keeps its caches and several releases."""


def examine(site: Path, dist: Path, work: Path) -> Iterator[Finding]:
    """Yield what a build of the site finds on this machine, and what it lacks."""
    parts: list[Callable[[], Iterator[Finding]]] = [
        *(_engine, _node, _npm, _engine_packages),
        *(partial(part, site) for part in (_site, _react, _pinned_packages)),
        *(partial(_folder, folder) for folder in (work, dist)),
        partial(_disk, dist),
    ]
    for part in parts:
        try:
            yield from part()
        except SourcesError as several:
            yield from several.below(site).errors
        except SourceError as error:
            yield error.below(site)
        except ShowfloorError as error:
            yield error


def _engine() -> Iterator[Finding]:
    yield f"Showfloor {__version__}"
    yield f"Python {platform.python_version()} ({sys.executable})"


def _node() -> Iterator[Finding]:
    yield f"Node {node_version()} ({node_origin()}, {find_node()})"


def _npm() -> Iterator[Finding]:
    npm, _ = npm_command()
    yield f"npm ({npm})"


def _engine_packages() -> Iterator[Finding]:
    web = frontend_folder()
    if web.parent.is_dir():
        check_frontend()
        yield f"Node packages of the engine ({web / MODULES})"
        return
    check_folder(
        web.parent,
        why="the Node packages of the engine are installed there at the first use.",
        instead=f"name another folder in the variable {VARIABLE}.",
    )
    yield f"Node packages of the engine: are installed at the first use, in {web.parent}"


def _site(site: Path) -> Iterator[Finding]:
    check_site_folder(site)
    yield f"Site ({site})"


def _react(site: Path) -> Iterator[Finding]:
    if site.is_dir():
        modules = packages_above(site)
        check_react(modules, brought_frontend() / MODULES)
        yield f"React {package_version(modules, 'react')}, which fits the engine ({modules})"


def _pinned_packages(site: Path) -> Iterator[Finding]:
    if not (site / "site.toml").is_file():
        return
    config = load_site_config(site)
    if wrong := check_pins(config, packages_above(site)):
        raise SourcesError(wrong)
    pins = {pin for family in config.families.values() for pin in (*family.pins, *family.demo_pins)}
    names = sorted(f"{pin.name} {pin.version}" for pin in pins)
    yield f"Packages that families pin: {', '.join(names) or 'none'}"


def _folder(folder: Path) -> Iterator[Finding]:
    check_folder(folder)
    yield f"Folder that can be written to ({folder})"


def _disk(dist: Path) -> Iterator[Finding]:
    place = next(place for place in (dist, *dist.absolute().parents) if place.exists())
    free = shutil.disk_usage(place).free // 1_000_000
    if free < NEEDED_MB:
        raise ConfigError(
            f"Only {free} MB are free on the disk of {dist}.",
            why=f"the engine's packages, caches and releases need about {NEEDED_MB} MB.",
            fix="remove what is not needed there, or name folders on another disk with --dist and"
            " --work.",
        )
    yield f"{free:,} MB free on the disk of {dist}"
