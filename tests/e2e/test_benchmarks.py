"""Every benchmark runs: so small that its figures mean nothing."""

import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks.__main__ import BENCHMARKS

from support.places import PROJECT

pytestmark = pytest.mark.browser

SECONDS = 300
"""Until one is given up that hangs."""


@pytest.mark.parametrize("name", BENCHMARKS)
def test_a_benchmark_runs(name: str, dist: Path) -> None:
    command = [sys.executable, "-m", "benchmarks", "--smoke", str(dist), name]
    run = subprocess.run(
        command, cwd=PROJECT, capture_output=True, text=True, timeout=SECONDS, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert "| what | measured | target | met |" in run.stdout
