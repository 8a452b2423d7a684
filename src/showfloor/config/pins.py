"""Whether the installed packages are the ones that the families document."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from showfloor.config.family import Family
from showfloor.config.loader import SiteConfig
from showfloor.config.toml import read_toml
from showfloor.decoding import decode_json
from showfloor.errors import SITE_PACKAGES, SourceError
from showfloor.fingerprint import package_version
from showfloor.model.product import PackagePin


def check_pins(config: SiteConfig, node_modules: Path) -> list[SourceError]:
    """Return an error for each package that is missing or has another version than its pin.

    A `package.json` of the site that cannot be read is an error too.
    """
    return [
        *_unreadable_manifest(config.root),
        *(
            _error(config.root, family, table, pin, package_version(node_modules, pin.name))
            for family in config.families.values()
            for table, pins in (("packages", family.pins), ("demo-packages", family.demo_pins))
            for pin in pins
            if package_version(node_modules, pin.name) != pin.version
        ),
    ]


def _unreadable_manifest(root: Path) -> Iterator[SourceError]:
    file = root / "package.json"
    try:
        decode_json(file.read_bytes() if file.is_file() else b"{}", dict[str, object])
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        yield SourceError(
            f"cannot be read: {error}",
            path="package.json",
            why="the tools that bundle the code of the site read it",
            fix="correct it, or take the last version that npm could read",
        )


def _error(
    root: Path, family: Family, table: str, pin: PackagePin, installed: str | None
) -> SourceError:
    if installed is None:
        what = f"the package {pin.name} is not installed"
        other = f'add "{pin.name}": "{pin.version}" there'
    else:
        what = f"{pin.name} is pinned to {pin.version}, but {installed} is installed"
        other = f'write "{installed}" here when the pages are right for it'
    return read_toml(root / family.path, root).error(
        what,
        (table, pin.name),
        why="pages, demos and the versions that readers are told to install would not agree",
        fix=f'run "npm ci" in {SITE_PACKAGES}, or {other}',
    )
