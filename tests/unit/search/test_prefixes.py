"""Pages of large products are in shards by the beginnings of words."""

import re
from collections.abc import Iterator

import msgspec
import pytest

from showfloor.model.symbol_index import SearchGuide, SearchPage, SearchShard
from showfloor.search import PrefixShards, prefix_shards, shard_of, spellings_of

TREES = ("alder", "ash", "aspen", "beech", "birch")
PARTS = ("bark", "bud", "leaf", "root")
COUNT = 2_000


def page(title: str, route: str, *, low: bool = False) -> SearchPage:
    return SearchPage(title=title, route=route, also=(), documents=(), low=low)


def many() -> list[SearchPage]:
    return [
        page(f"{TREES[number % 5]} {PARTS[number % 4]} {number}", f"/{number}/")
        for number in range(COUNT)
    ]


def made(pages: list[SearchPage], guides: list[SearchGuide] | None = None) -> PrefixShards:
    return prefix_shards(pages, guides or [SearchGuide(headings=())] * len(pages))


MANY = made(many())


def titles(shards: PrefixShards, name: str) -> list[str]:
    shard = msgspec.json.decode(shards.files[name], type=SearchShard)
    return [one.title for one in shard.pages]


def found(shards: PrefixShards, key: str) -> list[str]:
    """Return the titles in the file of a key, as `prefixes.ts` looks it up."""
    for head, name in shards.heads:
        if head.startswith(key):
            return titles(shards, name)
    name = next(name for start, name in reversed(shards.starts) if start <= key)
    return titles(shards, name)


def pairs() -> Iterator[tuple[str, str, int]]:
    for number in range(0, COUNT, 37):
        yield TREES[number % 5], PARTS[number % 4], number


def test_a_file_has_no_more_pages_however_many_there_are() -> None:
    assert max(len(titles(MANY, name)) for name in MANY.files) <= 80


def test_every_page_is_found_by_its_rarest_word_and_by_two_that_too_many_have() -> None:
    for tree, part, number in pairs():
        assert f"{tree} {part} {number}" in found(MANY, f"{number} ")
        assert f"{tree} {part} {number}" in found(MANY, f"{tree} {number}")
        assert f"{tree} {part} {number}" in found(MANY, f"{part} {number}")


def test_a_beginning_that_too_many_have_gives_those_with_the_shortest_names() -> None:
    best = found(MANY, "a")
    assert len(best) == 40
    assert "ash bud 1" in best
    assert max(map(len, best)) < len("alder leaf 1000")


def test_who_has_the_word_itself_comes_with_its_beginning() -> None:
    short = [page(f"Leafs {number}", f"/s/{number}/") for number in range(100)]
    long = [page(f"Leaf and something longer {number}", f"/l/{number}/") for number in range(100)]
    best = found(made([*short, *long]), "leaf")
    assert sum(title.startswith("Leaf ") for title in best) == 20
    assert sum(title.startswith("Leafs") for title in best) == 20


def test_pages_that_are_rarely_meant_come_last() -> None:
    pages = [page(f"Leaf {number}", f"/{number}/", low=number % 2 == 0) for number in range(200)]
    numbers = [int(title.split()[1]) for title in found(made(pages), "leaf")]
    assert {number % 2 for number in numbers} == {1}


@pytest.mark.parametrize("key", ["twig ", "crown ", "oak tree"])
def test_pages_are_found_by_headings_and_by_what_readers_ask(key: str) -> None:
    pages = [*many(), page("Oak tree", "/oak/")]
    guide = SearchGuide(headings=("Twigs", ("The crown", "x")), asked=("green twig",), more="sap")
    guides = [*[SearchGuide(headings=())] * COUNT, guide]
    shards = made(pages, guides)
    assert "Oak tree" in found(shards, key.split()[0])


def test_shards_say_the_same_of_a_page_as_the_index_but_for_words_it_merely_has() -> None:
    pages, guides = [page("Leaf", "/leaf/")], [SearchGuide(headings=("Vein",), more="sap")]
    shards = prefix_shards(pages, guides)
    (content,) = shards.files.values()
    shard = msgspec.json.decode(content, type=SearchShard)
    assert shard == SearchShard(pages=(pages[0],), guides=(SearchGuide(headings=("Vein",)),))
    whole = msgspec.json.decode(shard_of(pages, guides), type=SearchShard)
    assert whole == SearchShard(pages=tuple(pages), guides=tuple(guides))


def test_keys_are_sorted_so_that_a_browser_can_look_them_up() -> None:
    heads, starts = ([key for key, _ in rows] for rows in (MANY.heads, MANY.starts))
    assert (heads, starts) == (sorted(heads), sorted(starts))
    assert {name for _, name in (*MANY.heads, *MANY.starts)} == {*MANY.files}


def test_the_same_pages_give_the_same_files() -> None:
    assert made(many()) == MANY


def test_spellings_are_the_words_that_may_be_misspelled() -> None:
    guides = [SearchGuide(headings=("Veins", ("Stalk", "s")), asked=("green thing",))]
    spelt = spellings_of([page("Oak leaf 2026", "/leaf/")], guides)
    assert spelt == "green leaf stalk thing veins"
    assert re.search(r"\d|oak", spelt) is None


def test_no_pages_are_no_shards() -> None:
    assert made([]) == PrefixShards({}, (), ())
