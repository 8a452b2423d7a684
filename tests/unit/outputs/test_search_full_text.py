import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import msgspec
import pytest

from showfloor.cache.disk_cache import DiskCache
from showfloor.model.search_paths import TEXT_WORKER, TEXTS, text_folder
from showfloor.model.site_file import content_digest, load
from showfloor.outputs import search_full_text as text_files
from showfloor.outputs.search_full_text import (
    TextFiles,
    is_bundled,
    name_in_bundle,
    pagefind_bundle,
    text_base,
)
from showfloor.search.pagefind import run_pagefind
from showfloor.workspace import Site
from support.site.installed_packages import forget_code, install_python_package
from support.site.tiny_site import TINY, copy_tiny
from support.site.workplace import compile_at


@pytest.fixture
def cache(tmp_path: Path) -> Iterator[DiskCache]:
    with DiskCache(tmp_path / "cache.db", say=print) as cache:
        yield cache


def digests(site: Site, cache: DiskCache) -> dict[str, str | None]:
    texts = TextFiles(site, cache)
    try:
        texts.start()
        found = {file.path: file.digest for file in texts.files()}
        texts.remember()
    finally:
        texts.close()
    return found


def read_starts(content: bytes) -> dict[str, bytes]:
    """Return what such a file holds, by name."""
    line, _, contents = content.partition(b"\n")
    places = msgspec.json.decode(line, type=dict[str, tuple[int, int]])
    return {name: contents[at : at + size] for name, (at, size) in places.items()}


def count_runs(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Count how many pages each run of Pagefind is given."""
    runs: list[int] = []

    def counted(
        routes: Iterable[str], text_of: Callable[[str], str], language: str, *, beside: int
    ) -> dict[str, bytes]:
        pages = list(routes)
        runs.append(len(pages))
        return run_pagefind(pages, text_of, language, beside=beside)

    monkeypatch.setattr(text_files, "run_pagefind", counted)
    return runs


def test_every_product_has_a_folder_and_all_share_one_program(cache: DiskCache) -> None:
    site = compile_at(TINY)
    texts = TextFiles(site, cache)
    assert texts.folders == {"acorn-kit": [f"{TEXTS}acorn-kit-0/"], "": [f"{TEXTS}site-0/"]}
    base = text_base(texts.folders)
    assert base == f"{TEXTS}site-0/"
    found = digests(site, cache)
    assert TEXT_WORKER in found
    assert [path for path in found if "wasm" in path] == [f"{base}wasm.en.pagefind"]


def test_another_pagefind_indexes_everything_again(
    tmp_path: Path, cache: DiskCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs = count_runs(monkeypatch)
    site = compile_at(TINY)
    digests(site, cache)
    digests(site, cache)
    assert len(runs) == 2
    install_python_package(tmp_path, monkeypatch, "pagefind_bin", "99.0")
    try:
        digests(site, cache)
    finally:
        forget_code()
    assert len(runs) == 4


def test_only_a_changed_part_is_indexed_again(
    tmp_path: Path, cache: DiskCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs = count_runs(monkeypatch)
    root = copy_tiny(tmp_path / "site")
    first = digests(compile_at(root), cache)
    assert len(runs) == 2
    assert digests(compile_at(root), cache) == first
    assert len(runs) == 2
    page = root / "pages/about/index.md"
    page.write_text(page.read_text() + "\nOne more sentence.\n")
    after = digests(compile_at(root), cache)
    assert len(runs) == 3
    changed = {path for path in after if after[path] != first.get(path)}
    starts = f"{TEXTS}site.starts"
    assert starts in changed
    assert all(path.startswith(f"{TEXTS}site-0/") for path in changed - {starts})


def test_many_pages_are_divided_and_stay_where_they_are(
    tmp_path: Path, cache: DiskCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text_files, "PAGES_PER_PART", 1)
    runs = count_runs(monkeypatch)
    root = copy_tiny(tmp_path / "site")
    digests(compile_at(root), cache)
    before = len(runs)
    assert before > 2
    page = root / "pages/acorn-kit/components/seed/index.md"
    page.write_text(page.read_text() + "\nOne more sentence.\n")
    digests(compile_at(root), cache)
    assert len(runs) == before + 1


def test_contents_are_those_that_were_promised(cache: DiskCache) -> None:
    texts = TextFiles(compile_at(TINY), cache)
    texts.start()
    for file in texts.files():
        content = load(file.content)
        assert content
        assert file.digest == content_digest(content)
    texts.close()


def test_what_a_search_needs_first_of_all_parts_is_in_one_file(
    cache: DiskCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text_files, "PAGES_PER_PART", 2)
    texts = TextFiles(compile_at(TINY), cache)
    texts.start()
    files = {file.path: load(file.content) for file in texts.files()}
    texts.close()
    folders = texts.folders["acorn-kit"]
    assert len(folders) > 1
    starts = read_starts(files[f"{TEXTS}acorn-kit.starts"])
    for folder in folders:
        entry = json.loads(starts[name_in_bundle(folder, "pagefind-entry.json")])
        meta = f"pagefind.{entry['languages']['en']['hash']}.pf_meta"
        assert name_in_bundle(folder, meta) in starts
    assert len(starts) == 2 * len(folders)
    assert not any(is_bundled(path.rpartition("/")[2]) for path in files)


STARTS = {"10/pagefind-entry.json": b"{}", "9/pagefind.en_1.pf_meta": b"\n\x00\xff\n"}


def test_a_file_holds_what_was_put_into_it_in_any_order() -> None:
    file = pagefind_bundle(text_folder("oak-kit", 3), STARTS)
    assert file.path == f"{TEXTS}oak-kit.starts"
    assert read_starts(load(file.content)) == STARTS
    assert pagefind_bundle(text_folder("oak-kit", 3), dict(reversed(STARTS.items()))) == file


def test_parts_and_products_whose_names_begin_alike_are_distinguished() -> None:
    entry = "pagefind-entry.json"
    assert name_in_bundle(text_folder("oak-2", 12), entry) == f"12/{entry}"
    files = {text_folder(product, 1): f"{TEXTS}{product}.starts" for product in ("oak", "oak-1")}
    assert {folder: pagefind_bundle(folder, STARTS).path for folder in files} == files


def test_only_what_is_needed_before_a_word_is_a_start() -> None:
    starts = ["pagefind-entry.json", "pagefind.en_4cbbcebe87.pf_meta"]
    others = ["index/en_108b74a.pf_index", "wasm.en.pagefind"]
    assert [*filter(is_bundled, [*starts, *others])] == starts
