"""Text to words, the same way in the index, in a query and in the browser (`words.ts`)."""

import re
import unicodedata
from typing import Final

__all__ = ["compact", "fold", "heading_id", "root", "singular", "words"]

WORD: Final = re.compile(r"[^\W_]+")
INNER_CAPITAL: Final = re.compile(r"([a-z0-9])([A-Z])")
LAST_CAPITAL: Final = re.compile(r"([A-Z])([A-Z][a-z])")
NOT_IN_ID: Final = re.compile(r"[^\w\- ]")
AS_PLURAL: Final = re.compile(r"(?:ss|us|is)$")
ENDING: Final = re.compile(r"(?:ing|ation|ed|es|e|s)$")
WITH_E: Final = re.compile(r"(?:s|x|z|ch|sh)es$")


def fold(text: str) -> str:
    """Return a text without accents."""
    apart = unicodedata.normalize("NFKD", text)
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def words(text: str) -> list[str]:
    """Return the words of a name or a text in small letters: `TextField` is two."""
    parted = LAST_CAPITAL.sub(r"\1 \2", INNER_CAPITAL.sub(r"\1 \2", fold(text)))
    return WORD.findall(parted.lower())


def compact(text: str) -> str:
    """Return a name as one word."""
    return "".join(words(text))


def singular(word: str) -> str:
    """Return a word without the ending of a plural."""
    if len(word) < 4 or not word.endswith("s") or AS_PLURAL.search(word):
        return word
    if word.endswith("ies"):
        return f"{word[:-3]}y"
    return word[:-2] if WITH_E.search(word) else word[:-1]


def root(word: str) -> str:
    """Return what words of one family share: `theming` and `theme`."""
    bare = ENDING.sub("", word)
    return word if len(bare) < 4 else bare


def heading_id(text: str) -> str:
    """Return the id that a heading has unless its author gave it another."""
    return NOT_IN_ID.sub("", text.strip().lower()).replace(" ", "-")
