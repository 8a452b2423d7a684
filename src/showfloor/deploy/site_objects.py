"""The objects of a release: what a store is given for each file, and in which order."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Final, Literal

import msgspec

from showfloor.errors import ReleaseError
from showfloor.model.release import SUFFIXES, FileEntry, Manifest
from showfloor.model.site_file import content_digest
from showfloor.release.current import read_current
from showfloor.release.integrity import is_intact
from showfloor.release.media_types import is_for_machines
from showfloor.release.retained_assets import SCRIPT_FOLDERS

CompressedForm = Literal["gzip", "br", "none"]
"""How text for browsers is stored: a store sends each file in one form to everybody."""

SEARCH: Final = "/_search/"
LISTS: Final = frozenset({f"{SEARCH}index.json", "/anchors.json", "/routes.json", "/sw.js"})
LISTS_FOR_MACHINES: Final = ("llms.txt", "llms-full.txt")
SITEMAPS_AND_FEEDS: Final = ("application/xml", "application/rss+xml", "application/atom+xml")


class Phase(IntEnum):
    """A part of an upload. A file needs only files of its own part and of those before it."""

    ASSETS = 0
    OTHERS = 1
    PAGES = 2
    LISTS = 3
    """Files that name pages: a reader must find what they name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SiteObject:
    """A file of a release as a store has it."""

    path: str
    """Site path, such as `/guide/index.html`."""
    entry: FileEntry
    encoding: str | None
    """Value of `Content-Encoding`."""
    left: int | None
    """When the site lost the file, in seconds since 1970; nothing for a file of the site."""

    @property
    def file(self) -> str:
        """Path of the content below the release's folder."""
        return self.entry.file + (SUFFIXES[self.encoding] if self.encoding else "")

    @property
    def size(self) -> int:
        """In bytes, as stored."""
        return self.entry.encodings[self.encoding] if self.encoding else self.entry.size

    @property
    def headers(self) -> dict[str, str]:
        """What the store is to send with it, by the names of the parameters of `put_object`."""
        told = {"ContentType": self.entry.type, "CacheControl": self.entry.cache_control}
        return told | ({"ContentEncoding": self.encoding} if self.encoding else {})

    @property
    def digest(self) -> str:
        """Hash of the content and the headers."""
        told = [self.entry.etag, self.size, sorted(self.headers.items())]
        return content_digest(msgspec.json.encode(told))

    @property
    def is_asset(self) -> bool:
        """Tell whether pages that are open may request it after the site has lost it."""
        return self.entry.immutable or self.path.startswith(SCRIPT_FOLDERS)

    @property
    def phase(self) -> Phase:
        """The part of the upload to which it belongs."""
        if self.entry.immutable:
            return Phase.ASSETS
        if (
            self.path in LISTS
            or self.path.endswith(LISTS_FOR_MACHINES)
            or self.entry.type.startswith(SITEMAPS_AND_FEEDS)
        ):
            return Phase.LISTS
        if self.path.startswith(SEARCH):
            return Phase.ASSETS
        is_page = self.path.endswith(".html") and not self.path.startswith(SCRIPT_FOLDERS)
        return Phase.PAGES if is_page else Phase.OTHERS


@dataclass(frozen=True, slots=True)
class LocalRelease:
    """The current release of a folder of releases."""

    folder: Path
    manifest: Manifest

    def objects(self, form: CompressedForm) -> dict[str, SiteObject]:
        """Return the objects by site path, in the order in which they are uploaded."""
        found = sorted(self._objects(form), key=lambda one: (one.phase, one.path))
        return {one.path: one for one in found}

    def read(self, one: SiteObject) -> bytes:
        """Return a content; raises `ReleaseError` where it is not the one of the manifest."""
        if is_intact(self.folder, one.entry):
            return (self.folder / one.file).read_bytes()
        raise ReleaseError(
            f"{one.entry.file} of the release {self.manifest.digest[:12]} is missing or damaged.",
            why="A build has removed the release meanwhile, or something has changed the file.",
            fix="Build the site again, then deploy again.",
        )

    def _objects(self, form: CompressedForm) -> Iterator[SiteObject]:
        for path, asset in self.manifest.retained.items():
            yield _object(path, asset.entry, form, asset.left)
        for path, entry in self.manifest.files.items():
            yield _object(path, entry, form, None)


def _object(path: str, entry: FileEntry, form: CompressedForm, left: int | None) -> SiteObject:
    # Programs that read such files may not decompress them, and nobody waits for them.
    plain = form not in entry.encodings or is_for_machines(entry.type)
    return SiteObject(path=path, entry=entry, encoding=None if plain else form, left=left)


def read_release(dist: Path) -> LocalRelease:
    """Return the current release; raises `ReleaseError` where there is none to read."""
    return LocalRelease(*read_current(dist, "deployed"))
