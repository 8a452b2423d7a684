"""Files with a key, which are made at most once: when their turn comes or before it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from showfloor.cache.disk_cache import DiskCache
from showfloor.cache.file_cache import FileCache
from showfloor.model.site_file import SiteFile, content_digest, load


@pytest.fixture
def cache(tmp_path: Path) -> Iterator[DiskCache]:
    with DiskCache(tmp_path / "cache.db", say=print) as cache:
        yield cache


@pytest.fixture
def runs() -> list[str]:
    """Paths of the files that were made, in their order."""
    return []


@pytest.fixture
def wanted(runs: list[str]) -> Callable[..., SiteFile]:
    def wanted(path: str, *, is_cached: bool = True) -> SiteFile:
        def make() -> bytes:
            runs.append(path)
            return path.encode()

        return SiteFile(path=path, key=f"key of {path}", content=make, is_cached=is_cached)

    return wanted


def test_a_file_is_made_ahead_at_each_step(
    cache: DiskCache, runs: list[str], wanted: Callable[..., SiteFile]
) -> None:
    steps = FileCache(cache, "leaves", Path("/site")).make_ahead(
        map(wanted, ["/oak", "/pine", "/fir"])
    )
    assert runs == []
    next(steps)
    next(steps)
    assert runs == ["/oak", "/pine"]


def test_what_was_made_ahead_is_not_made_again(
    cache: DiskCache, runs: list[str], wanted: Callable[..., SiteFile]
) -> None:
    file_cache = FileCache(cache, "leaves", Path("/site"))
    next(file_cache.make_ahead([wanted("/oak")]))
    files = list(file_cache.files([wanted("/oak"), wanted("/pine")]))
    assert [load(file.content) for file in files] == [b"/oak", b"/pine"]
    assert [file.digest for file in files] == [content_digest(b"/oak"), content_digest(b"/pine")]
    assert runs == ["/oak", "/pine"]


def test_what_is_as_in_the_last_build_is_not_made_ahead(
    cache: DiskCache, runs: list[str], wanted: Callable[..., SiteFile]
) -> None:
    before = FileCache(cache, "leaves", Path("/site"))
    list(before.files([wanted("/oak")]))
    before.remember()
    list(FileCache(cache, "leaves", Path("/site")).make_ahead([wanted("/oak"), wanted("/pine")]))
    assert runs == ["/oak", "/pine"]


def test_what_is_not_kept_is_not_made_ahead(
    cache: DiskCache, runs: list[str], wanted: Callable[..., SiteFile]
) -> None:
    assert (
        list(
            FileCache(cache, "leaves", Path("/site")).make_ahead([wanted("/oak", is_cached=False)])
        )
        == []
    )
    assert runs == []


def test_a_file_without_a_key_passes_as_it_is(cache: DiskCache) -> None:
    file = SiteFile(path="/oak", content=b"oak")
    assert list(FileCache(cache, "leaves", Path("/site")).files([file])) == [file]


def test_a_file_keeps_what_else_is_known_of_it(cache: DiskCache) -> None:
    file = SiteFile(
        path="/oak", key="1", content=lambda: b"oak", immutable=True, headers={"A": "b"}
    )
    (made,) = FileCache(cache, "leaves", Path("/site")).files([file])
    assert (made.immutable, made.headers, made.digest) == (True, {"A": "b"}, content_digest(b"oak"))


def test_a_key_may_be_a_function(cache: DiskCache, runs: list[str]) -> None:
    def key() -> str:
        runs.append("key")
        return "1"

    def content() -> bytes:
        runs.append("content")
        return b"oak"

    for _ in range(2):
        file_cache = FileCache(cache, "leaves", Path("/site"))
        list(file_cache.files([SiteFile(path="/oak", key=key, content=content)]))
        file_cache.remember()
    assert runs == ["key", "content", "key"]
