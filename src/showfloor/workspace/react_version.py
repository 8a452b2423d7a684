"""Checks that the React of a site fits the engine: a page has one React, the site's."""

from collections.abc import Mapping
from pathlib import Path

import msgspec

from showfloor.decoding import decode_json
from showfloor.errors import ToolError
from showfloor.fingerprint import package_version


class _Manifest(msgspec.Struct, frozen=True):
    """What the `package.json` of the engine says of packages that a site brings."""

    needed: Mapping[str, str] = msgspec.field(name="peerDependencies")


def check_react(node_modules: Path, engine_modules: Path) -> None:
    """Raise `ToolError` where a package that a site brings is missing or does not fit."""
    text = (engine_modules.parent / "package.json").read_bytes()
    needed = decode_json(text, _Manifest).needed
    install = " ".join(f'"{name}@{versions}"' for name, versions in needed.items())
    for name, versions in needed.items():
        installed = package_version(node_modules, name)
        if installed is None:
            raise ToolError(
                f"{name} is not installed in {node_modules}.",
                why="pages are rendered with the React of the site.",
                fix=f"install the packages of the site: `npm install`, or `npm install {install}`"
                " where its package.json does not name it.",
            )
        if not _fits(installed, versions):
            raise ToolError(
                f"{name} {installed} is installed in {node_modules}, and the engine needs"
                f" {versions}.",
                why="a page has one React, which renders the shell and the demos.",
                fix=f"install a version that fits: `npm install {install}`.",
            )


def _fits(installed: str, versions: str) -> bool:
    """Tell whether a version fits `^major.minor.patch`."""
    return installed.partition(".")[0] == versions.removeprefix("^").partition(".")[0]
