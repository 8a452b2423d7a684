"""The garbage collector, paused during a build."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["paused_gc"]


@contextmanager
def paused_gc() -> Iterator[None]:
    """Collect no garbage inside the `with` block; afterward the collector is as before.

    A compiled site is hundreds of thousands of small values without cycles that live until the end
    of the build: collections would visit all of them and free nothing.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
