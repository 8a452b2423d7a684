"""What a word of a query may mean that is not the beginning of any word."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final, NamedTuple

from showfloor.model import SearchRanking
from showfloor.search.words import WordForms

__all__ = ["Meant", "Spelling"]

MOST_KNOWN: Final = 1000
"""Words of queries that are remembered."""


class Meant(NamedTuple):
    """Words that one of a query may mean."""

    words: Sequence[str]
    quality: float
    """How well they match it; 1 is the word itself, as far as it was typed."""


class Spelling:
    """Corrects words by those that there are."""

    def __init__(
        self, words: Sequence[str], stems: Sequence[str], forms: WordForms, ranking: SearchRanking
    ) -> None:
        """Take the words of all names, sorted, and their stems."""
        self._words = words
        self._stems = frozenset(stems)
        self._forms = forms
        self._limits = ranking.limits
        self._qualities = ranking.qualities
        self._known: dict[str, Meant] = {}

    def meant(self, word: str) -> Meant:
        """Return a word as it is if there is any with its beginning; else what is most like it."""
        if self._is_known(word):
            return Meant((word,), 1)
        meant = self._known.get(word)
        if meant is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            meant = self._known[word] = self._corrected(word)
        return meant

    def _is_known(self, word: str) -> bool:
        at = bisect_left(self._words, word)
        begun = at < len(self._words) and self._words[at].startswith(word)
        return begun or self._forms.stem(word) in self._stems

    def _corrected(self, word: str) -> Meant:
        slips = sum(len(word) >= letters for letters in self._limits.slips)
        alike = self._alike(word, slips) if slips else None
        if alike is not None:
            return alike
        if len(word) < self._limits.parts:
            return Meant((word,), 1)
        # SQLite takes the square of their number, so that of many the shortest have to do.
        inside = sorted((one for one in self._words if word in one), key=len)
        return Meant(inside[: self._limits.kept] or (word,), self._qualities.inside)

    def _alike(self, word: str, slips: int) -> Meant | None:
        """Return the nearest words, or those with the nearest beginnings where there are none."""
        qualities = self._qualities
        found, least = _nearest(word, self._words, slips)
        if found:
            words = [self._words[row] for row in found]
            return Meant(words, qualities.misspelt - qualities.slip * least)
        found, least = _nearest(word, [one[: len(word)] for one in self._words], slips)
        words = [self._words[row] for row in found]
        less = qualities.slip * least + qualities.unfinished
        return Meant(words, qualities.misspelt - less) if words else None


def _nearest(word: str, words: Sequence[str], slips: int) -> tuple[list[int], int]:
    """Return places of the words that are least slips away, and how many that is."""
    from rapidfuzz import process  # builds make what is searched, and search nothing
    from rapidfuzz.distance import OSA

    found = process.extract(
        word, words, scorer=OSA.distance, processor=None, score_cutoff=slips, limit=None
    )
    least = min((int(away) for _, away, _ in found), default=0)
    return [row for _, away, row in found if away == least], least
