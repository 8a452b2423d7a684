"""What readers type finds first what they mean: by the ranking of the browser and by Python's."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from showfloor.build.build_paths import PROJECT
from showfloor.build.cache import DiskCache
from showfloor.build.outputs.search import SearchFiles
from showfloor.compile import Site
from showfloor.node import find_node
from showfloor.search import Finder

RUNNER = PROJECT / "tests" / "search_runner.mjs"
LINES = (PROJECT / "tests" / "search" / "queries.tsv").read_text(encoding="utf-8").splitlines()

Query = tuple[str, str, list[str]]
"""What is typed, where, and what comes first: the first of these addresses that there is."""


def queries() -> list[Query]:
    rows = (line.split("\t") for line in LINES)
    return [(text, product, expected.split(" | ")) for text, product, expected in rows]


@pytest.fixture(scope="session")
def index(site: Site, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the symbol index of the site."""
    folder = tmp_path_factory.mktemp("search")
    with DiskCache(folder / "cache.db", say=print) as cache:
        for file in SearchFiles(site, cache).files():
            place = folder / file.path.lstrip("/")
            place.parent.mkdir(exist_ok=True)
            assert not isinstance(file.content, Path)
            place.write_bytes(file.content if isinstance(file.content, bytes) else file.content())
    return folder


@pytest.fixture(scope="session")
def browser_answers(index: Path) -> list[list[str]]:
    """What the browser's ranking finds for every query, in one run of Node."""
    asked = [(text, product or None) for text, product, _ in queries()]
    done = subprocess.run(
        [find_node(), str(RUNNER)],
        input=json.dumps({"root": str(index), "queries": asked}),
        capture_output=True,
        text=True,
        check=True,
    )
    answers: list[list[str]] = json.loads(done.stdout)
    return answers


def wanted(site: Site, expected: list[str]) -> str:
    """Return the first expected address whose page exists."""
    return next(href for href in expected if re.split("[?#]", href)[0] in site.pages)


def test_the_list_is_long_and_asks_nothing_twice() -> None:
    asked = [(text, product) for text, product, _ in queries()]
    assert len(asked) == len(set(asked)) >= 200


def test_the_browser_finds_first_what_is_meant(
    site: Site, browser_answers: list[list[str]]
) -> None:
    pairs = zip(queries(), browser_answers, strict=True)
    missed = [
        (product, text, found[:1])
        for (text, product, expected), found in pairs
        if found[:1] != [wanted(site, expected)]
    ]
    assert missed == []


def test_python_finds_the_same_as_the_browser(
    index: Path, browser_answers: list[list[str]]
) -> None:
    finder = Finder(lambda path: (index / path.lstrip("/")).read_bytes())
    found = [
        [one.href for one in finder.find(text, product or None, limit=10)]
        for text, product, _ in queries()
    ]
    assert found == browser_answers


def test_every_address_in_the_index_leads_to_a_place_that_exists(site: Site, index: Path) -> None:
    finder = Finder(lambda path: (index / path.lstrip("/")).read_bytes())
    known = {
        f"{facts.route}#{anchor}" for facts in site.facts.pages for anchor in facts.anchors
    } | set(site.pages)
    lost = {
        place.href
        for named in finder.everything()
        for place in named.places
        if place.href.partition("?")[0] not in known
    }
    assert lost == set()
