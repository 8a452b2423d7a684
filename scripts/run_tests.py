"""Runs every check and test of the project: `make test`.

Usage: python scripts/run_tests.py [--table]

While one lane builds the site, the other checks the code; then come the tests that need no browser,
and those in a browser. All parts run, whatever fails; a failure is printed at once. The end is a
table of what each part and the dearest tests cost; `--table` prints that of the last run again.
"""

import json
import os
import re
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / ".showfloor" / "tests"
TIMES: Final = FOLDER / "times.json"
DEAREST: Final = 20
SUMMARY: Final = re.compile(r"=+ .*\b(?:passed|failed|error)\b.* in [\d.]+s.* =+")

BUILD: Final = (sys.executable, "-m", "support.site.work_folder")
PYTEST: Final = (
    *(sys.executable, "-m", "pytest", "--dist", "loadgroup", "--no-loadscope-reorder"),
    "-n",
)


class Part(NamedTuple):
    """A command, and whether its output is printed as it comes."""

    name: str
    command: Sequence[str]
    is_shown: bool = False
    environment: Mapping[str, str] = {}


class Outcome(NamedTuple):
    """What came of a part."""

    name: str
    passed: bool
    seconds: float
    processor: float
    """Seconds, of all its processes that have ended; 0 where the system does not tell."""


def _make(word: str) -> Part:
    return Part(word, ("make", "--no-print-directory", word))


RULES: Final = (
    ("eslint", "prettier", "stylelint", "patterns", "workflows")
    if os.environ.get("CI") == "true"
    else ("changed",)
)
"""Checks of one file at a time: of those that differ from the main branch; in CI, of all."""
LANES: Final = (
    (Part("site", BUILD, environment={"PYTHONPATH": str(ROOT / "tests")}),),
    (
        *map(_make, ("vitest", "ruff", "imports", "mypy", "tsc", "dead-code", "dead-code-web")),
        *map(_make, RULES),
    ),
)
"""Run beside each other, the parts of each one after the other: what finds most goes first."""
TESTS: Final = (
    # They wait for programs and servers much of their time: three keep two cores busy.
    Part("engine", (*PYTEST, "3", "--ignore", "tests/e2e"), is_shown=True),
    # A page that arrives while others keep the cores busy is not what a reader sees.
    Part("e2e", (*PYTEST, "2", "tests/e2e"), is_shown=True),
)
"""Run one after the other."""


def main(arguments: Sequence[str]) -> int:
    """Run all parts; return 1 where one fails."""
    if "--table" in arguments:
        print(table(json.loads(TIMES.read_text(encoding="utf-8"))))
        return 0
    start = time.monotonic()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(len(LANES)) as threads:
        outcomes = [one for lane in threads.map(_run_lane, LANES) for one in lane]
    outcomes += _run_lane(TESTS)
    times = {
        "seconds": time.monotonic() - start,
        "parts": outcomes,
        "tests": [*_tests(outcomes)],
    }
    TIMES.write_text(json.dumps(times), encoding="utf-8")
    print(table(json.loads(TIMES.read_text(encoding="utf-8"))))
    failed = [outcome.name for outcome in outcomes if not outcome.passed]
    print(f"\nFailed: {', '.join(failed)}" if failed else "\nAll parts passed.")
    return 1 if failed else 0


def table(times: Mapping[str, list[list[str | bool | float]]]) -> str:
    """Return what the parts and the dearest files of tests cost."""
    parts = [Outcome(*row) for row in times["parts"]]
    lines = ["", f"{'part':40} {'seconds':>9} {'processor':>9}"]
    lines += [f"{one.name:40} {one.seconds:9.0f} {one.processor:9.0f}" for one in parts]
    clock, processor = times["seconds"], sum(one.processor for one in parts)
    lines.append(f"{'together':40} {clock:9.0f} {processor:9.0f}")
    files: dict[str, tuple[float, float]] = defaultdict(lambda: (0, 0))
    for name, seconds, used, _ in times["tests"]:
        file = str(name).partition("::")[0]
        files[file] = (files[file][0] + seconds, files[file][1] + used)
    dearest = sorted(files.items(), key=lambda row: -max(row[1]))[:DEAREST]
    lines += ["", f"{'the dearest tests':60} {'seconds':>9} {'processor':>9}"]
    return "\n".join([*lines, *(f"{name:60} {a:9.1f} {b:9.1f}" for name, (a, b) in dearest)])


def _run_lane(parts: Sequence[Part]) -> list[Outcome]:
    return [_run(part) for part in parts]


def _run(part: Part) -> Outcome:
    start = time.monotonic()
    process = subprocess.Popen(
        part.command,
        cwd=ROOT,
        env={**os.environ, **_files_of_times(part), **part.environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    assert process.stdout is not None
    held = []
    for line in process.stdout:
        if part.is_shown:
            print(line if SUMMARY.match(line) else f"{part.name}: {line}", end="", flush=True)
        else:
            held.append(line)
    processor = _wait(process)
    outcome = Outcome(part.name, process.returncode == 0, time.monotonic() - start, processor)
    word = "ok" if outcome.passed else "FAILED"
    output = "" if outcome.passed else "".join(f"{part.name}: {line}" for line in held)
    print(f"{output}{word:6} {outcome.seconds:4.0f} s  {part.name}", flush=True)
    return outcome


def _files_of_times(part: Part) -> dict[str, str]:
    """Return the variables that have tests note what they cost, and begin with what failed."""
    written = _times_of(part.name)
    return {"SHOWFLOOR_TEST_TIMES": str(written), "SHOWFLOOR_LAST_TIMES": str(TIMES)}


def _wait(process: subprocess.Popen[str]) -> float:
    """Wait for a process; return the seconds of the processor that it and its children used."""
    if not hasattr(os, "wait4"):
        process.wait()
        return 0
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_utime + usage.ru_stime


def _tests(outcomes: Sequence[Outcome]) -> Iterator[tuple[str, float, float, bool]]:
    for outcome in outcomes:
        file = _times_of(outcome.name)
        if file.exists():
            yield from json.loads(file.read_text(encoding="utf-8"))
            file.unlink()


def _times_of(part: str) -> Path:
    return FOLDER / f"times-{part}.json"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
