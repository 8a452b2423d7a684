"""An assistant learns what everyday code needs from few answers, and none of them is long."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from showfloor.assistants.answers import MOST_FOUND, MOST_OF_A_PAGE, MOST_OF_AN_ENTRY
from showfloor.assistants.library import PageStore
from showfloor.assistants.tools import Tools
from support.site.assistant_tasks import Tried, tasks, try_task
from support.site.search_queries import asked_queries
from support.site.work_folder import REAL_SITE

pytestmark = REAL_SITE

# What was measured when answers were last changed: improve them together.
MOST_CALLS = 36
MOST_CHARACTERS = 100_000
LEAST_AT_ONCE = 15
MOST_WRONG = 2
NOTICE = 200
"""Characters of what an answer may add about how to go on."""


@pytest.fixture(scope="module")
def tools(dist: Path) -> Tools:
    return Tools(PageStore(dist))


@pytest.fixture(scope="module")
def tried(tools: Tools) -> list[Tried]:
    return [try_task(tools, task) for task in tasks()]


def table(tried: Sequence[Tried]) -> str:
    """Return a line for each task, to be read where a test fails."""
    return "\n".join(
        f"{len(one.answers)} calls, {one.characters} characters,"
        f" {'at once' if one.at_once else 'later'}{', wrong first' * one.wrong_first}:"
        f" {one.task.query} {one.missing or ''}"
        for one in tried
    )


def test_every_task_is_answered(tried: list[Tried]) -> None:
    assert [one.task.query for one in tried if one.missing] == []


def test_few_short_answers_are_enough(tried: list[Tried]) -> None:
    assert sum(len(one.answers) for one in tried) <= MOST_CALLS, table(tried)
    assert sum(one.characters for one in tried) <= MOST_CHARACTERS, table(tried)


def test_the_search_alone_answers_most(tried: list[Tried]) -> None:
    assert sum(one.at_once for one in tried) >= LEAST_AT_ONCE, table(tried)
    assert sum(one.wrong_first for one in tried) <= MOST_WRONG, table(tried)


def test_no_answer_is_long(tools: Tools, dist: Path) -> None:
    library = PageStore(dist).library()
    found = [tools.search(one.query, one.product) for one in asked_queries()[::9]]
    pages = [tools.read_page(route) for route in library.pages]
    entries = [tools.read_api(one.entry.name, one.product) for one in library.entries()]
    assert max(map(len, found)) <= MOST_FOUND
    assert max(map(len, pages)) <= MOST_OF_A_PAGE + NOTICE
    assert max(map(len, entries)) <= MOST_OF_AN_ENTRY + NOTICE
