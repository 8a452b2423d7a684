"""What a command says while it works."""

import sys

import pytest

from showfloor.cli import build_progress
from showfloor.cli.build_progress import make_report


@pytest.fixture(autouse=True)
def _pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: False)


def draw(done: int, *, quiet: bool) -> None:
    """Take a step that says how far it is."""
    with make_report(quiet=quiet).step("Render demos") as progress:
        progress(done, 310)


def test_a_quiet_command_says_how_far_a_long_step_is_where_there_is_no_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build_progress, "SECONDS", -1)
    draw(40, quiet=True)
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.splitlines() == [
        "  Render demos: 40 of 310",
        f"  {'Render demos':<38}   0.00 s",
    ]


def test_a_quiet_command_says_nothing_of_short_steps(capsys: pytest.CaptureFixture[str]) -> None:
    draw(40, quiet=True)
    assert capsys.readouterr() == ("", "")


def test_other_commands_write_a_line_for_each_step(capsys: pytest.CaptureFixture[str]) -> None:
    draw(40, quiet=False)
    assert capsys.readouterr() == (f"  {'Render demos':<38}   0.00 s\n", "")
