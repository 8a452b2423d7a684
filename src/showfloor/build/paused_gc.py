"""The garbage collector, kept from walking what a build cannot lose anyway."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["paused_gc"]


@contextmanager
def paused_gc() -> Iterator[None]:
    """Do not collect inside the `with` block.

    A compiled site is hundreds of thousands of small values without cycles, all alive until the
    end; a collection would walk them all and free nothing.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
