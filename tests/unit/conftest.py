"""Builds in unit tests compress quickly, where compression is not what is tested."""

from collections.abc import Iterator
from contextlib import nullcontext

import pytest

from support.site.quick_compression import quick_compression

THAT_BUILD = {"build", "check", "dev", "frontend", "outputs", "release"}
"""Folders with tests that build sites."""

OF_COMPRESSION = {"test_costs", "test_precompress", "test_write"}
"""Modules whose tests are about the size of what is compressed."""


@pytest.fixture(scope="module", autouse=True)
def _compressed_quickly(request: pytest.FixtureRequest) -> Iterator[None]:
    """Compress quickly where compression is not what is tested."""
    builds = request.path.parent.name in THAT_BUILD
    needs_sizes = request.path.stem in OF_COMPRESSION
    with quick_compression() if builds and not needs_sizes else nullcontext():
        yield
