"""Puts what a query finds in order, the best first, for machines.

SQLite finds names and says how well a word fits each (bm25), rapidfuzz corrects words. What that is
worth is told by the rules of the index, as it is to the scripts of pages (`score.ts`).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from itertools import combinations
from math import inf
from typing import NamedTuple

from showfloor.model import SearchIndex
from showfloor.search.names import Name, Names, Token
from showfloor.search.passages import Passages
from showfloor.search.symbols import Named, Place, Symbol, Told
from showfloor.search.words import WordForms, words

__all__ = ["Hit", "Ranking"]


class Hit(NamedTuple):
    """A symbol that was found."""

    symbol: Symbol
    place: Place
    """Of its places the one that the query means."""
    score: float
    told: float
    """What the fields of a page are worth, by which equals are told apart; without an end for what
    is found by its name, which comes before them."""


class _Tally(NamedTuple):
    """What is found of a query in one name."""

    tokens: int
    matched: float
    """How well those in the name fit it, all together."""
    letters: int
    """Of those in the name."""
    told: int
    """How many stand around it."""
    lacking: int


class _Asking(NamedTuple):
    """Who asks, as far as it tells what is meant."""

    product: int
    """Place of the reader's product in the index; -1 for none."""
    page: str
    """Route of the page that the reader is on; empty for none."""
    low: bool
    """Whether a word of the query says that a page is meant which is seldom meant."""


class _Called(NamedTuple):
    """What is called as a query says."""

    scores: Mapping[int, float]
    """By symbol."""
    loose: bool = False
    """Whether words of the query are left over."""
    exact: Set[int] = frozenset()
    """Symbols whose whole name the query has, with nothing left over."""


