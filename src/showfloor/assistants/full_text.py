"""Finds what assistants ask for: the symbols of a release in SQLite's full-text search (FTS5)."""

import json
import re
import sqlite3
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import closing
from difflib import get_close_matches
from itertools import pairwise
from threading import Lock
from typing import Final

from showfloor.assistants.passages import passages_of
from showfloor.assistants.symbols import Found, Read, Symbol, symbols_of
from showfloor.decoding import decode_json
from showfloor.errors import ToolError
from showfloor.model.symbol_index import SearchIndex
from showfloor.search import INDEX, RANKING, compact, words

# Names and pages are in two tables: bm25 counts a word less in a long row, and pages are long.
SCHEMA: Final = """
    CREATE TABLE symbols (
        id INTEGER PRIMARY KEY, kind, name, parent, product, href, text, worth, low
    );
    CREATE TABLE spellings (spelling, id, PRIMARY KEY (spelling, id)) WITHOUT ROWID;
    CREATE VIRTUAL TABLE names USING fts5(
        name, around, synonyms, content='', prefix='2 3', tokenize='porter unicode61'
    );
    CREATE VIRTUAL TABLE pages USING fts5(
        title, also, document, heading, asked, phrase, description, more, around,
        content='', prefix='2 3', tokenize='porter unicode61'
    );
    CREATE TABLE passages (id INTEGER PRIMARY KEY, route, number);
    CREATE VIRTUAL TABLE texts USING fts5(
        heading, prose, code, title, content='', tokenize='porter unicode61'
    );
"""

# The numbers in `bm25` are weights of columns. It is less for what fits better.
FIND: Final = """
    WITH fits AS MATERIALIZED (
        SELECT rowid AS id, -bm25(names, 3, 1, 0.5) AS fit FROM names WHERE names MATCH :some
        UNION ALL
        SELECT rowid, -1.15 * bm25(pages, 3, 3, 2, 1.5, 2, 0.5, 1.5, 0.6, 0.3)
        FROM pages WHERE pages MATCH :some
    ), whole AS MATERIALIZED (
        SELECT rowid FROM names WHERE names MATCH :every
        UNION SELECT rowid FROM pages WHERE pages MATCH :every
    ), exact AS MATERIALIZED (
        SELECT id FROM spellings WHERE spelling IN (:typed, :meant, :named)
    ), called AS MATERIALIZED (
        SELECT id FROM spellings JOIN symbols USING (id)
        WHERE spelling IN (SELECT value FROM json_each(:names))
            AND kind IN ('guide', 'component')
    ), aside AS (SELECT value FROM json_each(:aside))
    SELECT kind, name, parent, product, href, text FROM fits JOIN symbols USING (id)
    ORDER BY
        fit * worth
            * (1 + 2.2 * (product IS :product))
            * (1 + 0.8 * (id IN whole))
            * (1 + 0.4 * (id IN called AND coalesce(product = :product, 1)))
            * (1 + 0.8 * (product IN (SELECT value FROM json_each(:products))))
            * (1 - 0.3 * (:product IS NULL AND product IN aside))
            * (1 + 1.5 * (id IN exact))
            * (1 - 0.4 * (low AND NOT :low)) DESC,
        length(name), id
"""
KNOWN: Final = """
    SELECT EXISTS (SELECT 1 FROM names WHERE names MATCH :beginning)
        OR EXISTS (SELECT 1 FROM pages WHERE pages MATCH :beginning)
"""

PASSAGES: Final = """
    SELECT route, number FROM texts JOIN passages ON id = texts.rowid
    WHERE texts MATCH :some AND (:route IS NULL OR route = :route)
    ORDER BY bm25(texts, 3, 1, 0.4, 1.5) LIMIT 60
"""

FIELDS: Final = ("title", "also", "document", "heading", "asked", "phrase", "description", "more")
WORTH: Final = {
    **dict.fromkeys(("guide", "error"), 1.4),
    **dict.fromkeys(("component", "hook", "interface"), 0.9),
    **dict.fromkeys(("prop", "slot", "class", "css-variable", "theme-key", "type"), 0.55),
    "icon": 0.4,
    "section": 0.35,
}
LATER_OWNER: Final = 0.8
"""The share of that for a part of an entry which has less to do with it than another."""

STOP_WORDS: Final = frozenset(RANKING.stop_words)
LOW_WORDS: Final = frozenset(RANKING.low_words)
HINTS: Final = frozenset(word for hints in RANKING.hints.values() for word in hints)

MOST_LETTERS: Final = 120
MOST_WORDS: Final = 8
SHORTEST_MISSPELLED: Final = 4
MOST_LIKE: Final = 2
MOST_AROUND: Final = 8

