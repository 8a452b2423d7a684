"""The release that is served now, without its damaged files: a build takes the others over.

Reading the whole release would double the time of a build without changes. A file system notes when
a file was changed last (`ctime`), and no program can set that time. So a build writes the time at
which all files were intact to `dist/.verified`, and the next one reads only the files that changed
since then: new, edited, copied or linked ones.
"""

import os
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import msgspec

from showfloor.decoding import decode_json
from showfloor.file_system import changed_at, file_system_time, remove_path, replace_file
from showfloor.model.base import Model
from showfloor.model.release import FileEntry, Manifest
from showfloor.release.integrity import is_intact

VERIFIED: Final = ".verified"
NO_MANIFEST: Final = Manifest(digest="", files={}, routes={})


class Verified(Model, frozen=True, kw_only=True):
    """The time at which a release was intact."""

    digest: str
    """Of the release."""
    time: int
    """In nanoseconds, as the file system counts them."""


class ServedRelease:
    """The files of a release that match its manifest."""

    def __init__(self, folder: Path, manifest: Manifest | None, since: int = 0) -> None:
        """Read the files that were changed `since` a time in nanoseconds; by default all."""
        self.folder = folder
        self._start = f"{folder}/"
        self.manifest = manifest
        known = manifest or NO_MANIFEST
        self.files_read = 0
        """How many files were read to find damage."""
        self._damaged = self._find_damage(list(known.entries), since)
        self.files = {p: e for p, e in known.files.items() if e.file not in self._damaged}
        """By site path."""
        retained = known.retained.items()
        self.retained = {p: a for p, a in retained if a.entry.file not in self._damaged}
        """By site path."""

    @property
    def damaged(self) -> list[str]:
        """Paths of missing and damaged files, below the folder."""
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
        self.files_read = len(suspects)
        if suspects:
            damaged.update(self._not_intact(suspects))
        return damaged

    def _changed(self, entry: FileEntry) -> int | None:
        """Return when a file or one of its forms was changed last; `None` if a size is wrong."""
        latest, start = 0, self._start
        for name, size in entry.stored:
            try:
                found = os.stat(start + name)
            except OSError:
                return None
            if found.st_size != size:
                return None
            latest = max(latest, changed_at(found))
        return latest

    def _not_intact(self, suspects: list[FileEntry]) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count(), thread_name_prefix="verify") as pool:
            intact = pool.map(lambda entry: is_intact(self.folder, entry), suspects, chunksize=50)
            return [e.file for e, good in zip(suspects, intact, strict=True) if not good]


def read_verified(dist: Path, digest: str) -> int:
    """Return the last time at which the release was intact, in nanoseconds; 0 if unknown."""
    try:
        verified = decode_json((dist / VERIFIED).read_bytes(), Verified)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return 0  # then the whole release is read
    is_past = verified.time <= file_system_time(dist)  # else a clock was wrong
    return verified.time if verified.digest == digest and is_past else 0


def write_verified(dist: Path, digest: str) -> None:
    """Note that a release is intact now."""
    verified = Verified(digest=digest, time=file_system_time(dist))
    replace_file(dist / VERIFIED, msgspec.json.encode(verified))


def forget_verified(dist: Path) -> None:
    """Make the next build read the whole release."""
    remove_path(dist / VERIFIED)
