import gzip
import os

import brotli
import pytest

from showfloor.release.precompress import FASTEST, LARGE, LEVELS, SHORT, Effort, precompress
from support.site.memory_cache import MemoryCache

TEXT = b"".join(b"<p>line %d of a page</p>\n" % number for number in range(400))


EFFORTS: tuple[Effort, ...] = ("quick", "careful")


@pytest.mark.parametrize("effort", EFFORTS)
def test_both_encodings_hold_the_content(effort: Effort) -> None:
    encodings = precompress(TEXT, digest="d", effort=effort, cache=None)
    assert brotli.decompress(encodings["br"]) == TEXT
    assert gzip.decompress(encodings["gzip"]) == TEXT


@pytest.mark.parametrize("size", [1000, LARGE + 1])
def test_what_machines_read_is_compressed_in_the_form_that_all_of_them_know(size: int) -> None:
    content = (TEXT * (size // len(TEXT) + 1))[:size]
    encodings = precompress(content, digest="d", effort="for-machines", cache=None)
    assert [*encodings] == ["gzip"]
    assert gzip.decompress(encodings["gzip"]) == content


@pytest.mark.parametrize(
    ("size", "window", "level"),
    [
        (1008, 10, LEVELS["short"]),
        (1009, 11, LEVELS["short"]),
        (SHORT, 16, LEVELS["short"]),
        (SHORT + 1, 17, LEVELS["quick"]),
        (5 << 20, 22, FASTEST),
    ],
)
def test_brotli_looks_back_over_the_content_and_no_further(
    size: int, window: int, level: dict[str, int]
) -> None:
    content = (TEXT * (size // len(TEXT) + 1))[:size]
    compressed = precompress(content, digest="d", effort="quick", cache=None)["br"]
    assert compressed == brotli.compress(content, quality=level["br"], lgwin=window)


@pytest.mark.parametrize("content", [b"a" * 999, os.urandom(5000)], ids=["small", "noise"])
def test_what_does_not_get_smaller_is_left_alone(content: bytes) -> None:
    assert precompress(content, digest="d", effort="quick", cache=None) == {}


def test_a_known_content_is_taken_from_the_cache() -> None:
    cache = MemoryCache()
    first = precompress(TEXT, digest="d", effort="careful", cache=cache)
    assert len(cache.entries) == 2
    assert precompress(b"x" * 5000, digest="d", effort="careful", cache=cache) == first


def test_the_cache_remembers_what_does_not_get_smaller() -> None:
    cache = MemoryCache()
    precompress(os.urandom(5000), digest="d", effort="careful", cache=cache)
    assert set(cache.entries.values()) == {b""}
    assert precompress(TEXT, digest="d", effort="careful", cache=cache) == {}


def test_the_cache_has_nothing_that_is_compressed_quickly() -> None:
    cache = MemoryCache()
    precompress(TEXT, digest="d", effort="quick", cache=cache)
    precompress(TEXT, digest="d", effort="for-machines", cache=cache)
    assert cache.entries == {}


def test_what_is_large_and_changes_is_compressed_at_the_fastest_level() -> None:
    content = b"".join(b"line %d\n" % number for number in range(LARGE // 8))
    hasty = precompress(content, digest="a", effort="quick", cache=None)
    assert brotli.decompress(hasty["br"]) == content
    assert len(hasty["br"]) > len(brotli.compress(content, quality=5))
