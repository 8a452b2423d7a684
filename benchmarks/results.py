"""Rows of figures with their targets, and the file that they are written to."""

import os
import platform
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from time import perf_counter

RESULTS = Path(__file__).parent / "results.md"

ROUNDS = 20_000_000
"""Of the loop by which machines are compared: less than a second or two on any."""


@dataclass(frozen=True)
class Row:
    """One figure."""

    what: str
    measured: str
    target: str = ""
    met: bool | None = None
    """`None` where there is no target."""


@dataclass(frozen=True)
class Table:
    """The figures of one benchmark."""

    title: str
    rows: Sequence[Row]
    notes: Sequence[str] = field(default_factory=tuple)

    def markdown(self) -> str:
        """Return the table as a section."""
        lines = [f"## {self.title}", "", "| what | measured | target | met |"]
        lines.append("| --- | --- | --- | --- |")
        lines += [
            f"| {row.what} | {row.measured} | {row.target} | {_met(row.met)} |" for row in self.rows
        ]
        return "\n".join([*lines, *(f"\n{note}" for note in self.notes)])


def _met(met: bool | None) -> str:
    return {True: "yes", False: "no", None: ""}[met]


def write_results(tables: Iterable[Table], path: Path = RESULTS) -> None:
    """Write all tables with the machine and the day; sections of other benchmarks stay."""
    sections = _sections(path.read_text(encoding="utf-8")) if path.is_file() else {}
    for table in tables:
        sections[table.title] = f"{table.markdown()}\n\nMeasured on {date.today()}: {machine()}."
    head = (
        "# Measured figures\n\nWritten by `make bench`. Absolute times swing; see the ratios. The"
        " newer sections say how long a loop of Python took on their machine: that tells a slow one"
        " from a fast one, and swings itself."
    )
    path.write_text("\n\n".join([head, *sections.values(), ""]).rstrip() + "\n", encoding="utf-8")


def _sections(text: str) -> dict[str, str]:
    parts = text.split("\n## ")[1:]
    return {part.partition("\n")[0]: f"## {part.strip()}" for part in parts}


def machine() -> str:
    """Return what the figures were measured on."""
    memory = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") / 2**30
    return (
        f"{os.cpu_count()} cores {platform.machine()}, {memory:.0f} GiB, "
        f"{platform.system()}, Python {platform.python_version()},"
        f" {ROUNDS // 10**6} million rounds of a loop in {_seconds_of_loop():.2f} s"
    )


def _seconds_of_loop() -> float:
    """Return the least of three times: what else runs can only add to it."""
    return min(_loop() for _ in range(3))


def _loop() -> float:
    start = perf_counter()
    for _ in range(ROUNDS):
        pass
    return perf_counter() - start
