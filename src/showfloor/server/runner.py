"""Uvicorn's server, with a word before it stops."""

import socket
from collections.abc import Callable

from uvicorn import Config, Server

__all__ = ["Runner"]


class Runner(Server):
    """Calls `before_shutdown` first of all: answers that would never end can end then."""

    def __init__(self, config: Config, before_shutdown: Callable[[], None] | None = None) -> None:
        super().__init__(config)
        self._before_shutdown = before_shutdown

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop in good order."""
        if self._before_shutdown is not None:
            self._before_shutdown()
        await super().shutdown(sockets)
