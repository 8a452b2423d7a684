"""A cache of what was expensive to make, by the hash of what it was made from.

One file for all kinds of entries, safe for several threads and processes::

    with DiskCache(path, say=print) as cache:
        pages = cache.kind("page")
        html = pages.get(key)
        ...
        cache.finish_build(keep=5)
"""

import sqlite3
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from pathlib import Path
from threading import RLock
from types import TracebackType
from typing import Final, Self, TypeVar

from showfloor.cache.database import connect, discard, is_damage, open_database
from showfloor.errors import ToolError

__all__ = ["DiskCache", "KindCache"]

T = TypeVar("T")

Entries = dict[tuple[str, str], bytes]
"""Values by kind and key."""

BUFFER_BYTES: Final = 8 * 1024 * 1024
"""How much is put before it is written: short transactions, but not one an entry."""

SELECT: Final = "SELECT value, checksum FROM entries WHERE kind = ? AND key = ?"
INSERT: Final = "INSERT OR REPLACE INTO entries (kind, key, checksum, value) VALUES (?, ?, ?, ?)"
DELETE: Final = "DELETE FROM entries WHERE kind = ? AND key = ?"
IDLE: Final = "INSERT INTO idle (kind, key, since) VALUES (?, ?, ?)"
BUSY: Final = "DELETE FROM idle WHERE kind = ? AND key = ?"


