"""Makes small mistakes, one at a time, and reports which of them the tests find: `make mistakes`.

Usage: python scripts/mistakes.py [--number 100] [--seed 1] [--nearest] [--like FILE] [PATH ...]

Four fifths of the mistakes are drawn by the seed (`draw_mistakes.py`), the others were real
(`real_mistakes.toml`). Each is first shown to the tests of the changed file alone, as `make quick`
runs them. Those that they miss are made all at once, and all tests run; then each is made alone,
and the tests that failed run again, so that each failure is known to be of one mistake. With
`--nearest`, or with paths, the second part is left out.

Files of the project are changed, and restored at the end: the program refuses to run where a file
differs from the last commit. What was found is in `.showfloor/mistakes`: a run that was
interrupted goes on where it was.
"""

import argparse
import json
import os
import re
import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import quick
from draw_mistakes import Mistake, draw, mistakes_in

ROOT: Final = quick.ROOT
REAL: Final = Path(__file__).with_name("real_mistakes.toml")
REPORTS: Final = Path(".showfloor") / "mistakes"
PATIENCE: Final = 600
"""Seconds after which a check has found a mistake: what it runs does not end."""
OF_LAYOUT: Final = {"prettier", "ruff format"}
"""Checks that find how a mistake is written, which is not the mistake."""
WHOLE: Final = [["make", "--no-print-directory", word] for word in ("vitest", "engine", "e2e")]
"""All tests; those in a browser apart, since its driver keeps an event loop."""
FAILED: Final = re.compile(r"^(?:FAILED|ERROR) ([\w./-]+(?:::\w+)?)", re.MULTILINE)
FAILED_OF_FRONTEND: Final = re.compile(r"FAIL .*?((?:src|programs|contracts)/[\w./]+\.test\.tsx?)")


def main(arguments: Sequence[str]) -> int:
    """Make the mistakes and print what was found; return 1 where nothing could be tried."""
    options = _options(arguments)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # files are restored then, too
    if differing := quick.differing(ROOT):
        print(f"mistakes: {differing[0]} differs from the last commit. Commit it first.")
        return 1
    report = Report(ROOT / REPORTS / f"{options.seed}-{options.number}.json")
    report.begin(_asked_for(options))
    mistakes = [*report.found]
    for count, mistake in enumerate(mistakes, 1):
        if report.found[mistake] is None:
            report.note(mistake, _found_nearby(mistake))
        found = report.found[mistake] or "not found"
        print(f"{count}/{len(mistakes)} {_words(mistake)}: {found}", flush=True)
    missed = [mistake for mistake in mistakes if not report.found[mistake]]
    nearby = len(mistakes) - len(missed)
    print(f"{nearby} of {len(mistakes)} are found by the tests of the changed file.")
    if missed and not options.nearest and not options.paths:
        for mistake, found in _found_by_all(missed):
            report.note(mistake, found)
    _print_rest(mistakes, report)
    return 0


class Report:
    """The mistakes of a run, with the check that found each, in a file."""

    def __init__(self, file: Path) -> None:
        """Read what an earlier run found."""
        self.file = file
        rows = json.loads(file.read_text("utf-8")) if file.exists() else []
        self.found = {Mistake(*row["mistake"]): row["found_by"] for row in rows}

    def begin(self, mistakes: Sequence[Mistake]) -> None:
        """Take mistakes that no check has seen; those of an interrupted run are there already."""
        self.found = self.found or dict.fromkeys(mistakes)

    def note(self, mistake: Mistake, found_by: str) -> None:
        """Write which check found a mistake; "" where none did."""
        self.found[mistake] = found_by
        rows = [{"mistake": one, "found_by": check} for one, check in self.found.items()]
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(json.dumps(rows, indent=1), encoding="utf-8")


def real_mistakes(root: Path) -> list[Mistake]:
    """Return the mistakes that were made once, at their places in the code of today."""
    rows = tomllib.loads(REAL.read_text(encoding="utf-8"))["mistakes"]
    return [_placed(root, **row) for row in rows]


def _placed(root: Path, file: str, right: str, wrong: str) -> Mistake:
    content = (root / file).read_bytes()
    if content.count(right.encode()) != 1:
        raise SystemExit(f"{REAL}: {file} has not one place with {right!r}; write today's code.")
    start = content.index(right.encode())
    return Mistake(file, content.count(b"\n", 0, start) + 1, "real", right, wrong, start)


def moved(root: Path, mistake: Mistake) -> Mistake:
    """Return a mistake of an earlier commit at its place in today's code: the nearest one."""
    content, right = (root / mistake.file).read_bytes(), mistake.right.encode()
    places = [match.start() for match in re.finditer(re.escape(right), content)]
    start = min(places, key=lambda place: abs(place - mistake.start))
    return mistake._replace(start=start, line=content.count(b"\n", 0, start) + 1)


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--number", type=int, default=100, help="how many, the real ones among them"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nearest", action="store_true", help="run no other tests")
    parser.add_argument("--like", type=Path, help="make the mistakes of this report of a run")
    parser.add_argument("paths", nargs="*", help="draw from these files alone")
    return parser.parse_args(arguments)


