"""Names of packages in settings: each stands for a folder in `node_modules`."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from showfloor.config.schema import Key
from showfloor.config.toml import TomlFile
from showfloor.errors import SourceError

__all__ = ["bad_packages"]

PART: Final = "[A-Za-z0-9~-][A-Za-z0-9._~-]*"
NAME: Final = re.compile(f"(@{PART}/)?{PART}")


def bad_packages(
    file: TomlFile, names: Iterable[tuple[str, tuple[Key, ...]]]
) -> Iterator[SourceError]:
    """Yield an error for each text that is no name of a package, given with the keys to it."""
    for name, keys in names:
        if not NAME.fullmatch(name):
            yield file.error(
                f'"{name}" is not the name of a package',
                *keys,
                why="installed packages are found by their names",
                fix='write a name such as "react" or "@scope/name"',
            )
