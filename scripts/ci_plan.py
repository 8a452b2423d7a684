"""Prints what a workflow runs for an event: systems, parts of `make test`, and parts of the sweep.

Usage: EVENT=pull_request REF=refs/pull/7/merge python scripts/ci_plan.py

Each line is a name and a JSON list. A pull request runs what its files touch: prose of pages,
which `make quick` checks, runs nothing more. By night, and for the tag of a release, all runs, on
every system that readers of the README have.
"""

import json
import os
import sys
from collections.abc import Mapping, Sequence

import quick
import sweep

DOCUMENTS = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")
"""What is tested of the files at the top that are prose."""
PARTS = {
    "lint types vitest": (
        "src/",
        "web/",
        "site/",
        "tests/",
        "scripts/",
        "benchmarks/",
        "examples/",
    ),
    "engine": (
        "src/",
        "web/programs/",
        "site/",
        "tests/",
        "scripts/",
        "docs/",
        "examples/",
        *DOCUMENTS,
    ),
    "e2e": ("src/", "web/", "site/", "tests/e2e/", "tests/support/", "tests/sites/", "benchmarks/"),
}
"""Words of `make` that are all of `make test`, with the folders that each tests; files at the top
are tested by all."""
SYSTEMS = ("ubuntu-latest", "macos-latest", "windows-latest")


def plan(event: str, ref: str, changed: Sequence[str]) -> Mapping[str, Sequence[str]]:
    """Return the systems, the parts of `make test` and those of the sweep."""
    is_whole = event == "schedule" or ref.startswith("refs/tags/")
    if is_whole or event != "pull_request":
        touched: Sequence[str] = [*PARTS]
    else:
        touched = [word for word, folders in PARTS.items() if _touches(changed, folders)]
    return {
        "systems": SYSTEMS if is_whole else SYSTEMS[:1],
        "parts": touched,
        "sweep": [*sweep.PARTS] if is_whole else [],
    }


def _touches(changed: Sequence[str], folders: Sequence[str]) -> bool:
    return any(
        name.startswith(tuple(folders)) or ("/" not in name and not name.endswith(".md"))
        for name in changed
        if not (name.startswith("site/pages/") and name.endswith(".md"))
    )


if __name__ == "__main__":
    event, ref = (os.environ.get(name, "") for name in ("EVENT", "REF"))
    for name, values in plan(event, ref, quick.changed_files(quick.ROOT)).items():
        sys.stdout.write(f"{name}={json.dumps([*values])}\n")
