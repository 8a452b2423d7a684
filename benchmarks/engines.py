"""What of the tests in other browsers passes there, and how fast pages load and demos wake."""

import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from benchmarks.results import Row, Table
from benchmarks.scale import FULL, Scale
from benchmarks.serving import PROJECT

TESTS = "tests/e2e/test_engines.py"


@dataclass(frozen=True)
class Checked:
    """A test in one browser."""

    name: str
    passed: bool
    properties: Mapping[str, str]
    """What the test reports: the browser, and milliseconds."""


def measure_engines(scale: Scale = FULL) -> Table:
    """Run the tests in each browser."""
    with tempfile.TemporaryDirectory(prefix="showfloor-bench-") as temporary:
        report = Path(temporary) / "report.xml"
        command = [
            "-m",
            "pytest",
            "-q",
            "-m",
            "sweep",
            "-o",
            "junit_family=xunit1",
            f"--junitxml={report}",
            *(["-k", "test_a_page_loads and home"] if scale.is_smoke else []),
        ]
        print(f"  {TESTS} ...", flush=True)
        # Tests that fail are counted, not passed over.
        subprocess.run(
            [sys.executable, *command, TESTS], cwd=PROJECT, check=False, stdout=subprocess.DEVNULL
        )
        checks = list(_read(report))
    browsers = defaultdict[str, list[Checked]](list)
    for check in checks:
        browsers[check.properties.get("browser", "not installed")].append(check)
    return Table(
        "Other browsers",
        [row for browser, found in sorted(browsers.items()) for row in _rows(browser, found)],
        [
            "Pages of each kind, and what readers do there: an edit, the playground, searches,"
            " choices, reading without a network. Medians over the pages: from the navigation to"
            " the end of loading, and from a demo's coming into view to its being live.",
            *(f"Failed: {check.name}." for check in checks if not check.passed),
        ],
    )


def _read(report: Path) -> Iterator[Checked]:
    for case in ET.parse(report).iter("testcase"):
        properties = {one.attrib["name"]: one.attrib["value"] for one in case.iter("property")}
        failed = any(case.find(name) is not None for name in ("failure", "error", "skipped"))
        yield Checked(case.attrib["name"], not failed, properties)


def _rows(browser: str, checks: list[Checked]) -> Iterator[Row]:
    passed = sum(check.passed for check in checks)
    yield Row(f"{browser}, passed", f"{passed} of {len(checks)}", "all", passed == len(checks))
    for name, what in (("load", "loading a page"), ("wake", "waking a demo")):
        times = [int(check.properties[name]) for check in checks if name in check.properties]
        if times:
            yield Row(f"{browser}, {what}", f"{median(times):.0f} ms (slowest {max(times)})")
