"""An old release whose folder becomes that of the next one.

Most files of a release are the same as in the last ones. To link each of them into a new folder,
and to remove its name from an old one, costs more than all other work after an edit.
"""

import os
import shutil
from collections.abc import Set
from pathlib import Path
from typing import NamedTuple


class RecycledRelease(NamedTuple):
    """The folder of an old release, in which nothing is left but what it shares."""

    folder: Path
    shared: Set[str]
    """Paths below the folder of files that are the same on disk as in the served release."""


def recycle(folder: Path, served: Path) -> RecycledRelease:
    """Remove all files of an old release but those that it shares with the served one.

    Two links to one file have the same content, so none is read. Raises `OSError`.
    """
    return RecycledRelease(folder, frozenset(_shared(str(folder), str(served), "")))


def _shared(folder: str, served: str, below: str) -> list[str]:
    """Return the files that two folders share; `below` is their path in the release."""
    with os.scandir(served) as found:
        others = {entry.name: entry for entry in found if not entry.is_symlink()}
    shared: list[str] = []
    for entry in list(os.scandir(folder)):
        path, other = f"{below}{entry.name}", others.get(entry.name)
        if not entry.is_dir(follow_symlinks=False):
            if other is not None and entry.inode() == other.inode():
                shared.append(path)
            else:
                os.unlink(entry.path)
            continue
        is_folder = other is not None and other.is_dir()
        inside = _shared(entry.path, f"{served}/{entry.name}", f"{path}/") if is_folder else []
        if not inside:
            shutil.rmtree(entry.path)
        shared += inside
    return shared
