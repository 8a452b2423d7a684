"""Git, as a build asks it: the commit that is checked out."""

import os
import re
import subprocess
from pathlib import Path
from typing import Final

__all__ = ["ask_git", "last_commit"]

SECONDS: Final = 60
HASH: Final = re.compile(r"[0-9a-f]{40,64}")


def last_commit(root: Path) -> str | None:
    """Return the commit that is checked out; nothing where its history is not whole."""
    answer = ask_git(root, "rev-parse", "--is-shallow-repository", "HEAD") or ""
    shallow, _, commit = answer.strip().partition("\n")
    return commit if shallow == "false" and HASH.fullmatch(commit) else None


def ask_git(root: Path, *arguments: str) -> str | None:
    """Return what git says of a folder, with times in UTC; nothing where it does not know."""
    command = ["git", "-C", str(root), "-c", "core.quotePath=false", *arguments]
    try:
        done = subprocess.run(
            command,
            capture_output=True,
            timeout=SECONDS,
            check=True,
            stdin=subprocess.DEVNULL,
            env={**os.environ, "TZ": "UTC"},
        )
    except (OSError, subprocess.SubprocessError):
        return None  # dates are left out then: a wrong one is worse than none
    return done.stdout.decode("utf-8", "replace")
