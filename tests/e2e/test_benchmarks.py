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


# Lighthouse is installed by the first benchmark that uses it, and by no other at the same time.
LIGHTHOUSE = ("scores", "heavy")


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(
            name, marks=[pytest.mark.xdist_group("lighthouse")] if name in LIGHTHOUSE else []
        )
        for name in BENCHMARKS
    ],
)
def test_a_benchmark_runs(name: str, dist: Path) -> None:
    command = [sys.executable, "-m", "benchmarks", "--smoke", str(dist), name]
    run = subprocess.run(
        command, cwd=PROJECT, capture_output=True, text=True, timeout=SECONDS, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert "| what | measured | target | met |" in run.stdout
