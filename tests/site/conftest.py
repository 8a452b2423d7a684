"""The site of this repository, compiled once for all tests of a worker."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from showfloor.build.cache import DiskCache
from showfloor.build.inputs import compile_inputs
from showfloor.build.outputs.search import SearchFiles
from showfloor.compile import Site, compile_site
from work_folder import kept_results, real_workshop, turn


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    """The compiled site."""
    with kept_results() as results:
        with turn(results):
            site, _ = compile_site(compile_inputs(real_workshop(), results))
        yield site


@pytest.fixture(scope="session")
def index(site: Site, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the symbol index of the site."""
    folder = tmp_path_factory.mktemp("search")
    with DiskCache(folder / "cache.db", say=print) as cache:
        for file in SearchFiles(site, cache).files():
            place = folder / file.path.lstrip("/")
            place.parent.mkdir(exist_ok=True)
            assert not isinstance(file.content, Path)
            place.write_bytes(file.content if isinstance(file.content, bytes) else file.content())
    return folder
