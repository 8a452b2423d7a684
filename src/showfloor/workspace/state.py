"""What an update leaves for the next one.

`WorkspaceState` is stored for the next process: file stamps, page records, states of producers.
`Memo` keeps results in this process.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, ParamSpec, TypeVar, cast

import msgspec

from showfloor.decoding import decode_msgpack
from showfloor.fingerprint import engine_code
from showfloor.model.base import Model
from showfloor.model.cache import recalled
from showfloor.sources import Stamp
from showfloor.workspace.inputs import Inputs
from showfloor.workspace.page_record import PageRecord

KIND = "compile-state"

State = TypeVar("State", bound=Model)


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkspaceState:
    """The state between two updates of one site."""

    stamps: dict[str, Stamp] = field(default_factory=dict)
    records: dict[str, PageRecord] = field(default_factory=dict)
    """By the path of the page."""
    producers: Mapping[str, Model | msgspec.Raw] = field(default_factory=dict)
    """State of each producer, by its name; encoded until it is needed."""

    def of_producer(self, name: str, empty: State) -> State:
        """Return the state of a producer, or `empty` if there is none or it is damaged."""
        stored = self.producers.get(name)
        if isinstance(stored, type(empty)):
            return stored
        if not isinstance(stored, msgspec.Raw):
            return empty
        try:
            return decode_msgpack(stored, type(empty))
        except msgspec.DecodeError:  # damaged: everything in it is made again
            return empty


class _Stored(Model, frozen=True, kw_only=True):
    """A state as it is stored."""

    stamps: dict[str, Stamp]
    records: dict[str, PageRecord]
    producers: dict[str, msgspec.Raw]


def read_state(inputs: Inputs) -> WorkspaceState:
    """Return the state that the last process stored, or an empty one."""
    stored = recalled(inputs.caches.kind(KIND), _key(inputs), _Stored)
    if stored is None:
        return WorkspaceState()
    return WorkspaceState(stamps=stored.stamps, records=stored.records, producers=stored.producers)


def write_state(inputs: Inputs, state: WorkspaceState) -> None:
    """Store a state for the next process."""
    producers = {
        name: one if isinstance(one, msgspec.Raw) else msgspec.Raw(msgspec.msgpack.encode(one))
        for name, one in state.producers.items()
    }
    stored = _Stored(stamps=state.stamps, records=state.records, producers=producers)
    inputs.caches.kind(KIND).put(_key(inputs), msgspec.msgpack.encode(stored))


def _key(inputs: Inputs) -> str:
    return f"{engine_code()}:{inputs.root.resolve()}"


P = ParamSpec("P")
R = TypeVar("R")


class Memo:
    """Keeps the last result of each function while its arguments are equal.

    Comparing is cheap, because unchanged values are the same objects. The functions must be pure;
    a call that raises leaves the earlier result.
    """

    def __init__(self) -> None:
        self._last: dict[object, tuple[Any, object]] = {}

    def run(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Return `function(*args, **kwargs)`, or its last result if the arguments are equal."""
        arguments = (args, kwargs)
        last = self._last.get(function)
        if last is not None and last[0] == arguments:
            return cast("R", last[1])
        result = function(*args, **kwargs)
        self._last[function] = (arguments, result)
        return result
