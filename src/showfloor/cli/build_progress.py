"""Shows a build's progress: bars on a terminal, one line a step elsewhere."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import click

from showfloor.build import Progress, Report


class LineReport:
    """Writes each step on a line, with its time when it took any."""

    def __init__(self, *, quiet: bool) -> None:
        self.quiet = quiet

    @contextmanager
    def step(self, name: str) -> Iterator[Progress]:
        """Write a step's name and time when it ends."""
        start = time.perf_counter()
        yield _ignore
        seconds = time.perf_counter() - start
        if not self.quiet:
            click.echo(f"  {name:<38} {seconds:6.2f} s")

    def say(self, message: str) -> None:
        """Write a line."""
        click.echo(f"  {message}")


class BarReport(LineReport):
    """Writes the same lines on a terminal, with a bar while a step lasts."""

    @contextmanager
    def step(self, name: str) -> Iterator[Progress]:
        """Show a bar for the step, then write its line."""
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

        columns = (TextColumn(f"  {name:<38}"), BarColumn(24), MofNCompleteColumn())
        with super().step(name), Progress(*columns, transient=True) as bars:
            task = bars.add_task(name, total=None)
            yield lambda done, total: bars.update(task, completed=done, total=total)


def make_report(*, quiet: bool = False) -> Report:
    """Return the report for a terminal or a file; a quiet one writes no lines of steps."""
    return BarReport(quiet=quiet) if sys.stdout.isatty() else LineReport(quiet=quiet)


def _ignore(_done: int, _total: int | None) -> None:
    """Print nothing: a line appears when its step has ended."""
