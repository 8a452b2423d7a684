"""The folder of releases: where they stand, which one is served, which have to go.

dist/current -> releases/<digest>
dist/releases/<digest>/manifest.json, public/, ...
dist/releases/.tmp-<pid>                 being written, or left by a build that was killed
dist/.verified                           when the served release was in order
"""

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from showfloor.decoding import decode_json
from showfloor.errors import ReleaseError
from showfloor.file_system import cleared
from showfloor.model.current_release import CURRENT, current_target, point_to
from showfloor.model.release import MANIFEST_VERSION, Manifest, manifest_fault
from showfloor.model.site_file import content_digest
from showfloor.release.draft import Draft
from showfloor.release.lock import DistLock
from showfloor.release.manifest import MANIFEST, manifest_checksum
from showfloor.release.served_release import Published, read_verified, write_verified

__all__ = ["Store", "damage_notice", "dropped_notice"]


SHOWN: Final = 5
"""Files that a notice names; the others are counted."""


def damage_notice(files: Sequence[str]) -> str:
    """Return that files of the last release were damaged; `files` are their paths in it."""
    more = len(files) - SHOWN
    names = ", ".join(files[:SHOWN]) + (f" and {more} more" if more > 0 else "")
    count = "A file" if len(files) == 1 else f"{len(files)} files"
    return f"{count} of the last release did not hold what the manifest says: {names}. Made again."


def dropped_notice(count: int) -> str:
    """Return that files of earlier releases had to go before their time."""
    return (
        f"{count} files of earlier releases are no longer served, before their time: there were "
        "too many. Pages that have been open for long may miss them."
    )


def manifest_notice(release: str) -> str:
    """Return that the manifest of a release cannot be used; `release` is its digest."""
    return (
        f"The manifest of the release {release} is missing, damaged or of another version. "
        "What it listed is made again."
    )


def pointer_notice(current: Path) -> str:
    """Return that nothing can be told from the pointer to the served release."""
    return f"{current} named no release. It is made again."


UNFINISHED: Final = ".tmp-"
DIGEST: Final = re.compile("[0-9a-f]{32}")
"""Name of a release's folder. What else stands among them is not the build's to remove."""


