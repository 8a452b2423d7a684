"""News that may come before anybody listens, from any thread."""

from collections.abc import Callable
from threading import Lock

__all__ = ["News"]


class News:
    """Tells one listener that something has come; what came before it listened too."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._has_come = False
        self._hear: Callable[[], None] | None = None

    def come(self) -> None:
        """Tell it."""
        with self._lock:
            hear, self._has_come = self._hear, self._hear is None
        if hear is not None:
            hear()

    def listen(self, hear: Callable[[], None] | None) -> None:
        """Tell `hear` from now on; without one, news wait for the next listener."""
        with self._lock:
            self._hear = hear
            missed = hear is not None and self._has_come
            self._has_come = self._has_come and not missed
        if missed and hear is not None:
            hear()
