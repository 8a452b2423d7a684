"""What developers ask in the middle of their work, and how well the search answers it.

`tests/search/queries.tsv` has a row for each query: the query, the product where its reader is
(none on pages of the whole site), the pages that answer it with ` | ` between, any of which will do
(a part of one counts as the page), the kind of query, and where it matters the page that its reader
is on. The table was written before the ranking
was measured against it, and every fourth row is held out: nobody looks at those while the ranking
is changed, so that they tell whether it has learned the table or how people ask.
"""

import csv
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from showfloor.assistants.full_text import FullText
from support.places import PROJECT
from support.site.search_cases import Case, browser_answers, index_files

TABLE: Final = PROJECT / "tests" / "search" / "queries.tsv"
HELD_OUT: Final = 4
WITHIN: Final = 3


class Asked(NamedTuple):
    """A row of the table."""

    query: str
    product: str | None
    wanted: tuple[str, ...]
    kind: str
    page: str
    """Route of the page that its reader is on; empty for none."""
    held_out: bool


class Answer(NamedTuple):
    """A query, and what was found first for it."""

    asked: Asked
    place: int | None
    """From 1; nothing where no page that answers is found."""
    first: tuple[str, ...]

    @property
    def missed(self) -> bool:
        """Whether no page that answers is among the first."""
        return self.place is None or self.place > WITHIN

    def __str__(self) -> str:
        """Say what was asked, wanted and found."""
        asked = self.asked
        return (
            f"{asked.query!r} in {asked.product or 'the site'}: wanted {' | '.join(asked.wanted)},"
            f" found at {self.place or 'no place'} behind {', '.join(self.first) or 'nothing'}"
        )


class Score(NamedTuple):
    """How well queries are answered: shares from 0 to 1, and the mean reciprocal rank."""

    asked: int
    first: float
    within: float
    rank: float


def asked_queries() -> list[Asked]:
    """Return the rows of the table."""
    with TABLE.open(encoding="utf-8", newline="") as table:
        rows = csv.DictReader(
            table, delimiter="\t", quoting=csv.QUOTE_NONE, strict=True, restval=""
        )
        return [
            Asked(
                row["query"],
                row["product"] or None,
                tuple(row["wanted"].split(" | ")),
                row["kind"],
                row["page"],
                number % HELD_OUT == HELD_OUT - 1,
            )
            for number, row in enumerate(rows)
        ]


def answers_of(root: Path, asked: Sequence[Asked]) -> list[Answer]:
    """Return what the browser shows for each query; `root` holds the files of the index."""
    cases = [Case(one.query, one.product, "first", (), one.page) for one in asked]
    found = browser_answers(index_files(root), cases, grouped=True)
    return [_answer(one, hrefs) for one, hrefs in zip(asked, found, strict=True)]


def assistant_answers(full_text: FullText, asked: Iterable[Asked]) -> list[Answer]:
    """Return what assistants are told for each query."""
    return [
        _answer(one, [found.href for found in full_text.find(one.query, one.product)])
        for one in asked
    ]


def score_of(answers: Iterable[Answer], counts: Callable[[Asked], bool] = lambda _: True) -> Score:
    """Return the score of the answers whose queries count."""
    places = [answer.place for answer in answers if counts(answer.asked)]
    many = max(len(places), 1)
    return Score(
        len(places),
        sum(place == 1 for place in places) / many,
        sum(place is not None and place <= WITHIN for place in places) / many,
        sum(1 / place for place in places if place) / many,
    )


def _answer(asked: Asked, hrefs: Sequence[str]) -> Answer:
    routes = [_route(href) for href in hrefs]
    place = next((at for at, route in enumerate(routes, 1) if route in asked.wanted), None)
    return Answer(asked, place, tuple(hrefs[:WITHIN]))


def _route(href: str) -> str:
    return href.partition("#")[0].partition("?")[0]
