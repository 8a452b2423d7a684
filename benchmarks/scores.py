"""Lighthouse, mobile, on a page of each type: the median of some runs where speed matters."""

import contextlib
import subprocess
import tempfile
from pathlib import Path
from statistics import median
from typing import NamedTuple

import msgspec

from benchmarks.results import Row, Table
from benchmarks.scale import FULL, Scale
from benchmarks.serving import PAGES, serve_site
from showfloor.node import find_node
from support.browser.chromium import ARGUMENTS, find_chromium

FOLDER = Path(__file__).parent / "lighthouse"
RUNS = 3
TRIES = 3
TARGETS = {"reading page": 99, "component page": 97, "API page": 98}


class Limits(NamedTuple):
    """What a page may take, at most."""

    paint: float
    """Seconds to the largest paint."""
    blocked: int = 100
    """Milliseconds of long tasks beyond the 50 that each may take."""


COMPONENT, OTHER, SEARCH = Limits(1.4), Limits(1.3), Limits(1.5)
GRID, CHART_OR_PICKER = Limits(2.5, 200), Limits(2.0, 200)
HEAVY = {
    "text field": ("/material-ui/react-text-field/", COMPONENT),
    "autocomplete": ("/material-ui/react-autocomplete/", COMPONENT),
    "select": ("/material-ui/react-select/", COMPONENT),
    "table": ("/material-ui/react-table/", COMPONENT),
    "dialog": ("/material-ui/react-dialog/", COMPONENT),
    "slider": ("/material-ui/react-slider/", COMPONENT),
    "data grid API": ("/x/api/data-grid/data-grid/", OTHER),
    "all components": ("/material-ui/all-components/", OTHER),
    "theming": ("/material-ui/customization/theming/", OTHER),
    "home": ("/", OTHER),
    "search": ("/search/?q=card", SEARCH),
    "data grid": ("/x/react-data-grid/", GRID),
    "data grid sorting": ("/x/react-data-grid/sorting/", GRID),
    "data grid grouping": ("/x/react-data-grid/row-grouping/", GRID),
    "bar charts": ("/x/react-charts/bars/", CHART_OR_PICKER),
    "line charts": ("/x/react-charts/lines/", CHART_OR_PICKER),
    "pie charts": ("/x/react-charts/pie/", CHART_OR_PICKER),
    "date picker": ("/x/react-date-pickers/date-picker/", CHART_OR_PICKER),
    "date range calendar": ("/x/react-date-pickers/date-range-calendar/", CHART_OR_PICKER),
    "date time range picker": ("/x/react-date-pickers/date-time-range-picker/", CHART_OR_PICKER),
}
HEAVY_SCORE = 97
OTHERS = ("accessibility", "best-practices", "seo")


class Category(msgspec.Struct):
    """A score from 0 to 1."""

    score: float | None


class Audit(msgspec.Struct, rename="camel"):
    """A figure of the report."""

    numeric_value: float | None = None


class Report(msgspec.Struct):
    """The part of Lighthouse's report that is looked at."""

    categories: dict[str, Category]
    audits: dict[str, Audit]


def measure_scores(scale: Scale = FULL) -> Table:
    """Run Lighthouse; installs it first where it is missing."""
    _install()
    rows: list[Row] = []
    with serve_site(scale) as url:
        for name, path in scale.some([*PAGES.items()]):
            runs = scale.times(RUNS) if name in TARGETS else 1
            rows += _rows(name, [_report(url + path) for _ in range(runs)])
    note = f"Mobile preset, median of {RUNS} runs where performance has a target, else one run."
    return Table("Lighthouse", rows, [note])


def measure_heavy_pages(scale: Scale = FULL) -> Table:
    """Run Lighthouse on the pages that ask most of a phone."""
    _install()
    rows: list[Row] = []
    with serve_site(scale) as url:
        for name, (path, limits) in scale.some([*HEAVY.items()]):
            rows += _heavy_rows(
                name, [_report(url + path) for _ in range(scale.times(RUNS))], limits
            )
    return Table("Heavy pages", rows, [f"Lighthouse, mobile preset, median of {RUNS} runs."])


def _heavy_rows(name: str, reports: list[Report], limits: Limits) -> list[Row]:
    score = median(_score(report, "performance") for report in reports)
    blocked = median(_audit(report, "total-blocking-time") for report in reports)
    paint = median(_audit(report, "largest-contentful-paint") for report in reports) / 1000
    shift = max(_audit(report, "cumulative-layout-shift") for report in reports)
    return [
        Row(f"{name}, performance", f"{score:.0f}", f">= {HEAVY_SCORE}", score >= HEAVY_SCORE),
        Row(
            f"{name}, blocked",
            f"{blocked:.0f} ms",
            f"<= {limits.blocked}",
            blocked <= limits.blocked,
        ),
        Row(
            f"{name}, largest paint", f"{paint:.2f} s", f"<= {limits.paint}", paint <= limits.paint
        ),
        Row(f"{name}, layout shift", f"{shift:.4f}", "0", shift == 0),
    ]


def _install() -> None:
    if not (FOLDER / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=FOLDER, check=True)


def _rows(name: str, reports: list[Report]) -> list[Row]:
    performance = median(_score(report, "performance") for report in reports)
    target = TARGETS.get(name)
    rows = [
        Row(
            f"{name}, performance",
            f"{performance:.0f}",
            f">= {target}" if target else "",
            performance >= target if target else None,
        )
    ]
    for category in OTHERS:
        score = median(_score(report, category) for report in reports)
        rows.append(Row(f"{name}, {category}", f"{score:.0f}", "100", score == 100))
    shift = max(_audit(report, "cumulative-layout-shift") for report in reports)
    paint = median(_audit(report, "largest-contentful-paint") for report in reports)
    rows.append(Row(f"{name}, layout shift", f"{shift:.4f}", "0", shift == 0))
    rows.append(Row(f"{name}, largest paint (throttled)", f"{paint / 1000:.2f} s"))
    return rows


def _score(report: Report, category: str) -> float:
    return 100 * (report.categories[category].score or 0)


def _audit(report: Report, name: str) -> float:
    return report.audits[name].numeric_value or 0


def _report(url: str) -> Report:
    """Visit a page; again where the browser has lost its trace, which it does now and then.

    Raises `subprocess.CalledProcessError` where it does so every time.
    """
    for _ in range(TRIES - 1):
        with contextlib.suppress(subprocess.CalledProcessError):
            report = _visit(url)
            if report.categories["performance"].score is not None:
                return report
    return _visit(url)


def _visit(url: str) -> Report:
    cli = FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"
    flags = " ".join(["--headless", *ARGUMENTS])
    with tempfile.NamedTemporaryFile(suffix=".json") as output:
        subprocess.run(
            [
                find_node(), cli, url, "--quiet", "--output=json",
                f"--output-path={output.name}", f"--chrome-flags={flags}",
                "--only-categories=performance,accessibility,best-practices,seo",
            ],
            check=True,
            env={"CHROME_PATH": find_chromium() or "", "PATH": "/usr/bin:/bin"},
        )  # fmt: skip
        return msgspec.json.decode(Path(output.name).read_bytes(), type=Report)