class DiskCache:
    """A cache in one file that outlives the build.

    Damage never stops a build: an entry that is not what was put is dropped, a file that cannot be
    used is replaced, and `say` is told.

    What was put is written by a thread of its own, and read by another connection meanwhile: who
    makes pages or compresses them does not wait for the disk.
    """

    def __init__(self, path: Path, *, say: Callable[[str], None]) -> None:
        self._path = path
        self._say = say
        self._lock = RLock()
        self._buffer: Entries = {}
        self._buffered_bytes = 0
        # What is being written: it can be read here until it is in the file.
        self._leaving: Entries = {}
        self._thread = ThreadPoolExecutor(1, "cache")
        self._job: Future[None] | None = None
        self._used: set[tuple[str, str]] = set()
        self._dropped: dict[str, list[str]] = {}
        with self._explained():
            self._database = self._opened()
            self._reading = connect(path)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def kind(self, name: str) -> "KindCache":
        """Return the cache of one kind of entries; keys of different kinds never meet."""
        return KindCache(self, name)

    def get(self, kind: str, key: str) -> bytes | None:
        """Return an entry, or nothing. One that was read outlives the next pruning."""
        with self._lock:
            value = self._buffer.get((kind, key), self._leaving.get((kind, key)))
            if value is None:
                value = self._undamaged(kind, key)
            if value is not None:
                self._used.add((kind, key))
            return value

    def put(self, kind: str, key: str, value: bytes) -> None:
        """Keep an entry; it is on disk after the next `flush`, at the latest after `close`."""
        with self._lock:
            self._used.add((kind, key))
            self._buffer[(kind, key)] = value
            self._buffered_bytes += len(value)
            if self._buffered_bytes >= BUFFER_BYTES:
                self._hand_over()

    def drop(self, kind: str, key: str, why: str) -> None:
        """Forget an entry that cannot be used; `say` is told at the end, once for each kind."""
        with self._lock:
            self._settle()
            if (kind, key) in self._buffer:
                self._buffered_bytes -= len(self._buffer.pop((kind, key)))
            self._used.discard((kind, key))
            self._mended(lambda: self._delete(kind, key))
            self._dropped.setdefault(kind, []).append(why)

    def keep(self, kind: str, keys: Iterable[str]) -> None:
        """Let entries outlive the next pruning without reading them."""
        with self._lock:
            self._used.update((kind, key) for key in keys)

    def flush(self) -> None:
        """Write what was put."""
        with self._lock:
            self._settle()
            if self._buffer:
                self._mended(lambda: self._write(self._buffer))
            self._buffer.clear()
            self._buffered_bytes = 0

    def finish_build(self, *, keep: int = 5) -> int:
        """Count a build as done and drop what more than `keep` builds in a row did not use.

        Only what was not used is noted: a large build uses most entries.
        Returns how many entries were dropped.
        """
        with self._lock:
            self._settle()
            # What was put last is written after it: where this finds the file damaged, it starts
            # anew, and nothing of that is lost.
            dropped = self._mended(lambda: self._age(keep))
            self.flush()
            self._used.clear()
            return dropped

    def close(self) -> None:
        """Write what was put and let go of the file."""
        with self._lock:
            self.flush()
            self._thread.shutdown()
            self._disconnect()
            for kind, reasons in self._dropped.items():
                self._say(_dropped_notice(self._path, kind, reasons))
            self._dropped.clear()

    def _hand_over(self) -> None:
        """Have what was put written, after what is being written."""
        self._settle()
        self._leaving, self._buffer, self._buffered_bytes = self._buffer, {}, 0
        self._job = self._thread.submit(self._write, self._leaving)

    def _settle(self) -> None:
        """Wait until nothing is being written."""
        self._mended(self._written)

    def _written(self) -> None:
        if self._job is not None:
            self._job.result()
            self._job, self._leaving = None, {}

    def _undamaged(self, kind: str, key: str) -> bytes | None:
        try:
            return self._mended(lambda: self._read(kind, key))
        except DamagedEntryError as error:
            self.drop(kind, key, str(error))
            return None

    def _read(self, kind: str, key: str) -> bytes | None:
        row = self._reading.execute(SELECT, (kind, key)).fetchone()
        if row is None:
            return None
        value, checksum = row
        # SQLite notices a broken tree of pages, but not a broken value.
        if not isinstance(value, bytes) or zlib.crc32(value) != checksum:
            raise DamagedEntryError("it is not what was put")
        return value

    def _delete(self, kind: str, key: str) -> None:
        with self._writing():
            self._database.execute(DELETE, (kind, key))

    def _write(self, entries: Entries) -> None:
        with self._writing():
            self._database.executemany(
                INSERT, ((*key, zlib.crc32(value), value) for key, value in entries.items())
            )

    def _age(self, keep: int) -> int:
        """Note which entries were not used, and drop those that have not been for long."""
        database = self._database
        with self._writing():
            database.execute("UPDATE builds SET count = count + 1")
            (count,) = database.execute("SELECT count FROM builds").fetchone()
            before = _keys(database.execute("SELECT kind, key FROM idle"))
            idle = _keys(database.execute("SELECT kind, key FROM entries")) - self._used
            database.executemany(BUSY, before - idle)
            database.executemany(IDLE, ((*one, count) for one in idle - before))
            old = "SELECT kind, key FROM idle WHERE since <= ?"
            dropped = _keys(database.execute(old, (count - keep,)))
            database.executemany(DELETE, dropped)
            database.executemany(BUSY, dropped)
        database.execute("PRAGMA incremental_vacuum")
        return len(dropped)

    @contextmanager
    def _writing(self) -> Iterator[None]:
        # IMMEDIATE takes the lock at once, where SQLite is willing to wait for it.
        self._database.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            if self._database.in_transaction:
                self._database.rollback()
            raise
        self._database.commit()

    def _mended(self, action: Callable[[], T]) -> T:
        """Run `action`; if the file turns out to be damaged, start anew and run it on that."""
        with self._explained():
            try:
                return action()
            except sqlite3.DatabaseError as error:
                if not is_damage(error):
                    raise
                self._start_anew(error)
                return action()

    def _start_anew(self, error: Exception) -> None:
        if self._job is not None:
            wait([self._job])
            self._job = None
        # Whether it was written or not: that file goes.
        self._buffer = {**self._leaving, **self._buffer}
        self._buffered_bytes = sum(map(len, self._buffer.values()))
        self._leaving = {}
        self._disconnect()
        self._database = self._opened_anew(error)
        self._reading = connect(self._path)

    def _disconnect(self) -> None:
        self._reading.close()
        self._database.close()

    def _opened(self) -> sqlite3.Connection:
        try:
            return open_database(self._path)
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
            return self._opened_anew(error)

    def _opened_anew(self, error: Exception) -> sqlite3.Connection:
        self._say(f"The cache {self._path.name} was damaged ({error}) and starts anew.")
        discard(self._path)
        return open_database(self._path)

    @contextmanager
    def _explained(self) -> Iterator[None]:
        try:
            yield
        except (OSError, sqlite3.Error) as error:
            raise ToolError(
                f"The cache {self._path.name} cannot be used: {error}.",
                why="Without it every build would start from nothing.",
                fix=f"See to free space and rights in {self._path.parent}, or remove the file.",
            ) from error


class KindCache:
    """The entries of one kind in a disk cache."""

    def __init__(self, cache: DiskCache, kind: str) -> None:
        self._cache = cache
        self._kind = kind

    def get(self, key: str) -> bytes | None:
        """Return what was put under `key`, or nothing."""
        return self._cache.get(self._kind, key)

    def put(self, key: str, value: bytes) -> None:
        """Keep `value` under `key`."""
        self._cache.put(self._kind, key, value)

    def drop(self, key: str, why: str) -> None:
        """Forget an entry that cannot be used; `why` is told to whoever builds."""
        self._cache.drop(self._kind, key, why)


class DamagedEntryError(Exception):
    """A value that is not what was put."""


def _keys(rows: Iterable[tuple[bytes, bytes]]) -> set[tuple[str, str]]:
    return {(kind.decode(errors="replace"), key.decode(errors="replace")) for kind, key in rows}


def _dropped_notice(path: Path, kind: str, reasons: Sequence[str]) -> str:
    entries = "An entry" if len(reasons) == 1 else f"{len(reasons)} entries"
    return (
        f"{entries} of kind {kind} in {path.name} could not be read ({reasons[0]}) and will be "
        "made again."
    )
