from pathlib import Path

import pytest

from showfloor.api import size_request
from showfloor.build import BuildPaths
from showfloor.cache.disk_cache import DiskCache
from showfloor.model import ApiEntry, ApiImport
from showfloor.workspace.inputs import build_inputs, check_inputs
from support.site.tiny_site import TINY

LEAF = ApiEntry(
    name="Leaf",
    kind="hook",
    family="acorn-kit",
    route="/",
    slug="leaf",
    package="clsx",
    version="2",
    imports=(ApiImport(code="import clsx from 'clsx';", specifier="clsx"),),
)


def test_where_nothing_is_published_no_import_is_measured(tmp_path: Path) -> None:
    paths = BuildPaths(site=TINY, dist=tmp_path / "dist", work=tmp_path)
    request = size_request("acorn-kit", [LEAF], None, "")
    with DiskCache(tmp_path / "cache.db", say=pytest.fail) as cache:
        checked = check_inputs(paths, cache).sizer
        assert checked.measure([request]) == [None]
        sizes = build_inputs(paths, cache).sizer.measure([request])
        assert checked.measure([request]) == sizes
