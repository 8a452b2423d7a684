"""Compares the engine of this commit with that of another one: both are measured in turns.

How fast a machine is differs by the hour; the ratio of two figures of the same minutes does not.
The benchmarks are those of this commit. Each runs them with its own Python, engine and site.
"""

import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Final

import msgspec

from benchmarks.results import Row, Table

ROOT: Final = Path(__file__).parents[1]
CLONES: Final = ROOT / ".showfloor" / "against"
"""Clones stay, set up, for the next comparison."""

FIGURE: Final = re.compile(r"[\d,]+(?:\.\d+)?")


def compare(commit: str, names: Sequence[str], rounds: int) -> Table:
    """Return the figures of both, with the ratio of this commit to the other one.

    Raises `subprocess.CalledProcessError` for a commit that is not there or cannot be measured.
    """
    there, here = set_up(commit), Path(sys.executable)
    runs: list[tuple[list[Table], list[Table]]] = []
    for number in range(rounds):
        print(f"Round {number + 1} of {rounds} ...", file=sys.stderr, flush=True)
        if number % 2 == 0:
            before, now = _measure(there, names), _measure(here, names)
        else:  # a machine that gets slower is so for both
            now, before = _measure(here, names), _measure(there, names)
        runs.append((before, now))
    return Table(
        title=f"Against {commit}",
        rows=list(ratios(runs)),
        notes=(f"Medians of {rounds} runs in turns; ratios of this commit to {commit}.",),
    )


def set_up(commit: str) -> Path:
    """Return the Python of a clone of the project at a commit, set up."""
    digest = _output("git", "rev-parse", "--verify", f"{commit}^{{commit}}")
    clone = CLONES / digest[:12]
    if not clone.is_dir():
        _run("git", "clone", "--quiet", "--no-checkout", str(ROOT), str(clone))
    _run("git", "-C", str(clone), "checkout", "--quiet", digest)
    _run("make", "--no-print-directory", "-C", str(clone), "setup-browser")
    return clone / Path(sys.executable).relative_to(ROOT)


def ratios(runs: Sequence[tuple[Sequence[Table], Sequence[Table]]]) -> Iterator[Row]:
    """Yield a row for each figure that both have in all rounds; in a round `there` is first."""
    there = [_figures(before) for before, _ in runs]
    here = [_figures(now) for _, now in runs]
    for what in here[0]:
        if not all(figures.get(what) for figures in (*there, *here)):
            continue
        turns = [now[what] / before[what] for before, now in zip(there, here, strict=True)]
        before, now = (median(one[what] for one in figures) for figures in (there, here))
        spread = f"{min(turns):.2f} to {max(turns):.2f}"
        yield Row(what, f"{before:g} -> {now:g}: {median(turns):.2f} ({spread})")


def _figures(tables: Sequence[Table]) -> dict[str, float]:
    """Return the first figure of each row, by its title and what it is about."""
    return {
        f"{table.title}: {row.what}": float(found[0].replace(",", ""))
        for table in tables
        for row in table.rows
        if (found := FIGURE.search(row.measured))
    }


def _measure(python: Path, names: Sequence[str]) -> list[Table]:
    printed = _output(str(python), "-m", "benchmarks", "--json", *names)
    return [msgspec.json.decode(line, type=Table) for line in printed.splitlines()]


def _run(*command: str) -> None:
    subprocess.run(command, cwd=ROOT, check=True, stdout=sys.stderr)


def _output(*command: str) -> str:
    return subprocess.run(
        command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True
    ).stdout.strip()
