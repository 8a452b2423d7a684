"""Writes a release: all files whole and compressed, then one switch.

The new release is written in a folder of its own: a build may be killed at any moment, and the last
release is still served. Unchanged files are shared with the release before, so that the cost of
a build depends on the changes.
"""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from showfloor.errors import ReleaseError
from showfloor.model.cache import Cache
from showfloor.model.release import MANIFEST, SUFFIXES, FileEntry, Manifest
from showfloor.model.site_file import SiteFile, hashed, load
from showfloor.release.draft import Draft
from showfloor.release.integrity import beside_faults
from showfloor.release.manifest import (
    ReleaseSettings,
    checked_files,
    encode_manifest,
    entries_by_path,
    entry_of,
    has_same_bytes,
    make_manifest,
)
from showfloor.release.media_types import is_compressible, is_for_machines
from showfloor.release.precompress import Effort, compression, precompress
from showfloor.release.retained_assets import RetainedAssets, retained_assets
from showfloor.release.served_release import ServedRelease
from showfloor.release.store import Store
from showfloor.work_counts import count

QUEUED_FILES: Final = 64
"""Files that wait at most, so that streamed pages are not all held in memory."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenRelease:
    """The release of a build, and how much of it is new."""

    digest: str
    folder: Path
    files: int
    """Files that a reader can ask for."""
    written: int
    """How many of them are new; the last release had the others."""
    dropped: int = 0
    """Files of earlier releases that were removed before their time, since there were too many."""


def write_release(
    store: Store,
    files: Iterable[SiteFile],
    settings: ReleaseSettings,
    *,
    cache: Cache | None = None,
    served: ServedRelease | None = None,
    progress: Callable[[int], None] | None = None,
) -> WrittenRelease:
    """Write a release of `files` and serve it from now on.

    `files` may be a stream: each is compressed and written as it comes, on all cores.
    `served` is the served release if it was read already and the expired ones are removed.
    `progress` gets the number of files so far. Raises `ReleaseError`; then the last release is
    still served.
    """
    with release_errors(store.dist), without_leftovers(store), _pool() as pool:
        if served is None:
            served = store.served_release()
            store.remove_expired(served.folder)
        writing = Writing(store, pool, cache, served)
        for count, file in enumerate(checked_files(files), 1):
            writing.add(file)
            if progress is not None:
                progress(count)
        return writing.finish(settings)


class Writing:
    """A release under way: its unchanged files, and those that are being written."""

    def __init__(
        self,
        store: Store,
        pool: ThreadPoolExecutor,
        cache: Cache | None,
        served: ServedRelease,
    ) -> None:
        self._store = store
        self._pool = pool
        self._cache = cache
        self._served = served
        self._compression = compression()
        self._unchanged: list[FileEntry] = []
        self._written: list[FileEntry] = []
        self._jobs: deque[Future[FileEntry]] = deque()

    def add(self, file: SiteFile) -> None:
        """Note an unchanged file; start to compress and write any other."""
        digest = file.digest
        if digest is None:
            content = load(file.content)
            digest, file = hashed(file.path, content), replace(file, content=content)
        entry = entry_of(file, digest)
        unchanged = self._unchanged_entry(entry, file.path)
        if unchanged is not None:
            self._unchanged.append(unchanged)
            return
        self._jobs.append(self._pool.submit(self._write, self._draft, file, entry))
        self._wait(QUEUED_FILES)

    def finish(self, settings: ReleaseSettings) -> WrittenRelease:
        """Finish the release and serve it, unless it is served already."""
        self._wait(0)
        entries = [*self._unchanged, *self._written]
        manifest, dropped = self._served_manifest(entries, settings), 0
        folder = self._served.folder
        if manifest is None:
            retained = self._retained(entries, settings)
            manifest, dropped = make_manifest(entries, settings, retained.files), retained.dropped
            folder = self._complete(manifest, settings)
        return WrittenRelease(
            digest=manifest.digest,
            folder=folder,
            files=len(manifest.files),
            written=len(self._written),
            dropped=dropped,
        )

    def _served_manifest(
        self, entries: Sequence[FileEntry], settings: ReleaseSettings
    ) -> Manifest | None:
        """Return the manifest of the served release if it is this one and intact."""
        if self._written:
            return None
        manifest = make_manifest(entries, settings, self._served.retained)
        is_another = manifest != self._served.manifest
        if is_another or not self._store.is_served(self._served.folder):
            return None
        is_damaged = any(beside_faults(self._served.folder, manifest.beside))
        return None if is_damaged else manifest

    def _retained(self, entries: Iterable[FileEntry], settings: ReleaseSettings) -> RetainedAssets:
        if settings.retention is None:
            return RetainedAssets({}, 0)
        files, served = entries_by_path(entries), self._served
        return retained_assets(files, served.files, served.retained, settings.retention)

    @cached_property
    def _draft(self) -> Draft:
        """The folder of the new release, which is made when the first change is found."""
        return self._store.draft()

    def _unchanged_entry(self, wanted: FileEntry, path: str) -> FileEntry | None:
        entry = self._served.files.get(path)
        if entry is None or not has_same_bytes(entry, wanted):
            return None
        if not self._is_compressed_alike(entry):
            return None
        return msgspec.structs.replace(entry, headers=wanted.headers)

    def _is_compressed_alike(self, entry: FileEntry) -> bool:
        """Return whether a file of the served release is compressed as it would be now."""
        served = self._served.manifest
        same = served is not None and served.compression == self._compression
        return same or not is_compressible(entry.type)

    def _write(self, draft: Draft, file: SiteFile, entry: FileEntry) -> FileEntry:
        compressed = compress_file(file, entry, self._cache)
        for name, one in compressed.stored.items():
            draft.write(name, one)
        return compressed.entry

    def _wait(self, queued: int) -> None:
        while len(self._jobs) > queued:
            self._written.append(self._jobs.popleft().result())

    def _complete(self, manifest: Manifest, settings: ReleaseSettings) -> Path:
        draft, served = self._draft, self._served

        def take_over(entries: Iterable[FileEntry]) -> None:
            for entry in entries:
                draft.take_over(entry, served.folder)

        shared = [*self._unchanged, *(asset.entry for asset in manifest.retained.values())]
        if self._store.recycled and len(shared) > len(self._written):
            unchanged = {name for entry in shared for name, _ in entry.stored}
            draft.move_into(self._store.recycled, unchanged)
        batches = (shared[start : start + 200] for start in range(0, len(shared), 200))
        list(self._pool.map(take_over, batches))
        for name, content in (*settings.beside.items(), (MANIFEST, encode_manifest(manifest))):
            draft.write(name, content)
        return self._store.publish(draft, manifest.digest)


class CompressedFile(NamedTuple):
    """A file of a release in all its forms."""

    entry: FileEntry
    stored: dict[str, bytes]
    """Content of each of its forms, by path below the release's folder."""


