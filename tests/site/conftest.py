"""The site of this repository, compiled and built once for all tests of a worker."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from showfloor.assistants.full_text import FullText
from showfloor.assistants.library import PageStore
from showfloor.cache.disk_cache import DiskCache
from showfloor.outputs.search_index import WHOLE_PAGES, SearchFiles
from showfloor.workspace import Site, Workspace
from support.site.work_folder import built_site, kept_results, real_inputs, turn
from support.site.workplace import SilentReport


@pytest.fixture(scope="session")
def dist() -> Path:
    """Folder of the releases of the site; tests in a browser find the newest one there."""
    return built_site(SilentReport())


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[Site]:  # built first: what that compiled is not compiled again
    """The compiled site."""
    with kept_results() as results:
        with turn(results):
            workspace = Workspace.open(real_inputs(results))
            site = workspace.update()
            workspace.write_state()
        yield site


@pytest.fixture(scope="session")
def index(site: Site, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the symbol index of the site."""
    return written(site, tmp_path_factory.mktemp("search"), WHOLE_PAGES)


@pytest.fixture(scope="session")
def full_text(dist: Path) -> FullText:
    """What assistants are answered by."""
    return PageStore(dist).library().full_text


@pytest.fixture(scope="session")
def split_index(site: Site, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same, as if every product were too large to be loaded whole."""
    return written(site, tmp_path_factory.mktemp("split"), 0)


def written(site: Site, folder: Path, whole_pages: int) -> Path:
    """Write a symbol index."""
    with DiskCache(folder / "cache.db", say=print) as cache:
        for file in SearchFiles(site, cache, whole_pages=whole_pages).files():
            place = folder / file.path.lstrip("/")
            place.parent.mkdir(parents=True, exist_ok=True)
            assert not isinstance(file.content, Path)
            place.write_bytes(file.content if isinstance(file.content, bytes) else file.content())
    return folder
