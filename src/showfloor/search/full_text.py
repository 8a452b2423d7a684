"""Names of symbols in SQLite's full-text search (FTS5), in memory."""

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from threading import Lock
from typing import Any, Final, NamedTuple, Self

from showfloor.errors import ToolError

__all__ = ["FullText", "NameRow", "check_full_text", "prepare"]

# Words come as they are to be found: apart, in small letters, without accents. The tokenizer
# `ascii` leaves every one of them whole.
SCHEMA: Final = """
    CREATE VIRTUAL TABLE names USING fts5(word, stem, content='', tokenize='ascii');
    CREATE VIRTUAL TABLE contexts USING fts5(stem, content='', detail=none, tokenize='ascii');
    CREATE VIRTUAL TABLE synonyms USING fts5(word, content='', detail=none, tokenize='ascii');
    CREATE VIRTUAL TABLE terms USING fts5vocab(names, col);
"""

# What bm25 makes of a word itself, and of another form of it.
NAMES: Final = "SELECT rowid, bm25(names, 3, 2) FROM names WHERE names MATCH ?"


class NameRow(NamedTuple):
    """A name as it is found."""

    words: Sequence[str]
    stems: Sequence[str]


class FullText:
    """Finds numbers of names, and numbers of symbols, by words."""

    def __init__(self, tables: sqlite3.Connection) -> None:
        self._tables = tables
        # A server answers in several threads, and SQLite may be built for one at a time.
        self._lock = Lock()

    @classmethod
    def of(
        cls,
        names: Iterable[NameRow],
        contexts: Iterable[Iterable[str]],
        synonyms: Mapping[int, Iterable[str]],
    ) -> Self:
        """Take in names, stems around each symbol, and what else some symbols are called."""
        tables = sqlite3.connect(":memory:", check_same_thread=False)
        prepare(tables)
        with tables:
            tables.executemany(
                "INSERT INTO names (rowid, word, stem) VALUES (?, ?, ?)",
                ((row, " ".join(one.words), " ".join(one.stems)) for row, one in enumerate(names)),
            )
            tables.executemany(
                "INSERT INTO contexts (rowid, stem) VALUES (?, ?)",
                ((row, " ".join(stems)) for row, stems in enumerate(contexts)),
            )
            tables.executemany(
                "INSERT INTO synonyms (rowid, word) VALUES (?, ?)",
                ((row, " ".join(words)) for row, words in synonyms.items()),
            )
        return cls(tables)

    def names(self, words: Iterable[str], stems: Iterable[str]) -> dict[int, float]:
        """Return the names with any of the words, and how well each fits: 1 is the best."""
        asked = [f'word : "{word}" OR word : "{word}"*' for word in words]
        asked += [f'stem : "{stem}"' for stem in stems]
        # bm25 is less the better. Divided by the best, it no longer says how rare a word is.
        found = dict(self._rows(NAMES, " OR ".join(asked)))
        best = min(found.values(), default=-1)
        return {row: fits / best for row, fits in found.items()}

    def contexts(self, word: str, stem: str) -> set[int]:
        """Return the symbols that a word stands around, or begins to."""
        return self._numbers(
            "SELECT rowid FROM contexts WHERE contexts MATCH ?", f'"{stem}" OR "{word}"*'
        )

    def synonyms(self, words: Iterable[str]) -> set[int]:
        """Return the symbols that are also called one of these words."""
        return self._numbers(
            "SELECT rowid FROM synonyms WHERE synonyms MATCH ?",
            " OR ".join(f'"{word}"' for word in words),
        )

    def synonyms_begun(self, word: str) -> set[int]:
        """Return the symbols that are also called a word with this beginning."""
        return self._numbers("SELECT rowid FROM synonyms WHERE synonyms MATCH ?", f'"{word}"*')

    def terms(self, column: str) -> list[str]:
        """Return all words (`word`) or stems (`stem`) of names, sorted."""
        rows = self._rows("SELECT term FROM terms WHERE col = ? ORDER BY term", column)
        return [str(term) for (term,) in rows]

    def _numbers(self, select: str, asked: str) -> set[int]:
        return {int(row) for (row,) in self._rows(select, asked)}

    def _rows(self, select: str, asked: str) -> list[tuple[Any, ...]]:
        with self._lock:
            return self._tables.execute(select, (asked,)).fetchall()


def prepare(tables: sqlite3.Connection) -> None:
    """Make the empty tables; raises `ToolError` where SQLite has no full-text search."""
    try:
        tables.executescript(SCHEMA)
    except sqlite3.DatabaseError as error:
        raise ToolError(
            "This Python cannot search for assistants.",
            why=f"Its SQLite {sqlite3.sqlite_version} has no full-text search (FTS5): {error}.",
            fix="Use a Python whose SQLite has FTS5, such as those of python.org or uv.",
        ) from error


def check_full_text() -> None:
    """Raise `ToolError` where this Python's SQLite has no full-text search."""
    with closing(sqlite3.connect(":memory:")) as tables:
        prepare(tables)
