"""The folder of releases: it names the served one, finishes drafts and removes old releases.

dist/current -> releases/<digest>
dist/releases/<digest>/manifest.json, public/, ...
dist/releases/<digest>-2                 made again, since files of releases/<digest> were damaged
dist/releases/.tmp-<pid>                 being written, or left by a build that was killed
dist/.damaged                            `showfloor verify` has found another content in a file
"""

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from showfloor.errors import ReleaseError
from showfloor.file_system import remove_path
from showfloor.model.current_release import CURRENT, current_target, point_to
from showfloor.model.release import MANIFEST, Manifest
from showfloor.release.current import decode_manifest, digest_of
from showfloor.release.draft import Draft
from showfloor.release.integrity import DAMAGED, beside_faults, damaged_files, files_of_wrong_size
from showfloor.release.lock import DistLock
from showfloor.release.manifest import manifest_checksum
from showfloor.release.recycled import RecycledRelease, recycle
from showfloor.release.served_release import ServedRelease

MOST_RELEASES: Final = 3
"""Releases that stay: the served one and those that a server may still be finishing with."""

UNFINISHED: Final = ".tmp-"
AGAIN: Final = "-2"
"""Ends the folder's name of a release that replaces a damaged one."""

RELEASE_NAME: Final = re.compile(f"[0-9a-f]{{32}}({AGAIN})?")
"""Name of a release's folder. Whatever else is beside them is not the build's to remove."""

NAMED_FILES: Final = 5
"""Files that a notice names; it counts the others."""


def damage_notice(files: Sequence[str]) -> str:
    """Return the notice of damaged files; `files` are their paths in the last release."""
    more = len(files) - NAMED_FILES
    names = ", ".join(files[:NAMED_FILES]) + (f" and {more} more" if more > 0 else "")
    count = "A file" if len(files) == 1 else f"{len(files)} files"
    return f"{count} of the last release did not hold what the manifest says: {names}. Made again."


def dropped_notice(count: int) -> str:
    """Return the notice that retained assets were removed before their time."""
    return (
        f"{count} files of earlier releases are no longer served, before their time: there were "
        "too many. Pages that have been open for long may miss them."
    )


def manifest_notice(release: str) -> str:
    """Return the notice of an unusable manifest; `release` is the digest of the release."""
    return (
        f"The manifest of the release {release} is missing, damaged or of another version. "
        "What it listed is made again."
    )


def pointer_notice(current: Path) -> str:
    """Return the notice that the pointer to the served release names none."""
    return f"{current} named no release. It is made again."


