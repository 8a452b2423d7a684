"""Builds that compress as quickly as can be.

Compressing is a third of the work of a build of the tiny site, and a sixth of one of the real site.
What is served is the same.
"""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from showfloor.release import precompress


@contextmanager
def quick_compression() -> Iterator[None]:
    """Compress in haste in this block; threads of builds are all in it."""
    with pytest.MonkeyPatch.context() as patch:
        for effort, levels in precompress.LEVELS.items():
            hasty = {name: precompress.FASTEST[name] for name in levels}
            patch.setitem(precompress.LEVELS, effort, hasty)
        yield
