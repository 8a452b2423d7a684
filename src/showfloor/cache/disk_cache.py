"""A cache of expensive results, by the hash of their sources.

One SQLite file for all kinds of entries, safe for several threads and processes::

    with DiskCache(path, say=print) as cache:
        pages = cache.kind("page")
        html = pages.get(key)
        ...
        cache.finish_build(keep=5)
"""

import sqlite3
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from threading import RLock
from types import TracebackType
from typing import Final, Self, TypeVar

from showfloor.errors import ToolError
from showfloor.file_system import remove_path

T = TypeVar("T")

SCHEMA_VERSION: Final = 0x5F_00_03
"""Stored in the file. A file of another version is removed: its entries can be made again."""

BUSY_SECONDS: Final = 60
"""How long to wait for another process."""

BUFFER_BYTES: Final = 8 * 1024 * 1024
"""Size of the entries that are written in one transaction."""

SCHEMA: Final = (
    # Kind and key are for those who look into the file: entries are found by id.
    "CREATE TABLE entries (id INTEGER PRIMARY KEY, kind TEXT, key TEXT, checksum INTEGER,"
    " value BLOB)",
    # Apart from the values, which are long: each build updates most of these rows.
    "CREATE TABLE uses (id INTEGER PRIMARY KEY, build INTEGER)",
    "CREATE TABLE builds (count INTEGER)",
    "INSERT INTO builds VALUES (0)",
    f"PRAGMA user_version = {SCHEMA_VERSION}",
)
SELECT: Final = "SELECT value, checksum FROM entries WHERE id = ?"
INSERT: Final = "INSERT OR REPLACE INTO entries VALUES (?, ?, ?, ?, ?)"
DELETE: Final = "DELETE FROM entries WHERE id = ?"
USE: Final = "INSERT OR REPLACE INTO uses SELECT ?, count FROM builds"
UNUSED: Final = "FROM uses WHERE build < (SELECT count FROM builds) - ?"

NOT_DAMAGE: Final = frozenset(
    {
        *(sqlite3.SQLITE_FULL, sqlite3.SQLITE_NOMEM, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED),
        sqlite3.SQLITE_MISUSE,
    }
)
"""Errors after which the file is still good, such as a full disk."""


