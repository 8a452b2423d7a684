"""What a reader is told when a command fails in a way that nobody expected."""

import errno
import shlex
from collections.abc import Sequence
from pathlib import Path
from traceback import extract_tb, format_exception
from typing import Final

import click

from showfloor import __version__

__all__ = ["FAULT", "explain_fault", "is_fault"]

FAULT: Final = 70
"""Exit code: what `sysexits.h` calls an internal software error."""

ENGINE: Final = Path(__file__).parents[1]


def is_fault(error: Exception) -> bool:
    """Tell an error that nobody expected from those that click has its own ways for."""
    if isinstance(error, OSError) and error.errno == errno.EPIPE:
        return False  # whoever read the output has gone
    return not isinstance(
        error, click.ClickException | click.exceptions.Exit | click.Abort | EOFError
    )


def explain_fault(error: Exception, command: Sequence[str]) -> str:
    """Return what to print: where the engine failed and what to do, then the whole traceback."""
    words = str(error).partition("\n")[0]
    what = f"{type(error).__name__}: {words}" if words else type(error).__name__
    return (
        f"\nThis is a fault of Showfloor, not of the site: {what}\n"
        f"  where: {_last_place(error)}, version {__version__}, in: {shlex.join(command)}\n"
        "  why: the engine came to a state that it was not written for\n"
        "  fix: report it to those who maintain Showfloor, with these lines, the traceback below"
        " and, if you can, the file that it was reading\n\n"
        f"{''.join(format_exception(error))}"
    )


def _last_place(error: Exception) -> str:
    """Return `path:line` of the innermost frame in the engine, whatever library it called."""
    frames = extract_tb(error.__traceback__)
    own = [frame for frame in frames if Path(frame.filename).is_relative_to(ENGINE)]
    if not own:
        return "outside of the engine"
    path = Path(own[-1].filename).relative_to(ENGINE.parent)
    return f"{path.as_posix()}:{own[-1].lineno}"
