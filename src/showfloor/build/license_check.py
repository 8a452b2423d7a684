"""Licenses that a build would refuse, as far as they are known without bundling.

What the frontend bundles is known where the last build was made from the same code: then its works
are judged as a build judges them. Else these are judged: the packages that a site documents, and
those that its code imports itself.
"""

import os
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec

from showfloor.build.build_paths import BuildPaths
from showfloor.build.bundler import FRONTEND, frontend_programs
from showfloor.build.frontend import is_built
from showfloor.build.third_party import third_party_works, work_mistakes
from showfloor.compile import Catalogs, Site
from showfloor.config import Family
from showfloor.config.notices import NoticesFile
from showfloor.demos import PROVIDER, imported_packages, package_in
from showfloor.errors import SourceError, SourcesError
from showfloor.fingerprint import engine_code, installed_node_packages, key_of
from showfloor.model import Work
from showfloor.model.cache import Cache, recalled

__all__ = ["license_mistakes"]

PROGRAM: Final = replace(
    FRONTEND,
    entry="installedLicenses.mjs",
    failed="The licenses of packages cannot be read: {reason}",
    why="A release may hold only works whose license allows it.",
    fix="Run `npm ci`; if it fails again, correct the fault that the message names.",
)
FOLDERS: Final = ("families/", "components/")
COMPONENT: Final = re.compile(r"components/[^/]+\.tsx")
REFERENCE: Final = "API reference"


class _Installed(msgspec.Struct, frozen=True, rename="camel"):
    """What a package in `node_modules` declares."""

    name: str
    version: str
    license: str | None
    texts: tuple[str, ...]
    texts_below: bool
    """Whether further texts may go with it: which of them, only the bundler knows."""


class _Known(msgspec.Struct, frozen=True):
    """A package of which it is known that a release holds it."""

    bundles: tuple[str, ...]
    declared: _Installed


def license_mistakes(paths: BuildPaths, site: Site, cache: Cache) -> list[SourceError]:
    """Return a mistake for each license that would stop a build, as far as that is known.

    Raises `ToolError` where the licenses of packages cannot be read.
    """
    if is_built(paths, site.bundled):
        with suppress(OSError, msgspec.DecodeError, UnicodeDecodeError):  # it may be damaged
            return _bundled_mistakes(paths, site)
    imported = _demo_packages(site)
    code = sorted(item for item in site.stamps.items() if item[0].startswith(FOLDERS))
    entries = _entries(site)
    program = frontend_programs(paths).version(PROGRAM)
    packages = installed_node_packages(paths.node_modules)
    sources = (code, entries, sorted(imported.items()), _documented(site))
    key = key_of(engine_code(), program, packages, sources)
    known = recalled(cache, key, tuple[_Known, ...])
    if known is None:
        around = imported_packages(site.config.root, entries)
        known = tuple(_read(paths, site, {**around, **imported}))
        cache.put(key, msgspec.msgpack.encode(known))
    return _mistakes(known, site.config.notices)


def _bundled_mistakes(paths: BuildPaths, site: Site) -> list[SourceError]:
    try:
        third_party_works(paths, site.config.notices)
    except SourcesError as error:
        return list(error.errors)
    return []


def _mistakes(known: Iterable[_Known], notices: NoticesFile) -> list[SourceError]:
    works = [
        Work(
            name=one.declared.name,
            version=one.declared.version,
            license=one.declared.license,
            texts=one.declared.texts,
            bundles=one.bundles,
        )
        for one in known
    ]
    # A text that is taken from another work may be there only after a build.
    borrowed = {name for name, source in notices.settings.texts.items() if source.of is not None}
    below = {one.declared.name for one in known if one.declared.texts_below}
    return work_mistakes(works, notices, without_texts=borrowed | below)


def _demo_packages(site: Site) -> dict[str, str]:
    """Return the packages that demos import as values, each with a file that does."""
    return {
        package: variant.files[0].path
        for demo in reversed(site.bundled.demos)
        for variant in demo.variants
        for specifier in variant.imports
        if (package := package_in(specifier)) is not None
    }


def _entries(site: Site) -> list[str]:
    """Return the files that the frontend imports besides demos."""
    families = [f for f in site.config.families.values() if _is_with_demos(site, f)]
    return sorted(
        {
            *(f"families/{family.id}/{PROVIDER}" for family in families),
            *(
                f"families/{family.id}/{file}"
                for family in families
                for file in family.adapters.values()
            ),
            *site.made_by(Catalogs).specimens.values(),
            *(path for path in site.stamps if COMPONENT.fullmatch(path)),
        }
    )


def _is_with_demos(site: Site, family: Family) -> bool:
    return f"families/{family.id}/{PROVIDER}" in site.stamps


def _documented(site: Site) -> list[str]:
    """Return the packages whose words are in the reference."""
    families = site.config.families.values()
    return sorted({pin.name for f in families if _is_with_demos(site, f) for pin in f.pins})


def _read(paths: BuildPaths, site: Site, imported: Mapping[str, str]) -> Iterator[_Known]:
    bundles = {name: [f"scripts of {path}"] for name, path in imported.items()}
    for name in _documented(site):
        bundles[name] = [REFERENCE, *bundles.get(name, ())]
    folders = {name: os.path.realpath(paths.node_modules / name) for name in sorted(bundles)}
    # Generated modules, aliases and folders of the project are not packages of others.
    installed = {
        name: folder
        for name, folder in folders.items()
        if "node_modules" in Path(folder).parts and os.path.isfile(f"{folder}/package.json")
    }
    question = {"folders": list(installed.values())}
    answer = frontend_programs(paths).ask(PROGRAM, question, list[_Installed | None])
    for name, declared in zip(installed, answer, strict=True):
        if declared is not None:
            yield _Known(tuple(bundles[name]), declared)
