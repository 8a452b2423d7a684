"""What the API reference costs to read, and how much of it is typed."""

import time
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from benchmarks.results import Row, Table
from benchmarks.scale import FULL, Scale
from benchmarks.serving import PROJECT
from showfloor.api import NodeExtractor, NodeSizer, read_reference, size_request
from showfloor.api.request import FamilyAnswer, FamilyRequest
from showfloor.config import load_site_config
from showfloor.model.api import ApiEntry, ApiProp
from showfloor.node import NodePrograms, find_node

SITE = PROJECT / "site"
PROGRAMS = NodePrograms(find_node(), PROJECT / "web" / "programs")
VAGUE = ("any", "unknown")


class Forgetful:
    """A cache that has nothing: what is measured is made again."""

    def get(self, key: str) -> bytes | None:
        """Return nothing."""

    def put(self, key: str, value: bytes) -> None:
        """Keep nothing."""

    def drop(self, key: str, why: str) -> None:
        """Forget nothing."""


class Watched:
    """An extractor that stores its last answers."""

    def __init__(self) -> None:
        self._real = NodeExtractor(PROGRAMS, SITE, Forgetful())
        self.answers: list[FamilyAnswer] = []
        self.fingerprint = self._real.fingerprint

    def extract(self, requests: Sequence[FamilyRequest]) -> list[FamilyAnswer]:
        """Extract, and remember."""
        self.answers = self._real.extract(requests)
        return self.answers


def measure_api(scale: Scale = FULL) -> Table:
    """Read the API of all packages from nothing, and measure all imports."""
    watched = Watched()
    start = time.perf_counter()
    config = load_site_config(SITE)
    families = dict(scale.some([*config.families.items()]))
    reference = read_reference(replace(config, families=families), SITE, watched)
    seconds = time.perf_counter() - start
    entries = [entry for family in reference.entries.values() for entry in family]
    pages = len({entry.route for entry in entries})
    return Table(
        "API reference",
        [
            Row(f"all packages from nothing ({pages} pages)", _s(seconds), "< 60 s", seconds < 60),
            Row("pages a second", f"{pages / seconds:.0f}"),
            *(Row(f"of it, {one.id}", _s(one.milliseconds / 1000)) for one in watched.answers),
            Row("all imports measured, from nothing", _s(_sizes(reference.entries))),
            *_shares([prop for entry in entries for prop in _props(entry)]),
        ],
        ("Each family's time is without what all share: reading the declarations once.",),
    )


def _props(entry: ApiEntry) -> Iterable[ApiProp]:
    """Return the rows that the entry's own tables have."""
    rows = (*entry.props, *entry.parameters, *entry.returns)
    return (prop for prop in rows if prop.origin.kind != "system" and not prop.internal)


def _shares(props: Sequence[ApiProp]) -> list[Row]:
    described = [prop for prop in props if prop.description]
    optional = [prop for prop in props if not prop.required]
    defaults = [prop for prop in optional if prop.default is not None]
    resolved = [prop for prop in props if prop.type.text not in VAGUE]
    return [
        Row(f"rows with a description (of {len(props):,})", _share(described, props)),
        Row("optional ones with a default", _share(defaults, optional)),
        Row("rows with a type that says something", _share(resolved, props)),
    ]


def _sizes(families: dict[str, list[ApiEntry]]) -> float:
    sizer = NodeSizer(PROGRAMS, SITE, Forgetful())
    requests = [
        size_request(family, entries, _provider(family), "bench")
        for family, entries in families.items()
    ]
    start = time.perf_counter()
    sizer.measure(requests)
    return time.perf_counter() - start


def _provider(family: str) -> Path | None:
    path = SITE / "families" / family / "Provider.tsx"
    return path if path.is_file() else None


def _share(some: Sequence[object], all_of_them: Sequence[object]) -> str:
    return f"{100 * len(some) / len(all_of_them):.0f} %"


def _s(seconds: float) -> str:
    return f"{seconds:.1f} s"
