"""The release that is served, as a build may rely on it: without the files that were damaged.

To read a hundred megabytes would double the time of a build without changes. A file system
notes when a file was changed last (`ctime`), and nobody but its clock can set that. So a build
leaves the moment at which all was in order in `dist/.verified`, and the next one reads what
changed since then: a new file, an edited one, one that was copied here or linked elsewhere.
"""

import os
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import msgspec

from showfloor.decoding import decode_json
from showfloor.file_system import cleared, present
from showfloor.model.base import Model
from showfloor.model.release import FileEntry, Manifest
from showfloor.release.integrity import is_intact
from showfloor.release.manifest import stored_files

__all__ = ["Published", "Verified", "forget_verified", "read_verified", "write_verified"]

NAME: Final = ".verified"
NOTHING: Final = Manifest(digest="", files={}, routes={})


class Verified(Model, frozen=True, kw_only=True):
    """When a release was in order."""

    digest: str
    """Of the release."""
    time: int
    """In nanoseconds, as the file system counts them."""


class Published:
    """The files of a release that hold what they should."""

    def __init__(self, folder: Path, manifest: Manifest | None, since: int = 0) -> None:
        self.folder = folder
        self._start = f"{folder}/"
        self.manifest = manifest
        known = manifest or NOTHING
        self.inodes: dict[str, int] = {}
        """Of each file, by its path below the folder."""
        self.looked_into = 0
        """How many files had to be read."""
        self._damaged = self._find_damage(list(known.entries), since)
        self.files = {p: e for p, e in known.files.items() if e.file not in self._damaged}
        """By site path."""
        self.former = {p: f for p, f in known.former.items() if f.entry.file not in self._damaged}

    @property
    def damaged(self) -> list[str]:
        """Paths of the files that are missing or hold something else, below the folder."""
        return sorted(self._damaged)

    def read(self, path: str) -> bytes:
        """Return the content of one of `files`."""
        return (self.folder / self.files[path].file).read_bytes()

    def _find_damage(self, entries: Iterable[FileEntry], since: int) -> set[str]:
        damaged: set[str] = set()
        suspects: list[FileEntry] = []
        for entry in entries:
            changed = self._changed(entry)
            if changed is None:
                damaged.add(entry.file)
            elif changed >= since:
                suspects.append(entry)
        self.looked_into = len(suspects)
        if suspects:
            damaged.update(self._not_intact(suspects))
        return damaged

    def _changed(self, entry: FileEntry) -> int | None:
        """Return when a file or one of its forms was changed last; nothing if a size is wrong."""
        latest, inodes, start = 0, self.inodes, self._start
        for name, size in stored_files(entry):
            try:
                found = os.stat(start + name)
            except OSError:
                return None
            if found.st_size != size:
                return None
            inodes[name] = found.st_ino
            latest = max(latest, found.st_ctime_ns, found.st_mtime_ns)
        return latest

    def _not_intact(self, suspects: list[FileEntry]) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count(), thread_name_prefix="verify") as pool:
            intact = pool.map(lambda entry: is_intact(self.folder, entry), suspects, chunksize=50)
            return [e.file for e, good in zip(suspects, intact, strict=True) if not good]


def read_verified(dist: Path, digest: str) -> int:
    """Return until when the release was in order, in nanoseconds; 0 where that is not known."""
    try:
        verified = decode_json((dist / NAME).read_bytes(), Verified)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return 0  # then all of it is read
    is_past = verified.time <= present(dist)  # else the clock was wrong, then or now
    return verified.time if verified.digest == digest and is_past else 0


def write_verified(dist: Path, digest: str) -> None:
    """Note that a release is in order now."""
    verified = Verified(digest=digest, time=present(dist))
    unfinished = dist / f"{NAME}.{os.getpid()}"
    unfinished.write_bytes(msgspec.json.encode(verified))
    if (dist / NAME).is_dir():
        cleared(dist / NAME)
    unfinished.replace(dist / NAME)


def forget_verified(dist: Path) -> None:
    """Have the next build read the whole release."""
    cleared(dist / NAME)