class Ranking:
    """Symbols, ready to be found."""

    def __init__(
        self, index: SearchIndex, symbols: Iterable[Named], told: Iterable[Told] = ()
    ) -> None:
        self._rules = index.ranking
        self._forms = WordForms(index.ranking)
        self._stop_words = frozenset(index.ranking.stop_words)
        self._low_words = frozenset(index.ranking.low_words)
        self._icon_hints = frozenset(index.ranking.hints["icon"])
        self._symbols = list(symbols)
        self._names = Names(index, self._symbols, self._forms)
        self._passages = Passages(index.ranking, self._forms, told)
        self._pages = {
            named.symbol.places[0].href: row
            for row, named in enumerate(self._symbols)
            if named.symbol.kind in ("guide", "error")
        }

    def symbols(self) -> Iterator[Symbol]:
        """Yield all symbols."""
        return (named.symbol for named in self._symbols)

    def find(self, text: str, product: int, page: str = "") -> list[Hit]:
        """Return what a query finds.

        `product` and `page`, a route, are where the reader is; -1 and an empty one are nowhere.
        """
        limits = self._rules.limits
        tokens = words(text[: limits.letters])
        meant = [token for token in tokens if token not in self._stop_words] or tokens
        meant = meant[: limits.words]
        if not meant:
            return []
        asking = _Asking(product, page, not self._low_words.isdisjoint(tokens))
        called = self._called(tokens, meant, asking)
        found = dict(self._also_called(meant)) | dict(called.scores)
        told = self._lift(found, called, meant, asking, is_word=len(text.split()) == 1)
        best = sorted(found, key=lambda row: -found[row])[: limits.kept]
        hits = (self._hit(row, meant, found[row], told.get(row, inf)) for row in best)
        return sorted(hits, key=_order)

    def _lift(
        self,
        found: dict[int, float],
        called: _Called,
        tokens: Sequence[str],
        asking: _Asking,
        *,
        is_word: bool,
    ) -> dict[int, float]:
        """Give pages what all of their fields are worth, and return that.

        They get no more than a thing of the reference has that is called exactly so; a heading that
        has the words of the query stays before its page.
        """
        told: dict[int, float] = {}
        rules = self._rules.pages
        is_called = bool(called.scores) and not called.loose
        headings = self._best_headings(called.scores) if is_called else {}
        most = self._most_exact(called, tokens)
        aside = rules.aside if is_called and is_word else 0
        alike = len(tokens) <= self._rules.limits.misspelt
        for route, page in self._passages.scores(tokens, alike=alike).items():
            row = self._pages[route]
            before = found.get(row, -inf)
            missing = rules.missing if is_called and page.loose else 0
            whole = page.score + self._worth(self._symbols[row].symbol, asking) - aside - missing
            score = min(whole, most - 2)
            if score > before:
                found[row] = score
                told[row] = whole
                heading = headings.get(route)
                if heading is not None and before < called.scores[heading] < score:
                    found[heading] = score
                    told[heading] = whole + 1
        return told

    def _best_headings(self, scores: Mapping[int, float]) -> dict[str, int]:
        """Return for each page the best of its headings among what is called so."""
        best: dict[str, int] = {}
        for row, score in scores.items():
            symbol = self._symbols[row].symbol
            if symbol.kind == "section":
                route = symbol.places[0].href.partition("#")[0]
                if route not in best or score > scores[best[route]]:
                    best[route] = row
        return best

    def _most_exact(self, called: _Called, tokens: Sequence[str]) -> float:
        """Return the best score of what is called exactly so, headings apart.

        Of a part, such as a class, that includes the whole: `legend label` is not all of the label
        of a ChartsLegend.
        """
        others = {"section"}
        if self._icon_hints.isdisjoint(tokens):  # there is an icon for every other word
            others.add("icon")
        symbols = ((called.scores[row], self._symbols[row].symbol) for row in called.exact)
        named = ((score, one) for score, one in symbols if one.kind not in others)
        return max((score for score, one in named if self._is_whole(one, tokens)), default=inf)

    def _is_whole(self, symbol: Symbol, tokens: Sequence[str]) -> bool:
        """Tell whether a query with a name has all of what it is a part of, or nothing of it."""
        beside = {*tokens} - {*words(symbol.name)} - {*self._rules.hints[symbol.kind]}
        rest = set(map(self._forms.stem, beside))
        parents = [self._names.stems(place.parent) for place in symbol.places if place.parent]
        whole = any(rest >= {*parts} or joined in rest for *parts, joined in parents)
        return whole or not rest or not parents

    def _called(self, tokens: list[str], meant: list[str], asking: _Asking) -> _Called:
        """Return what is called so; words are left over where need be."""
        limits = self._rules.limits
        most = len(meant)
        asked = [self._names.token(word, correct=True) for word in meant]
        joined = _Called({})
        if 1 < len(tokens) <= limits.joined:
            word = self._names.token("".join(tokens), correct=most <= limits.misspelt)
            joined = self._scores([word], asking, missing=0)
        for missing in (0, most // 2, most - 1):
            found = self._scores(asked, asking, missing)
            scores = {**found.scores}
            for row, score in joined.scores.items():
                scores[row] = max(score, scores.get(row, score))
            if scores:
                return _Called(scores, missing > 0, found.exact | joined.exact)
        return _Called({})

    def _scores(self, tokens: Sequence[Token], asking: _Asking, missing: int) -> _Called:
        """Return the scores of symbols that lack no more tokens than `missing`."""
        runs = self._runs([token.word for token in tokens])
        best: dict[int, float] = {}
        exact: set[int] = set()
        for number in {number for token in tokens for number in token.names}:
            name = self._names[number]
            tally = _tally(tokens, number, name.symbol)
            if tally.lacking <= missing:
                whole = name.stem in runs
                score = self._score(name, tally, whole=whole)
                score += self._worth(self._symbols[name.symbol].symbol, asking)
                best[name.symbol] = max(score, best.get(name.symbol, score))
                if whole and not tally.lacking:
                    exact.add(name.symbol)
        return _Called(best, exact=exact)

    def _runs(self, tokens: Sequence[str]) -> set[str]:
        """Return names that words beside each other may be, as stems."""
        stem = self._forms.stem
        pairs = combinations(range(len(tokens) + 1), 2)
        runs = [tokens[start:end] for start, end in pairs]
        return {"".join(map(stem, run)) for run in runs} | {stem("".join(run)) for run in runs}

    def _score(self, name: Name, tally: _Tally, *, whole: bool) -> float:
        weights = self._rules.weights
        covered = 1 if whole else min(1, tally.letters / name.letters)
        order = weights.in_parts if tally.tokens > 1 else 1
        matched = name.weight * tally.matched + weights.context * tally.told
        return (
            weights.match * matched / tally.tokens
            + name.weight * (weights.coverage * covered + weights.whole * whole * order)
            + weights.missing * tally.lacking
        )

    def _worth(self, symbol: Symbol, asking: _Asking) -> float:
        weights = self._rules.weights
        own = weights.product if symbol.product == asking.product else 0
        here = weights.page if _is_on(symbol, asking.page) else 0
        old = weights.deprecated if symbol.deprecated else 0
        low = weights.low if symbol.low and not asking.low else 0
        return self._rules.priors[symbol.kind] + own + here + old + low

    def _also_called(self, tokens: Iterable[str]) -> Iterator[tuple[int, float]]:
        """Yield what every token is another word for, or begins one."""
        told = [token for token in tokens if token not in self._icon_hints]
        scores = [self._names.also_called(token) for token in told]
        for row in scores[0] if scores else ():
            if all(row in one for one in scores):
                yield row, min(one[row] for one in scores)

    def _hit(self, row: int, tokens: Iterable[str], score: float, told: float) -> Hit:
        """Choose the place whose parent has most of what a query says beside the name."""
        symbol = self._symbols[row].symbol
        if len(symbol.places) == 1:
            return Hit(symbol, symbol.places[0], score, told)
        stem = self._forms.stem
        rest = set(map(stem, tokens)) - set(map(stem, words(symbol.name)))
        fits = [_fit(self._names.stems(place.parent), rest) for place in symbol.places]
        return Hit(symbol, symbol.places[fits.index(max(fits))], score, told)


def _tally(tokens: Sequence[Token], number: int, symbol: int) -> _Tally:
    matched, letters, told = 0.0, 0, 0
    lacking = len(tokens)
    for token in tokens:
        fits = token.names.get(number)
        if fits is not None:
            matched, letters, lacking = matched + fits, letters + len(token.word), lacking - 1
        elif symbol in token.contexts:
            told, lacking = told + 1, lacking - 1
    return _Tally(len(tokens), matched, letters, told, lacking)


def _is_on(symbol: Symbol, page: str) -> bool:
    """Tell whether something is a page, or a heading of it."""
    is_text = symbol.kind in ("guide", "section")
    return is_text and symbol.places[0].href.partition("#")[0] == page


def _fit(parent: Sequence[str], rest: set[str]) -> float:
    """Return how much of a parent, whose last stem is that of the whole, is in a query."""
    *parts, joined = parent
    shared = len(parts) if joined in rest else sum(part in rest for part in parts)
    return 2 * shared / (len(parts) + len(rest)) + (shared == len(parts)) if shared else 0


def _order(hit: Hit) -> tuple[float, float, int, int, str]:
    symbol = hit.symbol
    return -hit.score, -hit.told, symbol.product, len(symbol.name), hit.place.href
