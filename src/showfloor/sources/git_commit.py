"""The commit that is checked out, and other answers of git."""

import os
import re
import subprocess
from pathlib import Path
from typing import Final

SECONDS: Final = 60
HASH: Final = re.compile(r"[0-9a-f]{40,64}")


def last_commit(root: Path) -> str | None:
    """Return the commit that is checked out; `None` if its history is shallow."""
    answer = ask_git(root, "rev-parse", "--is-shallow-repository", "HEAD") or ""
    shallow, _, commit = answer.strip().partition("\n")
    return commit if shallow == "false" and HASH.fullmatch(commit) else None


def ask_git(root: Path, *arguments: str) -> str | None:
    """Return the answer of git on a folder, with times in UTC; `None` if there is none."""
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
        return None  # dates are left out then, because a wrong date is worse than none
    return done.stdout.decode("utf-8", "replace")
