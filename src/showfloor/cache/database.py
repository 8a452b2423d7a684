"""Creates, opens and removes the SQLite file of the cache, and recognizes damage of it."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from showfloor.file_system import remove_path

SCHEMA_VERSION: Final = 0x5F_00_02
"""Stored in the file. A file of another version is removed: its entries can be made again."""

BUSY_SECONDS: Final = 60

SCHEMA: Final = f"""
PRAGMA auto_vacuum = INCREMENTAL;
PRAGMA journal_mode = WAL;
CREATE TABLE entries (
    id INTEGER PRIMARY KEY, kind TEXT NOT NULL, key TEXT NOT NULL,
    checksum INTEGER NOT NULL, value BLOB NOT NULL, UNIQUE (kind, key)
);
CREATE TABLE idle (
    kind TEXT NOT NULL, key TEXT NOT NULL, since INTEGER NOT NULL, PRIMARY KEY (kind, key)
) WITHOUT ROWID;
CREATE TABLE builds (count INTEGER NOT NULL);
INSERT INTO builds VALUES (0);
PRAGMA user_version = {SCHEMA_VERSION};
"""

DAMAGE: Final = frozenset(
    {
        *(sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB),
        # Its path is no file, or it may not be read or written.
        *(sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_PERM),
        *(sqlite3.SQLITE_READONLY, sqlite3.SQLITE_AUTH),
        # Its tables are damaged: this package writes all its statements.
        *(sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_MISMATCH),
        sqlite3.SQLITE_SCHEMA,
    }
)


def open_database(path: Path) -> sqlite3.Connection:
    """Open the database at `path`; create it if there is none or it is of another version.

    Raises `sqlite3.DatabaseError` when the file is damaged; see `is_damage`.
    """
    database = connect(path)
    if _version(database) == SCHEMA_VERSION:
        return database
    database.close()
    discard(path)
    return connect(path)


def is_damage(error: sqlite3.Error) -> bool:
    """Tell whether an error means damage of the file, and not a full disk or another process."""
    return (getattr(error, "sqlite_errorcode", 0) & 0xFF) in DAMAGE


def discard(path: Path) -> None:
    """Remove a database with the files that SQLite keeps beside it."""
    for suffix in ("", "-wal", "-shm"):
        remove_path(path.with_name(path.name + suffix))


def connect(path: Path) -> sqlite3.Connection:
    """Return a connection to the database at `path`; create the file if there is none."""
    if not path.exists():
        _create(path)
    # The cache begins its transactions itself, and has a lock for threads.
    database = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    # A damaged value may have become a text that cannot be decoded.
    database.text_factory = bytes
    database.execute("PRAGMA synchronous = NORMAL")
    return database


def _create(path: Path) -> None:
    """Complete the file before it gets its name: two processes may start at once."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f"{path.name}.{os.getpid()}")
    discard(unfinished)
    with closing(sqlite3.connect(unfinished, isolation_level=None)) as database:
        database.executescript(SCHEMA)
    try:
        _name(unfinished, path)
    finally:
        discard(unfinished)


def _name(unfinished: Path, path: Path) -> None:
    """Give the file its name, unless another process was faster: its file is the same."""
    try:
        os.link(unfinished, path)
    except FileExistsError:
        pass
    except OSError:  # a file system without links: there, only renaming is atomic
        if not path.exists():
            os.replace(unfinished, path)


def _version(database: sqlite3.Connection) -> int:
    try:
        return int(database.execute("PRAGMA user_version").fetchone()[0])
    except sqlite3.Error:
        database.close()
        raise
