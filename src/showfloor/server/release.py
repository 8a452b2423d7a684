"""A release as it is served: every address that has an answer, known from the start.

What a reader asks for is looked up among the release's paths and never taken to the disk, so
no address can reach a file outside of it.
"""

import logging
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from showfloor.decoding import decode_json
from showfloor.errors import ReleaseError
from showfloor.model.current_release import current_target
from showfloor.model.encoded_address import OF_THE_SERVER
from showfloor.model.release import (
    ALTERNATE,
    MANIFEST_VERSION,
    SUFFIXES,
    FileEntry,
    Manifest,
    manifest_fault,
)
from showfloor.server.head import encode_headers
from showfloor.server.redirects import Redirects
from showfloor.server.resource import Resource

__all__ = ["NOT_FOUND_PAGE", "Release", "open_release"]

logger = logging.getLogger("showfloor.server")

NOT_FOUND_PAGE: Final = "/404.html"

HEADER_NAME: Final = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")
HEADER_VALUE: Final = re.compile(r"[\t\x20-\x7e\xa0-\xff]*")


class Version(msgspec.Struct, frozen=True):
    """The one thing that is known of a manifest of any version."""

    version: int


class Release:
    """A release, ready to be asked. It does not change."""

    def __init__(self, folder: Path, manifest: Manifest) -> None:
        self.digest = manifest.digest
        self.headers = encode_headers(manifest.headers)
        """Of every response."""
        self.redirects = Redirects(manifest.redirects, manifest.languages)
        self.routes = manifest.routes
        files = {
            path: Resource(folder, entry, self.headers)
            for path, entry in (*_retained(folder, manifest), *manifest.files.items())
        }
        self.not_found = files.get(NOT_FOUND_PAGE)
        """The page that is shown for a wrong address."""
        self.resources = {
            route: self._page(folder, manifest, route, path)
            for route, path in manifest.routes.items()
        }
        """By site path, as a reader asks for it: a page by its route alone."""
        pages = set(manifest.routes.values())
        self.resources.update((path, file) for path, file in files.items() if path not in pages)
        for path in OF_THE_SERVER:  # a build refuses them; what another program wrote may have them
            self.resources.pop(path, None)

    def _page(self, folder: Path, manifest: Manifest, route: str, path: str) -> Resource:
        """Return a page, with its Markdown if it has any."""
        place = route + ALTERNATE
        entry = manifest.files.get(place)
        alternate = Resource(folder, entry, self.headers, place=place) if entry else None
        return Resource(folder, manifest.files[path], self.headers, alternate=alternate)

    def page_of(self, path: str) -> str | None:
        """Return the route that an address without its slash, or with `index.html`, means."""
        route = path.removesuffix("index.html") if path.endswith("/index.html") else path + "/"
        return route if route in self.routes else None


def open_release(dist: Path) -> Release:
    """Return the release that `dist/current` points to; raises `ReleaseError`."""
    try:
        # The folder's own name: the link may point elsewhere a moment later.
        folder = dist / current_target(dist)
        content = (folder / "manifest.json").read_bytes()
    except OSError as error:
        raise ReleaseError(
            f"There is no release in {dist}.",
            why=f"{error.filename} cannot be read: {error.strerror}.",
            fix="Build the site first: showfloor build.",
        ) from error
    manifest = _decoded(content, folder)
    _check_headers(folder, manifest)
    _check_files(folder, manifest)
    return Release(folder, manifest)


def _decoded(content: bytes, folder: Path) -> Manifest:
    try:
        # Another version may look different in all the rest.
        version = decode_json(content, Version).version
        if version != MANIFEST_VERSION:
            raise _unusable(folder, f"its manifest has version {version}, not {MANIFEST_VERSION}")
        manifest = decode_json(content, Manifest)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise _unusable(folder, f"its manifest does not read as one: {error}") from error
    if fault := manifest_fault(manifest):
        raise _unusable(folder, fault)
    return manifest


def _check_headers(folder: Path, manifest: Manifest) -> None:
    """Find what would break a response: headers are sent without being looked at again."""
    types = ({"Content-Type": kind} for kind in {e.type for e in manifest.entries})
    own = (entry.headers for entry in manifest.entries)
    for headers in (manifest.headers, *types, *own):
        for name, value in headers.items():
            if not (HEADER_NAME.fullmatch(name) and HEADER_VALUE.fullmatch(value)):
                raise _unusable(folder, f"the header {name!r} cannot be sent as it is")


def _check_files(folder: Path, manifest: Manifest) -> None:
    """Find damage now, not when the one reader comes who asks for that file."""
    for entry in manifest.files.values():
        for suffix, size in _stored(entry):
            path = f"{folder}/{entry.file}{suffix}"
            try:
                found = os.stat(path).st_size
            except OSError as error:
                raise _unusable(folder, f"{entry.file}{suffix}: {error.strerror}") from error
            if found != size:
                raise _unusable(folder, f"{entry.file}{suffix} has {found} bytes, not {size}")


def _retained(folder: Path, manifest: Manifest) -> Iterator[tuple[str, FileEntry]]:
    """Yield what is kept of earlier releases; the release can be served without it as well."""
    for path, asset in manifest.retained.items():
        if _is_whole(folder, asset.entry):
            yield path, asset.entry
        else:
            logger.warning("%s of an earlier release is damaged and not served.", path)


def _is_whole(folder: Path, entry: FileEntry) -> bool:
    try:
        return all(
            os.stat(f"{folder}/{entry.file}{suffix}").st_size == size
            for suffix, size in _stored(entry)
        )
    except OSError:
        return False


def _stored(entry: FileEntry) -> list[tuple[str, int]]:
    encoded = [(SUFFIXES[name], size) for name, size in entry.encodings.items()]
    return [("", entry.size), *encoded]


def _unusable(folder: Path, why: str) -> ReleaseError:
    return ReleaseError(
        f"The release {folder.name} cannot be served.",
        why=f"It is damaged or of another version of Showfloor: {why}.",
        fix="Build the site again: showfloor build.",
    )
