"""Runs npm, with its own settings and in the Node that is used."""

import subprocess
from pathlib import Path

from showfloor.errors import ToolError
from showfloor.node.runtime import npm_command

__all__ = ["run_npm"]


def run_npm(folder: Path, *arguments: str, why: str, fix: str) -> None:
    """Run npm in a folder; raises `ToolError` with what it said where it fails."""
    npm, environment = npm_command()
    done = subprocess.run(
        [npm, *arguments, "--no-audit", "--no-fund", "--loglevel", "error"],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode != 0:
        raise ToolError(
            f"`npm {' '.join(arguments)}` failed (exit code {done.returncode}):"
            f"\n{done.stdout.strip()}",
            why=why,
            fix=fix,
        )
