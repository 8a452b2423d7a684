"""Finds symbols by their names, the best first (`rank.ts` does the same)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from showfloor.model import SearchIndex, SymbolKind
from showfloor.search.symbols import Named, Place, Symbol
from showfloor.search.synonyms import Synonyms
from showfloor.search.vocabulary import EXACT, Match, Vocabulary
from showfloor.search.words import singular, words

__all__ = ["Hit", "Ranking"]

LONGEST: Final = 120
MOST_TOKENS: Final = 8
FEW_TOKENS: Final = 4
"""A name has no more words, so longer queries are not read as one."""
MISSPELT: Final = 2
"""Only two words are also read as one that is misspelt."""

PRIORS: Final[Mapping[SymbolKind, float]] = {
    "guide": 28,
    "hook": 17,
    "component": 16,
    "prop": 12,
    "interface": 9,
    "theme-key": 9,
    "section": 8,
    "css-variable": 8,
    "class": 7,
    "error": 6,
    "slot": 5,
    "icon": 2,
}
"""How much a kind of thing is worth by itself: what explains comes before what is a detail."""

MATCH: Final = 100
COVERAGE: Final = 40
WHOLE: Final = 60
PRODUCT: Final = 30
DEPRECATED: Final = -14
MISSING: Final = -70
IN_CONTEXT: Final = 0.4
IN_PARTS: Final = 0.95
"""The same words in another order are a little less of a name."""


class Hit(NamedTuple):
    """A symbol that was found."""

    symbol: Symbol
    place: Place
    """Of its places the one that the query means."""
    score: float


class Reading(NamedTuple):
    """One way to read a query."""

    tokens: Sequence[str]
    alike: bool
    """Whether words that are only alike count."""
    missing: int
    """How many tokens a symbol may lack."""
    product: int


class _Name(NamedTuple):
    row: int
    length: int
    weight: float


class Ranking:
    """Symbols, ready to be found."""

    def __init__(self, index: SearchIndex) -> None:
        self._named: list[Named] = []
        self._names: list[_Name] = []
        self._vocabulary = Vocabulary()
        self._contexts = Vocabulary()
        self._synonyms = Synonyms(frozenset(index.hints.get("icon", ())))
        self._stop_words = frozenset(index.stop_words)
        self._hints = {kind: frozenset(told) for kind, told in index.hints.items()}
        self._products = [frozenset((*words(p.name), *p.words)) for p in index.products]

    def add(self, found: Iterable[Named]) -> None:
        """Take in symbols."""
        for named in found:
            row = len(self._named)
            self._named.append(named)
            for text, weight in named.names:
                parts = words(text)
                name = len(self._names)
                self._names.append(_Name(row, len("".join(parts)), weight))
                _add(self._vocabulary, parts, name)
            for text in named.context:
                _add(self._contexts, words(text), row)
            self._synonyms.add(row, named.symbol.name, named.synonyms)

    def symbols(self) -> Iterator[Symbol]:
        """Yield all symbols."""
        return (named.symbol for named in self._named)

    def find(self, text: str, product: int) -> list[Hit]:
        """Return all that a query finds; `product` is where the reader is, -1 is nowhere."""
        tokens = words(text[:LONGEST])[:MOST_TOKENS]
        meant = [token for token in tokens if token not in self._stop_words] or tokens
        if not meant:
            return []
        found = self._scored([meant, *self._joined(tokens)], product)
        for row, score in self._synonyms.scores(meant):
            found.setdefault(row, score)
        hits = []
        for row, score in found.items():
            symbol = self._named[row].symbol
            hits.append(Hit(symbol, _place_for(symbol, meant), score))
        return sorted(hits, key=_order)

    def _scored(self, lists: Sequence[list[str]], product: int) -> dict[int, float]:
        """Return the scores of what is named so, by row; words are left over where need be."""
        most = len(lists[0])
        for missing in (0, most // 2, most - 1):
            if found := self._among(lists, missing, product):
                return found
        return {}

    def _joined(self, tokens: list[str]) -> Iterator[list[str]]:
        """Yield ways to read several words as fewer: all as one, and two that are a known one."""
        if 1 < len(tokens) <= FEW_TOKENS:
            yield ["".join(tokens)]
        for at in range(len(tokens) - 1 if len(tokens) > 2 else 0):
            pair = tokens[at] + tokens[at + 1]
            if pair in self._vocabulary:
                yield [*tokens[:at], pair, *tokens[at + 2 :]]

    def _among(self, lists: Sequence[list[str]], missing: int, product: int) -> dict[int, float]:
        best: dict[int, float] = {}
        for number, tokens in enumerate(lists):
            # Joined words are one more way to read the query, never a way to forgive more.
            alike = number == 0 or len(lists[0]) <= MISSPELT
            reading = Reading(tokens, alike, 0 if number else missing, product)
            for row, score in self._scores(reading):
                best[row] = max(score, best.get(row, score))
        return best

    def _scores(self, reading: Reading) -> Iterator[tuple[int, float]]:
        tokens, alike, missing, product = reading
        inside = [self._vocabulary.strongest(token, alike=alike) for token in tokens]
        around = [self._contexts.strongest(token, alike=False) for token in tokens]
        for candidate in dict.fromkeys(owner for found in inside for owner in found):
            name = self._names[candidate]
            symbol = self._named[name.row].symbol
            matches = [found[candidate] for found in inside if candidate in found]
            told = [
                self._told(symbol, token, context.get(name.row))
                for token, found, context in zip(tokens, inside, around, strict=True)
                if candidate not in found
            ]
            lacking = told.count(0)
            if lacking <= missing:
                score = _score(name, matches, sum(told), len(tokens))
                own = PRODUCT if symbol.product == product else 0
                old = DEPRECATED if symbol.deprecated else 0
                yield name.row, score + PRIORS[symbol.kind] + own + old + MISSING * lacking

    def _told(self, symbol: Symbol, token: str, match: Match | None) -> float:
        """Say how well a token that is not in a symbol's name tells something else of it."""
        around = IN_CONTEXT * match.quality if match else 0
        hinted = token in self._products[symbol.product] or token in self._hints[symbol.kind]
        return max(around, IN_CONTEXT if hinted else 0)


