"""What one update leaves for the next process: file stamps, page records, states of producers."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeVar

import msgspec

from showfloor.decoding import decode_msgpack
from showfloor.fingerprint import engine_code
from showfloor.model import Model
from showfloor.model.cache import recalled
from showfloor.sources import Stamp
from showfloor.workspace.inputs import Inputs
from showfloor.workspace.page_record import PageRecord

__all__ = ["WorkspaceState", "read_state", "write_state"]

KIND = "compile-state"

State = TypeVar("State", bound=Model)


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkspaceState:
    """The state between two updates of one site."""

    stamps: dict[str, Stamp] = field(default_factory=dict)
    records: dict[str, PageRecord] = field(default_factory=dict)
    """By the path of the page."""
    producers: Mapping[str, Model | msgspec.Raw] = field(default_factory=dict)
    """What each producer keeps, by its name; encoded until somebody asks for it."""

    def of_producer(self, name: str, empty: State) -> State:
        """Return what a producer kept, or `empty` where there is nothing that can be read."""
        kept = self.producers.get(name)
        if isinstance(kept, type(empty)):
            return kept
        if not isinstance(kept, msgspec.Raw):
            return empty
        try:
            return decode_msgpack(kept, type(empty))
        except msgspec.DecodeError:  # damaged: what it would have saved is made again
            return empty


class _Stored(Model, frozen=True, kw_only=True):
    """A state as it is stored."""

    stamps: dict[str, Stamp]
    records: dict[str, PageRecord]
    producers: dict[str, msgspec.Raw]


def read_state(inputs: Inputs) -> WorkspaceState:
    """Return what the last process left, or an empty state."""
    stored = recalled(inputs.caches.kind(KIND), _key(inputs), _Stored)
    if stored is None:
        return WorkspaceState()
    return WorkspaceState(stamps=stored.stamps, records=stored.records, producers=stored.producers)


def write_state(inputs: Inputs, state: WorkspaceState) -> None:
    """Leave a state for the next process."""
    producers = {name: _encoded(one) for name, one in state.producers.items()}
    stored = _Stored(stamps=state.stamps, records=state.records, producers=producers)
    inputs.caches.kind(KIND).put(_key(inputs), msgspec.msgpack.encode(stored))


def _encoded(state: Model | msgspec.Raw) -> msgspec.Raw:
    return state if isinstance(state, msgspec.Raw) else msgspec.Raw(msgspec.msgpack.encode(state))


def _key(inputs: Inputs) -> str:
    return f"{engine_code()}:{inputs.root.resolve()}"
