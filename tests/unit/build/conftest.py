"""What holds for all tests of builds."""

from collections.abc import Iterator
from contextlib import nullcontext

import pytest

from support.site.quick_compression import quick_compression

OF_COMPRESSION = {"test_costs", "test_precompress", "test_release"}
"""Modules whose tests are about the size of what is compressed."""


@pytest.fixture(scope="module", autouse=True)
def _compressed_quickly(request: pytest.FixtureRequest) -> Iterator[None]:
    """Compress quickly where compression is not what is tested."""
    with nullcontext() if request.path.stem in OF_COMPRESSION else quick_compression():
        yield
