"""Names of packages and their modules in settings: each leads to a place in `node_modules`."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from showfloor.config.schema import Keys
from showfloor.config.toml import TomlFile
from showfloor.errors import SourceError

PART: Final = "[A-Za-z0-9~-][A-Za-z0-9._~-]*"
PACKAGE: Final = f"(@{PART}/)?{PART}"
NAME: Final = re.compile(PACKAGE)
MODULE: Final = re.compile(f"{PACKAGE}(/_*{PART})*")

Named = Iterable[tuple[str, Keys]]
"""Texts, each with the keys that lead to it."""


def bad_packages(file: TomlFile, names: Named) -> Iterator[SourceError]:
    """Yield an error for each text that is no name of a package."""
    for name, keys in names:
        if not NAME.fullmatch(name):
            yield file.error(
                f'"{name}" is not the name of a package',
                keys,
                why="installed packages are found by their names",
                fix='write a name such as "react" or "@scope/name"',
            )


def bad_modules(file: TomlFile, names: Named) -> Iterator[SourceError]:
    """Yield an error for each text that is neither a package nor a module below one."""
    for name, keys in names:
        if not MODULE.fullmatch(name):
            yield file.error(
                f'"{name}" is not a module of a package',
                keys,
                why="modules are imported from installed packages",
                fix='write one such as "@scope/name/Part", without "." and ".."',
            )