NAME: Final = re.compile(r"[A-Za-z]+")
FIRST_PLACES: Final = 2
"""Added to each place before its reciprocal is taken: more of it makes places more alike."""
TEXT_SHARE: Final = 0.3
"""What the place of a page among those whose text fits counts, where that of a name counts 1."""
MOST_RANKED: Final = 30


class FullText:
    """The symbols of a release, ready to be found."""

    def __init__(self, read: Read, text_of: Callable[[str], str] = lambda _: "") -> None:
        """Take in what `symbols_of` yields; raises what it raises, and `ToolError` without FTS5.

        `text_of` returns the Markdown of a page, by its route, or an empty text.
        """
        self._tables = sqlite3.connect(":memory:", check_same_thread=False)
        # A server answers in several threads, and SQLite may be built for one at a time.
        self._lock = Lock()
        self._words: set[str] = set()
        self._guides: dict[str, Found] = {}
        self.anchors: dict[str, dict[str, str]] = {}
        """Ids of the headings of pages by their texts, each as one word, by route."""
        index = decode_json(read(INDEX), SearchIndex)
        self._aside = {one.id for one in index.products if one.status and not one.weight}
        """Products that are hardly meant unless they are named."""
        self._products = _names_of_products(index)
        prepare(self._tables)
        with self._tables:
            for id, symbol in enumerate(symbols_of(read, index)):
                self._add(id, symbol)
                if symbol.found.kind == "guide":
                    self._guides[symbol.found.href] = symbol.found
                elif symbol.found.kind == "section":
                    route, _, anchor = symbol.found.href.partition("#")
                    self.anchors.setdefault(route, {})[compact(symbol.found.name)] = anchor
            for route, guide in self._guides.items():
                self._add_texts(route, guide.name, text_of(route))

    def find(self, text: str, product: str | None = None, limit: int = 20) -> list[Found]:
        """Return the symbols that a query finds, the best first.

        What belongs to `product`, the id of a family, comes before the same of others. Where half
        of a query is code, what has these names comes first.
        """
        typed = words(text[:MOST_LETTERS])
        meant = meant_words(text)
        if not meant:
            return []
        in_code = {word for word in NAME.findall(text[:MOST_LETTERS]) if _is_code(word)}
        named = in_code if 2 * len(in_code) >= len(text.split()) else set()
        products = {id for id, names in self._products.items() if names <= set(typed)}
        aside = set() if product else self._aside - products
        with self._lock:
            like = [self._like(word) for word in meant]
            asked = {
                "some": " OR ".join(map(_weighed, [*like, ["".join(meant)]])),
                "every": " AND ".join(f"({_begun(each)})" for each in like),
                "typed": "".join(typed),
                "meant": "".join(meant),
                "named": "".join(word for word in meant if word not in HINTS),
                "product": product,
                "low": not LOW_WORDS.isdisjoint(typed),
                "aside": json.dumps(list(aside)),
                "names": json.dumps(
                    [*map(compact, in_code), *meant, *map("".join, pairwise(meant))]
                ),
                "products": json.dumps(list(products)),
            }
            found = [Found._make(row) for row in self._tables.execute(FIND, asked)]
            texts = self._passages([word for each in like for word in each])
            routes = dict.fromkeys(route for route, _ in texts)
        if named:
            found.sort(key=lambda one: -_is_named(one, named))
            return _best(found, limit)
        liked = {product} if product else products or self._products.keys() - aside
        return self._with_texts(_best(found, MOST_RANKED), routes, liked)[:limit]

    def passages_of(self, text: str, route: str) -> list[int]:
        """Return which passages of a page fit a query, as their numbers on it, the best first."""
        with self._lock:
            found = self._passages(meant_words(text), route)
        return [number for _, number in found]

    def _passages(self, meant: Sequence[str], route: str | None = None) -> list[tuple[str, int]]:
        asked = {"some": " OR ".join(f'"{word}"' for word in meant), "route": route}
        return self._tables.execute(PASSAGES, asked).fetchall() if meant else []

    def _with_texts(
        self, found: Sequence[Found], routes: Iterable[str], products: Collection[str]
    ) -> list[Found]:
        """Return what is found by names and by texts, ranked by both (reciprocal rank fusion)."""
        shares = {one: 1 / (FIRST_PLACES + place) for place, one in enumerate(found)}
        for place, route in enumerate(routes):
            guide = self._guides[route]
            share = TEXT_SHARE if guide.product in products else TEXT_SHARE / 2
            shares[guide] = shares.get(guide, 0) + share / (FIRST_PLACES + place)
        return sorted(shares, key=lambda one: -shares[one])

    def _like(self, word: str) -> Sequence[str]:
        """Return a word that is the beginning of any; of others, what was probably meant."""
        known = self._tables.execute(KNOWN, {"beginning": _begun([word])}).fetchone()
        if known == (1,) or len(word) < SHORTEST_MISSPELLED:
            return [word]
        around = sorted(
            (one for one in self._words if word in one), key=lambda one: (len(one), one)
        )
        like = get_close_matches(word, sorted(self._words), MOST_LIKE, 0.75)
        return like or around[:MOST_AROUND] or [word]

    def _add(self, id: int, symbol: Symbol) -> None:
        found = symbol.found
        worth = WORTH[found.kind] * (1 if symbol.first else LATER_OWNER)
        name, around = _spelled(symbol.names), _spelled([symbol.around, found.parent])
        self._words.update(name.split())
        self._insert("symbols", (id, *found, worth, symbol.low))
        self._insert("names (rowid, name, around, synonyms)", (id, name, around, symbol.synonyms))
        for spelling in _spellings(symbol):
            self._insert("spellings", (spelling, id))
        if symbol.fields:
            texts = [_spelled(symbol.fields.get(field, ())) for field in FIELDS]
            self._insert(f"pages (rowid, {', '.join(FIELDS)}, around)", (id, *texts, around))

    def _add_texts(self, route: str, title: str, markdown: str) -> None:
        for number, passage in enumerate(passages_of(markdown)):
            self._insert("passages (route, number)", (route, number))
            texts = (" ".join(words("\n".join(part))) for part in (passage.prose, passage.code))
            row = (_spelled([passage.heading]), *texts, _spelled([title]))
            self._insert("texts (heading, prose, code, title)", row)

    def _insert(self, table: str, row: Sequence[object]) -> None:
        self._tables.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", row)


