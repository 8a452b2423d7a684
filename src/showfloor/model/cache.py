"""Where steps keep what was expensive to make."""

from typing import Protocol

__all__ = ["Cache", "Caches"]


class Cache(Protocol):
    """Somewhere to keep bytes by a key that says everything they depend on."""

    def get(self, key: str) -> bytes | None:
        """Return what was put under `key`, or nothing."""

    def put(self, key: str, value: bytes) -> None:
        """Keep `value` under `key`."""


class Caches(Protocol):
    """Caches by the kind of what they keep; keys of different kinds never meet."""

    def kind(self, name: str) -> Cache:
        """Return the cache of one kind."""
