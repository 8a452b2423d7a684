"""A cache without a file."""


class MemoryCache:
    """A cache that lives as long as the process."""

    def __init__(self) -> None:
        self.entries: dict[str, bytes] = {}

    def get(self, key: str) -> bytes | None:
        """Return what was put under `key`, or nothing."""
        return self.entries.get(key)

    def put(self, key: str, value: bytes) -> None:
        """Keep `value` under `key`."""
        self.entries[key] = value

    def drop(self, key: str, why: str) -> None:
        """Forget an entry that cannot be used."""
        self.entries.pop(key, None)
