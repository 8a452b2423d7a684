"""Makes a site for a package: what can be found out of it is not asked for."""

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from showfloor.build_paths import BuildPaths
from showfloor.check.site import check_site
from showfloor.cli import new_files
from showfloor.cli.build_progress import make_report
from showfloor.cli.first_demo import FirstDemo, choose_first
from showfloor.cli.site_package import (
    SitePackage,
    companions_of,
    package_manifest,
    read_package,
)
from showfloor.errors import ConfigError, ShowfloorError, SourcesError, ToolError
from showfloor.fingerprint import package_version
from showfloor.frontend.declarations import write_declarations
from showfloor.frontend.engine_packages import install_frontend
from showfloor.node import run_npm

SITE: Final = "site"
"""Folder of the site, in which commands look by default."""
SHARED: Final = ("react", "react-dom")
"""Packages that the site and the engine share."""
NEWEST: Final = "19"
"""Major version of React for a package that names none."""
MOST_MISTAKES: Final = 5


def make_site(folder: Path, package: str, say: Callable[[str], None]) -> None:
    """Make a site for a package of npm, or for one in a folder, and install its packages.

    Raises `ConfigError` if the folder is not empty or the package cannot be documented, and
    `ToolError` if npm fails. Nothing is left of a site that cannot be made.
    """
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise ConfigError(
            f"{folder} exists already.",
            why="a new site must not replace what somebody wrote.",
            fix="name a folder that does not exist, or one that is empty.",
        )
    # Before there is a folder: it may be called like the package.
    wanted = _wanted(folder, package)
    install_frontend(say)
    existed = folder.is_dir()
    try:
        _make(folder, package, wanted, say)
    except BaseException:
        shutil.rmtree(folder) if not existed else _empty(folder)
        raise


def _empty(folder: Path) -> None:
    for one in folder.iterdir():
        shutil.rmtree(one) if one.is_dir() else one.unlink()


def _make(folder: Path, package: str, wanted: str, say: Callable[[str], None]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    manifest = {"name": folder.resolve().name.lower(), "private": True, "type": "module"}
    _write(folder / "package.json", f"{json.dumps(manifest, indent=2)}\n")
    say(f"Installing {package} and React ...")
    _install(folder, wanted)
    # npm has installed the React that the package asks for.
    react, *_ = (package_version(folder / "node_modules", SHARED[0]) or NEWEST).split(".")
    _install(folder, *(f"{name}@^{react}" for name in SHARED))
    name = _installed(folder, package)
    _install_companions(folder, name)
    _install(folder, "--save-dev", *(f"@types/{one}@^{react}" for one in SHARED))
    if not wanted.startswith("file:"):
        install_types(folder, name)
    say(f"Reading {name} ...")
    found = read_package(folder, name)
    first = choose_first(folder, found)
    for path, text in new_files.site(found, first.component, first.surroundings).items():
        _write(folder / path, text)
    write_declarations(folder / ".showfloor")
    say(f"Checking {len(found.components)} components ...")
    mistakes = _mistakes(folder)
    listed = ", ".join(one.name for one in found.components[:6])
    more = f" and {len(found.components) - 6} more" if len(found.components) > 6 else ""
    say(f"Wrote {folder} for {found.name} {found.version}: {listed}{more}.")
    for note in (*_notes(found, first), *mistakes):
        say(f"  {note}")


def _install_companions(folder: Path, name: str) -> None:
    """Install the packages that a library needs beside it.

    Those that it depends on itself are installed in that version, so that there is one copy.
    """
    modules = folder / "node_modules"
    wanted = companions_of(package_manifest(modules / name / "package.json")).items()
    packages = [f"{one}@{package_version(modules, one) or version}" for one, version in wanted]
    if packages:
        _install(folder, *packages)


def install_types(folder: Path, name: str) -> None:
    """Install the types that others published for a package without any, if there are some."""
    if next((folder / "node_modules" / name).rglob("*.d.*ts"), None) is None:
        try:
            _install(folder, "--save-dev", f"@types/{name.strip('@').replace('/', '__')}")
        except ToolError as error:
            if "E404" not in str(error):
                raise


def _mistakes(folder: Path) -> Iterator[str]:
    """Yield the mistakes that `showfloor check` finds in a new site, and why it cannot end."""
    work = folder / ".showfloor"
    paths = BuildPaths(site=folder / SITE, dist=work, work=work)
    try:
        check_site(paths, make_report(quiet=True))
    except ShowfloorError as error:
        errors = error.below(paths.site).errors if isinstance(error, SourcesError) else [error]
        yield from map(str, errors[:MOST_MISTAKES])
        if len(errors) > MOST_MISTAKES:
            yield f"{len(errors) - MOST_MISTAKES} more mistakes: `showfloor check` names them."


def _notes(package: SitePackage, first: FirstDemo) -> Iterator[str]:
    """Yield the tasks that are left to the author."""
    family = f"{SITE}/families/{package.id}"
    if first.fault:
        demo = f"{SITE}/pages/{package.id}/components"
        yield (
            f"To do: no component shows a text by itself ({first.component.name}: {first.fault})."
            f" Write a demo in {demo}, and what has to be around it in {family}/Provider.tsx."
        )
    if not package.marks and package.styles:
        yield (
            "To do: its style sheets know no dark scheme by a class or an attribute. If it has one,"
            f" give it `colorScheme` in {family}/Provider.tsx."
        )
    if package.style_types:
        types = ", ".join(package.style_types)
        yield f"The props of {types} are named together, without rows: see {family}/api.toml."


def _wanted(folder: Path, package: str) -> str:
    """Return what npm is to install: a package of its registry, or a folder or archive here."""
    place = Path(package).expanduser()
    if not package.startswith((".", "/", "~")) and not place.exists():
        return package
    if not ((place / "package.json").is_file() or place.is_file()):
        raise ConfigError(
            f"{package} is no package.",
            why="its package.json says what can be imported.",
            fix="name the folder of a package, or a package of npm such as @scope/name.",
        )
    return f"file:{os.path.relpath(place.absolute(), folder.resolve())}"


def _installed(folder: Path, package: str) -> str:
    """Return the name by which npm has installed the package."""
    names = package_manifest(folder / "package.json").dependencies.keys() - {*SHARED}
    if not names:
        raise ConfigError(
            f"{package} is part of every site.",
            why="the shell is rendered with it.",
            fix="name the package that the site is about.",
        )
    return names.pop()


def _install(folder: Path, *arguments: str) -> None:
    run_npm(
        folder,
        *("install", "--save-exact", *arguments),
        why="the site needs the package, and the React that both share.",
        fix="correct what npm names, and call the command again.",
    )


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
