"""Makes a site for a package: what can be found out of it is not asked for."""

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

from showfloor.cli import new_files
from showfloor.cli.site_package import package_manifest, read_package
from showfloor.errors import ConfigError
from showfloor.frontend.declarations import write_declarations
from showfloor.frontend.engine_packages import install_frontend
from showfloor.node import run_npm

SITE: Final = "site"
"""Folder of the site, in which commands look by default."""
SHARED: Final = ("react", "react-dom")
"""Packages that the site and the engine share."""
MAJOR: Final = "^19"
TYPES: Final = tuple(f"@types/{name}@{MAJOR}" for name in SHARED)


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
    install_frontend(say)
    existed = folder.is_dir()
    try:
        _make(folder, package, say)
    except BaseException:
        shutil.rmtree(folder) if not existed else _empty(folder)
        raise


def _empty(folder: Path) -> None:
    for one in folder.iterdir():
        shutil.rmtree(one) if one.is_dir() else one.unlink()


def _make(folder: Path, package: str, say: Callable[[str], None]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    manifest = {"name": folder.resolve().name.lower(), "private": True, "type": "module"}
    _write(folder / "package.json", f"{json.dumps(manifest, indent=2)}\n")
    say(f"Installing {package} and React ...")
    _install(folder, *(f"{name}@{MAJOR}" for name in SHARED))
    _install(folder, _wanted(folder, package))
    _install(folder, "--save-dev", *TYPES)
    found = read_package(folder, _installed(folder, package))
    for path, text in new_files.site(found).items():
        _write(folder / path, text)
    write_declarations(folder / ".showfloor")
    listed = ", ".join(one.name for one in found.components[:6])
    more = f" and {len(found.components) - 6} more" if len(found.components) > 6 else ""
    say(f"Wrote {folder} for {found.name} {found.version}: {listed}{more}.")


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
