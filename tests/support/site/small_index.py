"""A small symbol index, as a release has it: two products, an icon search and an error."""

from collections.abc import Mapping

import msgspec

from showfloor.model.symbol_index import (
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
from showfloor.search import INDEX, RANKING


def _entry(name: str, slug: str, family: str, *, deprecated: bool = False) -> SearchEntry:
    href = f"/{family}/api/{slug}/"
    return SearchEntry(name=name, kind="component", href=href, slug=slug, deprecated=deprecated)


def _page(
    title: str, route: str, *also: str, documents: tuple[str, ...] = (), description: str = ""
) -> SearchPage:
    return SearchPage(
        title=title, route=route, also=also, documents=documents, description=description
    )


ACORN = SearchProduct(
    id="acorn",
    name="Acorn Kit",
    words=("acorn", "kit"),
    pages=(
        _page("Overview", "/acorn/", "Acorn Kit", description="Where to start."),
        _page(
            "Leaf",
            "/acorn/leaf/",
            "foliage",
            documents=("Leaf", "LeafVein"),
            description="Leaves of trees.",
        ),
    ),
    entries=(
        _entry("Leaf", "leaf", "acorn"),
        _entry("LeafVein", "leaf-vein", "acorn"),
        _entry("LeafOld", "leaf-old", "acorn", deprecated=True),
    ),
    guides="/g.json",
    members="/m.json",
    icons="/i.json",
)
PINE = SearchProduct(
    id="pine",
    name="Pine Kit",
    words=("pine", "kit"),
    entries=(_entry("Leaf", "leaf", "pine"), _entry("Needle", "needle", "pine")),
)
SITE = SearchProduct(
    id="",
    name="",
    errors=(_page("Error 9", "/errors/9/", "The branch cannot bear that much fruit."),),
)
SMALL_INDEX = SearchIndex(language="en", ranking=RANKING, products=(ACORN, PINE, SITE))
GUIDES = SearchGuides(
    pages=(
        SearchGuide(
            headings=(),
            phrases=("A bough breaks whenever somebody climbs it.", "BoughShapeOverrides"),
        ),
        SearchGuide(
            headings=("Falling leaves", ("In <b>autumn</b>", "then")),
            asked=("green thing on a twig", "what trees breathe with"),
            more="season shade",
        ),
    )
)
MEMBERS = SearchMembers(
    prop=(
        SearchMember(name="disableWind", entries=(0, 1)),
        SearchMember(name="color", entries=(1,)),
        SearchMember(name="angle", entries=(1, 0)),
    ),
    slot=(SearchMember(name="stalk", entries=(0,)),),
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
    INDEX: msgspec.json.encode(SMALL_INDEX),
    "/g.json": msgspec.json.encode(GUIDES),
    "/m.json": msgspec.json.encode(MEMBERS),
    "/i.json": msgspec.json.encode(ICONS),
}
"""By their site paths."""
