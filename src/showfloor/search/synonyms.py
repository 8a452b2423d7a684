"""What else people call things (`synonyms.ts` does the same)."""

from collections.abc import Iterator, Sequence
from typing import Final

from showfloor.search.words import singular, words

__all__ = ["Synonyms"]

EXACT: Final = 10.0
BEGUN: Final = 5.0


class Synonyms:
    """Symbols by words that are not their names, which count less than any name."""

    def __init__(self, hints: frozenset[str]) -> None:
        """`hints` are words of a query that say what kind of thing is meant."""
        self._hints = hints
        self._owners: dict[str, list[int]] = {}

    def add(self, symbol: int, name: str, synonyms: str) -> None:
        """Take in what a symbol is called; a query may say parts of its name as well."""
        if synonyms:
            for word in dict.fromkeys((*words(name), *words(synonyms))):
                self._owners.setdefault(word, []).append(symbol)

    def scores(self, tokens: Sequence[str]) -> Iterator[tuple[int, float]]:
        """Yield the symbols that every token names, with what that is worth."""
        told = [token for token in tokens if token not in self._hints]
        found = [self._found(token) for token in told]
        for symbol in found[0] if found else ():
            if all(symbol in one for one in found):
                yield symbol, min(one[symbol] for one in found)

    def _found(self, token: str) -> dict[int, float]:
        found: dict[int, float] = {}
        for word, owners in self._owners.items():
            if word == token or word == singular(token):
                found.update(dict.fromkeys(owners, EXACT))
            elif len(token) > 2 and word.startswith(token):
                found.update({owner: BEGUN for owner in owners if owner not in found})
        return found