class Store:
    """The releases below `dist`; no other process changes them while the lock is held.

    Raises `ReleaseError` where `releases` is no folder or the pointer to the served one no link.
    """

    def __init__(self, lock: DistLock) -> None:
        self.dist = lock.dist
        self.releases = lock.dist / "releases"
        self.notices: list[str] = []
        """About damage of manifests and of the pointer to the served release."""
        self.recycled: RecycledRelease | None = None
        """An expired release whose folder the next one may have."""
        self._damage_mark = lock.dist / DAMAGED
        _check_folder(self.releases)
        self._served_name()

    def is_served(self, release: Path) -> bool:
        """Return whether the folder of a release is the one that is served."""
        return release.name == self._served_name()

    def served_release(self) -> ServedRelease:
        """Return the served release, without its damaged files.

        Their sizes and kinds are compared, and their contents if `showfloor verify` has found
        damage. If the manifest cannot be read, return an older release: its files need not be made
        again, and open pages still ask for them. It shares files with the damaged one, so all are
        read.
        """
        served, older = self._served_name(), self._older_releases()
        if served is None and os.path.lexists(self.dist / CURRENT):
            self.notices.append(pointer_notice(self.dist / CURRENT))
        for release in [*([self.releases / served] if served else []), *older]:
            if manifest := self._manifest(release):
                compares_sizes = release.name == served and not self._damage_mark.exists()
                find_damage = files_of_wrong_size if compares_sizes else damaged_files
                return ServedRelease(release, manifest, find_damage(release, manifest.entries))
            self.notices.append(manifest_notice(release.name))
        return ServedRelease(self.releases, None)

    def intact(self, digest: str) -> Path | None:
        """Return the folder of the served release if it is this one and intact."""
        release = self.releases / (self._served_name() or "")
        manifest = self._manifest(release)
        if manifest is None or manifest.digest != digest or self._damage_mark.exists():
            return None
        is_damaged = files_of_wrong_size(release, manifest.entries)
        return None if is_damaged or any(beside_faults(release, manifest.beside)) else release

    def _manifest(self, release: Path) -> Manifest | None:
        """Return the manifest of a release, or `None` if it cannot be used.

        A valid document may still be damaged, or be the manifest of another release.
        """
        try:
            content = (release / MANIFEST).read_bytes()
            manifest = decode_manifest(release, content)
        except (OSError, ReleaseError):
            return None
        is_of_another = manifest.digest != digest_of(release)
        if is_of_another or manifest.checksum != manifest_checksum(content, manifest):
            return None
        return msgspec.structs.replace(manifest, checksum="")  # like the manifest of a new release

    def sweep(self) -> None:
        """Remove unfinished releases: no other build is running, so killed builds left them."""
        for unfinished in self.releases.glob(f"{UNFINISHED}*"):
            remove_path(unfinished)

    def draft(self) -> Draft:
        """Return the folder for a new release."""
        return Draft(self.unfinished)

    def publish(self, draft: Draft, digest: str) -> Path:
        """Serve a finished draft from now on, and return its folder.

        A release of the same files as the served one, of which some are damaged, gets a name
        beside it: readers are served from the damaged one until the pointer is switched.
        """
        release = self.releases / digest
        if self.is_served(release):
            release = release.with_name(digest + AGAIN)
        if os.path.lexists(release):  # one of the last ones: now it is the newest again
            self._retire(release)
        draft.folder.rename(release)
        point_to(self.dist, f"{self.releases.name}/{release.name}")
        self._damage_mark.unlink(missing_ok=True)
        return release

    def remove_expired(self, used: Path) -> None:
        """Remove the releases that are one too many when another one is published.

        The folder `used` stays: files of the next release are taken from it. The newest of the
        others is recycled; if the next release does not need its folder, `sweep` removes it.
        """
        self.sweep()
        for old in self._older_releases()[MOST_RELEASES - 2 :]:
            if old == used:
                continue
            retired = self._retire(old)
            is_folder = retired.is_dir() and not retired.is_symlink()
            if self.recycled is None and is_folder:
                self.recycled = recycle(retired, used)
            else:
                remove_path(retired)

    @property
    def unfinished(self) -> Path:
        """The folder in which a release grows."""
        return self.releases / f"{UNFINISHED}{os.getpid()}"

    def _served_name(self) -> str | None:
        """Return the name of the served release's folder."""
        try:
            return current_target(self.dist).rpartition("/")[2]
        except OSError:
            return None

    def _older_releases(self) -> list[Path]:
        """Return all releases but the served one, the newest first."""
        served = self._served_name()
        folders = [
            folder
            for folder in self.releases.glob("*")
            if folder.name != served and RELEASE_NAME.fullmatch(folder.name)
        ]
        return sorted(folders, key=lambda folder: folder.lstat().st_mtime_ns, reverse=True)

    def _retire(self, release: Path) -> Path:
        """Rename a release, so that no half of it is ever found; `sweep` removes its folder."""
        return release.rename(self.releases / f"{UNFINISHED}{os.getpid()}-{release.name}")


def _check_folder(releases: Path) -> None:
    if os.path.lexists(releases) and not releases.is_dir():
        raise ReleaseError(
            f"{releases} is not a folder.",
            why="Every release is a folder in it, and a build removes only what it has made.",
            fix="Move it away, or name another folder with --dist.",
        )
