"""All names of an index, found by words as a query has them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from typing import NamedTuple

from showfloor.model import SearchIndex
from showfloor.search.full_text import FullText, NameRow
from showfloor.search.spelling import Meant, Spelling
from showfloor.search.symbols import Named
from showfloor.search.words import WordForms, words

__all__ = ["Name", "Names", "Token"]


class Name(NamedTuple):
    """A name of a symbol."""

    symbol: int
    weight: float
    letters: int
    stem: str
    """Of the whole: the stems of its words as one."""


class Token(NamedTuple):
    """A word of a query, and what has it."""

    word: str
    names: Mapping[int, float]
    """By number, with how well the word fits each: up to 1."""
    contexts: Set[int]
    """Symbols that it stands around."""


class Names:
    """Names of symbols; a symbol is the number of its row."""

    def __init__(self, index: SearchIndex, symbols: Sequence[Named], forms: WordForms) -> None:
        self._rules = index.ranking
        self._forms = forms
        self._products = [frozenset((*words(p.name), *p.words)) for p in index.products]
        self._names: list[Name] = []
        self._stems: dict[str, list[str]] = {}
        self._text = FullText.of(
            self._rows(symbols), map(self._around, symbols), dict(_synonyms(symbols))
        )
        terms = self._text.terms("word"), self._text.terms("stem")
        self._spelling = Spelling(*terms, forms, index.ranking)

    def __getitem__(self, number: int) -> Name:
        return self._names[number]

    def token(self, word: str, *, correct: bool) -> Token:
        """Find a word; with `correct`, what it may mean where no name has it."""
        meant = self._spelling.meant(word) if correct else Meant((word,), 1)
        stem = self._forms.stem
        found = self._text.names(meant.words, map(stem, meant.words))
        names = {number: fits * meant.quality for number, fits in found.items()}
        return Token(word, names, self._text.contexts(word, stem(word)))

    def also_called(self, word: str) -> dict[int, float]:
        """Return the symbols that people call so too, with what that is worth."""
        weights = self._rules.weights
        exact = self._text.synonyms((word, self._forms.singular(word)))
        found = dict.fromkeys(exact, weights.synonym)
        if len(word) >= self._rules.limits.parts:
            for symbol in self._text.synonyms_begun(word):
                found.setdefault(symbol, weights.synonym_begun)
        return found

    def stems(self, text: str) -> list[str]:
        """Return the stems of a text's words, and last that of all as one."""
        if (stems := self._stems.get(text)) is None:  # headings of a page share theirs
            parts = words(text)
            stems = [self._forms.stem(word) for word in (*parts, "".join(parts))]
            self._stems[text] = stems
        return stems

    def _rows(self, symbols: Iterable[Named]) -> Iterator[NameRow]:
        """Yield the words of all names, each also as one word."""
        for row, named in enumerate(symbols):
            for text, weight in named.names:
                parts = words(text)
                joined = "".join(parts)
                stems = [self._forms.stem(part) for part in parts]
                self._names.append(Name(row, weight, len(joined), "".join(stems)))
                if len(parts) > 1:
                    parts.append(joined)
                    stems.append(self._forms.stem(joined))
                yield NameRow(parts, stems)

    def _around(self, named: Named) -> set[str]:
        """Return the stems of what tells a symbol from others of its name."""
        hints = {*self._rules.hints[named.symbol.kind], *self._products[named.symbol.product]}
        told = (stem for text in named.context for stem in self.stems(text))
        return {*map(self._forms.stem, hints), *told}


def _synonyms(symbols: Iterable[Named]) -> Iterator[tuple[int, list[str]]]:
    """Yield what symbols are also called; a query may say parts of their names as well."""
    for row, named in enumerate(symbols):
        if named.synonyms:
            yield row, [*words(named.symbol.name), *words(named.synonyms)]
