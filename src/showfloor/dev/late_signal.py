"""A signal that may be sent before anybody listens, from any thread."""

from collections.abc import Callable
from threading import Lock

__all__ = ["LateSignal"]


class LateSignal:
    """Calls one listener whenever it is sent; one that was sent before is delivered late."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._is_waiting = False
        self._listener: Callable[[], None] | None = None

    def send(self) -> None:
        """Call the listener, now or as soon as there is one."""
        with self._lock:
            listener, self._is_waiting = self._listener, self._listener is None
        if listener is not None:
            listener()

    def listen(self, listener: Callable[[], None] | None) -> None:
        """Call `listener` from now on; without one, signals wait for the next listener."""
        with self._lock:
            self._listener = listener
            missed = listener is not None and self._is_waiting
            self._is_waiting = self._is_waiting and not missed
        if missed and listener is not None:
            listener()
