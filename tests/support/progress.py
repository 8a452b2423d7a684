"""Shows a failure as soon as there is one, and notes what each test cost.

The costs are written where `SHOWFLOOR_TEST_TIMES` says: a row for each test, with its seconds by
the clock and those of the processor, its programs included as far as they have ended.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

TIMES = "SHOWFLOOR_TEST_TIMES"
BEGUN = pytest.StashKey[float]()
NAME_OF_COST = "processor seconds"


class Progress:
    """What the process that prints knows of the tests of all workers."""

    def __init__(self, config: pytest.Config, times: str | None) -> None:
        """Write costs to the file `times` at the end, if there is one."""
        self.config = config
        self.times = times
        self.clock: dict[str, float] = {}
        self.processor: dict[str, float] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note what a test cost; say which one failed, why, and how it is run alone."""
        name = report.nodeid.rpartition("@")[0] if report.nodeid.count("@") else report.nodeid
        self.clock[name] = self.clock.get(name, 0) + report.duration
        for key, value in report.user_properties:
            if key == NAME_OF_COST and isinstance(value, float):
                self.processor[name] = value
        if report.failed:
            self._say(f"\nFAILED {name}\n  {_reason(report)}\n  alone: {_command(name)}\n")

    def pytest_sessionfinish(self) -> None:
        """Write the costs."""
        if self.times:
            rows = [
                (name, round(seconds, 2), round(self.processor.get(name, 0), 2))
                for name, seconds in self.clock.items()
            ]
            Path(self.times).write_text(json.dumps(rows), encoding="utf-8")

    def _say(self, text: str) -> None:
        reporter = self.config.pluginmanager.get_plugin("terminalreporter")
        if reporter is not None:
            reporter.ensure_newline()
            reporter.write(text, flush=True)


def pytest_configure(config: pytest.Config) -> None:
    """Listen in the process that prints; tests that start tests do not write to the same file."""
    times = os.environ.pop(TIMES, None)
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Progress(config, times))


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
