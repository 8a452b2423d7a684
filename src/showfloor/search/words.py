"""Text to words, the same way in the index, in a query and in the browser (`words.ts`)."""

import re
import unicodedata
from typing import Final

from showfloor.model import SearchRanking

__all__ = ["WordForms", "compact", "fold", "heading_id", "words"]

WORD: Final = re.compile(r"[^\W_]+")
INNER_CAPITAL: Final = re.compile(r"([a-z0-9])([A-Z])")
LAST_CAPITAL: Final = re.compile(r"([A-Z])([A-Z][a-z])")
NOT_IN_ID: Final = re.compile(r"[^\w\- ]")


def fold(text: str) -> str:
    """Return a text without accents."""
    if text.isascii():
        return text
    apart = unicodedata.normalize("NFKD", text)
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def words(text: str) -> list[str]:
    """Return the words of a name or a text in small letters: `TextField` is two."""
    parted = LAST_CAPITAL.sub(r"\1 \2", INNER_CAPITAL.sub(r"\1 \2", fold(text)))
    return WORD.findall(parted.lower())


def compact(text: str) -> str:
    """Return a name as one word."""
    return "".join(words(text))


def heading_id(text: str) -> str:
    """Return the id that a heading has unless its author gave it another."""
    return NOT_IN_ID.sub("", text.strip().lower()).replace(" ", "-")


class WordForms:
    """What forms of a word have in common, by the rules of an index."""

    def __init__(self, ranking: SearchRanking) -> None:
        self._plurals = ranking.plurals
        self._endings = ranking.endings
        self._shortest = ranking.shortest
        self._stems: dict[str, str] = {}

    def singular(self, word: str) -> str:
        """Return a word without the ending of a plural."""
        if len(word) >= self._shortest:
            for ending, instead in self._plurals:
                if word.endswith(ending):
                    return word.removesuffix(ending) + instead
        return word

    def stem(self, word: str) -> str:
        """Return what all forms of a word share: `theming` and `themes`."""
        stem = self._stems.get(word)
        if stem is None:
            stem = self._stems[word] = self._root(self.singular(word))
        return stem

    def _root(self, word: str) -> str:
        ending = next((ending for ending in self._endings if word.endswith(ending)), "")
        bare = word.removesuffix(ending)
        return word if len(bare) < self._shortest else bare
