"""The folder of releases: where they stand, which one is served, which have to go.

dist/current -> releases/<digest>
dist/releases/<digest>/manifest.json, public/, ...
dist/releases/.tmp-<pid>                 being written, or left by a build that was killed
dist/.verified                           when the served release was in order
"""

import os
import shutil
from pathlib import Path
from typing import Final

import msgspec

from showfloor.build.draft import Draft
from showfloor.build.lock import DistLock
from showfloor.build.manifest import MANIFEST
from showfloor.build.published import Published, read_verified, write_verified
from showfloor.model.current import current_target, point_to
from showfloor.model.release import MANIFEST_VERSION, Manifest, manifest_fault

__all__ = ["Store"]

UNFINISHED: Final = ".tmp-"


class Store:
    """The releases below `dist`, changed by nobody else while the lock is held."""

    def __init__(self, lock: DistLock) -> None:
        self._dist = lock.dist
        self.releases = lock.dist / "releases"

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
        served = self._served_digest()
        digests = [*([served] if served else []), *(old.name for old in self._older_releases())]
        for digest in digests:
            if manifest := self.manifest(digest):
                since = read_verified(self._dist, digest)
                return Published(self.release(digest), manifest, since)
        return Published(self.releases, None)

    def verified(self, digest: str) -> None:
        """Note that the served release is in order now."""
        write_verified(self._dist, digest)

    def manifest(self, digest: str) -> Manifest | None:
        """Return the manifest of a release, or nothing if it cannot be used."""
        try:
            content = (self.release(digest) / MANIFEST).read_bytes()
            manifest = msgspec.json.decode(content, type=Manifest)
        except (OSError, msgspec.DecodeError, UnicodeDecodeError):
            return None
        if manifest.version != MANIFEST_VERSION or manifest_fault(manifest):
            return None
        return manifest

    def sweep(self) -> None:
        """Remove what is unfinished: nobody else is writing, so it was left by a killed build."""
        for unfinished in self.releases.glob(f"{UNFINISHED}*"):
            shutil.rmtree(unfinished)

    def draft(self, keep: int) -> Draft:
        """Return the folder for a new release, made of one that need not be kept if there is one.

        `keep` counts the releases that stay, the new one included.
        """
        folder = self.releases / f"{UNFINISHED}{os.getpid()}"
        needless = self._older_releases()[max(keep - 2, 0) :]
        recycled = self.manifest(needless[0].name) if needless else None
        if recycled is not None:
            needless[0].rename(folder)
        else:
            folder.mkdir(parents=True)
        return Draft(folder, recycled)

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

    def _served_digest(self) -> str | None:
        try:
            return current_target(self._dist).rpartition("/")[2]
        except OSError:
            return None

    def _older_releases(self) -> list[Path]:
        """Return all releases but the served one, the newest first."""
        served = self._served_digest()
        folders = [
            folder
            for folder in self.releases.glob("*")
            if folder.name != served and not folder.name.startswith(".")
        ]
        return sorted(folders, key=lambda folder: folder.stat().st_mtime_ns, reverse=True)

    def _switch(self, digest: str) -> None:
        point_to(self._dist, f"{self.releases.name}/{digest}")

    def _retire(self, release: Path) -> None:
        """Take a release its name, so that none is ever found half there; `sweep` does the rest."""
        if release.exists():
            release.rename(self.releases / f"{UNFINISHED}{os.getpid()}-{release.name}")


def _mend(release: Path, draft: Path) -> None:
    """Put each file of a draft into the served release, which is there all the time.

    A file takes the place of another, whose content other releases may share, in one step.
    """
    wanted = {path.relative_to(draft) for path in draft.rglob("*")}
    for path in sorted(release.rglob("*"), reverse=True):
        if path.relative_to(release) not in wanted and not path.is_dir():
            path.unlink()
    for part in sorted(wanted):
        source, target = draft / part, release / part
        if source.is_dir():
            if not target.is_dir():
                target.unlink(missing_ok=True)
                target.mkdir()
        else:
            if target.is_dir():
                shutil.rmtree(target)
            source.replace(target)
