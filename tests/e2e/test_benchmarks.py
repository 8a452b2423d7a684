"""Benchmarks run: so small that their figures mean nothing."""

import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks.__main__ import BENCHMARKS

from support.places import PROJECT

pytestmark = pytest.mark.browser

SECONDS = 600
"""Until a run is given up that hangs."""

DEAR = (
    *("site", "loop", "api", "icons", "search", "scores", "heavy"),
    *("next", "sandbox", "tests"),
)
"""In the sweep: each is like one that `make test` runs: a build, a server, a page, its demos."""


@pytest.mark.parametrize(
    "names",
    [
        pytest.param([name for name in BENCHMARKS if name not in DEAR], id="sample"),
        pytest.param(DEAR, id="dear", marks=pytest.mark.sweep),
    ],
)
def test_benchmarks_run(names: list[str], dist: Path) -> None:
    command = [sys.executable, "-m", "benchmarks", "--smoke", str(dist), *names]
    run = subprocess.run(
        command, cwd=PROJECT, capture_output=True, text=True, timeout=SECONDS, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert run.stdout.count("| what | measured | target | met |") == len(names)
