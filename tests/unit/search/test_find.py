from collections.abc import Iterator, Mapping

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from showfloor.model import (
    SearchEntry,
    SearchGuide,
    SearchGuides,
    SearchIcons,
    SearchIndex,
    SearchMember,
    SearchMembers,
    SearchPage,
    SearchProduct,
)
from showfloor.search import HINTS, INDEX, STOP_WORDS, Finder, find
from showfloor.search.vocabulary import Match, Vocabulary


def entry(name: str, slug: str, family: str) -> SearchEntry:
    href = f"/{family}/api/{slug}/"
    return SearchEntry(name=name, kind="component", href=href, slug=slug, deprecated=False)


def page(title: str, route: str, *also: str, documents: tuple[str, ...] = ()) -> SearchPage:
    return SearchPage(title=title, route=route, also=also, documents=documents)


ACORN = SearchProduct(
    id="acorn",
    name="Acorn Kit",
    words=("acorn", "kit"),
    pages=(
        page("Overview", "/acorn/", "Acorn Kit"),
        page("Leaf", "/acorn/leaf/", "foliage", documents=("Leaf", "LeafVein")),
    ),
    entries=(entry("Leaf", "leaf", "acorn"), entry("LeafVein", "leaf-vein", "acorn")),
    guides="/g.json",
    members="/m.json",
    icons="/i.json",
)
PINE = SearchProduct(
    id="pine",
    name="Pine Kit",
    words=("pine", "kit"),
    entries=(entry("Leaf", "leaf", "pine"), entry("Needle", "needle", "pine")),
)
GUIDES = SearchGuides(
    pages=(
        SearchGuide(description="Where to start.", headings=()),
        SearchGuide(
            description="Leaves of trees.",
            headings=("Falling leaves", ("In <b>autumn</b>", "autumn")),
        ),
    )
)
MEMBERS = SearchMembers(
    prop=(
        SearchMember(name="disableWind", entries=(0, 1)),
        SearchMember(name="color", entries=(1,)),
    ),
    class_=(SearchMember(name="AcornLeaf-root", entries=(0,)),),
    css_variable=(SearchMember(name="--Leaf-gap", entries=(0,)),),
    theme_key=(SearchMember(name="AcornLeaf", entries=(0,)),),
)
ICONS = SearchIcons(
    address="/acorn/icons/?selected=",
    names=("Vat", "Rake", "RakeOff"),
    synonyms=("basket", "comb tool leaf", "comb tool"),
)
FILES: Mapping[str, bytes] = {
    INDEX: msgspec.json.encode(
        SearchIndex(
            language="en",
            hints={kind: tuple(told) for kind, told in HINTS.items()},
            stop_words=STOP_WORDS,
            products=(ACORN, PINE, SearchProduct(id="", name="")),
        )
    ),
    "/g.json": msgspec.json.encode(GUIDES),
    "/m.json": msgspec.json.encode(MEMBERS),
    "/i.json": msgspec.json.encode(ICONS),
}
FINDER = Finder(FILES.__getitem__)


def first(text: str, product: str | None = "acorn") -> str:
    return FINDER.find(text, product)[0].href


@pytest.mark.parametrize(
    ("text", "href"),
    [
        ("leaf", "/acorn/leaf/"),
        ("what is a leaf", "/acorn/leaf/"),
        ("foliage", "/acorn/leaf/"),
        ("leaf api", "/acorn/api/leaf/"),
        ("leafvein", "/acorn/api/leaf-vein/"),
        ("leaf vein", "/acorn/api/leaf-vein/"),
        ("acorn kit", "/acorn/"),
        ("disable wind", "/acorn/api/leaf/#leaf-prop-disableWind"),
        ("leaf vein disableWind", "/acorn/api/leaf-vein/#leaf-vein-prop-disableWind"),
        (".AcornLeaf-root", "/acorn/api/leaf/#leaf-classes-AcornLeaf-root"),
        ("--Leaf-gap", "/acorn/api/leaf/#leaf-css-variable-Leaf-gap"),
        ("falling leaves", "/acorn/leaf/#falling-leaves"),
        ("autumn", "/acorn/leaf/#autumn"),
        ("nedle", "/pine/api/needle/"),
        ("pine leaf", "/pine/api/leaf/"),
    ],
)
def test_what_is_meant_comes_first(text: str, href: str) -> None:
    assert first(text) == href


def test_the_product_of_the_reader_is_preferred() -> None:
    assert first("leaf", "pine") == "/pine/api/leaf/"
    assert {one.product for one in FINDER.find("leaf", "pine")} == {"acorn", "pine"}


def test_what_is_found_says_what_it_is() -> None:
    leaf, *_ = FINDER.find("leaf", "acorn", limit=1)
    assert (leaf.kind, leaf.name, leaf.product) == ("guide", "Leaf", "acorn")
    assert leaf.text == "Leaves of trees."
    wind = find(FILES.__getitem__, "disableWind")[0]
    assert (wind.kind, wind.parent) == ("prop", "Leaf")


def test_names_are_told_as_they_are_written() -> None:
    assert FINDER.find("autumn")[0].name == "In <b>autumn</b>"


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("comb", ["Rake", "RakeOff"]),
        ("combs", ["Rake", "RakeOff"]),
        ("too", ["Rake", "RakeOff"]),
        ("comb icon", ["Rake", "RakeOff"]),
        ("comb off", ["RakeOff"]),
        ("comb basket", []),
    ],
)
def test_icons_are_found_by_what_people_call_them(text: str, names: list[str]) -> None:
    assert [one.name for one in FINDER.find(text, "acorn")] == names


def test_what_is_called_so_comes_before_what_is_only_called_so_too() -> None:
    names = [one.name for one in FINDER.find("leaf", "acorn", limit=100)]
    assert (names[0], names[-1]) == ("Leaf", "Rake")


@pytest.mark.parametrize("text", ["", "   ", "?!%", "\0", "<", "zzzzzzzzz"])
def test_nothing_is_found_where_there_is_nothing(text: str) -> None:
    assert FINDER.find(text, "acorn") == []


@given(st.text(max_size=3000), st.text(max_size=10))
def test_any_query_is_answered(text: str, product: str) -> None:
    assert len(FINDER.find(text, product, limit=5)) <= 5


def test_a_huge_query_is_cut() -> None:
    assert first("leaf " * 100_000) == "/acorn/leaf/"


def test_a_word_is_looked_for_once_however_often_it_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked: list[str] = []
    search = Vocabulary._search

    def counted(vocabulary: Vocabulary, token: str) -> Iterator[Match]:
        looked.append(token)
        return search(vocabulary, token)

    monkeypatch.setattr(Vocabulary, "_search", counted)
    finder = Finder(FILES.__getitem__)
    assert finder.find("qqqqqqqq " * 8) == []
    # Once among names and once among what stands around them.
    assert looked == ["qqqqqqqq"] * 2


def test_what_is_added_later_is_found_by_words_that_were_asked_before() -> None:
    vocabulary = Vocabulary()
    assert vocabulary.strongest("leaf", alike=True) == {}
    vocabulary.add("leaf", 7)
    assert [*vocabulary.strongest("leaf", alike=True)] == [7]
