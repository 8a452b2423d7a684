"""The SQLite file under the cache: made whole, opened, recognised when damaged."""

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

__all__ = ["connect", "discard", "is_damage", "open_database"]

SCHEMA_VERSION: Final = 0x5F_00_02
"""Kept in the file; one of another version is discarded, as its entries can be made again."""

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
        # Something else stands at its place, or it may not be read or written.
        *(sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_PERM),
        *(sqlite3.SQLITE_READONLY, sqlite3.SQLITE_AUTH),
        # Its tables are other ones: all that is asked of it is written in this package.
        *(sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_MISMATCH),
        sqlite3.SQLITE_SCHEMA,
    }
)


def open_database(path: Path) -> sqlite3.Connection:
    """Open the database at `path`, made anew if there is none or it is of another version.

    Raises `sqlite3.DatabaseError` when the file is damaged; see `is_damage`.
    """
    database = connect(path)
    if _version(database) == SCHEMA_VERSION:
        return database
    database.close()
    discard(path)
    return connect(path)


def is_damage(error: sqlite3.Error) -> bool:
    """Tell a file that cannot be used from other trouble (a full disk, another process)."""
    return (getattr(error, "sqlite_errorcode", 0) & 0xFF) in DAMAGE


def discard(path: Path) -> None:
    """Remove a database with what SQLite keeps beside it."""
    for suffix in ("", "-wal", "-shm"):
        file = path.with_name(path.name + suffix)
        if file.is_dir() and not file.is_symlink():
            shutil.rmtree(file)
        else:
            file.unlink(missing_ok=True)


def connect(path: Path) -> sqlite3.Connection:
    """Return a connection to the database at `path`, which is made if it is not there."""
    if not path.exists():
        _create(path)
    # Transactions are begun by hand and threads wait for one another in the cache.
    database = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    # A damaged value may have become a text, which must not have to be one that can be decoded.
    database.text_factory = bytes
    database.execute("PRAGMA synchronous = NORMAL")
    return database


def _create(path: Path) -> None:
    """Make the file whole before it gets its name: two processes may start at once."""
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
    """Give the file its name, unless the other process was quicker; its file is as good."""
    try:
        os.link(unfinished, path)
    except FileExistsError:
        pass
    except OSError:  # a file system without links: only renaming is as atomic there
        if not path.exists():
            os.replace(unfinished, path)


def _version(database: sqlite3.Connection) -> int:
    try:
        return int(database.execute("PRAGMA user_version").fetchone()[0])
    except sqlite3.Error:
        database.close()
        raise
