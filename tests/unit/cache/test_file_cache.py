"""Files that are made at most once, when their turn comes or before it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from showfloor.cache.disk_cache import DiskCache
from showfloor.cache.file_cache import Made, MadeFiles
from showfloor.model.site_file import content_digest, load


@pytest.fixture
def cache(tmp_path: Path) -> Iterator[DiskCache]:
    with DiskCache(tmp_path / "cache.db", say=print) as cache:
        yield cache


@pytest.fixture
def runs() -> list[str]:
    """What was made, in its order."""
    return []


@pytest.fixture
def wanted(runs: list[str]) -> Callable[..., Made]:
    def wanted(path: str, *, kept: bool = True) -> Made:
        def make() -> bytes:
            runs.append(path)
            return path.encode()

        return Made(path, f"key of {path}", make, kept=kept)

    return wanted


def test_a_file_is_made_ahead_at_each_step(
    cache: DiskCache, runs: list[str], wanted: Callable[..., Made]
) -> None:
    steps = MadeFiles(cache, "leaves").ahead(map(wanted, ["/oak", "/pine", "/fir"]))
    assert runs == []
    next(steps)
    next(steps)
    assert runs == ["/oak", "/pine"]


def test_what_was_made_ahead_is_not_made_again(
    cache: DiskCache, runs: list[str], wanted: Callable[..., Made]
) -> None:
    made = MadeFiles(cache, "leaves")
    next(made.ahead([wanted("/oak")]))
    files = list(made.files([wanted("/oak"), wanted("/pine")]))
    assert [load(file.content) for file in files] == [b"/oak", b"/pine"]
    assert [file.digest for file in files] == [content_digest(b"/oak"), content_digest(b"/pine")]
    assert runs == ["/oak", "/pine"]


def test_what_is_as_in_the_last_build_is_not_made_ahead(
    cache: DiskCache, runs: list[str], wanted: Callable[..., Made]
) -> None:
    before = MadeFiles(cache, "leaves")
    list(before.files([wanted("/oak")]))
    before.remember()
    list(MadeFiles(cache, "leaves").ahead([wanted("/oak"), wanted("/pine")]))
    assert runs == ["/oak", "/pine"]


def test_what_is_not_kept_is_not_made_ahead(
    cache: DiskCache, runs: list[str], wanted: Callable[..., Made]
) -> None:
    assert list(MadeFiles(cache, "leaves").ahead([wanted("/oak", kept=False)])) == []
    assert runs == []
