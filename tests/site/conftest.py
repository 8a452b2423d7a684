"""The site of this repository, compiled once for all tests of a worker."""

import pytest

from showfloor.build.workshop import PROJECT
from showfloor.compile import Site, compile_site
from workplace import inputs_at


@pytest.fixture(scope="session")
def site() -> Site:
    """The compiled site."""
    return compile_site(inputs_at(PROJECT / "site"))[0]
