from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from showfloor.assistants.full_text import FullText
from showfloor.cache.disk_cache import DiskCache
from showfloor.model.site_file import load
from showfloor.model.symbol_index import SearchGuides, SearchIndex, SearchProduct
from showfloor.outputs import DevelopmentFiles, files_of
from showfloor.outputs.search_index import FIRST_PAGES, SearchFiles, search_index
from showfloor.search import INDEX
from showfloor.workspace import Site
from support.site.tiny_site import TINY, copy_tiny
from support.site.workplace import compile_at, context_of


@pytest.fixture
def cache(tmp_path: Path) -> Iterator[DiskCache]:
    with DiskCache(tmp_path / "cache.db", say=print) as cache:
        yield cache


def contents(site: Site, cache: DiskCache, whole_pages: int = 1000) -> dict[str, bytes]:
    files = SearchFiles(site, cache, whole_pages=whole_pages).files()
    return {file.path: load(file.content) for file in files}


def products(root: Path, cache: DiskCache, whole_pages: int = 1000) -> tuple[SearchProduct, ...]:
    files = contents(compile_at(root), cache, whole_pages)
    return msgspec.json.decode(files[INDEX], type=SearchIndex).products


def about(root: Path, field: str = "", text: str = "") -> Site:
    """Return a copy of the tiny site; a page has one field more, and a text at its end."""
    page = copy_tiny(root / "site") / "pages/about/index.md"
    page.write_text(page.read_text().replace("---\n", f"---\n{field}", 1) + f"\n{text}\n")
    return compile_at(root / "site")


def guides_in(files: dict[str, bytes]) -> bytes:
    return b"".join(content for path, content in files.items() if ".guides." in path)


def test_an_index_names_pages_and_its_shards(cache: DiskCache) -> None:
    files = contents(compile_at(TINY), cache)
    index = msgspec.json.decode(files[INDEX], type=SearchIndex)
    acorn, site = index.products
    start = next(page for page in acorn.pages if acorn.name in page.also)
    assert start.route == compile_at(TINY).shell.families[0].href
    assert (site.id, site.name) == ("", "")
    guides = msgspec.json.decode(files[acorn.guides or ""], type=SearchGuides)
    assert len(guides.pages) == len(acorn.pages)


def test_a_shard_has_another_name_when_something_in_it_changed(
    tmp_path: Path, cache: DiskCache
) -> None:
    root = copy_tiny(tmp_path / "site")
    before = contents(compile_at(root), cache)
    assert set(contents(compile_at(root), cache)) == set(before)
    page = root / "pages/acorn-kit/components/seed/index.md"
    page.write_text(page.read_text() + "\n## Winter\n\nCold.\n")
    after = contents(compile_at(root), cache)
    assert len(set(before) - set(after)) == 1
    assert "acorn-kit.guides" in (set(after) - set(before)).pop()


def test_files_can_be_asked_for_one_by_one(tmp_path: Path, cache: DiskCache) -> None:
    site = compile_at(TINY)
    files = DevelopmentFiles(context_of(site, cache, tmp_path))
    for path, content in contents(site, cache).items():
        assert files.content(path) == content
    assert files.content("/_search/other.json") is None


def test_a_shard_without_a_change_is_not_made_again(tmp_path: Path, cache: DiskCache) -> None:
    context = context_of(compile_at(TINY), cache, tmp_path)
    before = {file.path: file.digest for file in files_of(search_index, context)}
    context.file_cache("search_index").remember()
    again = replace(context, file_caches={}).file_cache("search_index")
    shards = [replace(file, content=unmade) for file in search_index(context) if file.key]
    assert shards
    assert all(file.digest == before[file.path] for file in again.files(shards))


def unmade() -> bytes:
    raise AssertionError("made again")


def test_a_page_that_is_not_to_be_found_is_not_in_the_index(
    tmp_path: Path, cache: DiskCache
) -> None:
    site = about(tmp_path, "robots: noindex\n")
    assert b"/about/" not in contents(site, cache)[INDEX]
    assert [one.route for one in site.facts.pages if not one.found] == ["/about/"]


@pytest.mark.parametrize("whole_pages", [1000, 0])
def test_popular_pages_are_named_in_their_order(
    tmp_path: Path, cache: DiskCache, whole_pages: int
) -> None:
    root = copy_tiny(tmp_path / "site")
    routes = [one.route for one in products(root, cache)[0].pages]
    popular = [routes[-1], routes[1]]
    family = root / "families/acorn-kit/family.toml"
    family.write_text(f"popular = {popular}\n{family.read_text()}")
    acorn = products(root, cache, whole_pages)[0]
    assert [acorn.pages[row].route for row in acorn.popular] == popular


