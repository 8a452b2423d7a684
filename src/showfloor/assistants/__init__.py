"""What assistants ask of a release, by the Model Context Protocol."""

from collections.abc import Iterator
from contextlib import contextmanager

from showfloor.assistants.library import PageStore
from showfloor.errors import ToolError

__all__ = ["PageStore", "needing_protocol"]


@contextmanager
def needing_protocol() -> Iterator[None]:
    """Explain a failed import of `showfloor.assistants.server`, whose package is an extra.

    Raises `ToolError` where that is not installed.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "mcp":
            raise
        raise ToolError(
            "The server for assistants is not installed.",
            why="It needs the package mcp, which nothing else does.",
            fix="Install it with: pip install 'showfloor[mcp]'",
        ) from error
