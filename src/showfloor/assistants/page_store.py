"""The release that is served now, for readers of its files."""

from pathlib import Path
from threading import Lock
from typing import Final

import msgspec

from showfloor.assistants.library import Library
from showfloor.decoding import decode_json
from showfloor.errors import ReleaseError
from showfloor.model.current_release import current_target
from showfloor.model.release import MANIFEST_VERSION, Manifest

__all__ = ["PageStore"]

MANIFEST: Final = "manifest.json"


class PageStore:
    """Hands out the library of the current release, and the next one when that takes over."""

    def __init__(self, dist: Path) -> None:
        """Open the release that is served; raises `ReleaseError` when there is none."""
        self._dist = dist
        self._lock = Lock()
        self._library = self._open()

    def library(self) -> Library:
        """Return the library of the release that is served now; raises `ReleaseError`."""
        with self._lock:
            if self._library.digest != self._digest():
                self._library = self._open()
            return self._library

    def _digest(self) -> str:
        try:
            return current_target(self._dist).rpartition("/")[2]
        except OSError:
            return ""

    def _open(self) -> Library:
        folder = self._dist / "releases" / (self._digest() or "none")
        try:
            manifest = decode_json((folder / MANIFEST).read_bytes(), Manifest)
        except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
            raise _unreadable(self._dist, str(error)) from error
        if manifest.version != MANIFEST_VERSION:
            raise _unreadable(self._dist, f"its manifest has version {manifest.version}")
        return Library(folder, manifest)


def _unreadable(dist: Path, why: str) -> ReleaseError:
    return ReleaseError(
        f"There is no release in {dist} that can be read.",
        why=f"Assistants are answered from it: {why}.",
        fix="Build the site first: showfloor build.",
    )
