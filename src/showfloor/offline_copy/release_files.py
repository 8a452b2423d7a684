"""A release as a copy reads it: files by their site path."""

from pathlib import Path

import msgspec

from showfloor.decoding import decode_json
from showfloor.errors import ReleaseError
from showfloor.model.current_release import current_target
from showfloor.model.release import Manifest

__all__ = ["ReleaseFiles"]


class ReleaseFiles:
    """The current release of a folder of releases."""

    def __init__(self, dist: Path) -> None:
        """Open it; raises `ReleaseError` where there is none."""
        try:
            self._folder = dist / current_target(dist)
            content = (self._folder / "manifest.json").read_bytes()
            self.manifest = decode_json(content, Manifest)
        except (OSError, msgspec.DecodeError, UnicodeDecodeError):
            raise ReleaseError(
                f"There is no release in {dist}.",
                why="An offline copy is made from one.",
                fix="Run `showfloor build` first.",
            ) from None

    def __contains__(self, path: object) -> bool:
        return path in self.manifest.files

    def read(self, path: str) -> bytes:
        """Return a file."""
        return (self._folder / self.manifest.files[path].file).read_bytes()

    def text(self, path: str) -> str:
        """Return a file of text."""
        return self.read(path).decode()

    def below(self, folder: str) -> list[str]:
        """Return the paths of all files whose path begins like this."""
        return [path for path in self.manifest.files if path.startswith(folder)]
