from pathlib import Path

import pytest

from showfloor.errors import SourcesError
from showfloor.model.blocks import SearchFieldBlock
from showfloor.model.catalog import CatalogBlock, CatalogCard, CatalogFilterBlock
from showfloor.workspace import Catalogs, SearchFields
from showfloor.workspace.producers.catalogs import specimen_name
from support.site.tiny_site import copy_tiny
from support.site.workplace import compile_at

SEED = "pages/acorn-kit/components/seed/index.md"
ROUTE = "/acorn-kit/part-seed/"
CATALOG = """
[[groups]]
name = "Parts"
entries = [
  { name = "Day counter", page = "/acorn-kit/part-seed/", line = "Counts days" },
]
[[groups]]
name = "More"
entries = [
  { name = "Twig", page = "/acorn-kit/part-branch/", line = "Holds leaves", specimen = "Branch" },
]
"""
SHOWN = """
::catalog-filter

::catalog group=More

::catalog small

:::search

- [seed](/acorn-kit/part-seed/)

:::
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    site = copy_tiny(tmp_path / "site")
    (site / "families/acorn-kit/catalog.toml").write_text(CATALOG)
    (site / "families/acorn-kit/specimens").mkdir()
    for name in ("DayCounter", "Branch"):
        (site / f"families/acorn-kit/specimens/{name}.tsx").write_text("export default () => null;")
    with (site / SEED).open("a") as page:
        page.write(SHOWN)
    return site


def test_a_page_shows_one_group_or_all_with_a_filter_and_a_search_field(root: Path) -> None:
    site = compile_at(root)
    blocks = site.page(ROUTE).blocks
    one, everything = (block for block in blocks if isinstance(block, CatalogBlock))
    assert [group.name for group in one.groups] == ["More"]
    assert [group.name for group in everything.groups] == ["Parts", "More"]
    assert everything.family == "acorn-kit"
    href, specimen = "/acorn-kit/part-branch/", "acorn-kit/Branch"
    card = CatalogCard(name="Twig", href=href, line="Holds leaves", specimen=specimen)
    assert one.groups[0].cards == (card,)
    (block,) = (one for one in blocks if isinstance(one, CatalogFilterBlock))
    assert (block.groups, block.count) == (("More", "Parts", "More"), 3)
    (field,) = (one for one in blocks if isinstance(one, SearchFieldBlock))
    assert field.counts == site.made_by(SearchFields).counts
    assert field.counts.pages == len(site.pages)


def test_specimens_are_bundled_where_a_page_shows_them(root: Path) -> None:
    assert dict(compile_at(root).made_by(Catalogs).specimens) == {
        "acorn-kit/Branch": "families/acorn-kit/specimens/Branch.tsx",
        "acorn-kit/DayCounter": "families/acorn-kit/specimens/DayCounter.tsx",
    }
    page = root / SEED
    page.write_text(page.read_text().replace(SHOWN, ""))
    assert not compile_at(root).made_by(Catalogs).specimens


def with_screen(root: Path, entry: str) -> None:
    """Give the catalog an entry that shows a screen."""
    file = root / "families/acorn-kit/catalog.toml"
    parts = f'{{ name = "Day", page = "{ROUTE}", line = "A day", {entry} }}'
    file.write_text(f'{CATALOG}[[groups]]\nname = "Screens"\nentries = [{parts}]\n')


def test_a_card_shows_the_document_of_a_demo(root: Path) -> None:
    demo = compile_at(root).pages[ROUTE].facts.demos[0].name
    with_screen(root, f'screen = "{demo}"')
    cards = compile_at(root).made_by(Catalogs).groups["acorn-kit"][-1].cards
    assert [(card.specimen, card.screen) for card in cards] == [("", f"{ROUTE}demos/{demo}/")]


@pytest.mark.parametrize(
    ("entry", "what"),
    [
        ('screen = "Nothing"', 'the page of "Day" has no demo "Nothing"'),
        ('screen = "Seed", specimen = "Branch"', '"Day" has a specimen and a screen'),
    ],
)
def test_a_screen_that_is_not_there_is_a_mistake(root: Path, entry: str, what: str) -> None:
    with_screen(root, entry)
    with pytest.raises(SourcesError) as caught:
        compile_at(root)
    assert f"families/acorn-kit/catalog.toml:14: {what}" in str(caught.value.errors[0])


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Text Field", "TextField"),
        ("Click-Away Listener", "ClickAwayListener"),
        ("useMediaQuery", "UseMediaQuery"),
        ("No SSR", "NoSSR"),
    ],
)
def test_a_specimen_is_named_after_its_entry(name: str, file: str) -> None:
    assert specimen_name(name) == file
