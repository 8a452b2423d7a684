"""The command as a process, which ends without clearing up."""

import subprocess
import sys
from collections.abc import Sequence

import pytest


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [(["--version"], 0, "showfloor, version "), (["biuld"], 2, "No such command 'biuld'")],
)
def test_the_process_ends_with_its_status_and_all_that_was_said(
    arguments: Sequence[str], status: int, said: str
) -> None:
    command = [sys.executable, "-m", "showfloor", *arguments]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == status
    assert said in ended.stdout + ended.stderr
