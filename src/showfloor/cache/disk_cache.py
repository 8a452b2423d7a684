"""A cache of expensive results, by the hash of their sources.

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

T = TypeVar("T")

Entries = dict[tuple[str, str], bytes]
"""Values by kind and key."""

BUFFER_BYTES: Final = 8 * 1024 * 1024
"""Size of the entries that are written in one transaction."""

SELECT: Final = "SELECT value, checksum FROM entries WHERE kind = ? AND key = ?"
INSERT: Final = "INSERT OR REPLACE INTO entries (kind, key, checksum, value) VALUES (?, ?, ?, ?)"
DELETE: Final = "DELETE FROM entries WHERE kind = ? AND key = ?"
IDLE: Final = "INSERT INTO idle (kind, key, since) VALUES (?, ?, ?)"
BUSY: Final = "DELETE FROM idle WHERE kind = ? AND key = ?"


class DiskCache:
    """A cache in one file that outlives the build.

    Damage never stops a build: a damaged entry is dropped, an unusable file is replaced, and `say`
    reports it.

    A thread of the cache writes entries, while another connection reads: threads that make pages or
    compress them do not wait for the disk.
    """

    def __init__(self, path: Path, *, say: Callable[[str], None]) -> None:
        self._path = path
        self._say = say
        self._lock = RLock()
        self._buffer: Entries = {}
        self._buffered_bytes = 0
        # Entries that the thread is writing; until they are in the file, they are read here.
        self._writing_now: Entries = {}
        self._thread = ThreadPoolExecutor(1, "cache")
        self._job: Future[None] | None = None
        self._used: set[tuple[str, str]] = set()
        self._dropped: dict[str, list[str]] = {}
        with self._tool_errors():
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
        """Return an entry, or `None`. The next pruning keeps entries that were read."""
        with self._lock:
            value = self._buffer.get((kind, key), self._writing_now.get((kind, key)))
            if value is None:
                value = self._read_undamaged(kind, key)
            if value is not None:
                self._used.add((kind, key))
            return value

    def put(self, kind: str, key: str, value: bytes) -> None:
        """Keep an entry; it is on disk after `flush` or `close`."""
        with self._lock:
            self._used.add((kind, key))
            self._buffer[(kind, key)] = value
            self._buffered_bytes += len(value)
            if self._buffered_bytes >= BUFFER_BYTES:
                self._write_in_thread()

    def drop(self, kind: str, key: str, why: str) -> None:
        """Remove an unusable entry; `close` reports this once for each kind."""
        with self._lock:
            self._wait()
            if (kind, key) in self._buffer:
                self._buffered_bytes -= len(self._buffer.pop((kind, key)))
            self._used.discard((kind, key))
            self._with_repair(lambda: self._delete(kind, key))
            self._dropped.setdefault(kind, []).append(why)

    def keep(self, kind: str, keys: Iterable[str]) -> None:
        """Make the next pruning keep entries that were not read."""
        with self._lock:
            self._used.update((kind, key) for key in keys)

    def flush(self) -> None:
        """Write all entries to disk."""
        with self._lock:
            self._wait()
            if self._buffer:
                self._with_repair(lambda: self._write(self._buffer))
            self._buffer.clear()
            self._buffered_bytes = 0

    def finish_build(self, *, keep: int = 5) -> int:
        """Drop entries that more than `keep` builds in a row did not use; return their number."""
        with self._lock:
            self._wait()
            # The buffer is written afterward: if the file is damaged, it is replaced before that.
            dropped = self._with_repair(lambda: self._age(keep))
            self.flush()
            self._used.clear()
            return dropped

    def close(self) -> None:
        """Write all entries and close the file."""
        with self._lock:
            self.flush()
            self._thread.shutdown()
            self._disconnect()
            for kind, reasons in self._dropped.items():
                self._say(_dropped_notice(self._path, kind, reasons))
            self._dropped.clear()

    def _write_in_thread(self) -> None:
        """Make the thread write the buffer, after the last one."""
        self._wait()
        self._writing_now, self._buffer, self._buffered_bytes = self._buffer, {}, 0
        self._job = self._thread.submit(self._write, self._writing_now)

    def _wait(self) -> None:
        """Wait until the thread has written its entries."""
        self._with_repair(self._finish_job)

    def _finish_job(self) -> None:
        if self._job is not None:
            self._job.result()
            self._job, self._writing_now = None, {}

    def _read_undamaged(self, kind: str, key: str) -> bytes | None:
        try:
            return self._with_repair(lambda: self._read(kind, key))
        except DamagedEntryError as error:
            self.drop(kind, key, str(error))
            return None

    def _read(self, kind: str, key: str) -> bytes | None:
        row = self._reading.execute(SELECT, (kind, key)).fetchone()
        if row is None:
            return None
        value, checksum = row
        # SQLite finds damage of its pages, but not of values.
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
        """Record which entries were not used; drop those that were not used for long.

        Unused entries are recorded because a large build uses most of them.
        """
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
        # IMMEDIATE takes the lock at once, while SQLite still waits for other processes.
        self._database.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            if self._database.in_transaction:
                self._database.rollback()
            raise
        self._database.commit()

    def _with_repair(self, action: Callable[[], T]) -> T:
        """Run `action`; if the file is damaged, replace it by an empty one and repeat."""
        with self._tool_errors():
            try:
                return action()
            except sqlite3.DatabaseError as error:
                if not is_damage(error):
                    raise
                self._start_empty(error)
                return action()

    def _start_empty(self, error: Exception) -> None:
        if self._job is not None:
            wait([self._job])
            self._job = None
        # Entries that the thread was writing are lost with the file: they are written again.
        self._buffer = {**self._writing_now, **self._buffer}
        self._buffered_bytes = sum(map(len, self._buffer.values()))
        self._writing_now = {}
        self._disconnect()
        self._database = self._opened_empty(error)
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
            return self._opened_empty(error)

    def _opened_empty(self, error: Exception) -> sqlite3.Connection:
        self._say(f"The cache {self._path.name} was damaged ({error}) and starts empty.")
        discard(self._path)
        return open_database(self._path)

    @contextmanager
    def _tool_errors(self) -> Iterator[None]:
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
        """Return the value under `key`, or `None`."""
        return self._cache.get(self._kind, key)

    def put(self, key: str, value: bytes) -> None:
        """Keep `value` under `key`."""
        self._cache.put(self._kind, key, value)

    def drop(self, key: str, why: str) -> None:
        """Remove an unusable entry; `why` is reported to the person who builds."""
        self._cache.drop(self._kind, key, why)


class DamagedEntryError(Exception):
    """A value with another checksum than that of the value that was put."""


def _keys(rows: Iterable[tuple[bytes, bytes]]) -> set[tuple[str, str]]:
    return {(kind.decode(errors="replace"), key.decode(errors="replace")) for kind, key in rows}


def _dropped_notice(path: Path, kind: str, reasons: Sequence[str]) -> str:
    entries = "An entry" if len(reasons) == 1 else f"{len(reasons)} entries"
    return (
        f"{entries} of kind {kind} in {path.name} could not be read ({reasons[0]}) and will be "
        "made again."
    )
