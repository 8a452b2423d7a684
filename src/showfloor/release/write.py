"""Writes a release: all files whole and compressed, then one switch.

The new release grows in a folder of its own, so that a build may be killed at any moment and
the last release is served on. Unchanged files are shared with the release before, so that a
build costs what has changed.
"""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from showfloor.errors import ReleaseError
from showfloor.model.cache import Cache
from showfloor.model.release import SUFFIXES, FileEntry, Manifest
from showfloor.model.site_file import SiteFile, content_digest, load
from showfloor.release.draft import Draft
from showfloor.release.lock import DistLock
from showfloor.release.manifest import (
    MANIFEST,
    ReleaseSettings,
    checked,
    encode_manifest,
    entries_by_path,
    entry_of,
    is_made_like,
    make_manifest,
)
from showfloor.release.media_types import SCRIPT, is_compressible, is_for_machines
from showfloor.release.precompress import Effort, compression, precompress
from showfloor.release.retained_assets import Former, former_files
from showfloor.release.served_release import Published
from showfloor.release.store import Store

__all__ = [
    "KEEP",
    "CompressedFile",
    "ReleaseSettings",
    "WrittenRelease",
    "compress_file",
    "explained",
    "swept",
    "write_release",
]

KEEP: Final = 3
"""Releases that stay: the served one and those that a server may still be finishing with."""

JOBS_AHEAD: Final = 64
"""Files that wait at most, so that pages which come as a stream are not all held in memory."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenRelease:
    """What came of a build."""

    digest: str
    folder: Path
    files: int
    """Files that a reader can ask for."""
    written: int
    """How many of them are new; the others were taken over."""
    dropped: int = 0
    """Files of earlier releases that had to go before their time, since there were too many."""


def write_release(
    lock: DistLock,
    files: Iterable[SiteFile],
    settings: ReleaseSettings,
    *,
    cache: Cache | None = None,
    published: Published | None = None,
    keep: int = KEEP,
    progress: Callable[[int], None] | None = None,
) -> WrittenRelease:
    """Write a release of `files` and serve it from now on.

    `files` may be a stream: each is compressed and written as it comes, on all cores.
    `published` is the served release where it has been looked at already. `progress` is told how
    many have come. The last `keep` releases stay, this one included.
    Raises `ReleaseError`; then the last release is still the one that is served.
    """
    store = Store(lock)
    with explained(lock.dist):
        with swept(store), _pool() as pool:
            writing = Writing(store, pool, cache, keep, published or store.published())
            for count, file in enumerate(checked(files), 1):
                writing.add(file)
                if progress is not None:
                    progress(count)
            written = writing.finish(settings)
        # Only now: a file that loses a name, as the last release goes, counts as changed.
        if writing.has_changed:
            store.verified(written.digest)
        return written


class Writing:
    """A release on its way: which files are kept, which are being written."""

    def __init__(
        self,
        store: Store,
        pool: ThreadPoolExecutor,
        cache: Cache | None,
        keep: int,
        published: Published,
    ) -> None:
        self._store = store
        self._pool = pool
        self._cache = cache
        self._keep = keep
        self._published = published
        self._compression = compression()
        self.has_changed = published.looked_into > 0
        """Whether the release is another one now, or was looked into."""
        self._kept: list[FileEntry] = []
        self._written: list[FileEntry] = []
        self._jobs: deque[Future[FileEntry]] = deque()

    def add(self, file: SiteFile) -> None:
        """Note a file that is unchanged; have any other compressed and written."""
        content = None if file.digest else load(file.content)
        kept = self._unchanged(file, file.digest or content_digest(content or b""))
        if kept is not None:
            self._kept.append(kept)
            return
        self._jobs.append(self._pool.submit(self._write, self._draft, file, content))
        self._collect(JOBS_AHEAD)

    def finish(self, settings: ReleaseSettings) -> WrittenRelease:
        """Put the rest in its place and serve the release, unless it is the one that is served."""
        self._collect(0)
        entries = [*self._kept, *self._written]
        manifest, dropped = self._served(entries, settings), 0
        if manifest is None:
            former = self._former(entries, settings)
            manifest, dropped = make_manifest(entries, settings, former.files), former.dropped
            self._complete(manifest, settings)
        return WrittenRelease(
            digest=manifest.digest,
            folder=self._store.release(manifest.digest),
            files=len(manifest.files),
            written=len(self._written),
            dropped=dropped,
        )

    def _served(self, entries: Sequence[FileEntry], settings: ReleaseSettings) -> Manifest | None:
        """Return the manifest of the served release if that is this one, and whole."""
        if self._written:
            return None
        manifest = make_manifest(entries, settings, self._published.former)
        is_another = manifest != self._published.manifest
        if is_another or not self._store.is_served(manifest.digest):
            return None
        folder = self._published.folder
        beside = settings.beside.items()
        return manifest if all(_holds(folder / name, one) for name, one in beside) else None

    def _former(self, entries: Iterable[FileEntry], settings: ReleaseSettings) -> Former:
        if settings.keeping is None:
            return Former({}, 0)
        files, before = entries_by_path(entries), self._published
        return former_files(files, before.files, before.former, settings.keeping)

    @cached_property
    def _draft(self) -> Draft:
        """The new release's folder, which is only made once something has changed."""
        return self._store.draft(self._keep)

    def _unchanged(self, file: SiteFile, digest: str) -> FileEntry | None:
        entry = self._published.files.get(file.path)
        wanted = entry_of(file, digest)
        if entry is None or not is_made_like(entry, wanted) or not self._is_compressed_so(entry):
            return None
        return msgspec.structs.replace(entry, headers=wanted.headers)

    def _is_compressed_so(self, entry: FileEntry) -> bool:
        """Tell whether a file of the served release is compressed as it would be now."""
        served = self._published.manifest
        same = served is not None and served.compression == self._compression
        return same or not is_compressible(entry.type)

    def _write(self, draft: Draft, file: SiteFile, content: bytes | None) -> FileEntry:
        compressed = compress_file(
            file, load(file.content) if content is None else content, self._cache
        )
        for name, one in compressed.stored.items():
            draft.write(name, one)
        return compressed.entry

    def _collect(self, ahead: int) -> None:
        while len(self._jobs) > ahead:
            self._written.append(self._jobs.popleft().result())

    def _complete(self, manifest: Manifest, settings: ReleaseSettings) -> None:
        self.has_changed = True
        draft, published = self._draft, self._published

        def take_over(entries: Iterable[FileEntry]) -> None:
            for entry in entries:
                draft.take_over(entry, published)

        kept = [*self._kept, *(former.entry for former in manifest.former.values())]
        batches = (kept[start : start + 200] for start in range(0, len(kept), 200))
        list(self._pool.map(take_over, batches))
        beside = {**settings.beside, MANIFEST: encode_manifest(manifest)}
        draft.complete(manifest.entries, beside)
        self._store.publish(draft, manifest.digest, self._keep)


