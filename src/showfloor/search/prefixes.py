"""The pages of a large product, in shards by the beginnings of words.

Words are put in a tree by their letters. A beginning that more pages have than a shard holds gets
its best pages as its head, and its longer beginnings are looked at in turn; shards with all pages
of what is left follow each other through the alphabet. So a query loads a file or two for each of
its words, however many pages there are. A word that is itself in too many names is followed by the
words next to it: `panel event` is in a shard where `panel` is too much for one.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from heapq import nsmallest
from itertools import groupby
from typing import Final, NamedTuple

import msgspec

from showfloor.model.site_file import content_digest
from showfloor.model.symbol_index import SearchGuide, SearchPage
from showfloor.search.words import words

HEAD: Final = 40
"""Pages of a head: more than are shown of one query."""
SHARD_PAGES: Final = 80
"""Pages of a shard."""
SHORTEST: Final = 4
"""Letters of a word that may be misspelled: the rules forgive no slip in shorter ones."""
NAME_LENGTH: Final = 10
TITLED, ASKED, HEADED, LOW = range(4)
ROW_BITS: Final = 24
ROW: Final = (1 << ROW_BITS) - 1
LONGEST: Final = 255


Entry = tuple[str, int]
"""A key that a page is found by, and its worth there: less is better, whatever is asked. The last
bits are the row of the page."""


class PrefixShards(NamedTuple):
    """Shards, and by which keys they are found."""

    files: Mapping[str, bytes]
    """Contents by name."""
    heads: tuple[tuple[str, str], ...]
    """Keys that too many pages have, each with the name of a file with the best."""
    starts: tuple[tuple[str, str], ...]
    """Keys from which on a file has all pages."""


def prefix_shards(pages: Sequence[SearchPage], guides: Sequence[SearchGuide]) -> PrefixShards:
    """Put pages in shards."""
    return _Tree(pages, guides).shards()


def shard_of(pages: Sequence[SearchPage], guides: Sequence[SearchGuide]) -> bytes:
    """Return a shard with all of these pages."""
    return _Rows(pages, guides).shard(range(len(pages)))


def spellings_of(pages: Sequence[SearchPage], guides: Sequence[SearchGuide]) -> str:
    """Return the words of pages that somebody may misspell, sorted."""
    texts = (
        text
        for page, guide in zip(pages, guides, strict=True)
        for text in (*_names(page), *guide.asked, *_headings(guide))
    )
    found = {word for text in texts for word in words(text)}
    return " ".join(sorted(word for word in found if len(word) >= SHORTEST and not word.isdigit()))


class _Rows:
    """Pages as shards hold them, each encoded once."""

    def __init__(self, pages: Iterable[SearchPage], guides: Iterable[SearchGuide]) -> None:
        encode = msgspec.json.Encoder().encode
        self._pages = [encode(page) for page in pages]
        self._guides = [encode(guide) for guide in guides]

    def shard(self, rows: Iterable[int]) -> bytes:
        """Return a file with some of them."""
        chosen = sorted(rows)
        pages = b",".join(self._pages[row] for row in chosen)
        guides = b",".join(self._guides[row] for row in chosen)
        return b'{"pages":[%b],"guides":[%b]}' % (pages, guides)


class _Tree:
    """Looks at beginnings, from the shortest to those that are rare enough."""

    def __init__(self, pages: Sequence[SearchPage], guides: Sequence[SearchGuide]) -> None:
        self._pages = pages
        # Words that a page merely has are many; its text is searched for them.
        self._rows = _Rows(pages, (msgspec.structs.replace(guide, more="") for guide in guides))
        self._entries = sorted(_entries(pages, guides))
        self._files: dict[str, bytes] = {}
        self._heads: list[tuple[str, str]] = []
        self._starts: list[tuple[str, str]] = []
        self._start = ""
        self._waiting: set[int] = set()
        """Rows for the next shard, which begins at `_start`."""

    def shards(self) -> PrefixShards:
        """Look at all of them."""
        self._branch(self._entries, 0)
        self._finish()
        return PrefixShards(self._files, tuple(sorted(self._heads)), tuple(self._starts))

    def _branch(self, entries: Sequence[Entry], depth: int) -> None:
        """Look at entries that share so many letters, by the next one."""
        for _, group in groupby(entries, key=lambda entry: entry[0][depth]):
            self._look(list(group), depth + 1)

    def _look(self, entries: Sequence[Entry], depth: int) -> None:
        rows = {worth & ROW for _, worth in entries}
        first, last = entries[0][0], entries[-1][0]
        if len(rows) <= SHARD_PAGES:
            self._take(first[:depth], rows)
            return
        shared = _shared(first, last)
        self._heads.append((shared, self._put(_best(shared, entries))))
        if shared != last:
            self._branch(entries, len(shared))
        elif shared.count(" ") == 1:
            self._branch(sorted(self._beside(shared, rows)), len(shared))

    def _beside(self, key: str, rows: Iterable[int]) -> Iterator[Entry]:
        """Yield longer keys for a word that too many pages have: with its neighbors in names."""
        for row in rows:
            names = [words(name) for name in _names(self._pages[row])]
            if any(key[:-1] in parts for parts in names):
                named = _named(self._pages[row], row)
                others = {word for parts in names for word in parts} - {key[:-1]}
                yield from ((f"{key}{word} ", named[word]) for word in others)

    def _take(self, key: str, rows: set[int]) -> None:
        """Put rows in the next shard; a full one is followed by another."""
        if self._waiting and len(self._waiting | rows) > SHARD_PAGES:
            self._finish()
        if not self._waiting:
            self._start = key
        self._waiting |= rows

    def _finish(self) -> None:
        if self._waiting:
            self._starts.append((self._start, self._put(self._waiting)))
            self._waiting = set()

    def _put(self, rows: Iterable[int]) -> str:
        content = self._rows.shard(rows)
        name = content_digest(content)[:NAME_LENGTH]
        self._files[name] = content
        return name


def _shared(one: str, other: str) -> str:
    """Return the letters with which both begin."""
    pairs = enumerate(zip(one, other, strict=False))
    return one[: next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))]


def _best(key: str, entries: Sequence[Entry]) -> set[int]:
    """Return the rows of a head; half of it is for those that have the key as a word."""
    whole = nsmallest(HEAD // 2, (worth for one, worth in entries if one == f"{key} "))
    best = {worth & ROW for worth in whole}
    # Each page has several words, so that of twice as many entries enough pages are left.
    for worth in nsmallest(2 * HEAD, (worth for _, worth in entries)):
        if len(best) < HEAD:
            best.add(worth & ROW)
    return best


def _entries(pages: Sequence[SearchPage], guides: Sequence[SearchGuide]) -> Iterator[Entry]:
    for row, (page, guide) in enumerate(zip(pages, guides, strict=True)):
        found = _named(page, row)
        texts = [(ASKED, text) for text in (*guide.asked, *guide.phrases)]
        texts += [(HEADED, text) for text in _headings(guide)]
        for kind, text in texts:
            worth = _worth(page, row, kind, text)
            for word in words(text):
                found.setdefault(word, worth)
        for word, worth in found.items():
            yield f"{word} ", worth


def _named(page: SearchPage, row: int) -> dict[str, int]:
    """Return the words of a page's names, and the names as one word, with what each is worth."""
    found: dict[str, int] = {}
    for name in _names(page):
        parts = words(name)
        worth = _worth(page, row, TITLED, name)
        for word in (*parts, "".join(parts)):
            if word:
                found[word] = min(worth, found.get(word, worth))
    return found


def _worth(page: SearchPage, row: int, kind: int, text: str) -> int:
    """Return a number by which entries are sorted: short names are matched by more of them."""
    first = (kind + LOW * page.low) * (LONGEST + 1) + min(len(text), LONGEST)
    return first << ROW_BITS | row


def _names(page: SearchPage) -> tuple[str, ...]:
    return page.title, *page.also, *page.documents


def _headings(guide: SearchGuide) -> list[str]:
    return [one if isinstance(one, str) else one[0] for one in guide.headings]
