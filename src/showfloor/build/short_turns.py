"""Short turns of Python for threads that spend most of their time outside of it."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

__all__ = ["short_turns"]

SECONDS: Final = 0.0002
"""How long a thread has Python to itself while others want it; it is 0.005 by default."""


@contextmanager
def short_turns() -> Iterator[None]:
    """Let threads wait less for Python inside the `with` block.

    Those that compress and write files need it for a moment after each call of the system, and
    would wait for a turn of the thread that makes pages each time: a core was idle for a third of
    the time.
    """
    before = sys.getswitchinterval()
    sys.setswitchinterval(SECONDS)
    try:
        yield
    finally:
        sys.setswitchinterval(before)
