"""What imports cost, measured with the real bundler on a real, small package."""

from collections.abc import Sequence

import pytest

from showfloor.api.sizes import FamilySizes, NodeSizer, SizeRequest, size_request
from showfloor.errors import ToolError
from showfloor.model.api import ApiEntry, ApiImport
from support.places import PROJECT
from support.site.memory_cache import MemoryCache
from support.site.workplace import PROGRAMS


def entry(name: str, code: str) -> ApiEntry:
    return ApiEntry(
        name=name,
        kind="hook",
        family="acorn-kit",
        route="/",
        slug=name,
        package="clsx",
        version="2",
        imports=(ApiImport(code=code, specifier="clsx"),),
    )


def request(*entries: ApiEntry, surroundings: str = "") -> SizeRequest:
    return size_request("acorn-kit", entries, None, surroundings)


def sizer(cache: MemoryCache | None = None) -> NodeSizer:
    return NodeSizer(PROGRAMS, PROJECT, cache or MemoryCache())


DEFAULT = entry("clsx", "import clsx from 'clsx';")
RENAMED = entry("renamed", "import { clsx as renamed } from 'clsx';")


def measured(requests: Sequence[SizeRequest], cache: MemoryCache) -> list[FamilySizes]:
    return sizer(cache).measure(requests)


def test_an_import_weighs_what_it_reaches() -> None:
    [sizes] = measured([request(DEFAULT, RENAMED)], MemoryCache())
    for size in sizes.values():
        assert 200 < size.minified < 600
        assert 100 < size.compressed < size.minified
        assert size.added == size.compressed  # there is no provider whose base it could share


def test_a_known_version_is_not_measured_again() -> None:
    cache = MemoryCache()
    before = measured([request(DEFAULT)], cache)
    known = len(cache.entries)
    assert measured([request(DEFAULT)], cache) == before
    assert len(cache.entries) == known
    measured([request(DEFAULT, surroundings="another provider")], cache)
    assert len(cache.entries) == known + 1


def test_what_is_not_exported_is_named() -> None:
    wrong = entry("wrong", "import { wrong } from 'clsx';")
    with pytest.raises(ToolError, match='"wrong" is not exported by'):
        measured([request(wrong)], MemoryCache())
