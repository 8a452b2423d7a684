"""Finds symbols by their names, the best first, for machines.

SQLite finds names and says how well a word fits each (bm25), `Spelling` corrects words. What that
is worth is told by the rules of the index, as it is to the scripts of pages (`score.ts`).
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from showfloor.model import SearchIndex
from showfloor.search.full_text import FullText, NameRow
from showfloor.search.spelling import Meant, Spelling
from showfloor.search.symbols import Named, Place, Symbol
from showfloor.search.words import WordForms, words

__all__ = ["Hit", "Ranking"]


class Hit(NamedTuple):
    """A symbol that was found."""

    symbol: Symbol
    place: Place
    """Of its places the one that the query means."""
    score: float


class _Name(NamedTuple):
    symbol: int
    weight: float
    letters: int
    stem: str


class _Token(NamedTuple):
    """A word of a query, and what has it."""

    letters: int
    names: dict[int, float]
    contexts: set[int]


class Ranking:
    """Symbols, ready to be found."""

    def __init__(self, index: SearchIndex, symbols: Iterable[Named]) -> None:
        self._rules = index.ranking
        self._forms = WordForms(index.ranking)
        self._products = [frozenset((*words(p.name), *p.words)) for p in index.products]
        self._stop_words = frozenset(index.ranking.stop_words)
        self._icon_hints = frozenset(index.ranking.hints.get("icon", ()))
        self._named = list(symbols)
        self._names: list[_Name] = []
        self._stems: dict[str, list[str]] = {}
        self._text = FullText.of(
            list(self._rows()),
            (self._around(named) for named in self._named),
            {
                row: (*words(named.symbol.name), *words(named.synonyms))
                for row, named in enumerate(self._named)
                if named.synonyms
            },
        )
        terms = self._text.terms("word"), self._text.terms("stem")
        self._spelling = Spelling(*terms, self._forms, index.ranking)

    def symbols(self) -> Iterator[Symbol]:
        """Yield all symbols."""
        return (named.symbol for named in self._named)

    def find(self, text: str, product: int) -> list[Hit]:
        """Return what a query finds; `product` is where the reader is, -1 is nowhere."""
        limits = self._rules.limits
        tokens = words(text[: limits.letters])[: limits.words]
        meant = [token for token in tokens if token not in self._stop_words] or tokens
        if not meant:
            return []
        found = self._called(tokens, meant, product)
        for row, score in self._also_called(meant):
            found.setdefault(row, score)
        best = sorted(found, key=lambda row: -found[row])[: limits.kept]
        hits = [
            Hit(one := self._named[row].symbol, self._place(one, meant), found[row]) for row in best
        ]
        return sorted(hits, key=_order)

    def _rows(self) -> Iterator[NameRow]:
        """Yield the words of all names, each also as one word."""
        for row, named in enumerate(self._named):
            for text, weight in named.names:
                parts = words(text)
                joined = "".join(parts)
                stems = [self._forms.stem(part) for part in parts]
                self._names.append(_Name(row, weight, len(joined), "".join(stems)))
                if len(parts) > 1:
                    parts.append(joined)
                    stems.append(self._forms.stem(joined))
                yield NameRow(parts, stems)

    def _around(self, named: Named) -> set[str]:
        """Return the stems of what tells a symbol from others of its name."""
        hints = {*self._rules.hints[named.symbol.kind], *self._products[named.symbol.product]}
        return {
            *map(self._forms.stem, hints),
            *(s for text in named.context for s in self._stems_of(text)),
        }

    def _stems_of(self, text: str) -> list[str]:
        """Headings of a page share theirs."""
        if (stems := self._stems.get(text)) is None:
            parts = words(text)
            stems = [self._forms.stem(word) for word in (*parts, "".join(parts))]
            self._stems[text] = stems
        return stems

    def _called(self, tokens: list[str], meant: list[str], product: int) -> dict[int, float]:
        """Return scores of what is called so, by symbol; words are left over where need be."""
        limits = self._rules.limits
        most = len(meant)
        for missing in (0, most // 2, most - 1):
            found = self._scores(meant, product, missing=missing, correct=True)
            if 1 < len(tokens) <= limits.joined:
                joined = ["".join(tokens)]
                more = self._scores(joined, product, correct=most <= limits.misspelt)
                found |= {row: max(more[row], found.get(row, more[row])) for row in more}
            if found:
                return found
        return {}

    def _scores(
        self, words: Sequence[str], product: int, *, missing: int = 0, correct: bool
    ) -> dict[int, float]:
        tokens = [self._token(word, correct=correct) for word in words]
        runs = self._runs(words)
        best: dict[int, float] = {}
        for number in {number for token in tokens for number in token.names}:
            name = self._names[number]
            lacking = sum(
                number not in token.names and name.symbol not in token.contexts for token in tokens
            )
            if lacking <= missing:
                score = self._score(number, tokens, whole=name.stem in runs)
                score += self._worth(self._named[name.symbol].symbol, product)
                score += self._rules.weights.missing * lacking
                best[name.symbol] = max(score, best.get(name.symbol, score))
        return best

    def _token(self, word: str, *, correct: bool) -> _Token:
        meant = self._spelling.meant(word) if correct else Meant((word,), 1)
        stem = self._forms.stem
        names = self._text.names(meant.words, map(stem, meant.words))
        found = {number: fits * meant.quality for number, fits in names.items()}
        return _Token(len(word), found, self._text.contexts(word, stem(word)))

    def _runs(self, tokens: Sequence[str]) -> set[str]:
        """Return names that words beside each other may be, as stems."""
        stem = self._forms.stem
        pairs = combinations(range(len(tokens) + 1), 2)
        runs = [tokens[start:end] for start, end in pairs]
        return {"".join(map(stem, run)) for run in runs} | {stem("".join(run)) for run in runs}

    def _score(self, number: int, tokens: Sequence[_Token], *, whole: bool) -> float:
        weights = self._rules.weights
        name = self._names[number]
        inside = [token for token in tokens if number in token.names]
        matched = sum(token.names[number] for token in inside)
        told = weights.context * sum(
            name.symbol in token.contexts for token in tokens if number not in token.names
        )
        covered = 1 if whole else min(1, sum(token.letters for token in inside) / name.letters)
        order = weights.in_parts if len(tokens) > 1 else 1
        return weights.match * (name.weight * matched + told) / len(tokens) + name.weight * (
            weights.coverage * covered + weights.whole * whole * order
        )

    def _worth(self, symbol: Symbol, product: int) -> float:
        weights = self._rules.weights
        own = weights.product if symbol.product == product else 0
        old = weights.deprecated if symbol.deprecated else 0
        return self._rules.priors[symbol.kind] + own + old

    def _also_called(self, tokens: Iterable[str]) -> Iterator[tuple[int, float]]:
        """Yield what is only called so too: every token is such a word, or begins one."""
        weights = self._rules.weights
        told = [token for token in tokens if token not in self._icon_hints]
        scores: list[dict[int, float]] = []
        for token in told:
            begun = (
                self._text.synonyms_begun(token) if len(token) >= self._rules.limits.parts else ()
            )
            exact = self._text.synonyms((token, self._forms.singular(token)))
            scores.append(
                dict.fromkeys(begun, weights.synonym_begun) | dict.fromkeys(exact, weights.synonym)
            )
        for row in scores[0] if scores else ():
            if all(row in one for one in scores):
                yield row, min(one[row] for one in scores)

    def _place(self, symbol: Symbol, tokens: Iterable[str]) -> Place:
        """Return the place whose parent has most of what a query says beside the name."""
        if len(symbol.places) == 1:
            return symbol.places[0]
        stem = self._forms.stem
        rest = set(map(stem, tokens)) - set(map(stem, words(symbol.name)))
        fits = [_fit(self._stems_of(place.parent), rest) for place in symbol.places]
        return symbol.places[fits.index(max(fits))]


def _fit(parent: Sequence[str], rest: set[str]) -> float:
    """Return how much of a parent, whose last stem is that of the whole, is in a query."""
    *parts, joined = parent
    shared = len(parts) if joined in rest else sum(part in rest for part in parts)
    return 2 * shared / (len(parts) + len(rest)) + (shared == len(parts)) if shared else 0


def _order(hit: Hit) -> tuple[float, int, int, str]:
    return -hit.score, len(hit.symbol.name), hit.symbol.product, hit.place.href
