"""The release that is served now, without its damaged files: a build takes the others over."""

from collections.abc import Set
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from showfloor.model.release import FileEntry, Manifest, RetainedAsset


@dataclass(frozen=True)
class ServedRelease:
    """The files of a release that match its manifest, as far as a build compares them."""

    folder: Path
    manifest: Manifest | None
    """Nothing where no release can be used."""
    damaged: Set[str] = frozenset()
    """Paths of missing and damaged files, below the folder."""

    @cached_property
    def files(self) -> dict[str, FileEntry]:
        """Its own files, by site path."""
        files = self.manifest.files if self.manifest else {}
        return {path: entry for path, entry in files.items() if entry.file not in self.damaged}

    @cached_property
    def retained(self) -> dict[str, RetainedAsset]:
        """The files of earlier releases, by site path."""
        retained = self.manifest.retained if self.manifest else {}
        return {p: asset for p, asset in retained.items() if asset.entry.file not in self.damaged}

    def read(self, path: str) -> bytes:
        """Return the content of one of `files`."""
        return (self.folder / self.files[path].file).read_bytes()
