"""The protocol's package is an extra: who lacks it is told, and nobody else needs it."""

import subprocess
import sys
from pathlib import Path

import pytest

from support.site.small_release import publish_small

WITHOUT = """
import sys
sys.modules["mcp"] = None  # as where it is not installed
from showfloor.cli import main
main(sys.argv[1:])
"""
TOLD = (
    "\nThe server for assistants is not installed.\n"
    "  why: It needs the package mcp, which nothing else does.\n"
    "  fix: Install it with: pip install 'showfloor[mcp]'\n\n"
)


@pytest.fixture(scope="module")
def release(tmp_path_factory: pytest.TempPathFactory) -> Path:
    dist = tmp_path_factory.mktemp("release") / "dist"
    publish_small(dist)
    return dist


@pytest.mark.parametrize("command", [["mcp"], ["serve", "--mcp", "--port", "0"]])
def test_who_lacks_the_package_is_told_how_to_install_it(release: Path, command: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, *command, "--dist", str(release)],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (1, TOLD)


def test_nothing_else_needs_it() -> None:
    script = (
        f"{WITHOUT.partition('from showfloor')[0]}\nimport showfloor.build, showfloor.server.app"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
