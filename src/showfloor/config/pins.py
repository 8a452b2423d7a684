"""Whether the installed packages are the ones that the families document."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from showfloor.config.family import Family
from showfloor.config.line_of_value import line_of
from showfloor.config.loader import SiteConfig
from showfloor.config.text_file import read_text
from showfloor.decoding import decode_json
from showfloor.errors import SITE_PACKAGES, SourceError
from showfloor.model import PackagePin

__all__ = ["check_pins"]


class _Manifest(msgspec.Struct):
    """The part of a `package.json` that says what is installed."""

    version: str = ""


def check_pins(config: SiteConfig, node_modules: Path) -> list[SourceError]:
    """Return an error for each package that is missing or has another version than its pin."""
    return [
        error
        for family in config.families.values()
        for table, pins in (("packages", family.pins), ("demo-packages", family.demo_pins))
        for pin in pins
        for error in _check(config.root, family, table, pin, node_modules)
    ]


def _check(
    root: Path, family: Family, table: str, pin: PackagePin, node_modules: Path
) -> Iterator[SourceError]:
    installed = _installed(node_modules / pin.name / "package.json")
    if installed is None:
        yield _error(
            root,
            family,
            table,
            pin,
            f"the package {pin.name} is not installed",
            f'run "npm ci" in {SITE_PACKAGES}, or add "{pin.name}": "{pin.version}" there',
        )
    elif installed != pin.version:
        yield _error(
            root,
            family,
            table,
            pin,
            f"{pin.name} is pinned to {pin.version}, but {installed} is installed",
            f'run "npm ci" in {SITE_PACKAGES}, or write "{installed}" here when the pages are right'
            " for it",
        )


def _installed(manifest: Path) -> str | None:
    try:
        return decode_json(manifest.read_bytes(), _Manifest).version
    except (OSError, msgspec.DecodeError):
        return None


def _error(
    root: Path, family: Family, table: str, pin: PackagePin, what: str, fix: str
) -> SourceError:
    text = read_text(root / family.path, root)
    return SourceError(
        what,
        path=family.path,
        line=line_of(text, (table, pin.name)),
        why="pages, demos and the versions that readers are told to install would not agree",
        fix=fix,
    )
