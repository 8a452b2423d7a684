"""What one compile leaves for the next: how the files looked, and the records of the pages."""

from collections.abc import Mapping

import msgspec

from showfloor.compile.icons import IconMap
from showfloor.compile.inputs import Inputs
from showfloor.compile.playgrounds import PlaygroundMap
from showfloor.compile.record import PageRecord
from showfloor.compile.reference import ReferenceMap
from showfloor.model import Model
from showfloor.model.cache import recalled
from showfloor.navigation import TreeSource
from showfloor.sources import Scan, Stamp

__all__ = ["Memory", "recall", "remember"]

KIND = "memory"


class Memory(Model, frozen=True, kw_only=True):
    """The state between two compiles of one site."""

    stamps: dict[str, Stamp] = {}
    records: dict[str, PageRecord] = {}
    """By the path of the page."""
    trees: dict[str, TreeSource] = {}
    """Navigation as it is written, by id."""
    reference: ReferenceMap = ReferenceMap()
    """Where the entries of the API reference stand."""
    api_records: dict[str, PageRecord] = {}
    """Of the pages of the API reference, by their name in `ApiPages`."""

    error_records: dict[str, PageRecord] = {}
    """Of the pages of error codes, by their name in `ErrorPages`."""
    playgrounds: PlaygroundMap = PlaygroundMap()
    """What stands in the playgrounds of pages."""
    icons: IconMap = IconMap()
    """What pages show of icon sets."""

    def still_has(self, folder: str, files: Scan) -> bool:
        """Tell whether a folder's files are those that were there the last time."""
        return _below(folder, self.stamps) == _below(folder, files.stamps)


def _below(folder: str, stamps: Mapping[str, Stamp]) -> dict[str, str]:
    return {path: stamp.digest for path, stamp in stamps.items() if path.startswith(folder)}


def recall(inputs: Inputs) -> Memory:
    """Return what the last compile left, or an empty memory."""
    return recalled(inputs.caches.kind(KIND), _key(inputs), Memory) or Memory()


def remember(inputs: Inputs, memory: Memory) -> None:
    """Leave a memory for the next compile."""
    inputs.caches.kind(KIND).put(_key(inputs), msgspec.msgpack.encode(memory))


def _key(inputs: Inputs) -> str:
    # The engine is in the key, so a memory always has the fields that this engine reads.
    return f"{inputs.engine}:{inputs.root.resolve()}"
