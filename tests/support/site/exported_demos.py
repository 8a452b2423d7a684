"""Demos as their ZIP holds them, in the project of a reader."""

import shutil
import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

import msgspec

from showfloor.node import find_node, node_environment
from support.places import ENGINE_MODULES, PROJECT, SITE_MODULES
from support.site.installed_packages import link_packages as link_installed

WRITER: Final = PROJECT / "tests" / "support" / "site" / "exported_projects.mjs"
OLDER_TYPES: Final = PROJECT / "tests" / "react-types"


class ExportedDemo(msgspec.Struct, frozen=True):
    """A demo in one styling, in TypeScript."""

    family: str
    alone: str
    """Site path of the document that shows nothing else."""
    styling: str
    files: Mapping[str, str]
    """What its ZIP holds: texts by their path below the project."""

    @property
    def folder(self) -> str:
        """Return where it lies among all demos: its page, name and styling."""
        return f"{self.alone.strip('/')}/{self.styling}"


def exported_demos(dist: Path) -> list[ExportedDemo]:
    """Return all demos of the newest release, each in each styling."""
    paths = sorted(str(path) for path in (dist / "current" / "public").rglob("demo.json"))
    done = subprocess.run(
        [find_node(), WRITER], input=msgspec.json.encode(paths), capture_output=True, check=True
    )
    return msgspec.json.decode(done.stdout, type=list[ExportedDemo])


def write_exports(folder: Path, demos: Iterable[ExportedDemo]) -> None:
    """Write the files of demos below one folder; `index.html` names its script beside itself."""
    for demo in demos:
        for path, text in demo.files.items():
            place = folder / demo.folder / path
            place.parent.mkdir(parents=True, exist_ok=True)
            is_page = path == "index.html"
            place.write_text(text.replace('"/src/', '"./src/') if is_page else text, "utf-8")


def link_packages(folder: Path, react_types: Path | None = None) -> None:
    """Link the installed packages into a project, with `react_types` for those of React."""
    packages = folder / "node_modules"
    shutil.rmtree(packages, ignore_errors=True)
    link_installed(packages, SITE_MODULES, ENGINE_MODULES)
    if react_types is not None:
        (packages / "@types" / "react").unlink()
        (packages / "@types" / "react").symlink_to(react_types)


def older_react_types(version: str) -> Path:
    """Return the folder of older types of React, such as `18.3`; installed at the first use."""
    types = OLDER_TYPES / "node_modules" / f"react-types-{version}"
    if not types.is_dir():
        environment = node_environment()
        npm = shutil.which("npm", path=environment["PATH"])
        assert npm is not None, "there is no npm: run `make setup`, or install npm on this system"
        subprocess.run([npm, "ci"], cwd=OLDER_TYPES, env=environment, check=True)
    return types
