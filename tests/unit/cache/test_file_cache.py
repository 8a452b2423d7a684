"""Files that are file_cache at most once, when their turn comes or before it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from showfloor.cache.disk_cache import DiskCache
from showfloor.cache.file_cache import FileCache, GeneratedFile
from showfloor.model.site_file import content_digest, load


@pytest.fixture
def cache(tmp_path: Path) -> Iterator[DiskCache]:
    with DiskCache(tmp_path / "cache.db", say=print) as cache:
        yield cache


@pytest.fixture
def runs() -> list[str]:
    """What was file_cache, in its order."""
    return []


@pytest.fixture
def wanted(runs: list[str]) -> Callable[..., GeneratedFile]:
    def wanted(path: str, *, is_cached: bool = True) -> GeneratedFile:
        def make() -> bytes:
            runs.append(path)
            return path.encode()

        return GeneratedFile(path, f"key of {path}", make, is_cached=is_cached)

    return wanted


def test_a_file_is_made_ahead_at_each_step(
    cache: DiskCache, runs: list[str], wanted: Callable[..., GeneratedFile]
) -> None:
    steps = FileCache(cache, "leaves").make_ahead(map(wanted, ["/oak", "/pine", "/fir"]))
    assert runs == []
    next(steps)
    next(steps)
    assert runs == ["/oak", "/pine"]


def test_what_was_made_ahead_is_not_made_again(
    cache: DiskCache, runs: list[str], wanted: Callable[..., GeneratedFile]
) -> None:
    file_cache = FileCache(cache, "leaves")
    next(file_cache.make_ahead([wanted("/oak")]))
    files = list(file_cache.files([wanted("/oak"), wanted("/pine")]))
    assert [load(file.content) for file in files] == [b"/oak", b"/pine"]
    assert [file.digest for file in files] == [content_digest(b"/oak"), content_digest(b"/pine")]
    assert runs == ["/oak", "/pine"]


def test_what_is_as_in_the_last_build_is_not_made_ahead(
    cache: DiskCache, runs: list[str], wanted: Callable[..., GeneratedFile]
) -> None:
    before = FileCache(cache, "leaves")
    list(before.files([wanted("/oak")]))
    before.remember()
    list(FileCache(cache, "leaves").make_ahead([wanted("/oak"), wanted("/pine")]))
    assert runs == ["/oak", "/pine"]


def test_what_is_not_kept_is_not_made_ahead(
    cache: DiskCache, runs: list[str], wanted: Callable[..., GeneratedFile]
) -> None:
    assert list(FileCache(cache, "leaves").make_ahead([wanted("/oak", is_cached=False)])) == []
    assert runs == []
