"""The commands are invented; each fails in a way that nobody expected, or as one may."""

import errno
import inspect
from collections.abc import Callable
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from showfloor import __version__
from showfloor.cli import LazyGroup, main
from showfloor.config.text_file import site_path
from showfloor.errors import ConfigError


def run(fail: Callable[[], object]) -> Result:
    """Run a command that does one thing."""

    @click.command(context_settings={"ignore_unknown_options": True})
    @click.argument("words", nargs=-1)
    def grow(words: tuple[str, ...]) -> None:
        fail()

    group = LazyGroup("showfloor", summaries={"grow": "Grow."}, load=lambda name: grow)
    return CliRunner().invoke(group, ["grow", "an oak", "--tall"])


def raising(error: BaseException) -> Callable[[], object]:
    def fail() -> None:
        raise error

    return fail


def test_an_unexpected_error_is_told_as_a_fault_of_the_engine() -> None:
    line = inspect.getsourcelines(site_path)[1] + 2
    result = run(lambda: site_path(None, Path()))  # type: ignore[arg-type]
    told, _, trace = result.stderr.partition("\nTraceback (most recent call last):\n")
    assert told == (
        "\nThis is a fault of Showfloor, not of the site: AttributeError: 'NoneType' object has no"
        " attribute 'is_relative_to'\n"
        f"  where: showfloor/config/text_file.py:{line}, version {__version__}, in:"
        " showfloor grow 'an oak' --tall\n"
        "  why: the engine came to a state that it was not written for\n"
        "  fix: report it to those who maintain Showfloor, with these lines, the traceback below"
        " and, if you can, the file that it was reading\n"
    )
    assert trace.endswith("AttributeError: 'NoneType' object has no attribute 'is_relative_to'\n")
    assert result.exit_code == 70


def test_a_fault_keeps_its_cause_and_every_line_of_its_words() -> None:
    error = ValueError("first\nsecond")
    error.__cause__ = KeyError("root of it")
    result = run(raising(error))
    assert (
        "not of the site: ValueError: first\n  where: showfloor/cli/__init__.py:" in result.stderr
    )
    assert "KeyError: 'root of it'\n" in result.stderr
    assert result.stderr.endswith("ValueError: first\nsecond\n")


def test_a_command_that_cannot_be_loaded_is_a_fault() -> None:
    group = LazyGroup("showfloor", summaries={"grow": ""}, load=lambda name: int(name))  # type: ignore[arg-type, return-value]
    result = CliRunner().invoke(group, ["grow"])
    assert result.exit_code == 70
    assert "ValueError: invalid literal for int() with base 10: 'grow'" in result.stderr


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (KeyboardInterrupt(), 1, "\nAborted!\n"),
        (click.Abort(), 1, "Aborted!\n"),
        (click.exceptions.Exit(3), 3, ""),
        (SystemExit(4), 4, ""),
        (click.ClickException("No leaves."), 1, "Error: No leaves.\n"),
        (BrokenPipeError(errno.EPIPE, "Nobody reads"), 1, ""),
        (ConfigError("No.", why="w", fix="f"), 1, "\nNo.\n  why: w\n  fix: f\n\n"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_what_is_no_fault_stays_as_it_is(error: BaseException, code: int, said: str) -> None:
    result = run(raising(error))
    assert (result.exit_code, result.stderr) == (code, said)


@pytest.mark.parametrize(
    ("error", "what"),
    [
        (PermissionError(errno.EACCES, "Permission denied", "a/.lock"), "a/.lock cannot be used"),
        (OSError(errno.EROFS, "Read-only file system", "a", None, "b"), "b cannot be used"),
        (OSError(errno.ENOSPC, "No space left on device"), "A file cannot be used"),
    ],
    ids=["rights", "read-only", "space"],
)
def test_what_the_file_system_refuses_is_explained(error: OSError, what: str) -> None:
    result = run(raising(error))
    assert (result.exit_code, result.stderr) == (
        1,
        f"\n{what}: {error.strerror}.\n"
        "  why: this command cannot do without it\n"
        "  fix: see to your rights and to free space there, or name another folder (see --help)\n"
        "\n",
    )


def test_the_commands_of_showfloor_are_run_so() -> None:
    assert isinstance(main, LazyGroup)
