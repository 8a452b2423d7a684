"""What holds for all tests of builds."""

from collections.abc import Iterator
from contextlib import nullcontext

import pytest

from quick_compression import quick_compression


@pytest.fixture(scope="module", autouse=True)
def _compressed_quickly(request: pytest.FixtureRequest) -> Iterator[None]:
    """Compress quickly where compression is not what is tested."""
    is_tested = request.path.stem == "test_precompress"
    with nullcontext() if is_tested else quick_compression():
        yield
