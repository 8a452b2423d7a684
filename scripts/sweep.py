"""Runs the checks that take long, in parts: `make sweep`, or one, as in `make sweep PART=pitfalls`.

Usage: python scripts/sweep.py [--list] [PART ...]

Each part takes less than twenty minutes on two cores, and ends with its figures. One that was
interrupted, or had failures, goes on with the tests that have not passed, while no file of the
project differs. Without names all parts run, and a failure of one does not end the others.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import quick

ROOT: Final = quick.ROOT
NOTES: Final = ROOT / ".showfloor" / "swept"
SLOWEST: Final = 5
MISTAKES: Final = 20

PYTEST: Final = (
    sys.executable,
    "-m",
    "pytest",
    "-q",
    "-m",
    "sweep",
    "-n",
    "2",
    "--dist",
    "loadgroup",
)


class Part(NamedTuple):
    """Commands, or tests marked `sweep`, that run one after the other."""

    about: str
    tests: Sequence[str] = ()
    commands: Sequence[Sequence[str]] = ()


PARTS: Final = {
    "rules": Part(
        "types of demos in ESLint, types on Windows",
        commands=(
            quick.node_command("eslint/bin/eslint.js", "site/pages"),
            ("make", "--no-print-directory", "mypy-windows"),
        ),
    ),
    "engine": Part(
        "attacks, damage, builds in two places, what documents promise",
        tests=(
            *("tests/unit/server", "tests/contracts", "tests/unit/build/test_damage.py"),
            *("tests/unit/build/test_two_places.py", "tests/unit/build/test_remade.py"),
            "tests/unit/build/test_pipeline.py",
        ),
    ),
    "edits": Part(
        "a build after each kind of edit is a build from nothing",
        tests=(
            "tests/unit/build/test_differential.py",
            "tests/unit/build/test_dev_differential.py",
        ),
    ),
    "drawn-edits": Part(
        "the same after drawn edits, of the real site too",
        tests=("tests/unit/build/test_drawn_edits.py",),
    ),
    "copies": Part("each demo as it is copied, and all search terms", tests=("tests/site",)),
    "pages": Part(
        "every page visited, in light, dark, right-to-left and on phones",
        tests=("tests/e2e/test_every_page.py",),
    ),
    "arrival": Part(
        "first screens, fonts, markup, the search, what moves",
        tests=tuple(
            f"tests/e2e/test_{name}.py"
            for name in ("arrival", "first_screen", "fonts", "markup", "right_to_left", "search")
        ),
    ),
    "demos": Part(
        "every demo comes alive, in any time zone and language",
        tests=("tests/e2e/test_live_demos.py", "tests/e2e/test_readers_elsewhere.py"),
    ),
    "looks": Part("words on colors, choices that show", tests=("tests/e2e/test_demo_looks.py",)),
    "keys": Part("what keys do in each component", tests=("tests/e2e/test_keys.py",)),
    "pitfalls": Part(
        "what pages warn of, failing and fixed", tests=("tests/e2e/test_pitfalls.py",)
    ),
    "exports": Part("each ZIP looks as on the site", tests=("tests/e2e/test_exported_demos.py",)),
    "projects": Part(
        "downloaded projects and guides are installed, built and started",
        tests=tuple(
            f"tests/e2e/test_{name}.py"
            for name in ("exports", "screens", "guides", "sign_in_guides", "open_pages")
        ),
    ),
    "browsers": Part("Firefox and WebKit", tests=("tests/e2e/test_engines.py",)),
    "libraries": Part(
        "sites for twelve libraries, from nothing", tests=("tests/e2e/test_libraries.py",)
    ),
    "families": Part(
        "demos of other families as in an application, and React 18",
        tests=("tests/e2e/test_families.py", "tests/e2e/test_react_18.py"),
    ),
    "themes": Part(
        "a theme of the studio and its file are the same",
        tests=("tests/e2e/test_theme_studio_truth.py",),
    ),
    "benchmarks": Part("each benchmark runs", tests=("tests/e2e/test_benchmarks.py",)),
    "mistakes": Part(
        f"{MISTAKES} small mistakes, and which of them `make quick` finds",
        commands=((sys.executable, "scripts/mistakes.py", "--nearest", "--number", str(MISTAKES)),),
    ),
}


def main(arguments: Sequence[str]) -> int:
    """Run the named parts, or all; return 1 where one fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--list", action="store_true", help="list the parts as JSON")
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    options = parser.parse_args(arguments)
    if options.list:
        print(json.dumps([*PARTS]))
        return 0
    for name in options.parts:
        if name not in PARTS:
            parser.error(f"there is no part {name}; there are: {', '.join(PARTS)}")
    figures = [run(name) for name in options.parts or PARTS]
    print("\n".join(["", *(line for line, _ in figures)]))
    return 0 if all(passed for _, passed in figures) else 1


def run(name: str) -> tuple[str, bool]:
    """Run a part; return a line with its figures, and whether it passed."""
    part = PARTS[name]
    print(f"\n{name}: {part.about}", flush=True)
    start = time.monotonic()
    results = [_passes(command, {"LINT": "all"}) for command in part.commands]
    counted = ""
    if part.tests:
        NOTES.mkdir(parents=True, exist_ok=True)
        times = NOTES / f"{name}.json"
        notes = {
            "SHOWFLOOR_PASSED": str(NOTES / f"{name}.passed"),
            "SHOWFLOOR_STATE": state_of(ROOT),
            "SHOWFLOOR_TEST_TIMES": str(times),
        }
        results.append(_passes((*PYTEST, *part.tests), notes))
        counted = _figures(times)
    passed = all(results)
    word = "passed" if passed else "FAILED"
    return f"{name}: {word} after {time.monotonic() - start:.0f} s{counted}", passed


def state_of(root: Path) -> str:
    """Return what the results of a part depend on: all files of the project that git knows."""
    asked = (["rev-parse", "HEAD"], ["diff", "HEAD"])
    parts = [
        subprocess.run(["git", *words], cwd=root, capture_output=True, check=False).stdout
        for words in asked
    ]
    return hashlib.sha256(b"\n".join(parts)).hexdigest()


def _passes(command: Sequence[str], variables: dict[str, str]) -> bool:
    # 5: all tests of the part have passed in a run that was interrupted.
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **variables}, check=False)
    return done.returncode in {0, 5}


def _figures(times: Path) -> str:
    """Return how many tests ran, and the slowest of them."""
    if not times.exists():
        return ""
    rows = json.loads(times.read_text(encoding="utf-8"))
    times.unlink()
    slowest = sorted(rows, key=lambda row: -row[1])[:SLOWEST]
    listed = "".join(f"\n  {seconds:6.0f} s  {test}" for test, seconds, *_ in slowest)
    return f", {len(rows)} tests, the slowest of them:{listed}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