class DiskCache:
    """A cache in one file that outlives the build.

    Damage never stops a build: a damaged file is replaced by an empty one, an entry that cannot be
    decoded is dropped, and `say` reports it.
    """

    def __init__(self, path: Path, *, say: Callable[[str], None]) -> None:
        self._path = path
        self._say = say
        self._lock = RLock()
        self._buffer: dict[tuple[str, str], bytes] = {}
        self._buffered_bytes = 0
        self._used: set[tuple[str, str]] = set()
        self._dropped: dict[str, list[str]] = {}
        with self._tool_errors():
            try:
                self._database = _open(path)
            except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
                self._start_empty(error)  # SQLite's messages may quote damage, which is no text

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
        """Return an entry, or `None`."""
        with self._lock:
            value = self._buffer.get((kind, key))
            if value is None:
                value = self._run(lambda: self._read(kind, key))
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
                self.flush()

    def drop(self, kind: str, key: str, why: str) -> None:
        """Remove an unusable entry; `close` reports this once for each kind."""
        with self._lock:
            self._buffer.pop((kind, key), None)
            self._used.discard((kind, key))
            self._write(lambda: self._database.execute(DELETE, (_id(kind, key),)))
            self._dropped.setdefault(kind, []).append(why)

    def keep(self, kind: str, keys: Iterable[str]) -> None:
        """Mark entries as used that were not read."""
        with self._lock:
            self._used.update((kind, key) for key in keys)

    def flush(self) -> None:
        """Write all entries to disk, and which ones were used."""

        def write() -> None:
            rows = (
                (_id(kind, key), kind, key, zlib.crc32(value), value)
                for (kind, key), value in self._buffer.items()
            )
            self._database.executemany(INSERT, rows)
            self._database.executemany(USE, sorted((_id(*one),) for one in self._used))

        with self._lock:
            if self._used:
                self._write(write)
            self._buffer.clear()
            self._buffered_bytes = 0
            self._used.clear()

    def finish_build(self, *, keep: int = 5) -> int:
        """Drop entries that more than `keep` builds in a row did not use; return their number."""

        def drop_unused() -> int:
            entries = f"DELETE FROM entries WHERE id IN (SELECT id {UNUSED})"
            dropped = self._database.execute(entries, (keep,)).rowcount
            self._database.execute(f"DELETE {UNUSED}", (keep,))
            # Last: what was written during the build has its number too.
            self._database.execute("UPDATE builds SET count = count + 1")
            return dropped

        with self._lock:
            self.flush()
            dropped = self._write(drop_unused)
            self._run(lambda: self._database.execute("PRAGMA incremental_vacuum").fetchall())
            return dropped

    def close(self) -> None:
        """Write all entries and close the file."""
        with self._lock:
            self.flush()
            self._database.close()
            for kind, reasons in self._dropped.items():
                self._say(_dropped_notice(self._path, kind, reasons))
            self._dropped.clear()

    def _read(self, kind: str, key: str) -> bytes | None:
        row = self._database.execute(SELECT, (_id(kind, key),)).fetchone()
        if row is None:
            return None
        value, checksum = row
        # SQLite finds damage of its pages, but not of values.
        if not isinstance(value, bytes) or zlib.crc32(value) != checksum:
            raise DamagedEntryError("an entry is not what was put")
        return value

    def _write(self, action: Callable[[], T]) -> T:
        """Run `action` in a transaction."""

        def transaction() -> T:
            # IMMEDIATE takes the lock at once, while SQLite still waits for other processes.
            self._database.execute("BEGIN IMMEDIATE")
            try:
                result = action()
                self._database.commit()
            except BaseException:
                self._database.rollback()
                raise
            return result

        return self._run(transaction)

    def _run(self, action: Callable[[], T]) -> T:
        """Run `action`; if the file is damaged, replace it by an empty one and repeat."""
        with self._tool_errors():
            try:
                return action()
            except (sqlite3.DatabaseError, UnicodeDecodeError, DamagedEntryError) as error:
                self._database.close()
                self._start_empty(error)
                return action()

    def _start_empty(self, error: Exception) -> None:
        if isinstance(error, sqlite3.Error) and _code(error) in NOT_DAMAGE:
            raise error
        self._say(f"The cache {self._path.name} was damaged ({error}) and starts empty.")
        _discard(self._path)
        self._database = _open(self._path)

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


class DamagedEntryError(Exception):
    """A value with another checksum than that of the value that was put."""


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


def _open(path: Path) -> sqlite3.Connection:
    """Open the file, which is made if there is none or it is of another version."""
    path.parent.mkdir(parents=True, exist_ok=True)
    database = _connect(path)
    try:
        if _version(database) not in (0, SCHEMA_VERSION):
            database.close()
            _discard(path)
            database = _connect(path)
        database.execute("BEGIN IMMEDIATE")  # another process may be making it
        if _version(database) == 0:
            for statement in SCHEMA:
                database.execute(statement)
        database.commit()
    except BaseException:
        database.close()
        raise
    return database


def _connect(path: Path) -> sqlite3.Connection:
    # The cache begins its transactions itself, and has a lock for threads.
    database = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    # A damaged value may have become a text that cannot be decoded.
    database.text_factory = bytes
    database.execute("PRAGMA auto_vacuum = INCREMENTAL")
    database.execute("PRAGMA synchronous = NORMAL")
    return database


def _id(kind: str, key: str) -> int:
    digest = blake2b(f"{kind} {key}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)


def _code(error: sqlite3.Error) -> int:
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_MISUSE) & 0xFF


def _version(database: sqlite3.Connection) -> int:
    return int(database.execute("PRAGMA user_version").fetchone()[0])


def _discard(path: Path) -> None:
    for suffix in ("", "-journal"):
        remove_path(path.with_name(path.name + suffix))


def _dropped_notice(path: Path, kind: str, reasons: Sequence[str]) -> str:
    entries = "An entry" if len(reasons) == 1 else f"{len(reasons)} entries"
    return (
        f"{entries} of kind {kind} in {path.name} could not be read ({reasons[0]}) and will be "
        "made again."
    )
