"""How a build says what it is doing, and what came of it."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import NamedTuple, Protocol

from showfloor.release.write import WrittenRelease

__all__ = ["Built", "Progress", "Report"]

Progress = Callable[[int, int | None], None]
"""Told how much of a step is done, and of how much if that is known."""


class Report(Protocol):
    """Where a build reports to; the command line draws it."""

    def step(self, name: str) -> AbstractContextManager[Progress]:
        """Enter a step, which lasts as long as the `with` block."""

    def say(self, message: str) -> None:
        """Tell the person who builds something that is worth a line."""


class Built(NamedTuple):
    """What came of a build."""

    release: WrittenRelease
    pages: int
    rendered: int
    """How many of the pages had to be rendered."""
