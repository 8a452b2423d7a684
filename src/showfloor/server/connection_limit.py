"""Limits the connections of a worker, and chooses which of them is closed for a new one.

When all places are taken, a new connection gets the place of one that keeps the server waiting:
first of one that has sent no whole request yet, the oldest first; then of one that sends no further
request or reads nothing of its response, the one first whose last request is oldest. So silent
connections only replace each other, and a client that sends a request is answered.
"""

from typing import Protocol


class Connection(Protocol):
    """A connection that can be closed for another."""

    def is_idle(self) -> bool:
        """Return whether its client sends no request, or reads nothing of its response."""

    def give_way(self) -> None:
        """Close at once."""


class ConnectionLimit:
    """The open connections of a worker, `limit` at most."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        # Dictionaries keep their order.
        self._silent: dict[Connection, None] = {}
        self._asking: dict[Connection, None] = {}

    def admit(self, connection: Connection) -> bool:
        """Give a new connection a place that is free or can be freed; return whether it got one."""
        if len(self._silent) + len(self._asking) >= self.limit:
            replaced = self._first_to_close()
            if replaced is None:
                return False
            self.remove(replaced)
            replaced.give_way()
        self._silent[connection] = None
        return True

    def note_request(self, connection: Connection) -> None:
        """Note that a connection has sent a whole request."""
        self.remove(connection)
        self._asking[connection] = None

    def remove(self, connection: Connection) -> None:
        """Forget a connection that has ended."""
        self._silent.pop(connection, None)
        self._asking.pop(connection, None)

    def _first_to_close(self) -> Connection | None:
        idle = (connection for connection in self._asking if connection.is_idle())
        return next(iter(self._silent), None) or next(idle, None)