def meant_words(text: str) -> list[str]:
    """Return the words of a query that say what is looked for."""
    typed = words(text[:MOST_LETTERS])
    return ([word for word in typed if word not in STOP_WORDS] or typed)[:MOST_WORDS]


def _names_of_products(index: SearchIndex) -> dict[str, set[str]]:
    """Return, by product, the words of its name that no other's has."""
    names = {one.id: set(words(one.name)) for one in index.products if one.id}
    many = Counter(word for name in names.values() for word in name)
    own = {id: {word for word in name if many[word] == 1} for id, name in names.items()}
    return {id: name for id, name in own.items() if name}


def _is_code(word: str) -> bool:
    """Return whether a word is a name such as those of props, hooks, components and types."""
    return not word.isupper() and not word[1:].islower() and len(word) > 1


def _is_named(found: Found, named: set[str]) -> int:
    """Return how much of what a query names something is; nothing for pages."""
    return (found.name in named) and _is_part(found) and 1 + (found.parent in named)


def _begun(some: Iterable[str]) -> str:
    """Return the term of FTS5 for words that begin with one of some."""
    return " OR ".join(f'"{word}"*' for word in some)


def _weighed(some: Iterable[str]) -> str:
    """Return the same, in which a whole word counts more than its beginning."""
    return " OR ".join(f'"{word}" OR "{word}"*' for word in some)


def _spelled(texts: Iterable[str]) -> str:
    """Return the words of texts, and each text as one word: `text field textfield`."""
    parts = (words(text) for text in texts)
    return " ".join(
        " ".join((*part, "".join(part))) if part[1:] else "".join(part) for part in parts
    )


def _spellings(symbol: Symbol) -> set[str]:
    """Return, each as one word, the queries that name exactly this symbol."""
    name, parent = symbol.found.name, symbol.found.parent
    whole = (f"{parent} {name}", f"{name} {parent}") if _is_part(symbol.found) else ()
    return {compact(text) for text in (*symbol.names, *whole)}


def _is_part(found: Found) -> bool:
    return bool(found.parent) and found.kind != "section"


def _best(found: Iterable[Found], limit: int) -> list[Found]:
    """Return the best; a part that many entries have, such as a prop, only once."""
    best: dict[object, Found] = {}
    for one in found:
        best.setdefault((one.kind, one.name, one.product) if _is_part(one) else one.href, one)
        if len(best) == limit:
            break
    return list(best.values())


def prepare(tables: sqlite3.Connection) -> None:
    """Make the empty tables; raises `ToolError` where SQLite has no full-text search."""
    try:
        tables.executescript(SCHEMA)
    except sqlite3.DatabaseError as error:
        raise ToolError(
            "This Python cannot search for assistants.",
            why=f"Its SQLite {sqlite3.sqlite_version} has no full-text search (FTS5): {error}.",
            fix="Use a Python whose SQLite has FTS5, such as those of python.org or uv.",
        ) from error


def check_full_text() -> None:
    """Raise `ToolError` where this Python's SQLite has no full-text search."""
    with closing(sqlite3.connect(":memory:")) as tables:
        prepare(tables)
