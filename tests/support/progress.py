"""Shows a failure as soon as there is one, and notes what each test cost.

The costs are written where `SHOWFLOOR_TEST_TIMES` says: a row for each test, with its seconds by
the clock, those of the processor, its programs included as far as they have ended, and whether it
passed. `SHOWFLOOR_LAST_TIMES` names such a file of an earlier run: what failed there runs first,
then what took longest, so that no worker is busy alone at the end. Where
`SHOWFLOOR_PASSED` names a file, tests that passed are noted there, and left out of the next run
with the same `SHOWFLOOR_STATE`.
"""

import json
import os
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

TIMES = "SHOWFLOOR_TEST_TIMES"
LAST = "SHOWFLOOR_LAST_TIMES"
PASSED = "SHOWFLOOR_PASSED"
STATE = "SHOWFLOOR_STATE"
BEGUN = pytest.StashKey[float]()
NEW = 0.1
"""Seconds that a test is taken to need that no earlier run knows."""
NAME_OF_COST = "processor seconds"


class Progress:
    """What the process that prints knows of the tests of all workers."""

    def __init__(
        self, config: pytest.Config, times: str | None, passed: "PassedBefore | None"
    ) -> None:
        """Write costs to the file `times` at the end, if there is one."""
        self.config = config
        self.times = times
        self.passed = passed
        self.clock: dict[str, float] = {}
        self.processor: dict[str, float] = {}
        self.failed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note what a test cost; say which one failed, why, and how it is run alone."""
        name = report.nodeid.rpartition("@")[0] if report.nodeid.count("@") else report.nodeid
        self.clock[name] = self.clock.get(name, 0) + report.duration
        for key, value in report.user_properties:
            if key == NAME_OF_COST and isinstance(value, float):
                self.processor[name] = value
        if self.passed and report.when == "call" and report.passed:
            self.passed.note(name)
        if report.failed:
            self.failed.add(name)
            self._say(f"\nFAILED {name}\n  {_reason(report)}\n  alone: {_command(name)}\n")

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        """Write the costs; after a run without failures, all tests are due again."""
        if self.passed and exitstatus == 0:
            self.passed.file.unlink(missing_ok=True)
        if self.times:
            rows = [
                (
                    name,
                    round(seconds, 2),
                    round(self.processor.get(name, 0), 2),
                    name not in self.failed,
                )
                for name, seconds in self.clock.items()
            ]
            Path(self.times).write_text(json.dumps(rows), encoding="utf-8")

    def _say(self, text: str) -> None:
        reporter = self.config.pluginmanager.get_plugin("terminalreporter")
        if reporter is not None:
            reporter.ensure_newline()
            reporter.write(text, flush=True)


class Order:
    """Runs first what failed last, then what took longest; tests of a group stay together."""

    def __init__(self, last: Sequence[tuple[str, float, float, bool]]) -> None:
        """Take the costs of an earlier run."""
        self.seconds = {name: seconds for name, seconds, _, _ in last}
        self.failed = {name for name, _, _, passed in last if not passed}

    @pytest.hookimpl(tryfirst=True)  # names of groups are added to those of tests later
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Sort the tests."""
        groups: dict[str, list[pytest.Item]] = defaultdict(list)
        for item in items:
            groups[_group(item)].append(item)
        items[:] = [item for group in sorted(groups.values(), key=self._rank) for item in group]

    def _rank(self, group: Sequence[pytest.Item]) -> tuple[bool, float]:
        names = [item.nodeid for item in group]
        seconds = sum(self.seconds.get(name, NEW) for name in names)
        return self.failed.isdisjoint(names), -seconds


def _group(item: pytest.Item) -> str:
    marker = item.get_closest_marker("xdist_group")
    return str(marker.args[0]) if marker and marker.args else item.nodeid


class PassedBefore:
    """Leaves out the tests that passed in a run of the same state that did not end well."""

    def __init__(self, file: Path, state: str, *, is_worker: bool) -> None:
        """Read which passed; a file of another state is begun again, by no worker."""
        self.file = file
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        self.names = set(lines[1:]) if lines[:1] == [state] else set()
        if not self.names and not is_worker:
            file.write_text(f"{state}\n", encoding="utf-8")

    def note(self, name: str) -> None:
        """Write that a test passed."""
        with self.file.open("a", encoding="utf-8") as opened:
            opened.write(f"{name}\n")

    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        """Leave them out."""
        passed = [item for item in items if item.nodeid in self.names]
        config.hook.pytest_deselected(items=passed)
        items[:] = [item for item in items if item.nodeid not in self.names]


def pytest_configure(config: pytest.Config) -> None:
    """Listen in the process that prints; tests that start tests do not write to the same files."""
    is_worker = hasattr(config, "workerinput")
    times, file, last = (os.environ.get(name) for name in (TIMES, PASSED, LAST))
    if last:
        times_file = Path(last)
        rows = json.loads(times_file.read_text("utf-8"))["tests"] if times_file.exists() else []
        config.pluginmanager.register(Order(rows))
    passed = (
        PassedBefore(Path(file), os.environ.get(STATE, ""), is_worker=is_worker) if file else None
    )
    if passed:
        config.pluginmanager.register(passed)
    if not is_worker:
        config.pluginmanager.register(Progress(config, times, passed))


@pytest.fixture(scope="session", autouse=True)
def _of_this_run_alone() -> None:
    """Keep what tests start from writing to the files of this run."""
    for name in (TIMES, LAST, PASSED, STATE):
        os.environ.pop(name, None)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Note what the processor has done when a test begins."""
    item.stash[BEGUN] = _processor_seconds()
    return (yield)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> None:
    """Add to the last report of a test what it cost."""
    if call.when == "teardown":
        item.user_properties.append((NAME_OF_COST, _processor_seconds() - item.stash[BEGUN]))


def _processor_seconds() -> float:
    """Return what this process and its children that ended have used."""
    return sum(os.times()[:4])


def _reason(report: pytest.TestReport) -> str:
    crash = getattr(report.longrepr, "reprcrash", None)
    text = crash.message if crash is not None else str(report.longrepr)
    return text.splitlines()[0] if text else ""


def _command(name: str) -> str:
    return f".venv/bin/python -m pytest {json.dumps(name)}"
