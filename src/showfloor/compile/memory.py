"""What one compile leaves for the next: how the files looked, and the records of the pages."""

import msgspec

from showfloor.compile.inputs import Inputs
from showfloor.compile.record import PageRecord
from showfloor.model import Model
from showfloor.sources import Stamp

__all__ = ["Memory", "recall", "remember"]

KIND = "memory"


class Memory(Model, frozen=True, kw_only=True):
    """The state between two compiles of one site."""

    stamps: dict[str, Stamp] = {}
    records: dict[str, PageRecord] = {}
    """By the path of the page."""


def recall(inputs: Inputs) -> Memory:
    """Return what the last compile left, or an empty memory."""
    stored = inputs.caches.kind(KIND).get(_key(inputs))
    return msgspec.msgpack.decode(stored, type=Memory) if stored else Memory()


def remember(inputs: Inputs, memory: Memory) -> None:
    """Leave a memory for the next compile."""
    inputs.caches.kind(KIND).put(_key(inputs), msgspec.msgpack.encode(memory))


def _key(inputs: Inputs) -> str:
    # The engine is in the key, so a memory always has the fields that this engine reads.
    return f"{inputs.engine}:{inputs.root.resolve()}"
