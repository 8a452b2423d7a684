"""How a build reports its progress and its result."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import NamedTuple, Protocol

from showfloor.release.write import WrittenRelease

Progress = Callable[[int, int | None], None]
"""Called with how much of a step is done, and of how much if that is known."""


class Report(Protocol):
    """The receiver of reports, such as the command line."""

    def step(self, name: str) -> AbstractContextManager[Progress]:
        """Enter a step, which lasts as long as the `with` block."""

    def say(self, message: str) -> None:
        """Show the person who builds a line."""


class Built(NamedTuple):
    """The result of a build."""

    release: WrittenRelease
    pages: int
    rendered: int
    """How many of the pages had to be rendered."""
