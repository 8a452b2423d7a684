"""Shows a build's progress: bars on a terminal, one line a step elsewhere."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import click

from showfloor.build import Progress, Report

SECONDS: Final = 5  # between two lines about one step


class LineReport:
    """Writes each step on a line; a quiet one writes long steps alone, to standard error."""

    def __init__(self, *, quiet: bool) -> None:
        self.quiet = quiet

    @contextmanager
    def step(self, name: str) -> Iterator[Progress]:
        """Write a step's name and time when it ends, and meanwhile how far a long one is."""
        start = last = time.perf_counter()

        def progress(done: int, total: int | None) -> None:
            nonlocal last
            if not sys.stdout.isatty() and time.perf_counter() - last > SECONDS:
                last = time.perf_counter()
                click.echo(f"  {name}: {done} of {total or 'some'}", err=True)

        yield progress
        seconds = time.perf_counter() - start
        if not self.quiet or (seconds > SECONDS and not sys.stdout.isatty()):
            click.echo(f"  {name:<38} {seconds:6.2f} s", err=self.quiet)

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
    """Return the report for a terminal or a file."""
    return BarReport(quiet=quiet) if sys.stdout.isatty() else LineReport(quiet=quiet)
