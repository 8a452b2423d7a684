"""What developers ask in the middle of their work is answered by the first results."""

from collections import Counter
from pathlib import Path

import pytest

from showfloor.assistants.full_text import FullText
from showfloor.workspace import Site
from support.site.search_queries import (
    Answer,
    answers_of,
    asked_queries,
    assistant_answers,
    score_of,
)
from support.site.work_folder import REAL_SITE

pytestmark = REAL_SITE

ASKED = asked_queries()
# What was measured when the ranking was last changed, less one in a hundred. Raise them with it.
LEAST = {
    "browser": 0.952,
    "browser, held out": 0.933,
    "assistants": 0.954,
    "assistants, every fourth": 0.955,
    "browser, in shards": 0.917,
}


@pytest.fixture(scope="module")
def answers(index: Path) -> list[Answer]:
    """What a reader is shown for every row, in one run of Node."""
    return answers_of(index, ASKED)


def test_the_table_asks_much_of_every_product_and_nothing_twice(site: Site) -> None:
    assert len({(one.query, one.product) for one in ASKED}) == len(ASKED) >= 400
    listed = {card.id for card in site.shell.families if card.listed}
    assert {one.product for one in ASKED} - {None} <= listed
    assert min(Counter(one.product for one in ASKED).values()) >= 5


def test_every_page_that_is_wanted_exists(site: Site) -> None:
    assert {route for one in ASKED for route in one.wanted} - set(site.pages) == set()


def test_readers_are_shown_a_page_that_answers(answers: list[Answer]) -> None:
    check("browser", answers)


def test_queries_that_nobody_looks_at_are_answered_as_well(answers: list[Answer]) -> None:
    check("browser, held out", [one for one in answers if one.asked.held_out])


@pytest.mark.parametrize(
    ("what", "each"),
    [
        pytest.param("assistants", 1, marks=pytest.mark.sweep),
        ("assistants, every fourth", 4),
    ],
)
def test_assistants_find_a_page_that_answers(full_text: FullText, what: str, each: int) -> None:
    check(what, assistant_answers(full_text, ASKED[::each]))


def test_a_site_in_shards_answers_nearly_as_well(split_index: Path) -> None:
    """Each query is asked by a reader who has loaded nothing before, so every ninth must do."""
    check("browser, in shards", answers_of(split_index, ASKED[::9]))


def check(what: str, answers: list[Answer]) -> None:
    """Compare the share within three with its floor, and name what was missed."""
    score = score_of(answers)
    missed = "\n".join(str(one) for one in answers if one.missed)
    told = f"{what}: {score.within:.3f} of {score.asked} queries, not {LEAST[what]}:\n{missed}"
    assert score.within >= LEAST[what], told