class CompressedFile(NamedTuple):
    """A file as it stands in a release."""

    entry: FileEntry
    stored: dict[str, bytes]
    """Content of each of its forms, by path below the release's folder."""


def compress_file(file: SiteFile, content: bytes, cache: Cache | None) -> CompressedFile:
    """Return a file in all its forms; raises `ReleaseError` for one that is not as it was said."""
    entry = entry_of(file, content_digest(content))
    if file.digest not in (None, entry.etag):
        raise _not_as_said(file)
    encodings: dict[str, bytes] = {}
    if is_compressible(entry.type):
        effort = _effort(file, entry)
        encodings = precompress(content, digest=entry.etag, effort=effort, cache=cache)
    sizes = {name: len(compressed) for name, compressed in encodings.items()}
    stored = {entry.file + SUFFIXES[name]: compressed for name, compressed in encodings.items()}
    whole = msgspec.structs.replace(entry, size=len(content), encodings=sizes)
    return CompressedFile(whole, {entry.file: content, **stored})


def _effort(file: SiteFile, entry: FileEntry) -> Effort:
    if is_for_machines(entry.type):
        return "for-machines"
    if file.quick or not entry.immutable:
        return "quick"
    return "thorough" if entry.type == SCRIPT else "careful"


def _holds(file: Path, content: bytes) -> bool:
    try:
        return file.read_bytes() == content
    except OSError:
        return False


def _not_as_said(file: SiteFile) -> ReleaseError:
    return ReleaseError(
        f"{file.path} is not what the build took it for.",
        why="It was to be the same as in the last release, but that one is damaged.",
        fix="Remove the folder dist/ and build again.",
    )


@contextmanager
def _pool() -> Iterator[ThreadPoolExecutor]:
    """Yield a pool that drops what it has not begun when the build fails."""
    pool = ThreadPoolExecutor(os.cpu_count(), thread_name_prefix="release")
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def swept(store: Store) -> Iterator[None]:
    """Remove what a killed build left, and in the end whatever this one did not finish."""
    store.sweep()
    try:
        yield
    finally:
        store.sweep()


@contextmanager
def explained(dist: Path) -> Iterator[None]:
    """Raise what the file system refuses as a `ReleaseError` about the folder of releases."""
    try:
        yield
    except OSError as error:
        raise ReleaseError(
            f"The release cannot be written: {error}.",
            why="The last release is still whole and served, but without the new changes.",
            fix=f"See to free space and rights in {dist}, then build again.",
        ) from error
