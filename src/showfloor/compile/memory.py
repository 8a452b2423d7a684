"""What one compile leaves for the next: how files looked, the pages, what producers keep."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeVar

import msgspec

from showfloor.compile.inputs import Inputs
from showfloor.compile.record import PageRecord
from showfloor.decoding import decode_msgpack
from showfloor.demos import deep_code
from showfloor.fingerprint import code_of
from showfloor.model import Model
from showfloor.model.cache import recalled
from showfloor.navigation import TreeSource, load_trees
from showfloor.sources import Scan, Stamp, scan

__all__ = ["Memory", "recall", "remember"]

KIND = "memory"

State = TypeVar("State", bound=Model)


@dataclass(frozen=True, slots=True, kw_only=True)
class Memory:
    """The state between two compiles of one site."""

    stamps: dict[str, Stamp] = field(default_factory=dict)
    records: dict[str, PageRecord] = field(default_factory=dict)
    """By the path of the page."""
    trees: dict[str, TreeSource] = field(default_factory=dict)
    """Navigation as it is written, by id."""
    states: Mapping[str, Model | msgspec.Raw] = field(default_factory=dict)
    """What each producer keeps, by its name; encoded until somebody asks for it."""

    def state(self, name: str, empty: State) -> State:
        """Return what a producer kept, or `empty` where there is nothing that can be read."""
        kept = self.states.get(name)
        if isinstance(kept, type(empty)):
            return kept
        if not isinstance(kept, msgspec.Raw):
            return empty
        try:
            return decode_msgpack(kept, type(empty))
        except msgspec.DecodeError:  # damaged: what it would have saved is made anew
            return empty

    def still_has(self, folder: str, files: Scan) -> bool:
        """Tell whether a folder's files are those that were there the last time."""
        return _below(folder, self.stamps) == _below(folder, files.stamps)


class _Kept(Model, frozen=True, kw_only=True):
    """A memory as it is stored."""

    stamps: dict[str, Stamp]
    records: dict[str, PageRecord]
    trees: dict[str, TreeSource]
    states: dict[str, msgspec.Raw]


def _below(folder: str, stamps: Mapping[str, Stamp]) -> dict[str, str]:
    return {path: stamp.digest for path, stamp in stamps.items() if path.startswith(folder)}


def recall(inputs: Inputs) -> Memory:
    """Return what the last compile left, or an empty memory."""
    kept = recalled(inputs.caches.kind(KIND), _key(inputs), _Kept)
    if kept is None:
        return Memory()
    return Memory(stamps=kept.stamps, records=kept.records, trees=kept.trees, states=kept.states)


def remember(inputs: Inputs, memory: Memory) -> None:
    """Leave a memory for the next compile."""
    states = {name: _encoded(state) for name, state in memory.states.items()}
    kept = _Kept(stamps=memory.stamps, records=memory.records, trees=memory.trees, states=states)
    inputs.caches.kind(KIND).put(_key(inputs), msgspec.msgpack.encode(kept))


def _encoded(state: Model | msgspec.Raw) -> msgspec.Raw:
    return state if isinstance(state, msgspec.Raw) else msgspec.Raw(msgspec.msgpack.encode(state))


def _key(inputs: Inputs) -> str:
    # Records and states have keys of their own; how files looked and the navigation have not.
    code = code_of(__name__, scan, deep_code, load_trees)
    return f"{code}:{inputs.root.resolve()}"
