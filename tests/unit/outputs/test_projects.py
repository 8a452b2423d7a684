from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from showfloor.cache.disk_cache import DiskCache
from showfloor.model.site_file import SiteFile, load
from showfloor.outputs import DevelopmentFiles, files_of
from showfloor.outputs.projects import projects
from showfloor.workspace import Site
from support.site.tiny_site import copy_tiny
from support.site.workplace import compile_at, context_of

SEED = "/acorn-kit/part-seed/"
FOLDER = Path("pages/acorn-kit/components/seed/projects")


@pytest.fixture
def cache(tmp_path: Path) -> Iterator[DiskCache]:
    with DiskCache(tmp_path / "cache.db", say=print) as cache:
        yield cache


@pytest.fixture
def site(tmp_path: Path) -> Path:
    root = copy_tiny(tmp_path / "site")
    for name, text in {"oak/src/main.ts": "grow();\n", "oak/a.json": "{}", "pine/x": "y"}.items():
        file = root / FOLDER / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return root


def packed(site: Site, cache: DiskCache) -> dict[str, SiteFile]:
    context = context_of(site, cache, site.config.root.parent)
    found = {file.path: file for file in files_of(projects, context)}
    context.file_cache("projects").remember()
    return found


def digests(site: Site, cache: DiskCache) -> dict[str, str | None]:
    return {path: file.digest for path, file in packed(site, cache).items()}


def test_every_project_is_packed_in_a_folder_of_its_name(site: Path, cache: DiskCache) -> None:
    compiled = compile_at(site)
    files = packed(compiled, cache)
    assert list(files) == [f"{SEED}oak.zip", f"{SEED}pine.zip"]
    assert compiled.facts.projects == tuple(files)
    with ZipFile(BytesIO(load(files[f"{SEED}oak.zip"].content))) as archive:
        assert archive.namelist() == ["oak/a.json", "oak/src/main.ts"]
        assert archive.read("oak/src/main.ts") == b"grow();\n"


def test_an_edit_packs_its_project_again(site: Path, cache: DiskCache) -> None:
    before = digests(compile_at(site), cache)
    assert digests(compile_at(site), cache) == before
    (site / FOLDER / "oak" / "a.json").write_text('{"a": 1}')
    after = digests(compile_at(site), cache)
    assert [path for path in before if after[path] != before[path]] == [f"{SEED}oak.zip"]


def test_what_is_unchanged_is_not_read(site: Path, cache: DiskCache) -> None:
    compiled = compile_at(site)
    before = digests(compiled, cache)
    for file in (site / FOLDER).rglob("*.*"):
        file.unlink()
    assert digests(compiled, cache) == before


def test_a_project_is_found_by_its_path(site: Path, cache: DiskCache) -> None:
    files = DevelopmentFiles(context_of(compile_at(site), cache, site.parent))
    assert (files.content(f"{SEED}oak.zip") or b"").startswith(b"PK")
    assert files.content(f"{SEED}elm.zip") is None
    assert files.content("/oak.zip") is None
