"""The folder of releases: where they stand, which one is served, which have to go.

dist/current -> releases/<digest>
dist/releases/<digest>/manifest.json, public/, ...
dist/releases/.tmp-<pid>                 being written, or left by a build that was killed
"""

import os
import shutil
from pathlib import Path
from typing import Final

import msgspec

from showfloor.build.draft import Draft, is_stored
from showfloor.build.lock import DistLock
from showfloor.build.manifest import MANIFEST
from showfloor.model.current import current_target, point_to
from showfloor.model.release import MANIFEST_VERSION, Manifest

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

    def served(self) -> Manifest | None:
        """Return the manifest of the release that is served, if there is a readable one."""
        digest = self._served_digest()
        return None if digest is None else self.manifest(digest)

    def manifest(self, digest: str) -> Manifest | None:
        """Return the manifest of a release, or nothing if it cannot be used."""
        try:
            content = (self.release(digest) / MANIFEST).read_bytes()
            manifest = msgspec.json.decode(content, type=Manifest)
        except (OSError, msgspec.DecodeError):
            return None
        return manifest if manifest.version == MANIFEST_VERSION else None

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
        if self._is_whole(digest):
            os.utime(release)  # it was one of the last ones: now it is the newest again
        else:
            self._retire(release)
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

    def _is_whole(self, digest: str) -> bool:
        manifest, release = self.manifest(digest), self.release(digest)
        return manifest is not None and all(
            is_stored(release, entry) for entry in manifest.files.values()
        )

    def _switch(self, digest: str) -> None:
        point_to(self._dist, f"{self.releases.name}/{digest}")

    def _retire(self, release: Path) -> None:
        """Take a release its name, so that none is ever found half there; `sweep` does the rest."""
        if release.exists():
            release.rename(self.releases / f"{UNFINISHED}{os.getpid()}-{release.name}")
