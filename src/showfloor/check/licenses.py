"""Finds licenses that a build would refuse, as far as they are known without bundling.

If the last bundle was made from the same code, its works are checked. If not, these packages are
checked: those that the site documents, and those that its own code imports.
"""

import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec

from showfloor.build_paths import BuildPaths
from showfloor.config.license_rules import NoticesFile
from showfloor.decoding import decode_json
from showfloor.demos import imported_packages, package_in
from showfloor.errors import SourceError, SourcesError
from showfloor.fingerprint import engine_code, installed_node_packages, key_of
from showfloor.frontend.bundle import is_built
from showfloor.frontend.node_programs import BUNDLER, frontend_programs
from showfloor.frontend.site_manifest import site_manifest
from showfloor.frontend.third_party import third_party_works, work_mistakes
from showfloor.model import Work
from showfloor.model.cache import Cache, recalled
from showfloor.workspace import Site

PROGRAM: Final = replace(
    BUNDLER,
    entry="installedLicenses.ts",
    failed="The licenses of packages cannot be read: {reason}",
    why="A release may hold only works whose license allows it.",
    fix="Run `npm ci` in {engine}; if it fails again, correct the fault that the message names.",
)
FOLDERS: Final = ("families/", "components/", "directives/", "slots/")
REFERENCE: Final = "API reference"


class _Installed(msgspec.Struct, frozen=True, rename="camel"):
    """The license of a package in `node_modules`."""

    name: str
    version: str
    license: str | None
    texts: tuple[str, ...]
    texts_below: bool
    """Whether folders of the package have further texts: only the bundler knows which apply."""


class _Family(msgspec.Struct, frozen=True):
    """A family in the manifest of a site."""

    provider: str
    packages: tuple[str, ...]
    """The packages whose descriptions are in the API reference."""


class _Module(msgspec.Struct, frozen=True):
    """A demo in the manifest of a site."""

    adapters: tuple[str, ...] = ()


class _Manifest(msgspec.Struct, frozen=True):
    """The fields of a site's manifest that name the files and packages of a release."""

    families: dict[str, _Family]
    modules: dict[str, _Module]
    components: dict[str, str]
    specimens: dict[str, str]


class _UsedPackage(msgspec.Struct, frozen=True):
    """A package that is certainly part of a release."""

    bundles: tuple[str, ...]
    installed: _Installed


def license_mistakes(paths: BuildPaths, site: Site, cache: Cache) -> list[SourceError]:
    """Return a mistake for each known license that would stop a build.

    Raises `ToolError` if the licenses of packages cannot be read.
    """
    if is_built(paths, site.frontend_sources):
        # The bundle may be damaged.
        with suppress(OSError, msgspec.DecodeError, UnicodeDecodeError):
            return _bundled_mistakes(paths, site)
    imported = _demo_packages(site)
    code = sorted(item for item in site.stamps.items() if item[0].startswith(FOLDERS))
    manifest = decode_json(site_manifest(paths, site.frontend_sources), _Manifest)
    entries = _entries(site, manifest)
    documented = {name for family in manifest.families.values() for name in family.packages}
    program = frontend_programs(paths).version(PROGRAM)
    packages = installed_node_packages(paths.node_modules)
    sources = (code, entries, sorted(imported.items()), sorted(documented))
    key = key_of(engine_code(), program, packages, sources)
    used = recalled(cache, key, tuple[_UsedPackage, ...])
    if used is None:
        imported = imported_packages(site.config.root, entries) | imported
        used = tuple(_used_packages(paths, imported, documented))
        cache.put(key, msgspec.msgpack.encode(used))
    return _mistakes(used, site.config.notices)


def _bundled_mistakes(paths: BuildPaths, site: Site) -> list[SourceError]:
    try:
        third_party_works(paths, site.config.notices)
    except SourcesError as error:
        return list(error.errors)
    return []


def _mistakes(used: Iterable[_UsedPackage], notices: NoticesFile) -> list[SourceError]:
    works = [
        Work(
            name=one.installed.name,
            version=one.installed.version,
            license=one.installed.license,
            texts=one.installed.texts,
            bundles=one.bundles,
        )
        for one in used
    ]
    # Only a build knows the other work from which a text is taken.
    borrowed = {name for name, source in notices.settings.texts.items() if source.of is not None}
    below = {one.installed.name for one in used if one.installed.texts_below}
    return work_mistakes(works, notices, without_texts=borrowed | below)


def _demo_packages(site: Site) -> dict[str, str]:
    """Return the packages that demos import as values, each with a file that imports it."""
    return {
        package: variant.files[0].path
        for demo in reversed(site.frontend_sources.demos)
        for variant in demo.variants
        for specifier in variant.imports
        if (package := package_in(specifier)) is not None
    }


def _entries(site: Site, manifest: _Manifest) -> list[str]:
    """Return the files besides demos from which the bundler begins, below the site's folder."""
    files = {
        *(family.provider for family in manifest.families.values()),
        *(adapter for module in manifest.modules.values() for adapter in module.adapters),
        *manifest.components.values(),
        *manifest.specimens.values(),
    }
    root = site.config.root.resolve()
    paths = (Path(file) for file in files)
    return sorted(path.relative_to(root).as_posix() for path in paths if path.is_relative_to(root))


def _used_packages(
    paths: BuildPaths, imported: Mapping[str, str], documented: Iterable[str]
) -> Iterator[_UsedPackage]:
    bundles = {name: [f"scripts of {path}"] for name, path in imported.items()}
    for name in documented:
        bundles[name] = [REFERENCE, *bundles.get(name, ())]
    folders = {name: os.path.realpath(paths.node_modules / name) for name in sorted(bundles)}
    # Generated modules, aliases and folders of the project are no third-party packages.
    installed = {
        name: folder
        for name, folder in folders.items()
        if "node_modules" in Path(folder).parts and os.path.isfile(f"{folder}/package.json")
    }
    question = {"folders": list(installed.values())}
    answer = frontend_programs(paths).ask(PROGRAM, question, list[_Installed | None])
    for name, package in zip(installed, answer, strict=True):
        if package is not None:
            yield _UsedPackage(tuple(bundles[name]), package)
