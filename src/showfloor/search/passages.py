"""Finds pages by all of their fields together (BM25F), as `passages.ts` does.

Words of a query may be in a title, others in a heading or in what readers ask: each counts by its
field and by how rare it is. Words that are together in one passage, such as a heading, say more
than the same words far apart.
"""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import log
from typing import NamedTuple

from showfloor.model import PageField, SearchRanking
from showfloor.search.spelling import Spelling
from showfloor.search.symbols import Told
from showfloor.search.words import WordForms, words

__all__ = ["PageScore", "Passages"]


class PageScore(NamedTuple):
    """What all fields of a page say of a query."""

    score: float
    loose: bool
    """Whether words of the query are nowhere in the page's fields."""


class _Passage(NamedTuple):
    page: str
    field: PageField
    words: int
    """How many say something."""


class _Found(NamedTuple):
    """A word of a query in the fields of pages."""

    amounts: Mapping[str, float]
    """How much of it each page has."""
    passages: Mapping[int, float]
    """Passages that have it, with how well it fits."""


class Passages:
    """Texts of pages, ready to be found."""

    def __init__(self, ranking: SearchRanking, forms: WordForms, told: Iterable[Told]) -> None:
        self._rules = ranking
        self._forms = forms
        self._passages: list[_Passage] = []
        self._owners: dict[str, list[int]] = defaultdict(list)
        self._lengths: dict[PageField, dict[str, int]] = defaultdict(dict)
        for one in told:
            self._add(one)
        self._means = {
            field: sum(lengths.values()) / len(lengths) for field, lengths in self._lengths.items()
        }
        self._pages = len({passage.page for passage in self._passages})
        self._words = sorted(self._owners)
        self._stems: dict[str, list[str]] = defaultdict(list)
        for word in self._words:
            self._stems[forms.stem(word)].append(word)
        self._spelling = Spelling(self._words, list(self._stems), forms, ranking)

    def scores(self, tokens: Sequence[str], *, alike: bool) -> dict[str, PageScore]:
        """Return what is found for the words of a query, by route."""
        rules = self._rules.pages
        found = [self._found(token, alike=alike) for token in tokens]
        rarities = [self._rarity(len(one.amounts)) for one in found]
        whole = sum(rarities)
        near, phrased = self._nearness(found, rarities)
        scores: dict[str, PageScore] = {}
        for page in {page for one in found for page in one.amounts} | phrased.keys():
            amounts = [one.amounts.get(page, 0) for one in found]
            pairs = zip(rarities, amounts, strict=True)
            share = sum(rare * has / (has + rules.saturation) for rare, has in pairs) / whole
            phrase = phrased.get(page, 0) / whole
            if share >= rules.least or phrase:
                score = rules.scale * share + rules.together * near.get(page, 0) / whole
                scores[page] = PageScore(score + rules.phrase * phrase, loose=0 in amounts)
        return scores

    def _add(self, told: Told) -> None:
        parts = words(told.text)
        number = len(self._passages)
        saying = sum(part not in self._rules.stop_words for part in parts)
        self._passages.append(_Passage(told.route, told.field, saying))
        lengths = self._lengths[told.field]
        lengths[told.route] = lengths.get(told.route, 0) + len(parts)
        if len(parts) == 2:
            parts.append("".join(parts))
        for part in dict.fromkeys(parts):
            self._owners[part].append(number)

    def _found(self, token: str, *, alike: bool) -> _Found:
        passages: dict[int, float] = {}
        for word, quality in self._matches(token, alike=alike):
            for owner in self._owners[word]:
                passages[owner] = max(quality**2, passages.get(owner, 0))
        amounts: dict[str, float] = defaultdict(float)
        for number, fit in passages.items():
            passage = self._passages[number]
            if passage.field != "phrase":
                amounts[passage.page] += self._worth(passage) * fit
        return _Found(amounts, passages)

    def _worth(self, passage: _Passage) -> float:
        """Return what a word in a field of a page counts.

        That is less where the field has many: a page with a hundred headings has every word in one
        of them.
        """
        field = passage.field
        share = self._rules.lengths.get(field, 0)
        longer = self._lengths[field][passage.page] / (self._means[field] or 1)
        return self._rules.fields[field] / (1 - share + share * longer)

    def _matches(self, token: str, *, alike: bool) -> Iterator[tuple[str, float]]:
        """Yield the words that one of a query may mean, with how well they match it."""
        qualities = self._rules.qualities
        singular = self._forms.singular(token)
        plain = False
        for word in self._stems.get(self._forms.stem(token), ()):
            plain = True
            same = self._forms.singular(word) == singular
            yield word, 1 if word == token else qualities.exact if same else qualities.related
        for at in range(bisect_left(self._words, token), len(self._words)):
            word = self._words[at]
            if not word.startswith(token):
                break
            plain = True
            yield word, qualities.begun + qualities.begun_share * len(token) / len(word)
        if alike and not plain:
            meant = self._spelling.meant(token)
            yield from ((word, meant.quality) for word in meant.words if word in self._owners)

    def _rarity(self, count: int) -> float:
        """Return how much a word tells that so many pages have."""
        return log(1 + (self._pages - count + 0.5) / (count + 0.5))

    def _nearness(
        self, found: Sequence[_Found], rarities: Sequence[float]
    ) -> tuple[dict[str, float], dict[str, float]]:
        """Return for each page the most that a passage with several words has of the query.

        That is for phrases apart, which count where they have nearly all of it.
        """
        rules = self._rules.pages
        least = rules.phrase_share * sum(rarities)
        counts: dict[int, int] = defaultdict(int)
        sums: dict[int, float] = defaultdict(float)
        for one, rarity in zip(found, rarities, strict=True):
            for number, fit in one.passages.items():
                counts[number] += 1
                sums[number] += fit * rarity
        best: dict[str, float] = {}
        phrased: dict[str, float] = {}
        for number, value in sums.items():
            page, field, words = self._passages[number]
            if field == "phrase":
                if counts[number] >= min(words, rules.phrase_words) and value >= least:
                    phrased[page] = max(value, phrased.get(page, 0))
            elif counts[number] > 1:
                best[page] = max(value, best.get(page, 0))
        return best, phrased
