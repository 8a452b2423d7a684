"""A quick look at a site's folder: which of the files that were there hold something else now.

It knows less than a scan, and takes a part of its time and nothing to import: where it meets what
it did not meet the last time, it says so and a scan has to find out.
"""

import os
import stat
import time
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from showfloor.build.folders import folders_of
from showfloor.fingerprint import digest_of_file
from showfloor.model.stamp import SETTLED_NS, Stamp, is_ignored

__all__ = ["Look", "look"]


class Look(NamedTuple):
    """The same files as the last time."""

    stamps: dict[str, Stamp]
    """How they look now."""
    edited: tuple[str, ...]
    """Those that hold something else."""


def look(root: Path, known: Mapping[str, Stamp]) -> Look | None:
    """Return how the files of a scan look now.

    Returns nothing where a file or folder has come or gone, or where something else than a file of
    the site's own is among them: a link, a pipe, what cannot be read.
    """
    walk = _Walk(known)
    try:
        walk.folder(str(root), "")
        if walk.count != len(known):
            return None
        now = time.time_ns()
        fresh = {path: _stamp(f"{root}/{path}", now) for path in walk.other}
    except (_OtherError, OSError):
        return None
    edited = tuple(path for path, stamp in fresh.items() if stamp.digest != known[path].digest)
    return Look({**known, **fresh}, edited)


class _OtherError(Exception):
    """Something is there that was not there before."""


class _Walk:
    """A walk through the folders, noting what does not look as before."""

    def __init__(self, known: Mapping[str, Stamp]) -> None:
        self._known = known
        self._folders = folders_of(known)
        self.count = 0
        self.other: list[str] = []

    def folder(self, folder: str, prefix: str) -> None:
        with os.scandir(folder) as entries:
            for entry in entries:
                name = entry.name
                if is_ignored(name):
                    continue
                path = prefix + name
                stamp = self._known.get(path)
                if stamp is None:
                    if path not in self._folders or not entry.is_dir(follow_symlinks=False):
                        raise _OtherError
                    self.folder(entry.path, f"{path}/")
                    continue
                status = entry.stat(follow_symlinks=False)
                if not stat.S_ISREG(status.st_mode):
                    raise _OtherError
                self.count += 1
                if stamp.mtime_ns != status.st_mtime_ns or stamp.size != status.st_size:
                    self.other.append(path)


def _stamp(file: str, now: int) -> Stamp:
    status = os.stat(file)
    is_settled = now - status.st_mtime_ns > SETTLED_NS
    mtime = status.st_mtime_ns if is_settled else 0
    return Stamp(mtime, status.st_size, digest_of_file(file))
