"""Text to words, the same way in the index, in a query and in the browser (`words.ts`)."""

import re
import unicodedata
from typing import Final

WORD: Final = re.compile(r"[^\W_]+")
INNER_CAPITAL: Final = re.compile(r"([a-z0-9])([A-Z])")
LAST_CAPITAL: Final = re.compile(r"([A-Z])([A-Z][a-z])")
NOT_IN_ID: Final = re.compile(r"[^\w\- ]")


def words(text: str) -> list[str]:
    """Return the words of a name or a text in small letters: `TextField` is two."""
    parted = LAST_CAPITAL.sub(r"\1 \2", INNER_CAPITAL.sub(r"\1 \2", _fold(text)))
    return WORD.findall(parted.lower())


def compact(text: str) -> str:
    """Return a name as one word."""
    return "".join(words(text))


def heading_id(text: str) -> str:
    """Return the id that a heading has unless its author gave it another."""
    return NOT_IN_ID.sub("", text.strip().lower()).replace(" ", "-")


def _fold(text: str) -> str:
    """Return a text without accents."""
    if text.isascii():
        return text
    apart = unicodedata.normalize("NFKD", text)
    return "".join(sign for sign in apart if not unicodedata.combining(sign))
