"""Writes a version into the changelog and the engine.

Usage: python3 scripts/release.py 0.2.0

Dates the entries under `Unreleased` in `CHANGELOG.md`, opens a new `Unreleased` above it, and
writes the version to `src/showfloor/__init__.py`. Committing and tagging is left to the person who
releases (`docs/releasing.md`).
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CHANGELOG = "CHANGELOG.md"
ENGINE = "src/showfloor/__init__.py"
VERSION = re.compile(r"(0|[1-9][0-9]{0,8})\.(0|[1-9][0-9]{0,8})\.(0|[1-9][0-9]{0,8})")
WRITTEN = re.compile(r'^__version__ = "([^"\n]*)"$', re.MULTILINE)
UNRELEASED = "## Unreleased\n"


class ReleaseError(Exception):
    """Something that is in the way; the message explains what to do."""


def main(arguments: Sequence[str], root: Path = ROOT) -> int:
    """Write the version; return the exit code."""
    if len(arguments) != 1:
        print("Usage: make release VERSION=0.2.0", file=sys.stderr)
        return 2
    try:
        check_committed(root)
        write_version(root, arguments[0], datetime.now(UTC).date().isoformat())
    except ReleaseError as error:
        print(f"Nothing was released: {error}", file=sys.stderr)
        return 1
    print(f"Wrote {arguments[0]} to {CHANGELOG} and {ENGINE}.")
    print(f'Next: git commit -am "Release {arguments[0]}" && git tag v{arguments[0]}')
    return 0


def check_committed(root: Path) -> None:
    """Raise `ReleaseError` where a change is not committed: it would be part of the version."""
    command = ["git", "status", "--porcelain"]
    answer = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    if answer.returncode != 0:
        raise ReleaseError(f"git cannot tell what is committed.\n{answer.stderr.strip()}")
    if answer.stdout:
        raise ReleaseError(f"these files wait to be committed:\n{answer.stdout.rstrip()}")


def write_version(root: Path, version: str, day: str) -> None:
    """Write both files, or none; raises `ReleaseError`."""
    engine = (root / ENGINE).read_text(encoding="utf-8")
    changelog = (root / CHANGELOG).read_text(encoding="utf-8")
    current = WRITTEN.search(engine)
    if current is None:
        raise ReleaseError(f"{ENGINE} names no __version__.")
    if parts(version) <= parts(current[1]):
        raise ReleaseError(f"{version} does not come after {current[1]}, the version of {ENGINE}.")
    dated = with_dated_section(changelog, version, day)
    (root / ENGINE).write_text(
        WRITTEN.sub(f'__version__ = "{version}"', engine), encoding="utf-8", newline="\n"
    )
    (root / CHANGELOG).write_text(dated, encoding="utf-8", newline="\n")


def parts(version: str) -> tuple[int, ...]:
    """Return a version as numbers."""
    match = VERSION.fullmatch(version)
    if match is None:
        raise ReleaseError(f"{version} is not a version such as 0.2.0.")
    return tuple(int(part) for part in match.groups())


def with_dated_section(changelog: str, version: str, day: str) -> str:
    """Return the changelog with what is unreleased under a heading of its own."""
    before, heading, after = changelog.partition(UNRELEASED)
    changes = after.partition("\n## ")[0].strip()
    if not heading or not changes:
        raise ReleaseError(f"{CHANGELOG} says nothing under Unreleased.")
    return f"{before}{UNRELEASED}\n## {version} ({day})\n{after}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
