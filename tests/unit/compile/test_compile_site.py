from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest

from showfloor.checks import run_checks
from showfloor.compile import NOT_FOUND, Site, compile_site, recall, remember
from showfloor.demos import JsDeriver, SourceFile
from showfloor.errors import SourceError, SourcesError
from showfloor.model import DemoBlock, Heading
from tiny import copy_tiny
from workplace import MemoryCaches, compile_at, inputs_at

SEED = "/acorn-kit/part-seed/"
SEED_FILE = "pages/acorn-kit/components/seed/index.md"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    return compile_at(copy_tiny(tmp_path_factory.mktemp("tiny")))[0]


def test_every_page_stands_at_its_route(site: Site) -> None:
    assert set(site.pages) == {"/", "/about/", "/acorn-kit/", SEED, "/acorn-kit/part-branch/"}


def test_a_page_knows_its_place(site: Site) -> None:
    place = site.pages[SEED].frame.place
    assert place.breadcrumbs[0].title == "Acorn Kit"
    assert place.breadcrumbs[-1].href == SEED
    assert place.previous is not None or place.next is not None


def test_an_entry_may_lead_to_a_page_of_another_tree(tmp_path: Path) -> None:
    root = copy_tiny(tmp_path)
    with (root / "navigation" / "default.toml").open("a") as tree:
        tree.write(f'\n[[items]]\npathname = "{SEED}"\nnew-feature = true\n')
    site = compile_at(root)[0]
    (entry,) = [
        node
        for tree in site.trees
        for node in tree.items
        if tree.id == "default" and node.pathname == SEED
    ]
    assert (entry.title, entry.new_feature) == ("Seed", True)
    assert run_checks(site.facts) == []
    assert site.pages["/about/"].frame.place.next is None
    seed = site.pages[SEED].frame
    assert seed.tree == "acorn-kit"
    assert [crumb.title for crumb in seed.place.breadcrumbs] == ["Acorn Kit", "Components", "Seed"]


def test_links_of_the_whole_site_are_the_default_entries_that_are_no_groups(tmp_path: Path) -> None:
    root = copy_tiny(tmp_path)
    child = '[[items.children]]\npathname = "https://nuts.example/"\ntitle = "Nuts"\n'
    with (root / "navigation" / "default.toml").open("a") as tree:
        tree.write(f'\n[[items]]\npathname = "more"\ntitle = "More"\n{child}')
    links = compile_at(root)[0].shell.site_links
    assert [(link.pathname, link.title) for link in links] == [
        ("/about/", "About"),
        ("https://shop.example/", "Seed shop"),
    ]


def test_a_page_knows_its_product_and_addresses(site: Site) -> None:
    frame = site.pages[SEED].frame
    assert (frame.identity.product_id, frame.identity.category_id) == ("acorn-kit", "forest")
    assert frame.canonical == f"https://tiny.example{SEED}"
    assert frame.edit_href == f"https://code.example/tiny/edit/main/site/{SEED_FILE}"


def test_a_page_of_the_whole_site_has_no_family_and_the_default_tree(site: Site) -> None:
    frame = site.pages["/about/"].frame
    assert (frame.family, frame.tree) == (None, site.config.site.default_tree)


def test_contents_are_the_headings_of_two_levels(site: Site) -> None:
    page = site.page(SEED)
    headings = [b for b in page.blocks if isinstance(b, Heading) and b.level in (2, 3)]
    assert [entry.id for entry in page.contents] == [heading.id for heading in headings]
    assert headings


def test_a_whole_page_holds_the_demos_that_its_blocks_name(site: Site) -> None:
    page = site.page(SEED)
    named = [block.demo for block in page.blocks if isinstance(block, DemoBlock)]
    assert sorted(named) == sorted(page.demos)
    assert {variant.styling for variant in page.demos[named[-1]].variants} == {"system", "css"}


def test_frames_carry_no_blocks(site: Site) -> None:
    assert all(page.frame.blocks == () and page.frame.demos == {} for page in site.pages.values())


def test_the_host_can_be_given_from_outside(tmp_path: Path) -> None:
    site, _ = compile_site(inputs_at(copy_tiny(tmp_path), url="https://other.example/"))
    assert site.pages[SEED].frame.canonical == f"https://other.example{SEED}"


def test_an_unchanged_page_is_not_read_again(tmp_path: Path) -> None:
    inputs = inputs_at(copy_tiny(tmp_path))
    _, before = compile_site(inputs)
    (tmp_path / "pages/about/index.md").write_text(
        "---\ntitle: Changed\ndescription: It is another page now.\n---\n\nText.\n"
    )
    _, after = compile_site(inputs, before)
    same = {path for path in after.records if after.records[path] is before.records[path]}
    assert set(after.records) - same == {"pages/about/index.md"}


