"""Errors of commands as they are printed: explained ones as they are, others as faults."""

import errno
import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from traceback import extract_tb, format_exception
from typing import Final

import click

from showfloor import __version__
from showfloor.errors import ConfigError, ShowfloorError, SourceError, SourcesError

REFUSED: Final = (errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOSPC, errno.EDQUOT)
"""Errors of a file system that refuses a command, through no fault of the command."""

FAULT: Final = 70
"""Exit code: `sysexits.h` calls it an internal software error."""

ENGINE: Final = Path(__file__).parents[1]


@contextmanager
def explained(site: Path | None = None) -> Iterator[None]:
    """Print an expected error as it is and exit with 1.

    Paths in the errors of a site's sources are printed relative to the working directory.
    """
    try:
        with _refusals_explained():
            yield
    except ShowfloorError as error:
        if site is not None and isinstance(error, SourceError | SourcesError):
            error = error.below(site)
        count = len(error.errors) if isinstance(error, SourcesError) else 1
        click.echo(f"\n{error}\n", err=True)
        if count > 1:
            click.echo(f"{count} mistakes.", err=True)
        sys.exit(1)


@contextmanager
def _refusals_explained() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        if error.errno not in REFUSED:
            raise
        raise ConfigError(
            f"{error.filename2 or error.filename or 'A file'} cannot be used: {error.strerror}.",
            why="this command cannot do without it",
            fix="see to your rights and to free space there, or name another folder (see --help)",
        ) from error


def is_fault(error: Exception) -> bool:
    """Return whether this is an error of the engine, not one that click reports itself."""
    if isinstance(error, OSError) and error.errno == errno.EPIPE:
        return False  # the program that read the output has ended
    return not isinstance(
        error, click.ClickException | click.exceptions.Exit | click.Abort | EOFError
    )


def explain_fault(error: Exception, command: Sequence[str]) -> str:
    """Return the text to print: where the engine failed, what to do, then the whole traceback."""
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
    of_engine = [frame for frame in frames if Path(frame.filename).is_relative_to(ENGINE)]
    if not of_engine:
        return "outside of the engine"
    path = Path(of_engine[-1].filename).relative_to(ENGINE.parent)
    return f"{path.as_posix()}:{of_engine[-1].lineno}"