class Store:
    """The releases below `dist`, changed by nobody else while the lock is held.

    Raises `ReleaseError` where something that may be somebody's own stands in their place.
    """

    def __init__(self, lock: DistLock) -> None:
        self.dist = lock.dist
        self.releases = lock.dist / "releases"
        self.notices: list[str] = []
        """What was found damaged besides files of a release."""
        _check_folder(self.releases)
        self._served_digest()

    def release(self, digest: str) -> Path:
        """Return the folder of a release."""
        return self.releases / digest

    def is_served(self, digest: str) -> bool:
        """Tell whether a release is the one that is served."""
        return digest == self._served_digest()

    def published(self) -> Published:
        """Return what the served release holds, without what is damaged.

        Where its manifest cannot be read, an older release takes its place: what that one holds
        need not be made again, and pages that are open still ask for it.
        """
        served, older = self._served_digest(), [old.name for old in self._older_releases()]
        if served is None and os.path.lexists(self.dist / CURRENT):
            self.notices.append(pointer_notice(self.dist / CURRENT))
        for digest in [*([served] if served else []), *older]:
            if manifest := self.manifest(digest):
                since = read_verified(self.dist, digest)
                return Published(self.release(digest), manifest, since)
            self.notices.append(manifest_notice(digest))
        return Published(self.releases, None)

    def intact(self, digest: str) -> Published | None:
        """Return the served release if it is this one, and nothing of it is damaged."""
        manifest = self.manifest(digest) if self.is_served(digest) else None
        if manifest is None:
            return None
        published = Published(self.release(digest), manifest, read_verified(self.dist, digest))
        return None if published.damaged or not _has_beside(published, manifest) else published

    def verified(self, digest: str) -> None:
        """Note that the served release is in order now."""
        write_verified(self.dist, digest)

    def manifest(self, digest: str) -> Manifest | None:
        """Return the manifest of a release, or nothing if it cannot be used.

        One that reads well may still be damaged, or that of another release.
        """
        try:
            content = (self.release(digest) / MANIFEST).read_bytes()
            manifest = decode_json(content, Manifest)
        except (OSError, msgspec.DecodeError, UnicodeDecodeError):
            return None
        if manifest.version != MANIFEST_VERSION or manifest_fault(manifest):
            return None
        if manifest.digest != digest or manifest.checksum != manifest_checksum(content, manifest):
            return None
        return msgspec.structs.replace(manifest, checksum="")  # as one that is about to be written

    def sweep(self) -> None:
        """Remove what is unfinished: nobody else is writing, so it was left by a killed build."""
        for unfinished in self.releases.glob(f"{UNFINISHED}*"):
            cleared(unfinished)

    def draft(self, keep: int) -> Draft:
        """Return the folder for a new release, made of one that need not be kept if there is one.

        `keep` counts the releases that stay, the new one included.
        """
        needless = self._needless(keep)
        recycled = self.manifest(needless[0].name) if needless else None
        if recycled is None:
            self.unfinished.mkdir(parents=True)
        else:
            needless[0].rename(self.unfinished)
        return Draft(self.unfinished, recycled)

    def publish(self, draft: Draft, digest: str, keep: int) -> None:
        """Give a finished draft its name, serve it from now on, remove what is too old."""
        release = self.release(digest)
        if digest == self._served_digest() and release.is_dir():
            _mend(release, draft.folder)
        else:
            self._retire(release)  # one of the last ones: now it is the newest again
            draft.folder.rename(release)
        self._switch(digest)
        for old in self._older_releases()[max(keep, 1) - 1 :]:
            self._retire(old)

    @property
    def unfinished(self) -> Path:
        """The folder in which a release grows."""
        return self.releases / f"{UNFINISHED}{os.getpid()}"

    def _needless(self, keep: int) -> list[Path]:
        """Return the releases that need not stay beside a new one, the newest first."""
        return self._older_releases()[max(keep - 2, 0) :]

    def _served_digest(self) -> str | None:
        try:
            return current_target(self.dist).rpartition("/")[2]
        except OSError:
            return None

    def _older_releases(self) -> list[Path]:
        """Return all releases but the served one, the newest first."""
        served = self._served_digest()
        folders = [
            folder
            for folder in self.releases.glob("*")
            if folder.name != served and DIGEST.fullmatch(folder.name)
        ]
        return sorted(folders, key=lambda folder: folder.lstat().st_mtime_ns, reverse=True)

    def _switch(self, digest: str) -> None:
        point_to(self.dist, f"{self.releases.name}/{digest}")

    def _retire(self, release: Path) -> None:
        """Take a release its name, so that none is ever found half there; `sweep` does the rest."""
        if os.path.lexists(release):
            release.rename(self.releases / f"{UNFINISHED}{os.getpid()}-{release.name}")


def _has_beside(published: Published, manifest: Manifest) -> bool:
    return all(_holds(published.folder / name, one) for name, one in manifest.beside.items())


def _holds(file: Path, digest: str) -> bool:
    try:
        return content_digest(file.read_bytes()) == digest
    except OSError:
        return False


def _check_folder(releases: Path) -> None:
    if os.path.lexists(releases) and not releases.is_dir():
        raise ReleaseError(
            f"{releases} is not a folder.",
            why="Every release is a folder in it, and what stands in its place is not the build's.",
            fix="Move it away, or name another folder with --dist.",
        )


def _mend(release: Path, draft: Path) -> None:
    """Put each file of a draft into the served release, which is there all the time.

    A file takes the place of another, whose content other releases may share, in one step. What
    the draft does not have goes, folders after what is in them.
    """
    wanted = {path.relative_to(draft) for path in draft.rglob("*")}
    for path in sorted(release.rglob("*"), reverse=True):
        if path.relative_to(release) not in wanted:
            cleared(path)
    for part in sorted(wanted):
        source, target = draft / part, release / part
        if source.is_dir():
            if not target.is_dir():
                target.unlink(missing_ok=True)
                target.mkdir()
        else:
            if target.is_dir():
                cleared(target)
            source.replace(target)