def test_a_page_is_read_again_when_its_demo_changes(tmp_path: Path) -> None:
    inputs = inputs_at(copy_tiny(tmp_path))
    _, before = compile_site(inputs)
    demo = tmp_path / "pages/acorn-kit/components/seed/DayCounter.tsx"
    demo.write_text(demo.read_text().replace("button", "button title='More'", 1))
    site, after = compile_site(inputs, before)
    assert after.records[SEED_FILE].key != before.records[SEED_FILE].key
    changed = site.page(SEED).demos["acorn-kit/components/seed/DayCounter"]
    assert "More" in changed.variants[0].ts[0].source


def test_memory_outlives_the_process(tmp_path: Path) -> None:
    inputs = inputs_at(copy_tiny(tmp_path))
    site, memory = compile_site(inputs)
    remember(inputs, memory)
    kept = recall(inputs)
    assert (kept.stamps, kept.records, kept.trees) == (memory.stamps, memory.records, memory.trees)
    assert len(memory.states) > 1
    for product in site.products:
        assert kept.state(product.name, product.state()) == memory.states[product.name]


def test_what_the_cache_has_lost_is_made_again(tmp_path: Path) -> None:
    caches = MemoryCaches()
    inputs = inputs_at(copy_tiny(tmp_path), caches)
    site, memory = compile_site(inputs)
    whole = site.page(SEED)
    caches.forget("blocks", "demo")
    again, _ = compile_site(inputs, memory)
    assert again.page(SEED) == whole


def test_mistakes_of_all_pages_come_together(tmp_path: Path) -> None:
    root = copy_tiny(tmp_path)
    (root / "pages/about/index.md").write_text("No front matter.\n")
    (root / "pages/home/index.md").write_bytes(b"\xff")
    (root / "pages/notes.md").write_text("")
    with pytest.raises(SourcesError) as caught:
        compile_at(root)
    assert sorted(error.place for error in caught.value.errors) == [
        "pages/about/index.md:1",
        "pages/home/index.md:1",
        "pages/notes.md",
    ]


class LateDeriver:
    """Takes the types out of demos only once something has happened."""

    def __init__(self, deriver: JsDeriver, until: Event) -> None:
        self._deriver = deriver
        self._until = until
        self.fingerprint = deriver.fingerprint

    def derive(self, files: Sequence[SourceFile]) -> list[str | SourceError]:
        assert self._until.wait(60)
        return self._deriver.derive(files)


def test_what_is_bundled_does_not_wait_for_demos_to_be_prepared(tmp_path: Path) -> None:
    begun = Event()
    inputs = inputs_at(copy_tiny(tmp_path))
    late = replace(inputs, derive=LateDeriver(inputs.derive, until=begun))
    site, _ = compile_site(late, begin=lambda _bundled: begun.set())
    [variant, *_] = site.page(SEED).demos["acorn-kit/components/seed/DayCounter"].variants
    assert variant.js[0].name == "DayCounter.jsx"


def test_a_demo_without_a_form_in_javascript_is_a_mistake(tmp_path: Path) -> None:
    root = copy_tiny(tmp_path)
    demo = root / "pages/acorn-kit/components/seed/DayCounter.tsx"
    demo.write_text(f"enum A {{ B }}\n{demo.read_text()}")
    with pytest.raises(SourcesError) as caught:
        compile_site(inputs_at(root), begin=lambda _bundled: None)
    [error] = caught.value.errors
    assert error.place == "pages/acorn-kit/components/seed/DayCounter.tsx:1"


def test_a_demo_on_a_page_of_no_product_is_a_mistake(tmp_path: Path) -> None:
    root = copy_tiny(tmp_path)
    with (root / "pages/about/index.md").open("a") as page:
        page.write("\n::demo Loose\n")
    with pytest.raises(SourcesError) as caught:
        compile_at(root)
    line = len((root / "pages/about/index.md").read_text().splitlines())
    assert str(caught.value) == (
        f"pages/about/index.md:{line}: the demo Loose stands on a page of no product\n"
        "  why: a demo is drawn inside its product's Provider, and this page has none\n"
        "  fix: move the page into the folder of a product, or use a component of the site"
    )


def test_every_site_has_a_page_for_lost_readers(site: Site) -> None:
    page = site.complete(site.own_pages[NOT_FOUND])
    assert (page.route, page.robots, page.blocks) == (NOT_FOUND, "noindex", ())
    assert page.title == site.config.messages["notFound.title"]