def _score(name: _Name, matches: Sequence[Match], told: float, tokens: int) -> float:
    matched = sum(match.quality for match in matches)
    least = min((match.quality for match in matches), default=0)
    coverage = min(1.0, sum(match.length for match in matches) / name.length)
    order = IN_PARTS if tokens > 1 else 1
    whole = least * order if coverage == 1 and least >= EXACT else 0
    return MATCH * (name.weight * matched + told) / tokens + name.weight * (
        COVERAGE * coverage + WHOLE * whole
    )


def _add(vocabulary: Vocabulary, parts: list[str], owner: int) -> None:
    for part in parts:
        vocabulary.add(part, owner)
    if len(parts) > 1:
        vocabulary.add("".join(parts), owner)


def _place_for(symbol: Symbol, tokens: Iterable[str]) -> Place:
    """Return the place whose parent has most of what a query says beside the name."""
    own = {singular(word) for word in words(symbol.name)}
    rest = {singular(token) for token in tokens} - own
    if len(symbol.places) == 1 or not rest:
        return symbol.places[0]
    fits = [_fit(words(place.parent), rest) for place in symbol.places]
    return symbol.places[fits.index(max(fits))]


def _fit(parent: list[str], rest: set[str]) -> float:
    joined = "".join(parent) in rest
    shared = len(parent) if joined else sum(singular(word) in rest for word in parent)
    return (shared == len(parent)) + 2 * shared / (len(parent) + len(rest))


def _order(hit: Hit) -> tuple[float, int, int, str]:
    return -hit.score, len(hit.symbol.name), hit.symbol.product, hit.place.href
