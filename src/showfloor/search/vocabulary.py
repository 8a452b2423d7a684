"""Words, and who has each (`vocabulary.ts` does the same)."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from showfloor.search.distance import distance
from showfloor.search.words import root, singular

__all__ = ["EXACT", "Match", "Vocabulary"]

EXACT: Final = 0.95
"""From here on a token is the word itself, maybe in another number."""
RELATED: Final = 0.9
"""Another form of the word, such as the verb of a noun."""
SURE: Final = 0.6
"""From here on a match is meant, not met by chance."""

MOST_KNOWN: Final = 200
"""Tokens whose matches are kept."""


class Match(NamedTuple):
    """A word that a token may mean."""

    owners: list[int]
    quality: float
    """From just above 0 to 1, which is the word itself."""
    length: int
    """How many letters of the word it stands for."""


class Vocabulary:
    """Words with their owners, who are numbers."""

    def __init__(self) -> None:
        self._owners: dict[str, list[int]] = {}
        self._known: dict[tuple[str, bool], list[Match]] = {}

    def add(self, word: str, owner: int) -> None:
        """Note that an owner has a word."""
        owners = self._owners.setdefault(word, [])
        if not owners or owners[-1] != owner:
            owners.append(owner)
        if self._known:
            self._known.clear()

    def __contains__(self, word: str) -> bool:
        return word in self._owners

    def strongest(self, token: str, *, alike: bool) -> dict[int, Match]:
        """Return each owner with the best of its words that a token may mean.

        Words that are only `alike` count where there is no other.
        """
        best: dict[int, Match] = {}
        for match in self._matches(token, alike=alike):
            for owner in match.owners:
                if owner not in best or best[owner].quality < match.quality:
                    best[owner] = match
        return best

    def _matches(self, token: str, *, alike: bool) -> list[Match]:
        """Look through all words once: a query that finds nothing is read in several ways."""
        found = self._known.get((token, alike))
        if found is None:
            found = list(self._search(token))
            if alike and not any(match.quality >= SURE for match in found):
                found += self._nearest(token)
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[token, alike] = found
        return found

    def _search(self, token: str) -> Iterator[Match]:
        stem = singular(token)
        for word, owners in self._owners.items():
            quality = _quality(token, stem, word)
            if quality > 0:
                yield Match(owners, quality, len(word) if quality >= RELATED else len(token))

    def _nearest(self, token: str) -> list[Match]:
        found = list(self._alike(token, _allowed(len(token))))
        least = min((steps for steps, _ in found), default=0)
        return [match for steps, match in found if steps <= least]

    def _alike(self, token: str, most: int) -> Iterator[tuple[int, Match]]:
        for word, owners in self._owners.items() if most else ():
            away = distance(token, word, most)
            if away is None:
                continue
            whole = away.whole <= away.start + 1
            steps = away.whole if whole else away.start
            if steps <= most:
                quality = 0.78 - 0.14 * steps - (0 if whole else 0.1)
                yield steps, Match(owners, quality, len(word) if whole else len(token))


def _quality(token: str, stem: str, word: str) -> float:
    if word == token:
        return 1
    if word == stem or token == f"{word}s" or (len(word) > 3 and singular(word) == stem):
        return EXACT
    if word[:4] == token[:4] and len(word) > 3 < len(token) and root(word) == root(token):
        return RELATED
    if word.startswith(token):
        return SURE + 0.3 * len(token) / len(word)
    if len(token) > 2 and token in word:
        return 0.35 + 0.1 * len(token) / len(word)
    return 0


def _allowed(length: int) -> int:
    """Return how many slips a word of some length may have."""
    if length < 4:
        return 0
    return 1 if length < 8 else 2 if length < 12 else 3
