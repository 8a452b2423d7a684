"""The site of this repository, compiled once for all tests of a worker."""

from collections.abc import Iterator

import pytest

from showfloor.build.inputs import compile_inputs
from showfloor.compile import Site, compile_site
from work_folder import kept_results, real_workshop, turn


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    """The compiled site."""
    with kept_results() as results:
        with turn(results):
            site, _ = compile_site(compile_inputs(real_workshop(), results))
        yield site
