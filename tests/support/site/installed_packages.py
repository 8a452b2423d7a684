"""Packages and a Node that seem to be installed in another version."""

import json
import os
import shutil
from itertools import chain
from pathlib import Path

import pytest

from showfloor.fingerprint.code import engine_code, engine_files, python_package_version
from showfloor.node import find_node
from support.places import TOOLS

LEFT_OUT = {".cache", ".package-lock.json"}
"""What a folder of packages has of its own: npm has installed nothing in one that is linked."""


def forget_code() -> None:
    """Have the engine look again at what it is made of and runs with, as a new process does."""
    engine_code.cache_clear()
    engine_files.cache_clear()
    python_package_version.cache_clear()


def install_python_package(
    folder: Path, monkeypatch: pytest.MonkeyPatch, name: str, version: str
) -> None:
    """Have Python find in `folder` first what tells of a package: another version."""
    told = folder / f"{name}-{version}.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    monkeypatch.syspath_prepend(folder)
    forget_code()


def install_node(folder: Path, monkeypatch: pytest.MonkeyPatch, version: str) -> None:
    """Put a Node on the path that says it is of another version, and is the one that there is."""
    node = folder / "node"
    node.write_text(
        f'#!/bin/sh\n[ "$1" = -p ] && printf "{version}\\n$0" && exit\nexec "{find_node()}" "$@"\n'
    )
    node.chmod(0o755)
    monkeypatch.setenv("PATH", str(folder), prepend=os.pathsep)


def link_packages(node_modules: Path, *installed: Path) -> None:
    """Make a folder of packages with a link to each that is in one of the installed folders.

    Without any, these are the packages of the tests. The first folder that has a package counts.
    """
    node_modules.mkdir(parents=True, exist_ok=True)
    for package in chain.from_iterable(folder.iterdir() for folder in installed or (TOOLS,)):
        if package.name.startswith("@"):
            for one in package.iterdir():
                _link(one, node_modules / package.name / one.name)
        elif package.name not in LEFT_OUT:
            _link(package, node_modules / package.name)


def _link(package: Path, place: Path) -> None:
    if not place.exists():
        place.parent.mkdir(exist_ok=True)
        place.symlink_to(package)


def install_package(node_modules: Path, name: str, version: str, **fields: object) -> None:
    """Give an installed package another version, or install one that is empty."""
    place = node_modules / name
    before: dict[str, object] = {"name": name}
    if place.is_symlink():
        package = place.resolve()
        place.unlink()
        place.mkdir()
        for file in package.iterdir():
            if file.is_dir():
                (place / file.name).symlink_to(file)
            else:
                shutil.copy(file, place / file.name)
    place.mkdir(parents=True, exist_ok=True)
    manifest = place / "package.json"
    if manifest.exists():
        before = json.loads(manifest.read_bytes())
        manifest.unlink()
    manifest.write_text(json.dumps({**before, "version": version, **fields}))
