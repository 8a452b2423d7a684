"""SQLite, and what the grid's comparisons of text need that it lacks.

SQLite ignores case in ASCII only and knows no alphabet. So each connection is given two functions
and a collation. Other databases have these themselves: `lower`, and collations of ICU.
"""

import unicodedata
from pathlib import Path
from sqlite3 import Connection

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.pool import ConnectionPoolEntry

ALPHABETICAL = "alphabetical"
"""Name of the collation."""

_SIGNS = {ord(sign): place for place, sign in enumerate(" _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$")}
"""Signs come before digits and letters, in the order of Unicode."""

_LIGATURES = {"æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe"}


def lowered(text: str | None) -> str | None:
    """Return text in small letters, of all alphabets."""
    return None if text is None else text.lower()


def base_form(text: str | None) -> str | None:
    """Return text without what `equals` ignores: case and accents."""
    if text is None:
        return None
    letters = unicodedata.normalize("NFKD", text)
    return "".join(_plain(one) for one in letters if not unicodedata.combining(one)).casefold()


def compare(one: str, other: str) -> int:
    """Return -1, 0 or 1: letters decide first, then accents, then case, small letters first."""
    first, second = _order(one), _order(other)
    return (first > second) - (first < second)


def open_database(path: Path) -> Engine:
    """Return an engine for the file, which is created where it is missing."""
    engine = create_engine(f"sqlite:///{path}")
    event.listen(engine, "connect", _equip)
    return engine


def _order(text: str) -> tuple[str, str, str]:
    base = base_form(text) or ""
    return base.translate(_SIGNS), unicodedata.normalize("NFD", text).casefold(), text.swapcase()


def _plain(letter: str) -> str:
    """Return a letter without the stroke that is part of it, as in `Ł`."""
    return _LIGATURES.get(letter) or _unstroked(letter) or letter


def _unstroked(letter: str) -> str | None:
    plain, _, stroke = unicodedata.name(letter, "").partition(" WITH ")
    return unicodedata.lookup(plain) if stroke == "STROKE" else None


def _equip(connection: Connection, _: ConnectionPoolEntry) -> None:
    connection.create_function("lowered", 1, lowered, deterministic=True)
    connection.create_function("base_form", 1, base_form, deterministic=True)
    connection.create_collation(ALPHABETICAL, compare)