def test_keywords_are_names_and_synonyms_are_what_readers_ask_for(
    tmp_path: Path, cache: DiskCache
) -> None:
    files = contents(about(tmp_path, "keywords: [oak moss]\nsynonyms: [forest floor]\n"), cache)
    assert b'["oak moss"]' in files[INDEX]
    assert b'["forest floor"]' in guides_in(files)
    assert b"forest floor" not in files[INDEX]


def test_what_many_pages_list_is_the_name_of_none(tmp_path: Path, cache: DiskCache) -> None:
    root = copy_tiny(tmp_path / "site")
    pages = sorted((root / "pages/acorn-kit").rglob("index.md"))[:3]
    for page in pages:
        own = [line for line in page.read_text().splitlines() if not line.startswith("components:")]
        names = "[Twig]" if page == pages[2] else "[Bud, Twig]"
        page.write_text("\n".join(["---", f"components: {names}", *own[1:]]) + "\n")
    files = contents(compile_at(root), cache)
    acorn = msgspec.json.decode(files[INDEX], type=SearchIndex).products[0]
    named = [name for page in acorn.pages for name in page.documents]
    assert named.count("Bud") == 2
    assert "Twig" not in named


def test_a_large_product_is_in_shards_and_assistants_find_the_same(cache: DiskCache) -> None:
    site = compile_at(TINY)
    whole, split = contents(site, cache), contents(site, cache, whole_pages=0)
    index = msgspec.json.decode(split[INDEX], type=SearchIndex)
    acorn = index.products[0]
    assert acorn.shards is not None
    assert acorn.guides is None
    assert len(acorn.pages) <= FIRST_PAGES
    files = {
        *(f"{acorn.shards.folder}{name}.json" for name in acorn.shards.head_files),
        *(f"{acorn.shards.folder}{name}.json" for name in acorn.shards.start_files),
        *(acorn.shards.spellings, acorn.shards.whole),
    }
    assert files <= set(split)
    both = [FullText(one.__getitem__) for one in (whole, split)]
    for query in ("seed", "autumn leaves", "acorn", "sead", "how to plant"):
        first, second = (one.find(query, acorn.id) for one in both)
        assert first == second


def test_only_the_largest_products_are_in_shards(cache: DiskCache) -> None:
    site = compile_at(TINY)
    whole = msgspec.json.decode(contents(site, cache)[INDEX], type=SearchIndex)
    acorn, other = (len(product.pages) for product in whole.products)
    assert acorn > other > 0
    split = msgspec.json.decode(contents(site, cache, whole_pages=other)[INDEX], type=SearchIndex)
    assert [product.shards is not None for product in split.products] == [True, False]


def test_shards_of_a_large_product_are_known_without_being_made_again(
    tmp_path: Path, cache: DiskCache
) -> None:
    root = copy_tiny(tmp_path / "site")
    before = contents(compile_at(root), cache, whole_pages=0)
    assert contents(compile_at(root), cache, whole_pages=0) == before
    page = root / "pages/acorn-kit/components/seed/index.md"
    page.write_text(page.read_text() + "\n## Winter\n\nCold.\n")
    after = contents(compile_at(root), cache, whole_pages=0)
    assert any(b"Winter" in after[path] for path in set(after) - set(before) if "words" in path)


AUGMENTED = """```ts
declare module '@acme/kit' {
  interface BudShapeOverrides {
    oval: true;
  }
}
```"""


def test_messages_and_names_in_code_are_phrases_of_a_page(tmp_path: Path, cache: DiskCache) -> None:
    site = about(tmp_path, text='- **"The bud has no stalk."** Add `BudShape`.')
    assert b'["The bud has no stalk.","BudShape"]' in guides_in(contents(site, cache))


def test_a_phrase_that_has_a_page_of_its_own_is_none(tmp_path: Path, cache: DiskCache) -> None:
    page = copy_tiny(tmp_path / "site") / "pages/acorn-kit/components/seed/index.md"
    page.write_text(page.read_text().replace("title: ", "title: BudShape # ", 1))
    text = page.parents[3] / "about/index.md"
    text.write_text(f"{text.read_text()}\nOf `BudShape` and `BudBlade`.\n")
    assert b'["BudBlade"]' in guides_in(contents(compile_at(tmp_path / "site"), cache))


@pytest.mark.parametrize("field", ["", "search: low\n"])
def test_a_page_is_called_by_the_type_that_it_augments_unless_it_is_rarely_meant(
    tmp_path: Path, cache: DiskCache, field: str
) -> None:
    files = contents(about(tmp_path, field, AUGMENTED), cache)
    assert (b'["BudShapeOverrides"]' in files[INDEX]) is (field == "")
    assert b'"module augmentation BudShapeOverrides"' in guides_in(files)