def compress_file(file: SiteFile, entry: FileEntry, cache: Cache | None) -> CompressedFile:
    """Return a file in all its forms; raises `ReleaseError` if its content has another digest."""
    content = load(file.content)
    # A digest of bytes was made from them. A file that is read only now may be damaged.
    if not isinstance(file.content, bytes) and hashed(file.path, content) != entry.etag:
        raise ReleaseError(
            f"{file.path} is not what the build took it for.",
            why="It was to be the same as in the last release, but that one is damaged.",
            fix="Run `showfloor verify`, which finds its damaged files, then build again.",
        )
    encodings: dict[str, bytes] = {}
    if is_compressible(entry.type):
        count("files compressed", file.path)
        effort = _effort(file, entry)
        encodings = precompress(content, digest=entry.etag, effort=effort, cache=cache)
    sizes = {name: len(compressed) for name, compressed in encodings.items()}
    stored = {entry.file + SUFFIXES[name]: compressed for name, compressed in encodings.items()}
    whole = msgspec.structs.replace(entry, size=len(content), encodings=sizes)
    return CompressedFile(whole, {entry.file: content, **stored})


def _effort(file: SiteFile, entry: FileEntry) -> Effort:
    if is_for_machines(entry.type):
        return "for-machines"
    return "quick" if file.quick or not entry.immutable else "careful"


@contextmanager
def _pool() -> Iterator[ThreadPoolExecutor]:
    """Yield a pool that drops its waiting jobs when the build fails."""
    pool = ThreadPoolExecutor(os.cpu_count(), thread_name_prefix="release")
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def without_leftovers(store: Store) -> Iterator[None]:
    """Remove unfinished releases after the block."""
    try:
        yield
    finally:
        store.sweep()


@contextmanager
def release_errors(dist: Path) -> Iterator[None]:
    """Turn errors of the file system into a `ReleaseError` about the folder of releases."""
    try:
        yield
    except OSError as error:
        raise ReleaseError(
            f"The release cannot be written: {error}.",
            why="The last release is still whole and served, but without the new changes.",
            fix=f"See to free space and rights in {dist}, then build again.",
        ) from error