def _asked_for(options: argparse.Namespace) -> list[Mistake]:
    if options.like:
        return [moved(ROOT, mistake) for mistake in Report(options.like).found]
    if options.paths:
        found = [mistake for path in options.paths for mistake in mistakes_in(ROOT, path)]
        step = max(1, len(found) // options.number)
        return found[::step][: options.number]
    real = real_mistakes(ROOT)[: options.number // 5]
    return [*real, *draw(ROOT, options.number - len(real), options.seed)]


def _found_nearby(mistake: Mistake) -> str:
    """Return the first check of `make quick` that finds a mistake, or nothing."""
    with _made([mistake]):
        for check in quick.plan(ROOT, [mistake.file]):
            command = [*check.command, "-x"] if check.name == "pytest" else check.command
            if check.name not in OF_LAYOUT and not _passes(command):
                return check.name
    return ""


def _found_by_all(missed: Sequence[Mistake]) -> Iterator[tuple[Mistake, str]]:
    """Yield each mistake with a test that finds it, or nothing, of all tests of the project."""
    print(f"Running all tests with the other {len(missed)} mistakes at once ...", flush=True)
    with _made(missed):
        failed = _failing_tests(WHOLE)
    print(f"{len(failed)} tests failed: running them with each mistake alone ...", flush=True)
    failed -= _failing_tests([_command_of(failed)]) if failed else set()
    for mistake in missed:
        with _made([mistake]):
            found = _failing_tests([_command_of(failed)]) if failed else set()
        print(f"  {_words(mistake)}: {min(found, default='not found')}", flush=True)
        yield mistake, min(found, default="")


def _failing_tests(commands: Sequence[Sequence[str]]) -> set[str]:
    printed = "".join(_run(command)[1] for command in commands)
    return {*FAILED.findall(printed), *FAILED_OF_FRONTEND.findall(printed)}


def _command_of(tests: set[str]) -> list[str]:
    """Return the command that runs some tests, of Python and of the frontend."""
    of_python = sorted(test for test in tests if test.startswith("tests/"))
    others = sorted(tests - {*of_python})
    parts = []
    in_browser = [test for test in of_python if test.startswith("tests/e2e/")]
    for tests_of_a_kind in (in_browser, [test for test in of_python if test not in in_browser]):
        if tests_of_a_kind:
            pytest = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "loadgroup"]
            parts.append([*pytest, *tests_of_a_kind])
    for root, folders in (("web", ("src/", "programs/")), ("site", ("contracts/",))):
        if files := [test for test in others if test.startswith(folders)]:
            parts.append(quick.node_command("vitest/vitest.mjs", "run", "--root", root, *files))
    return ["sh", "-c", "; ".join(_quoted(part) for part in parts)]


def _quoted(command: Sequence[str]) -> str:
    return " ".join("'" + word.replace("'", "'\\''") + "'" for word in command)


@contextmanager
def _made(mistakes: Sequence[Mistake]) -> Iterator[None]:
    """Have mistakes in their files, those of one file from its end to its beginning."""
    before: dict[Path, bytes] = {}
    try:
        for mistake in sorted(mistakes, key=lambda mistake: -mistake.start):
            file = ROOT / mistake.file
            content = file.read_bytes()
            before.setdefault(file, content)
            file.write_bytes(mistake.made_in(content))
        yield
    finally:
        for file, content in before.items():
            file.write_bytes(content)


def _passes(command: Sequence[str]) -> bool:
    return _run(command)[0]


def _run(command: Sequence[str]) -> tuple[bool, str]:
    """Run a command, for `PATIENCE` at most; return whether it passed, and what it printed."""
    with subprocess.Popen(
        command,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        start_new_session=True,
    ) as process:
        try:
            is_whole = command in WHOLE  # all tests together may take longer
            printed, _ = process.communicate(timeout=None if is_whole else PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            printed, _ = process.communicate()
        except KeyboardInterrupt:
            os.killpg(process.pid, signal.SIGKILL)
            raise
    return process.returncode == 0, printed


def _print_rest(mistakes: Sequence[Mistake], report: Report) -> None:
    missed = [mistake for mistake in mistakes if not report.found[mistake]]
    for mistake in missed:
        print(f"  missed: {_words(mistake)}")
    print(f"{len(mistakes) - len(missed)} of {len(mistakes)} mistakes found")


def _words(mistake: Mistake) -> str:
    right, wrong = (" ".join(text.split())[:60] for text in (mistake.right, mistake.wrong))
    return f"{mistake.file}:{mistake.line} {mistake.kind}: {right} -> {wrong}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
