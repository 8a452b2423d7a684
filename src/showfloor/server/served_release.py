"""The release that is served, with all its addresses, and the switch to the next one.

A requested path is only looked up in the manifest, never on the disk, so no address can reach a
file outside the release.
"""

import logging
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import anyio
import anyio.to_thread

from showfloor.errors import ReleaseError
from showfloor.model.current_release import current_target
from showfloor.model.encoded_address import OF_THE_SERVER
from showfloor.model.release import ALTERNATE, FileEntry, Manifest
from showfloor.model.release_redirects import ReleaseRedirects
from showfloor.release.current import read_current, unusable
from showfloor.server.resource import Resource
from showfloor.server.responses import encode_headers

logger = logging.getLogger("showfloor.server")

RELEASE: Final = "showfloor.release"
"""Key of the release in the scope of a request, which keeps it to its end."""

NOT_FOUND_PAGE: Final = "/404.html"

HEADER_NAME: Final = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")
HEADER_VALUE: Final = re.compile(r"[\t\x20-\x7e\xa0-\xff]*")


class OpenRelease:
    """A release that does not change."""

    def __init__(self, folder: Path, manifest: Manifest) -> None:
        self.digest = manifest.digest
        self.base = manifest.base
        """The path below which it is on its host."""
        self.hosts = frozenset(manifest.hosts)
        """The hosts of the site, as far as its settings name them."""
        self.headers = encode_headers(manifest.headers)
        """Of every response."""
        self.redirects = ReleaseRedirects(manifest.redirects, manifest.languages)
        self.routes = manifest.routes
        files = {
            path: Resource(folder, entry, self.headers)
            for path, entry in (*_retained(folder, manifest), *manifest.files.items())
        }
        self.not_found = files.get(NOT_FOUND_PAGE)
        """The page for addresses that do not exist."""
        self.resources = {
            route: self._page(folder, manifest, route, path)
            for route, path in manifest.routes.items()
        }
        """By the path of a request: a page by its route, a file by its path."""
        pages = set(manifest.routes.values())
        self.resources.update((path, file) for path, file in files.items() if path not in pages)
        for path in OF_THE_SERVER:  # a build refuses them, but another program may write them
            self.resources.pop(path, None)

    def _page(self, folder: Path, manifest: Manifest, route: str, path: str) -> Resource:
        """Return a page, with its Markdown if it has any."""
        place = route + ALTERNATE
        entry = manifest.files.get(place)
        alternate = Resource(folder, entry, self.headers, place=place) if entry else None
        return Resource(folder, manifest.files[path], self.headers, alternate=alternate)

    def page_of(self, path: str) -> str | None:
        """Return the route of an address that lacks its slash, or ends with `index.html`."""
        route = path.removesuffix("index.html") if path.endswith("/index.html") else path + "/"
        return route if route in self.routes else None


def open_release(dist: Path) -> OpenRelease:
    """Return the release that `dist/current` points to; raises `ReleaseError`."""
    folder, manifest, _ = read_current(dist)
    _check_headers(folder, manifest)
    _check_files(folder, manifest)
    return OpenRelease(folder, manifest)


def _check_headers(folder: Path, manifest: Manifest) -> None:
    """Raise `ReleaseError` for a header that would break a response: nothing checks it later."""
    types = ({"Content-Type": kind} for kind in {e.type for e in manifest.entries})
    own = (entry.headers for entry in manifest.entries)
    for headers in (manifest.headers, *types, *own):
        for name, value in headers.items():
            if not (HEADER_NAME.fullmatch(name) and HEADER_VALUE.fullmatch(value)):
                raise unusable(folder, f"the header {name!r} cannot be sent as it is")


def _check_files(folder: Path, manifest: Manifest) -> None:
    """Raise `ReleaseError` for a damaged file now, not when it is requested."""
    for entry in manifest.files.values():
        if fault := _file_fault(folder, entry):
            raise unusable(folder, fault)


def _retained(folder: Path, manifest: Manifest) -> Iterator[tuple[str, FileEntry]]:
    """Yield the intact files of earlier releases, which the release can do without."""
    for path, retained in manifest.retained.items():
        if _file_fault(folder, retained.entry):
            logger.warning("%s of an earlier release is damaged and not served.", path)
        else:
            yield path, retained.entry


def _file_fault(folder: Path, entry: FileEntry) -> str | None:
    """Return how the stored file differs from the manifest, if it does."""
    for name, size in entry.stored:
        try:
            found = os.stat(f"{folder}/{name}").st_size
        except OSError as error:
            return f"{name}: {error.strerror}"
        if found != size:
            return f"{name} has {found} bytes, not {size}"
    return None


class CurrentRelease:
    """Follows `dist/current`, the pointer to the release that is served."""

    def __init__(self, dist: Path) -> None:
        self.dist = dist
        self._lock = anyio.Lock()
        self._target = self._read_target()
        self._reported: str | None = None
        self.release = open_release(dist)

    async def follow(self, seconds: float) -> None:
        """Check for a new release every so many seconds, until canceled."""
        while True:
            await anyio.sleep(seconds)
            if self._read_target() == self._target:
                continue
            try:
                await self.replace(self.release)
            except Exception:  # a fault of one release must not keep the next one from being served
                logger.exception("A release cannot be taken over. The last release is served on.")

    async def replace(self, old: OpenRelease) -> OpenRelease:
        """Return the release to serve after `old`; it is `old` if no other one can be served.

        A release that cannot be served is logged once.
        """
        async with self._lock:
            if self.release is old:
                await self._switch()
            return self.release

    async def _switch(self) -> None:
        target = self._target = self._read_target()
        try:
            self.release = await anyio.to_thread.run_sync(open_release, self.dist)
        except ReleaseError as error:
            if target != self._reported:
                self._reported = target
                logger.warning("%s\nThe last release is served on.", error)
        else:
            self._reported = None

    def _read_target(self) -> str | None:
        try:
            return current_target(self.dist)
        except (OSError, ReleaseError):
            return None
