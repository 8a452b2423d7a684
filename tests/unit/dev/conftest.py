"""A live site for all tests of this folder: its start takes longer than they do."""

from collections.abc import Iterator

import pytest

from showfloor.dev.live_site import LiveSite
from support.site.live_site import follow, open_live_site
from support.site.tiny_site import copy_tiny


@pytest.fixture(scope="session")
def printed() -> list[str]:
    """What is printed, line by line."""
    return []


@pytest.fixture(scope="session")
def live(tmp_path_factory: pytest.TempPathFactory, printed: list[str]) -> Iterator[LiveSite]:
    """The tiny site, whole; each test leaves it as it was."""
    folder = tmp_path_factory.mktemp("live")
    copy_tiny(folder / "site")
    with open_live_site(folder, printed.append) as live:
        follow(live)
        yield live
