"""A clock that a test moves on, for what a server does when time has passed."""

import asyncio
import threading
from typing import Final

STEP_SECONDS: Final = 1.0
"""Less than anything is looked at again after."""
TURNS: Final = 3
"""Of the loop in a step: what has come is read, what is due is done, and what follows from it."""


class MovedClock(asyncio.SelectorEventLoop):
    """An event loop whose time is that of the machine, and what a test adds to it."""

    _ahead = 0.0

    def time(self) -> float:
        """Return the time in seconds."""
        return super().time() + self._ahead

    def pass_by(self, seconds: float) -> None:
        """Let time pass, from another thread: step by step, and in each all is done that is due."""
        for _ in range(round(seconds / STEP_SECONDS)):
            done = threading.Event()
            self.call_soon_threadsafe(self._step, done, TURNS)
            assert done.wait(30)

    def _step(self, done: threading.Event, turns: int) -> None:
        if turns == TURNS:
            self._ahead += STEP_SECONDS
        if turns:
            self.call_soon(self._step, done, turns - 1)
        else:
            done.set()
